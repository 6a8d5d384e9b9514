"""Tables: seats of people and bots, their order and pace, and the log from which all of it can be rebuilt. No network here."""
