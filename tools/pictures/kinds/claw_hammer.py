import math
from parts import brand, panel
from scene import brushed, ink, plastic, rubber, steel, wood
from shapes import box, circle, cut, cyl, everything, fuse, lathe, loft, place, plate, rest, text

ALT = "Claw hammer"
VIEWS = [{"az": 0, "el": 56, "fill": .88}]
FORMS = {"fibreglass": {}, "framing": {}}


def head(m, straight):
    """The face toward -x, the claw toward +x, the eye on the y axis; seen from above it shows its side view."""
    drop = (0, -.12, -.35, -.7) if straight else (0, -.35, -1.35, -3.0)
    body = fuse([
        lathe([(0, -.2), (1.28, -.2), (1.34, .1), (1.34, .8), (1.0, 1.5), (.86, 2.2), (.9, 3.4), (0, 3.4)], m, (-5.6, 0, 0), "x"),
        plate([(-2.7, -.95, .3), (-1.5, -1.35, .4), (1.2, -1.35, .4), (2.2, -1.1, .3), (2.2, 1.15, .3), (1.2, 1.5, .5), (-1.4, 1.5, .5), (-2.7, 1.0, .3)], 2.5, (0, 0, 0), m, bevel=.3, plane="xy"),
        loft([((1.6, .1, 0), 1.0, 1.05, 3.6), ((3.4, .18 + drop[1], 0), .8, 1.2, 4), ((5.4, .15 + drop[2], 0), .5, 1.35, 4), ((7.4, .1 + drop[3], 0), .13, 1.4, 4)], m),
    ], m, .07, 5)
    # the nail slot between the two prongs widens to their ends
    slot = loft([((3.3, 0, 0), 4, .12, 4), ((5.2, -.6, 0), 4, .26, 4), ((9, -2.0, 0), 5, .52, 4)])
    cut(body, slot)
    face = lathe([(0, -.02), (1.3, .0), (1.42, .1), (1.42, .62), (1.3, .75), (0, .75)], brushed(.16, .55), (-5.95, 0, 0), "x")
    return [body, face]


def build(form):
    m = steel(.2, .5)
    head(m, form == "framing")
    brand("BRIGHTFORGE", .74, (0.05, .1, 3), (0, 0, 0), ink((.05, .05, .05)), .02, everything()[0])
    if form == "fibreglass":
        shaft = loft([((0, 1.75, 0), .8, .6, 4), ((0, -2, 0), .82, .62, 4), ((0, -12, 0), .85, .68, 4), ((0, -15, 0), .95, .8, 4)], plastic("yellow", .3))
        grip = loft([((0, -12.6, 0), .95, .78, 3), ((0, -13, 0), 1.15, .95, 3), ((0, -17, 0), 1.3, 1.1, 3), ((0, -23, 0), 1.25, 1.05, 3), ((0, -27, 0), 1.5, 1.2, 3), ((0, -28.4, 0), 1.6, 1.25, 3), ((0, -29, 0), 1.3, 1.0, 3), ((0, -29, 0), .3, .2, 2)], rubber(), n=64)
        for k in range(11):
            y = -15.2 - 1.05 * k
            loft([((0, y, 0), 1.3, 1.08, 3), ((0, y - .16, 0), 1.42, 1.2, 3), ((0, y - .36, 0), 1.42, 1.2, 3), ((0, y - .52, 0), 1.3, 1.08, 3)], rubber())
        brand("BRIGHTFORGE", 1.15, (0, -8.9, 3), (0, 0, -90), ink("black"), .012, shaft, room=1.6)
        text("20 oz", .85, (0, -4.4, 3), (0, 0, -90), ink("black"), .012, shaft)
    else:
        L = 1.12 if form == "framing" else 1
        h = loft([((0, 1.85, 0), .82, .6, 3.4), ((0, 1.7, 0), .88, .66, 3.2), ((0, -2 * L, 0), .88, .68, 2.8), ((0, -6 * L, 0), .86, .74, 2.4), ((0, -12 * L, 0), .98, .84, 2.2), ((0, -18 * L, 0), 1.16, .92, 2.2),
                  ((0, -23 * L, 0), 1.12, .86, 2.2), ((0, -25.6 * L, 0), 1.36, 1.0, 2.3), ((0, -27.2 * L, 0), 1.42, 1.02, 2.3), ((0, -28 * L, 0), 1.22, .86, 2.3), ((0, -28.2 * L, 0), .7, .5, 2.2), ((0, -28.2 * L, 0), .1, .1, 2)],
                 wood((.60, .35, .14), (.44, .23, .085), axis="y"), n=72)
        brand("BRIGHTFORGE", 1.15, (0, -13 * L, 3), (0, 0, -90), ink((.10, .04, .015)), .012, h, room=1.6)
        text("22 oz" if form else "16 oz", .85, (0, -8.3 * L, 3), (0, 0, -90), ink((.10, .04, .015)), .012, h)
        box(.9, .12, .16, (0, 1.86, 0), steel(), .02)
    place(rest(everything()), (0, 0, 0), (0, 0, 42))
