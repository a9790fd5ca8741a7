from kinds.hex_bolt import nut
from scene import zinc
from shapes import place, rest

ALT = "Hexagon nuts, zinc plated"
VIEWS = [{"az": 22, "el": 34, "fill": .84}]
FORMS = {"small": {"el": 40}, "large": {"el": 28}}


def lying(m, x, y, turn, lift=0.0):
    return rest(place(place(nut(m), (0, 0, 0), (0, 0, turn)), (x, y, 0)), lift)


def leaning(m, x, y, turn, tilt=90):
    n = place(nut(m), (0, 0, 0), (tilt, 30, 0))
    place(n, (0, 0, 0), (0, 0, turn))
    return rest(place(n, (x, y, 0)))


def build(form):
    m = zinc()
    if form == "large":
        lying(m, 0, 0, 12)
        leaning(m, 1.3, -1.75, -18)
    elif form == "small":
        for x, y, turn in ((0, 0, 12), (2.3, .5, 40), (-2.2, .8, 5), (.9, 2.2, 25), (-1.3, -2.0, 50), (3.2, -1.7, 20)):
            lying(m, x, y, turn)
        leaning(m, 1.0, -1.9, -20)
        lying(m, .95, .95, 33, 1.0)
        leaning(m, -3.1, -1.4, 35)
    else:
        lying(m, 0, 0, 12)
        leaning(m, 1.25, -1.55, -14)
        lying(m, 2.3, .3, 44)
