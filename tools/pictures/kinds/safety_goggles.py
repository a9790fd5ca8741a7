import math
from parts import brand
from scene import fabric, ink, plastic, rubber, _material
from shapes import box, everything, loft, place, solid, tube, _mesh, _object

ALT = "Safety goggles"
VIEWS = [{"az": 30, "el": 24, "fill": .84}]
FORMS = {"tinted": {}}


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


def glasses(m):
    R = 7.4

    def shape(u):
        m = abs(u - .5) * 2                       # 0 at the nose
        hi = 4.4 - .8 * m ** 4
        lo = .2 + 2.1 * math.exp(-(m / .17) ** 2) + 1.5 * m ** 5
        return lo, hi
    curved(shape, -66, 66, R, m, .18)
    curved(lambda u: (shape(u)[1] - .1, shape(u)[1] + .55), -68, 68, R + .12, plastic("black", .35), .42)
    curved(lambda u: (lambda m: (shape(u)[1] + .05, shape(u)[1] + .3))(0), -40, 40, R + .3, plastic("yellow", .35), .14)
    # nose pads and temples
    for s in (-1, 1):
        a = math.radians(67) * s
        x, y = R * math.sin(a), -R * math.cos(a)
        loft([((x, y - .2, 3.3), .35, 1.05, 3), ((x + s * .1, y + 1.2, 3.3), .3, .95, 3), ((x + s * .2, y + 4, 3.3), .28, .75, 3), ((x, y + 8, 3.2), .28, .6, 3), ((x - s * .5, y + 10.6, 2.6), .28, .65, 3),
              ((x - s * .9, y + 12.6, 1.2), .28, .6, 3), ((x - s * 1.1, y + 13.2, .3), .2, .4, 3)], plastic("black", .38))
        strip = loft([((x + s * .18, y + 1.0, 3.3), .25, .45, 3), ((x + s * .32, y + 4, 3.3), .25, .36, 3), ((x + s * .12, y + 7.4, 3.25), .25, .25, 3)], plastic("yellow", .38))
        box(.5, 1.0, 2.2, (s * .95, -R + .9, 1.9), rubber(), .22, (0, s * 22, 0))
    brand("CASTELLAN", .72, (7.35, -.1, 3.3), (90, 0, 90), ink("black"), .02, strip)
    place(everything(), (0, 0, 0), (-3, 0, 0))


def goggles(lens):
    """A soft frame that closes round the eyes, vents above, a woven strap."""
    R, N = 7.6, 160

    def edge(grow, back):
        out = []
        for k in range(N):
            q = 2 * math.pi * k / N
            c, s = math.cos(q), math.sin(q)
            a = 58 * math.copysign(abs(c) ** .5, c) * grow
            z = 3.1 * math.copysign(abs(s) ** .62, s) * grow
            if s < 0:
                z += 1.5 * math.exp(-(a / 14) ** 2)
            q = math.radians(a)
            out.append((R * math.sin(q), -R * math.cos(q) + back, z + 3.6))
        return out
    soft = rubber((.10, .105, .11))
    front, rear = edge(1, 0), edge(1.1, 2.3)
    strip = _object("skirt", _mesh("skirt", front + rear, [(k, (k + 1) % N, N + (k + 1) % N, N + k) for k in range(N)]), soft, smooth=60)
    strip.modifiers.new("t", "SOLIDIFY").thickness = .3
    tube(front, .42, soft, closed=True)
    tube(rear, .5, soft, closed=True)
    tube(edge(.955, -.3), .13, plastic("yellow", .35), closed=True)

    def half(u):
        return 3.1 * max(0, 1 - abs(2 * u - 1) ** 4) ** .31
    curved(lambda u: (3.6 - half(u) + 1.5 * math.exp(-((u - .5) * 116 / 14) ** 2), 3.6 + half(u)), -57, 57, R + .05, lens, .14)
    for k in range(-2, 3):
        o = box(1.3, .9, .5, (0, 0, 0), plastic("black", .4), .16, rot=(28, 0, 0))
        place(o, (0, -R + 1.0, 6.95))
        place(o, (0, 0, 0), (0, 0, 15 * k))
    for s in (-1, 1):
        box(.7, 1.5, 2.6, (s * 7.35, -2.0, 3.6), plastic("black", .38), .25, (0, 0, s * -14))
    strap = [(-7.4, -1.2, 3.6), (-8.0, 3, 3.7), (-6.8, 8, 3.9), (-3, 11, 4), (0, 11.6, 4), (3, 11, 4), (6.8, 8, 3.9), (8.0, 3, 3.7), (7.4, -1.2, 3.6)]
    tube(strap, .1, fabric("black", 40), flat=(2.2, .22))


def build(form):
    if form == "tinted":
        glasses(_material("tinted", (.035, .03, .028), 0, .06, coat=1, bevel=0))
    else:
        goggles(_material("lens", (.93, .97, .98), 0, .02, transmission=1, ior=1.12, bevel=0, coat=.6))
