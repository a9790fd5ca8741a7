import math
from parts import brand
from scene import black_oxide, brushed, cast, chrome, ink, paint, plastic, steel
from shapes import box, cyl, everything, hexhead, lathe, loft, place, plate, rest, text, tube, boolean, label

ALT = "Three-phase electric motor with foot mount"
VIEWS = [{"az": 32, "el": 18, "fill": .83}]
FORMS = {"055": {"fill": .74}, "4": {"fill": .9}}
PLATES = {"": ("1.5 kW", "3.4 A", "1440"), "055": ("0.55 kW", "1.5 A", "1440"), "4": ("4 kW", "8.1 A", "1440")}


def build(form):
    power, current, speed = PLATES[form]
    c = cast("blue")
    R, L, z = 8, 20, 10.6
    cyl(R, L, (0, 0, z), c, "x", .3)
    for k in range(44):
        a = 360 * k / 44
        if 62 < a < 118:
            continue
        o = box(L - 1.2, .34, 1.3, (0, 0, R + .4), c, .1)
        place(o, (0, 0, 0), (a - 90 + 0, 0, 0))
        place(o, (0, 0, z))
    lathe([(0, 0), (8.7, 0), (8.9, .3), (8.9, 1.6), (8.2, 2.4), (4.6, 3.4), (3.2, 4.6), (0, 4.6)], c, (L / 2 - .2, 0, z), "x")
    lathe([(0, 0), (8.7, 0), (8.9, .3), (8.9, 2.2), (0, 2.2)], c, (-L / 2 + .2, 0, z), "-x")
    lathe([(0, 0), (8.4, 0), (8.5, 2.6), (7.6, 4.4), (5.5, 5.0), (0, 5.1)], plastic((.03, .03, .034)), (-L / 2 - 1.8, 0, z), "-x")
    for k in range(4):
        a = math.radians(45 + 90 * k)
        hexhead(1.1, .6, (L / 2 + 1.2, 7.7 * math.cos(a), z + 7.7 * math.sin(a)), steel(), "x")
    shaft = cyl(1.5, 7, (L / 2 + 7.2, 0, z), steel(.18, .5), "x", .15)
    boolean(shaft, box(4.6, .8, .8, (L / 2 + 8.0, 0, z + 1.5)))
    box(4.5, .76, .8, (L / 2 + 8.0, 0, z + 1.35), brushed(.3, .4), .1)
    for s in (-1, 1):
        box(17, 4.2, 1.5, (0, s * 7.6, .75), c, .4)
        for x in (-6, 6):
            box(2.6, 3.0, 5.4, (x, s * 6.8, 3.0), c, .5)
            hexhead(1.6, .8, (x * 1.22, s * 8.4, 1.5), steel())
    box(9.6, 8.2, 1.2, (2, 0, z + R + .3), c, .3)
    box(9, 7.6, 4.4, (2, 0, z + R + 2.6), c, .7)
    box(9.6, 8.2, .9, (2, 0, z + R + 5.0), c, .3)
    for x in (-1, 1):
        for y in (-1, 1):
            cyl(.42, .3, (2 + x * 3.9, y * 3.2, z + R + 5.5), steel(), c=.08)
    cyl(1.4, 1.6, (2, -4.4, z + R + 2.4), plastic("black"), "y", .2)
    cyl(.9, 1.6, (2, -5.6, z + R + 2.4), plastic("black"), "y", .2)
    # name plate on the side
    plate([(-4.2, -2.6), (4.2, -2.6), (4.2, 2.6), (-4.2, 2.6)], .2, (-1.0, -R - 1.15, z + .2), brushed(.34, .55), bevel=.04, r=.4)
    for k, (t, s) in enumerate((("MILLRACE", 1.25), (f"3-PHASE   {power}", .72), (f"400 V  50 Hz  {current}", .62), (f"{speed} rpm   IP55", .62))):
        (text if k else brand)(t, s, (-1.0, -R - 1.27, z + [1.9, .6, -.5, -1.5][k]), (90, 0, 0), ink("black"), .02)
    from shapes import torus
    torus(1.1, .3, (-4.6, 0, z + R + 1.5), steel(), "y")
    cyl(.7, .8, (-4.6, 0, z + R + .3), steel())
