from kinds.hex_bolt import nut
from scene import ink, zinc
from shapes import boolean, box, cyl, join, lathe, place, rest, text, thread

ALT = "Expansion anchor bolts, zinc plated"
VIEWS = [{"az": 42, "el": 36, "fill": .86}]
FORMS = {"m8": {}, "m10": {}, "m16": {"fill": .9}}
# millimeters: width across flats, height of the nut, pitch, outer diameter of the washer, the lengths that lie there
SIZES = {8: (13, 6.8, 1.25, 16, (95, 80, 80, 65)), 10: (17, 8, 1.5, 20, (115, 95, 80)), 12: (19, 10, 1.75, 24, (120, 100)), 16: (24, 14.8, 2, 30, (125,))}


def anchor(m, d, length):
    """Stands on its cone; all sizes are drawn 12 mm thick, so that their bevels are alike."""
    k = 1.2 / d
    af, high, pitch, outer, _ = SIZES[d]
    end = length * k
    out = [lathe([(0, 0), (.6, 0), (.6, .35), (.41, 1.5), (.41, 2.2), (0, 2.2)], m)]
    sleeve = lathe([(.42, .5), (.6, .42), (.62, .6), (.61, 1.9), (.64, 2.0), (.61, 2.1), (.58, 2.4), (.42, 2.4), (.42, .5)], m)
    boolean(sleeve, join([box(.1, 3, 1.5, (0, 0, .9), rot=(0, 0, a)) for a in (0, 60, 120)]))
    shank = cyl(.56, end - 6.4, (0, 0, 2.2 + (end - 6.4) / 2), m, c=.05)
    out += [sleeve, shank, thread(.6, pitch * k, 4.4, m, (0, 0, end - 4.4))]
    out += place(nut(m, 1.2, af * k, high * k, pitch * k), (0, 0, end - 2.6))
    out.append(cyl(outer * k / 2, .22, (0, 0, end - 2.72), m, c=.05, bore=.62))
    out.append(text(f"M{d} x {length}", .52, (0, -6, 2.3 + (end - 6.4) / 2), (90, -90, 0), ink((.03, .03, .032)), .015, shank))
    return out


def build(form):
    m = zinc()
    d = int(form[1:]) if form else 12
    lengths = SIZES[d][4]
    for k, length in enumerate(lengths):
        # lying, the print up and toward the viewer
        a = place(place(anchor(m, d, length), (0, 0, 0), (0, 90, 0)), (0, 0, 0), (-48, 0, 0))
        middle = k - (len(lengths) - 1) / 2
        rest(place(a, (-5 + .5 * middle, -3.1 * middle, 0), (0, 0, 10 + (4, -3, 2, -1)[k])))
