from scene import black_oxide, brushed, steel, turned, ink
from shapes import boolean, box, circle, cyl, everything, gear, lathe, place, plate, rest, text

ALT = "Spur gears, hardened steel"
VIEWS = [{"az": 24, "el": 24, "fill": .82}]


def build(colour):
    m = steel(.26, .42)
    g = gear(32, .5, 2.2, m, 1.6, holes=[circle(1.0, (4.6 * __import__("math").cos(k * 1.2566), 4.6 * __import__("math").sin(k * 1.2566)), 40) for k in range(5)])
    a = [g, cyl(3.0, 3.4, (0, 0, 0), m, "y", .15, bore=1.6), cyl(6.55, .2, (0, -1.12, 0), turned(.28, .44), "y", .05, bore=6.3)]
    boolean(a[1], box(.8, 8, .8, (0, 0, 1.7)))
    a.append(text("m 5  z 32", .62, (0, -1.13, -6.9), (90, 0, 0), ink("black"), .01))
    rest(place(a, (0, 0, 0), (-13, 8, 0)))
    b = [gear(16, .5, 2.2, black_oxide(), 1.0), cyl(2.1, 3.2, (0, 0, 0), black_oxide(), "y", .12, bore=1.0)]
    boolean(b[1], box(.5, 8, .5, (0, 0, 1.05)))
    place(b, (0, 0, 0), (90, 0, 0))
    place(b, (0, 0, 0), (0, 0, 10))
    rest(place(b, (6.4, -5.6, 0)))
