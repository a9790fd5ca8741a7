import math
from scene import _material, steel
from shapes import boolean, box, cyl, everything, join, lathe, place, plate, rest, relief

ALT = "Wood screws, countersunk Torx, yellow zinc"
VIEWS = [{"az": 20, "el": 38, "fill": .83}]
FORMS = {"small": {}, "large": {}}
# length and diameter of a screw, and how many lie there
SIZES = {"small": (4.0, .4, 8), "": (5.0, .5, 5), "large": (6.5, .62, 3)}


def screw(m, L=5.0, d=.5):
    """Stands on its head; the point upward."""
    r, pitch, t0 = d / 2, .24, 1.9

    def f(a, z):
        core = r * .66
        if z < t0:
            return r * .72
        taper = min(1, (L - z) / (d * 1.5))
        p = ((z / pitch - a) % 1.0)
        q = max(0, 1 - abs(p - .5) * 2 / .5)
        run = min(1, (z - t0) / .3)
        return max(.004, (core + (r - core) * q * run) * taper)
    body = relief(0, L, f, m, n=72, rows=int(L / pitch * 14))
    head = lathe([(0, 0), (d * .86, 0), (d * .96, .05), (d * .94, .1), (r * .75, .52), (0, .52)], m)
    star = plate([(math.cos(k * math.pi / 12) * d * (.50 if k % 4 == 0 else .46 if k % 2 else .36), math.sin(k * math.pi / 12) * d * (.50 if k % 4 == 0 else .46 if k % 2 else .36)) for k in range(24)], .5, plane="xy")
    boolean(head, star)
    return [body, head]


def build(form):
    L, d, count = SIZES[form]
    m = _material("yellowzinc", (.56, .40, .13), 1, .27, speckle=.1, bump=("noise", 60, .03))
    lay = [(0, 0, 8, 0), (.5, -1.4, -12, 1), (-.3, -2.7, 22, 0), (.2, 1.2, -6, 1), (1.4, -3.9, -3, 0), (-2.6, 2.4, 14, 0), (3.0, -2.4, -20, 1), (-2.8, -4.2, 5, 1)]
    for x, y, a, flip in lay[:count]:
        s = screw(m, L, d)
        place(s, (0, 0, -L / 2))
        place(s, (0, 0, 0), (0, 90 if not flip else -90, 0))
        place(s, (0, 0, 0), (0, 5.5 if not flip else -5.5, 0))
        place(s, (0, 0, 0), (0, 0, a))
        rest(place(s, (x, y, 0)))
    s = screw(m, L, d)
    place(s, (0, 0, 0), (0, 0, 0))
    rest(place(s, (3.9, 1.2, 0)))
