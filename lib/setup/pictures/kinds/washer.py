import math
from scene import zinc
from shapes import cyl, everything, place, rest

ALT = "Flat washers, zinc plated"
VIEWS = [{"az": 20, "el": 38, "fill": .84}]
FORMS = {"small": {"el": 46}, "large": {"el": 34}}


def washer(m, R=1.2, bore=.65, t=.25):
    return cyl(R, t, (0, 0, t / 2), m, c=.05, bore=bore)


def build(form):
    m = zinc()
    if form == "large":
        for k in range(2):
            place(washer(m), (.05 * k, .04 * k, .255 * k))
        w = place(washer(m), (0, 0, 0), (0, 64, 28))
        rest(place(w, (1.62, -.5, 0)))
        return
    if form == "small":
        # a handful, as they fall
        spots = [(0, 0, 0), (2.1, .7, 0), (-1.7, 1.5, 0), (.7, -2.1, 0), (2.9, -1.5, 0), (-1.9, -1.0, 0), (.6, 2.2, 0)]
        for k, (x, y, _) in enumerate(spots):
            place(washer(m, 1.0, .53, .2), (x, y, 0), (0, 0, 20 * k))
        for x, y, a, turn in ((-.8, .7, 15, 40), (1.5, -.7, 13, 150), (1.5, 1.7, 14, 260)):
            rest(place(place(washer(m, 1.0, .53, .2), (0, 0, 0), (0, a, turn)), (x, y, 0)), .2)
        return
    for k in range(6):
        place(washer(m), (.04 * (k % 3) - .05, .05 * (k % 2), .255 * k))
    w = place(washer(m), (0, 0, 0), (0, 62, 20))
    rest(place(w, (1.62, -.35, 0)))
    place(washer(m), (.2, -2.7, 0))
    place(washer(m), (2.9, -1.9, 0))
