"""Beat The Bookie: a day at the races with an auction, odds, exotic tickets, trading and trophies."""
