from kinds.hero import single_bolt
from scene import zinc, ink
from shapes import cyl, everything, place, put, rest, plate, hexagon, text

ALT = "A lone bolt beside the outline of a missing nut"
SIZE = (800, 600)
VIEWS = [{"az": 8, "el": 36, "fill": .72, "size": 1.9}]


def outline(colour):
    """The printed place where a nut ought to lie."""
    for k in range(6):
        a, b = hexagon(2.0, 10)[k], hexagon(2.0, 10)[(k + 1) % 6]
        for j in range(3):
            t0, t1 = j / 3 + .05, j / 3 + .26
            p = lambda t: (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
            (x0, y0), (x1, y1) = p(t0), p(t1)
            import math
            n = (-(y1 - y0), x1 - x0)
            l = math.hypot(*n)
            n = (n[0] / l * .035, n[1] / l * .035)
            plate([(x0 - n[0], y0 - n[1]), (x1 - n[0], y1 - n[1]), (x1 + n[0], y1 + n[1]), (x0 + n[0], y0 + n[1])], .008, mat=ink("lightgrey"), plane="xy")


def build(colour):
    put(single_bolt, "", (0, 0), 16)
    put(outline, "", (5.9, -.9), 0)
