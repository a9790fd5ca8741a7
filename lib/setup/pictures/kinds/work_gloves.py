import math
from parts import inflated, panel
from scene import fabric, ink, leather, plastic, rubber
from shapes import box, cyl, everything, fuse, join, loft, mirrored, place, plate, rest, text, torus, tube

ALT = "Coated work gloves"
VIEWS = [{"az": 0, "el": 52, "fill": .84}]


def glove(bare, coat):
    """Palm down on the table, fingers along +y."""
    parts = [loft([((0, -9.5, 0), 3.6, 1.05, 2.6), ((0, -7, 0), 3.5, 1.1, 2.6), ((0, -4, 0), 3.8, 1.25, 2.6), ((0, 0, 0), 4.6, 1.35, 2.7), ((0, 3.2, 0), 4.6, 1.2, 2.7), ((0, 4.4, 0), 4.2, .9, 2.6)])]
    for x, l, tilt in ((-3.4, 6.4, 7), (-1.15, 7.6, 2), (1.15, 7.2, -2), (3.35, 5.6, -8)):
        f = loft([((0, -.8, 0), 1.0, .95, 2.2), ((0, 2, 0), 1.1, 1.0, 2.2), ((0, l * .55, .25), 1.05, .98, 2.2), ((0, l - .7, .05), .98, .85, 2.1), ((0, l, 0), .6, .5, 2), ((0, l + .15, 0), .1, .1, 2)])
        place(f, (0, 0, 0), (0, 0, tilt))
        place(f, (x, 3.6, 0))
        parts.append(f)
    t = loft([((0, -2.5, 0), 1.5, 1.1, 2.2), ((0, 1, 0), 1.3, 1.05, 2.2), ((0, 3.6, 0), 1.15, 1.0, 2.2), ((0, 5.6, 0), 1.0, .9, 2.1), ((0, 6.3, 0), .4, .4, 2)])
    place(t, (0, 0, 0), (0, 0, 42))
    place(t, (-3.6, -1.6, 0))
    parts.append(t)
    g = fuse(parts, bare, .11, 7)
    return g


def build(colour):
    cloth, coat = fabric("grey", 34), rubber("black")
    for k, (x, y, turn, z) in enumerate(((-5.6, 0, 9, 1.4), (6.2, -1.2, -14, 1.4))):
        g = glove(cloth, coat)
        c = panel(g, [(-9, 1.2), (-4, 3.2), (0, 2.6), (4, 3.2), (9, 2.4), (9, 14), (-9, 14)], rubber((.42, .045, .02)), .06, plane="xy", r=.8)
        th = panel(g, [(-12, -.2), (-5.4, -.2), (-4.4, 2.4), (-6, 6), (-12, 6)], rubber((.42, .045, .02)), .06, plane="xy", r=.4)
        parts = [g, c, th]
        band = loft([((0, -10.2, 0), 3.85, 1.25, 2.6), ((0, -9.9, 0), 3.95, 1.35, 2.6), ((0, -8.6, 0), 3.8, 1.35, 2.6), ((0, -8.2, 0), 3.7, 1.2, 2.6)], fabric("red", 34))
        parts.append(band)
        parts.append(text("HEXBOLT", 1.7, (.2, -2.2, 6), (0, 0, 0), ink("white"), .04, g, 1.05))
        for j in range(3):
            parts.append(box(4.4, .16, .1, (0, -6.6 + .55 * j, 1.16), fabric("red", 34), .05))
        if k:
            from shapes import bpy
            solidified = []
            for o in parts[:4]:
                n = mirrored(o, "x")
                bpy.data.objects.remove(o)
                solidified.append(n)
            parts = solidified + parts[4:]
        place(parts, (0, 0, 0), (0, 0, turn))
        rest(place(parts, (x, y, z)))
