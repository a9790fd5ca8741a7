import math
from scene import glass, gloss, ink, plastic, rubber, _material
from shapes import box, cyl, everything, loft, mirrored, place, plate, rest, text, tube, _mesh, _object, solid

ALT = "Safety glasses with clear lenses"
VIEWS = [{"az": 30, "el": 24, "fill": .84}]


def curved(outline_z, a0, a1, R, m, t=.28):
    """A sheet bent round a vertical axis: outline_z(u) gives (low, high) for u in 0..1."""
    n, rows, v, f = 60, 12, [], []
    for i in range(n + 1):
        u = i / n
        a = math.radians(a0 + (a1 - a0) * u)
        lo, hi = outline_z(u)
        for k in range(rows + 1):
            z = lo + (hi - lo) * k / rows
            r = R - .02 * (z - 1) ** 2
            v.append((r * math.sin(a), -r * math.cos(a), z))
    for i in range(n):
        for k in range(rows):
            q = i * (rows + 1) + k
            f.append((q, q + rows + 1, q + rows + 2, q + 1))
    o = _object("sheet", _mesh("sheet", v, f), m, smooth=60)
    s = o.modifiers.new("t", "SOLIDIFY")
    s.thickness = t
    return solid(o)


def build(colour):
    R = 7.4
    lens = _material("lens", (.93, .97, .98), 0, .02, transmission=1, ior=1.12, bevel=0, coat=.6)

    def shape(u):
        m = abs(u - .5) * 2                       # 0 at the nose
        hi = 4.4 - .8 * m ** 4
        lo = .2 + 2.1 * math.exp(-(m / .17) ** 2) + 1.5 * m ** 5
        return lo, hi
    curved(shape, -66, 66, R, lens, .18)
    curved(lambda u: (shape(u)[1] - .1, shape(u)[1] + .55), -68, 68, R + .12, plastic("black", .35), .42)
    curved(lambda u: (lambda m: (shape(u)[1] + .05, shape(u)[1] + .3))(0), -40, 40, R + .3, plastic("yellow", .35), .14)
    # nose pads and temples
    for s in (-1, 1):
        a = math.radians(67) * s
        x, y = R * math.sin(a), -R * math.cos(a)
        loft([((x, y - .2, 3.3), .35, 1.05, 3), ((x + s * .1, y + 1.2, 3.3), .3, .95, 3), ((x + s * .2, y + 4, 3.3), .28, .75, 3), ((x, y + 8, 3.2), .28, .6, 3), ((x - s * .5, y + 10.6, 2.6), .28, .65, 3),
              ((x - s * .9, y + 12.6, 1.2), .28, .6, 3), ((x - s * 1.1, y + 13.2, .3), .2, .4, 3)], plastic("black", .38))
        loft([((x + s * .18, y + 1.0, 3.3), .25, .45, 3), ((x + s * .32, y + 4, 3.3), .25, .36, 3), ((x + s * .12, y + 7.4, 3.25), .25, .25, 3)], plastic("yellow", .38))
        box(.5, 1.0, 2.2, (s * .95, -R + .9, 1.9), rubber(), .22, (0, s * 22, 0))
    text("HEXBOLT", .5, (7.35, -.6, 3.3), (90, 0, 90), ink("white"), .02)
    place(everything(), (0, 0, 0), (-3, 0, 0))
