"""The engine: rules in two gears, states from one declaration, options, journal, contract, errors."""
