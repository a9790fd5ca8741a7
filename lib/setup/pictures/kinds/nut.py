from kinds.hex_bolt import nut
from scene import zinc
from shapes import place, rest

ALT = "Hexagon nuts, zinc plated"
VIEWS = [{"az": 22, "el": 34, "fill": .82}]


def build(colour):
    m = zinc()
    a = nut(m)
    place(a, (0, 0, 0), (0, 0, 12))
    b = nut(m)
    place(b, (0, 0, 0), (90, 30, 0))
    place(b, (0, 0, 0), (0, 0, -14))
    rest(place(b, (1.25, -1.55, 0)))
    c = nut(m)
    place(c, (0, 0, 0), (0, 0, 44))
    place(c, (2.3, .3, 0))
    rest(a), rest(c)
