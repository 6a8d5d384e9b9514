"""The compiled core: one deal as counts by kind of card, moves as integers.

Plain typed Python, compiled by mypyc where a compiler is at hand and interpreted otherwise, with equal results to the bit.
Nothing here knows physical cards, names or texts; `canasta.engine.deal` does.
"""
