from parts import brand
from scene import brushed, chrome, steel
from shapes import circle, cut, fuse, box, join, place, plate, text, copy, hexagon

ALT = "Combination wrench, chrome vanadium"
VIEWS = [{"az": 0, "el": 52, "fill": .88}]
FORMS = {"small": {}, "large": {}}


def wrench(length=17.0, size=1.3, m=None):
    m = m or brushed(.24, .5)
    k = size / 1.3
    body = fuse([
        plate([(-length / 2 + .6, -.62 * k), (length / 2 - .5, -.5 * k), (length / 2 - .5, .5 * k), (-length / 2 + .6, .62 * k)], .5 * k, mat=m, bevel=.18 * k, plane="xy"),
        plate(circle(1.42 * k, (-length / 2, 0), 64), .62 * k, mat=m, bevel=.16 * k, plane="xy"),
        plate(circle(1.12 * k, (length / 2, 0), 64), .95 * k, mat=m, bevel=.14 * k, plane="xy"),
    ], m, .05 * k, 6)
    jaw = plate([(-length / 2 - 4, -size / 2), (-length / 2 + .15, -size / 2, .12), (-length / 2 + .5 * k, 0, .2), (-length / 2 + .15, size / 2, .12), (-length / 2 - 4, size / 2)], 5, plane="xy")
    place(jaw, (length / 2, 0, 0))
    place(jaw, (0, 0, 0), (0, 0, 15))
    place(jaw, (-length / 2, 0, 0))
    star = [p for k2 in range(12) for p in [(lambda r, a: (length / 2 + r * __import__("math").cos(a), r * __import__("math").sin(a)))(size / 1.732 * (1 if j == 0 else .915), __import__("math").radians(30 * k2 + 15 * j)) for j in (0, 1)]]
    hole = plate(star, 5, plane="xy")
    groove = plate([(-length * .3, -.3 * k), (length * .3, -.24 * k), (length * .3, .24 * k), (-length * .3, .3 * k)], .5, (0, 0, .43 * k), plane="xy", r=.24 * k)
    cut(body, jaw, hole, groove)
    return [body, brand("NORDHAVEN", .46 * k, (-1.6 * k, 0, .2 * k), (0, 0, 0), m, .06, spacing=1.25, room=1.4),
            text("CHROME VANADIUM", .28 * k, (2.1 * k, 0, .2 * k), (0, 0, 0), m, .06, spacing=1.15)]


def build(form):
    length, size = {"": (17, 1.3), "small": (14, .9), "large": (29, 2.5)}[form]
    place(wrench(length, size), (0, 0, .5), (0, 0, 50))
