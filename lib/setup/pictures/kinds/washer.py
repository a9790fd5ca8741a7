from scene import zinc
from shapes import cyl, everything, place, rest

ALT = "Flat and spring washers, zinc plated"
VIEWS = [{"az": 20, "el": 38, "fill": .82}]


def build(colour):
    m = zinc()
    for k in range(6):
        cyl(1.2 , .2, (.04 * (k % 3) - .05, .05 * (k % 2), .1 + .205 * k), m, c=.05, bore=.65)
    w = cyl(1.2, .2, (0, 0, 0), m, c=.05, bore=.65)
    place(w, (0, 0, 0), (0, 62, 20))
    rest(place([w], (1.52, -.35, 0)))
    cyl(1.2, .2, (.1, -2.7, .1), m, c=.05, bore=.65)
    from shapes import boolean, box
    s = cyl(1.05, .32, (2.7, -1.9, .16), m, c=.04, bore=.66)
    boolean(s, place(box(.12, 2, 2, (0, 0, 0)), (0, 0, 0), (0, 0, 0))[0] if False else box(.1, 1.6, 2, (2.4, -2.75, .16), rot=(0, 24, 18)))
