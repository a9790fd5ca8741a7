import math
from parts import brand
from scene import grit, ink, steel, PALETTE
from shapes import circle, cyl, everything, lathe, place, plate, rest, text

ALT = "Cutting discs for metal"
VIEWS = [{"az": 18, "el": 30, "fill": .84}]
FORMS = {"115": {}, "230": {}}
# radius and thickness in cm, what is printed, how many lie below the leaning one
SIZES = {"115": (5.75, .1, "115 x 1.0 mm", 2), "": (6.25, .1, "125 x 1.0 mm", 5), "230": (11.5, .2, "230 x 1.9 mm", 5)}


def disc(R, t, size):
    """Stands facing the viewer, its center at the origin: bonded grit, a glass mesh, a paper label, a steel ring in the bore."""
    o = [lathe([(1.1, -t / 2), (R - .08, -t / 2), (R, -t / 2 + .04), (R, t / 2 - .04), (R - .08, t / 2), (1.1, t / 2)], grit((.035, .035, .038)), axis="y", n=128)]
    o.append(lathe([(1.1, 0), (R * .64, 0), (R * .64, .02), (1.1, .02)], ink((.55, .02, .015)), (0, -t / 2, 0), "-y"))
    o.append(lathe([(R * .655, 0), (R * .68, 0), (R * .68, .02), (R * .655, .02)], ink("white"), (0, -t / 2, 0), "-y"))
    o.append(lathe([(1.1, -t / 2 - .05), (1.45, -t / 2 - .05), (1.45, t / 2 + .05), (1.1, t / 2 + .05), (1.1, -t / 2 - .05)], steel(), axis="y"))
    k, y, w = R / 6.25, -t / 2 - .03, ink("white")
    o.append(brand("TARNWERK", 1.15 * k, (0, y, 2.45 * k), (90, 0, 0), w, .02, spacing=1.05))
    o.append(text(size, .68 * k, (0, y, -2.1 * k), (90, 0, 0), w, .02))
    o.append(text("STEEL  INOX", .5 * k, (0, y, -2.95 * k), (90, 0, 0), w, .02))
    for s in (-1, 1):
        o.append(plate([(-.32 * k, -.28 * k), (.32 * k, -.28 * k), (0, .3 * k)], .02, (s * 2.7 * k, y, 0), ink("yellow")))
    return o


def build(form):
    R, t, size, count = SIZES[form]
    k = R / 6.25
    for j in range(count):
        d = disc(R, t, size)
        place(d, (0, 0, 0), (-90, 0, 0))
        place(d, (.05 * math.sin(j * 2) * k, .05 * math.cos(j) * k, t * .5 + (t + .02) * j), (0, 0, 25 + 7 * math.sin(j * 3)))
    d = disc(R, t, size)
    place(d, (0, 0, 0), (-24, 0, -6))
    place(d, (-.6 * k, .6 * k, 0))
    rest(d, (t + .02) * count)
