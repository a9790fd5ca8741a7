import math
import bpy
from parts import brand
from scene import fabric, gloss, ink, plastic, rubber
from shapes import box, cyl, everything, join, loft, boolean, place, plate, rest, solid, tube, _mesh, _object

ALT = "Vented climbing helmet with chin strap"
COLORS = ["white", "orange", "blue"]
VIEWS = [{"az": 38, "el": 14, "fill": .84}]


def shell(m):
    """Its front at +x: a close dome without a brim, drawn down at the back, with ridges between the vents."""
    n, rows = 192, 90
    verts, faces = [], []
    for i in range(rows + 1):
        t = i / rows
        for k in range(n):
            a = 2 * math.pi * k / n
            ca, sa = math.cos(a), math.sin(a)
            ph = max(t, .0001) * (math.pi / 2 + .16 + .20 * max(0, -ca) ** 1.5 - .05 * max(0, ca) ** 2)
            s, c = math.sin(ph), math.cos(ph)
            x, y, z = 13.0 * s * ca, 10.4 * s * sa, 12.6 * c
            k2 = min(1, max(0, (.80 - t) * 6))
            ridge = .5 * math.exp(-(y / 1.6) ** 4) + .45 * (math.exp(-((abs(y) - 6.0) / .9) ** 4))
            lip = .32 * max(0, 1 - abs(t - .985) / .05)
            f = 1 + (ridge * k2 + lip) / 13
            verts.append((x * f, y * f, z * f if z > 0 else z))
    for i in range(rows):
        for k in range(n):
            j = (k + 1) % n
            faces.append((i * n + k, (i + 1) * n + k, (i + 1) * n + j, i * n + j))
    o = _object("dome", _mesh("dome", verts, faces), m, smooth=60)
    s = o.modifiers.new("shell", "SOLIDIFY")
    s.thickness, s.offset = .45, -1
    return solid(o)


def build(color):
    o = shell(gloss(color))
    # vents: long ones on top beside the middle ridge, slanted ones on the sides, all with rounded ends
    cuts = []
    for s in (-1, 1):
        for x, l in ((-5.2, 4.2), (1.4, 5.0), (7.4, 3.2)):
            cuts.append(plate([(x - l / 2, s * 3.1 - .75), (x + l / 2, s * 3.1 - .75), (x + l / 2, s * 3.1 + .75), (x - l / 2, s * 3.1 + .75)], 14, (0, 0, 11), plane="xy", r=.7))
        for x, w in ((-7.0, 4.0), (-1.2, 4.4), (4.6, 4.0)):
            c = plate([(-w / 2, -.75), (w / 2 - .8, -.75), (w / 2, .75), (-w / 2 + .8, .75)], 7, (x, s * 9.6, 5.4), r=.6)
            place(c, (0, 0, 0), (0, 0, 0))
            cuts.append(c)
    boolean(o, join(cuts))
    # a dark foam liner shows through the vents
    liner = loft([((0, 0, 11.2), .4, .5, 2), ((0, 0, 10.8), 4.2, 5.2, 2), ((0, 0, 8.6), 7.4, 9.4, 2), ((0, 0, 5.4), 9.0, 11.4, 2), ((0, 0, 1.6), 9.7, 12.2, 2), ((0, 0, -.6), 9.6, 12.1, 2)], rubber((.02, .02, .022)))
    on = "white" if color == "blue" else "black"
    brand("CASTELLAN", 2.1, (-1.0, -20, 2.1), (90, 0, 0), ink(on), .03, o, 1.08)
    black = plastic("black")
    # clips for a headlamp
    for x, s in ((9.4, -1), (9.4, 1), (-9.2, -1), (-9.2, 1)):
        c = box(2.0, .7, 1.5, (0, 0, 0), black, .3)
        a = math.degrees(math.atan2(s * 10.4 * 10.4 * .7, 13 * .7 * 10))
        place(c, (0, 0, 0), (0, 0, (s * 58 + 90) if x > 0 else (s * 122 + 90)))
        place(c, (x * .83, s * 7.9, 1.4))
    # straps: two down each side to a slider, on to the buckle under the chin
    web = fabric((.03, .03, .033), 50)
    for s in (-1, 1):
        tube([(5.8, s * 9.0, .2), (4.6, s * 9.0, -3.4), (2.8, s * 8.8, -7.0)], .1, web, flat=(1.5, .22))
        tube([(-5.8, s * 9.0, -.6), (-2.6, s * 9.1, -4.2), (1.6, s * 8.9, -7.0)], .1, web, flat=(1.5, .22))
        box(2.2, .7, 2.2, (2.3, s * 8.85, -7.4), black, .3)
        tube([(2.4, s * 8.8, -8.2), (3.2, s * 7.6, -11.2), (3.8, s * 4.4, -13.6), (4.0, 0, -14.3)], .1, web, flat=(1.5, .22))
    box(2.2, 3.4, 1.0, (4.0, -1.6, -14.2), black, .3, rot=(-12, 0, 0))
    # the cradle and its wheel behind
    tube([(11.6 * math.cos(a * .131), 9.0 * math.sin(a * .131), -1.2 - .8 * max(0, -math.cos(a * .131))) for a in range(48)], .1, black, closed=True, flat=(1.5, .3))
    tube([(-10.4, -4, -1.8), (-12.2, 0, -4.2), (-10.4, 4, -1.8)], .1, black, flat=(1.6, .4))
    cyl(1.5, 1.1, (-12.6, 0, -4.2), black, "x", .2)
    place(everything(), (0, 0, 0), (0, -3, 0))
