"""The server: tables that people and bots sit at, over HTTP and WebSocket; it asks the rules and never knows them."""
