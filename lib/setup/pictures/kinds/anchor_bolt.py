import math
from kinds.hex_bolt import nut
from scene import zinc
from shapes import box, boolean, cyl, everything, join, lathe, place, rest, text, thread, relief

ALT = "Expansion anchor bolts, zinc plated"
VIEWS = [{"az": 20, "el": 34, "fill": .83}]


def anchor(m):
    """Stands on its cone."""
    d = 1.2
    out = [lathe([(0, 0), (d / 2, 0), (d / 2, .35), (d / 2 * .68, 1.5), (d / 2 * .68, 2.2), (0, 2.2)], m)]
    sleeve = lathe([(.42, .5), (.6, .42), (.62, .6), (.61, 1.9), (.64, 2.0), (.61, 2.1), (.58, 2.4), (.42, 2.4), (.42, .5)], m)
    boolean(sleeve, join([box(.1, 3, 1.5, (0, 0, .9), rot=(0, 0, a)) for a in (0, 60, 120)]))
    out.append(sleeve)
    out.append(cyl(d / 2 * .93, 3.4, (0, 0, 3.9), m, c=.05))
    out.append(thread(d / 2, .175, 4.4, m, (0, 0, 5.4)))
    out += place(nut(m), (0, 0, 7.2))
    out.append(cyl(1.2, .22, (0, 0, 7.05), m, c=.05, bore=.62))
    out.append(text("M12", .34, (0, 0, 0), (0, 0, 0), m, .01)) if False else None
    return out


def build(colour):
    m = zinc()
    a = anchor(m)
    place(a, (0, 0, 0), (0, 90, 0))
    place(a, (0, 0, 0), (30, 0, 0))
    rest(place(a, (-5, 1.6, 0), (0, 0, 14)))
    b = anchor(m)
    place(b, (0, 0, 0), (0, 90, 0))
    rest(place(b, (-5.4, -1.8, 0), (0, 0, 6)))
