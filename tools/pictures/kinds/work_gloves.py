import bpy
from parts import brand, panel
from scene import fabric, ink, rubber
from shapes import fuse, loft, mirrored, place, rest, text

ALT = "Coated work gloves"
VIEWS = [{"az": 0, "el": 52, "fill": .84}]
FORMS = {"cut-d": {}}


def glove(bare, coat):
    """Palm down on the table, fingers along +y."""
    parts = [loft([((0, -9.5, 0), 3.6, 1.05, 2.6), ((0, -7, 0), 3.5, 1.1, 2.6), ((0, -4, 0), 3.8, 1.25, 2.6), ((0, 0, 0), 4.6, 1.35, 2.7), ((0, 3.2, 0), 4.6, 1.2, 2.7), ((0, 4.4, 0), 4.2, .9, 2.6)])]
    for x, l, tilt in ((-3.35, 7.2, 9), (-1.15, 8.6, 3), (1.1, 8.2, -2), (3.25, 6.4, -9)):
        f = loft([((0, -.8, 0), .95, .85, 2.2), ((0, 2, 0), .96, .86, 2.2), ((0, l * .5, .45), .93, .84, 2.2), ((0, l - .9, .05), .84, .74, 2.1), ((0, l, 0), .6, .5, 2), ((0, l + .15, 0), .1, .1, 2)])
        place(f, (0, 0, 0), (0, 0, tilt))
        place(f, (x, 3.6, 0))
        parts.append(f)
    t = loft([((0, -2.5, 0), 1.5, 1.1, 2.2), ((0, 1, 0), 1.25, 1.0, 2.2), ((0, 3.6, 0), 1.05, .9, 2.2), ((0, 6.0, 0), .92, .8, 2.1), ((0, 6.8, 0), .4, .4, 2)])
    place(t, (0, 0, 0), (0, 0, 42))
    place(t, (-3.6, -1.6, 0))
    parts.append(t)
    g = fuse(parts, bare, .11, 7)
    return g


def build(form):
    """The cut-resistant ones are knitted of a dark yarn, dipped at the fingertips only, and say their level."""
    cut = form == "cut-d"
    cloth, coat = fabric((.05, .11, .19), 22) if cut else fabric("lightgray", 34), rubber((.06, .062, .066)) if cut else rubber()
    for k, (x, y, turn, z) in enumerate(((-5.6, 0, 9, 1.4), (6.2, -1.2, -14, 1.4))):
        g = glove(cloth, coat)
        c = panel(g, [(-9, 6.6), (9, 6.6), (9, 14), (-9, 14)] if cut else [(-9, 1.2), (-4, 3.2), (0, 2.6), (4, 3.2), (9, 2.4), (9, 14), (-9, 14)], coat, .06, plane="xy", r=.8)
        th = panel(g, [(-12, -.2), (-5.4, -.2), (-4.4, 2.4), (-6, 6), (-12, 6)], coat, .06, plane="xy", r=.4)
        parts = [g, c, th]
        band = loft([((0, -10.2, 0), 3.85, 1.25, 2.6), ((0, -9.9, 0), 3.95, 1.35, 2.6), ((0, -8.6, 0), 3.8, 1.35, 2.6), ((0, -8.2, 0), 3.7, 1.2, 2.6)], fabric("black", 34))
        parts.append(band)
        parts.append(loft([((0, -10.35, 0), 3.8, 1.2, 2.6), ((0, -10.2, 0), 3.95, 1.35, 2.6), ((0, -9.8, 0), 3.98, 1.38, 2.6), ((0, -9.65, 0), 3.85, 1.3, 2.6)], fabric("orange" if cut else "yellow", 34)))
        parts.append(brand("CASTELLAN", 1.7, (.2, -2.2, 6), (0, 0, 0), ink("black"), .04, g, 1.05))
        printed = parts[-1:]
        if cut:
            parts[-1].data.materials[0] = ink("white")
            printed.append(text("EN 388   4X42D", 1.0, (.2, -4.6, 6), (0, 0, 0), ink("orange"), .04, g))
            parts.append(printed[-1])
        if k:
            left = parts[:-len(printed)]
            parts = [mirrored(o, "x") for o in left] + printed
            for o in left:
                bpy.data.objects.remove(o)
        place(parts, (0, 0, 0), (0, 0, turn))
        rest(place(parts, (x, y, z)))
