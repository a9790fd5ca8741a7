from kinds.hex_bolt import nut
from scene import steel
from shapes import place, rest

ALT = "Hexagon nuts, zinc plated"
VIEWS = [{"az": 22, "el": 34, "fill": .84}]
FORMS = {"small": {"el": 40, "fill": .86}, "large": {"az": 30, "el": 30, "fill": .84}}


def lying(m, x, y, turn, **size):
    return rest(place(place(nut(m, **size), (0, 0, 0), (0, 0, turn)), (x, y, 0)))


def standing(m, x, y, turn, **size):
    """On one of its flats, the marked one up."""
    n = place(nut(m, **size), (0, 0, 0), (0, 0, 180))
    place(place(n, (0, 0, 0), (90, 0, 0)), (0, 0, 0), (0, 0, turn))
    return rest(place(n, (x, y, 0)))


def build(form):
    m = steel(.24, .52)
    if form == "large":
        # coarse and heavy: one stands, one lies beside it
        big = {"d": 1.6, "af": 2.4, "h": 1.48}
        standing(m, -1.0, .7, 8, **big)
        lying(m, 1.8, -1.6, 24, **big)
    elif form == "small":
        for x, y, turn in ((0, 0, 12), (2.3, .5, 40), (-2.2, .8, 5), (.9, 2.2, 25), (-1.3, -2.0, 50), (3.2, -1.7, 20)):
            lying(m, x, y, turn)
        standing(m, 1.0, -1.9, -20)
    else:
        standing(m, -.7, 1.2, 4)
        lying(m, -1.1, -1.4, 32)
        lying(m, 1.6, 0, 8)
