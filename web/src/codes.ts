/** A join code as it is typed from a screen across the room: case, spaces and dashes do not count. */
export function cleanCode(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
}
