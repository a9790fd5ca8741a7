import math
from parts import brand, panel
from scene import fabric, ink, plastic, rubber
from shapes import boolean, box, cyl, everything, fuse, knurl, lathe, loft, place, plate, rest, text, torus, tube, _mesh, _object

ALT = "Respirator"
VIEWS = [{"az": 26, "el": 16, "fill": .83}]
FORMS = {"ffp3": {"az": 30, "el": 18}}


def dust_mask():
    """A molded cup of white fleece with a valve, a nose clip and two bands."""
    fleece = fabric((.80, .80, .78), 60)
    n, rows, v, f = 96, 26, [], []
    for i in range(rows + 1):
        t = i / rows
        for k in range(n):
            a = 2 * math.pi * k / n
            c, s = math.cos(a), math.sin(a)
            # egg-shaped at the rim, narrow at the nose, flattened toward the front
            w = 5.6 - 1.3 * max(0, s) ** 2
            h = 6.4 if s > 0 else 5.4
            k2 = math.sin(t * math.pi / 2) ** .8
            v.append((w * c * k2, -5.2 * math.cos(t * math.pi / 2) ** .75, h * s * k2 - .6 * (1 - t)))
    for i in range(rows):
        for k in range(n):
            j = (k + 1) % n
            f.append((i * n + k, (i + 1) * n + k, (i + 1) * n + j, i * n + j))
    cup = _object("cup", _mesh("cup", v, f), fleece, smooth=80)
    cup.modifiers.new("t", "SOLIDIFY").thickness = .3
    rim = [(x, y, z) for x, y, z in v[-n:]]
    tube(rim, .26, fabric((.70, .70, .69), 60), closed=True)
    tube([(-2.3, -2.2, 5.05), (-1.4, -2.75, 5.5), (0, -3.1, 5.75), (1.4, -2.75, 5.5), (2.3, -2.2, 5.05)], .1, plastic("blue", .3), flat=(.6, .16))
    valve = [lathe([(0, 0), (1.75, 0), (1.8, .2), (1.7, .75), (1.3, .95), (0, .95)], plastic("white", .4))]
    for k in range(5):
        valve.append(box(2.3 - .3 * abs(k - 2), .26, .16, (0, -.72 + .36 * k, .96), plastic((.02, .14, .45), .4), .05))
    place(valve, (0, 0, 0), (90, 0, 0))
    place(valve, (0, 0, 0), (-8, 0, 0))
    place(valve, (0, -5.0, -1.0))
    for z0, z1 in ((3.4, 7.0), (-2.8, -2.0)):
        for s in (-1, 1):
            box(.5, .8, .8, (s * (4.3 if z0 > 0 else 5.0), -.2, z0), plastic("white", .4), .15)
        w = 4.4 if z0 > 0 else 5.1
        tube([(-w, -.1, z0), (-w - 1.2, 2.6, (z0 + z1) / 2), (-w + .6, 7, z1), (0, 8.6, z1), (w - .6, 7, z1), (w + 1.2, 2.6, (z0 + z1) / 2), (w, -.1, z0)], .1, fabric((.85, .50, .02), 60), flat=(.7, .14))
    text("FFP3 NR", .8, (-3.0, -12, 1.3), (90, 0, 0), ink((.02, .14, .45)), .03, cup)
    brand("CASTELLAN", .8, (2.9, -12, 1.3), (90, 0, 0), ink((.02, .14, .45)), .03, cup)


def build(form):
    dust_mask() if form else half_mask()
    rest(everything())


def half_mask():
    soft = rubber((.065, .07, .08))
    mask = fuse([
        loft([((0, .6, -4.6), 2.6, 2.0, 2.3), ((0, .2, -4.0), 3.9, 3.0, 2.3), ((0, -.2, -1.4), 5.0, 3.8, 2.3), ((0, -.2, 1.6), 4.1, 3.6, 2.2), ((0, .2, 4.4), 2.3, 2.9, 2.1), ((0, .8, 6.4), 1.2, 1.7, 2)]),
        loft([((0, 0, -.6), 2.4, 2.0, 2.2), ((0, -3.8, -.8), 2.2, 2.0, 2.2), ((0, -4.6, -.9), 1.9, 1.8, 2.2)]),
        loft([((-2.4, -1.6, -.6), 2.0, 2.0, 2.2), ((-5.6, -2.6, -.8), 2.1, 2.1, 2.2)]),
        loft([((2.4, -1.6, -.6), 2.0, 2.0, 2.2), ((5.6, -2.6, -.8), 2.1, 2.1, 2.2)]),
    ], soft, .13, 9)
    boolean(mask, box(30, 10, 30, (0, 6.6, 0)))
    # exhalation valve in front
    cyl(2.1, 1.2, (0, -5.0, -.9), plastic("black"), "y", .25)
    for k in range(5):
        box(3.2 - .5 * abs(k - 2), .3, .24, (0, -5.65, -1.9 + .5 * k), plastic("gray"), .08)
    for s in (-1, 1):
        f = [lathe([(0, 0), (2.6, 0), (2.7, .2), (2.7, .9), (0, .9)], plastic("gray"))]
        f.append(lathe([(0, .9), (4.2, .9), (4.4, 1.2), (4.4, 2.6), (4.2, 2.9), (0, 2.9)], plastic((.55, .04, .16) if True else "red", .4)))
        f.append(knurl(4.46, 1.0, plastic((.55, .04, .16), .4), (0, 0, 1.3), "z", 60, .1, straight=True))
        f.append(cyl(3.7, .14, (0, 0, 2.92), plastic("black"), c=.05))
        for k in range(3):
            f.append(torus(1.1 + .85 * k, .14, (0, 0, 3.0), plastic("gray")))
        f.append(text("P3", 1.0, (0, 0, 3.0), (0, 0, 0 if s > 0 else 0), ink("white"), .2))
        place(f, (0, 0, 0), (0, 0, -90 if s > 0 else 90))
        place(f, (0, 0, 0), (66, 0, 52 * s))
        place(f, (s * 5.4, -2.5, -1.0))
        tube([(s * 3.8, -.4, 1.8), (s * 6.2, 2.4, 3.4), (s * 7.4, 7, 4.8), (s * 5, 11, 5), (0, 12.4, 5)], .1, fabric("gray", 40), flat=(1.6, .25))
        tube([(s * 3.8, .2, -2.4), (s * 6.4, 3.4, -3.2), (s * 7, 8, -3.6), (s * 4.6, 11.4, -3.4), (0, 12.2, -3.2)], .1, fabric("gray", 40), flat=(1.4, .25))
        box(1.2, .8, 2.0, (s * 4.3, -.2, 2.0), plastic("black"), .3)
    brand("CASTELLAN", .95, (0, -8, 2.2), (90, 0, 0), ink("white"), .04, mask, 1.05)
