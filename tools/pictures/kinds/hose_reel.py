import math
from parts import brand
from scene import brass, gloss, ink, paint, plastic, rubber, steel, zinc
from shapes import box, circle, cyl, everything, fuse, helix, hexhead, lathe, place, plate, rest, text, torus, tube

ALT = "Hose reel with hose"
VIEWS = [{"az": 30, "el": 16, "fill": .83}]
FORMS = {"water": {}}


def build(form):
    water() if form else air()
    rest(everything())


def air():
    """Winds itself up in a closed housing, which turns on a bracket for the wall."""
    c, black, hose = plastic("blue"), plastic("black", .42), gloss((.72, .24, .01))
    fuse([plate(circle(15, (0, 16.4), 96), 12.6, (0, 0, 0), bevel=1.6), plate([(-11, 0), (11, 0), (11, 8), (-11, 8)], 12.6, (0, 0, 0), bevel=1.0, r=1.0)], c, .22, 5)
    lathe([(14.6, -1.1), (15.5, -.9), (15.5, .9), (14.6, 1.1)], black, (0, 0, 16.4), "y", n=128)
    for s in (-1, 1):
        lathe([(0, 0), (9.6, 0), (10.2, .3), (10.2, .8), (9.6, 1.1), (0, 1.3)], black, (0, s * 5.9, 16.4), "y" if s > 0 else "-y", n=128)
        for k in range(6):
            cyl(.5, .5, (12.6 * math.cos(math.radians(60 * k + 30)), s * 6.2, 16.4 + 12.6 * math.sin(math.radians(60 * k + 30))), steel(), "y", .1)
    brand("MILLRACE", 2.9, (0, -7.25, 17.0), (90, 0, 0), ink("white"), .05, spacing=1.08, room=1.35)
    text("15 m   8 x 12   12 bar", 1.25, (0, -7.25, 13.9), (90, 0, 0), ink("orange"), .05)
    # the bracket and its pin
    zincked = zinc()
    plate([(-6.5, 5), (6.5, 5), (6.5, 28), (-6.5, 28)], .8, (-22.4, 0, 0), zincked, [circle(.6, (y, z), 24) for y in (-4.6, 4.6) for z in (8, 25)], .12, "yz", r=1.2)
    for z in (9, 24):
        plate([(-22.2, -4.4), (-15.6, -2.4), (-15.6, 2.4), (-22.2, 4.4)], .8, (0, 0, z), zincked, bevel=.12, plane="xy", r=.6)
    cyl(1.0, 19, (-17, 0, 16.5), steel(), c=.2)
    # the mouth with its rollers, the stop and the free end
    box(5.4, 5.4, 6.4, (15.2, 0, 10.4), black, .8)
    for y in (-1.5, 1.5):
        cyl(.7, 4.6, (18.0, y, 10.4), steel(), c=.12)
    tube([(16, 0, 10.4), (19, 0, 10.2), (21.6, -.6, 7.0), (21.8, -3, 2.0), (19.0, -8.4, .75), (12, -12.6, .75), (3, -14, .75), (-4, -14.2, .75)], .68, hose)
    lathe([(.7, 0), (1.7, .2), (1.9, 1.0), (1.9, 2.4), (1.7, 3.2), (.7, 3.4)], rubber(), (12.4, -12.5, .9), rot=(0, 90, 214))
    hexhead(1.9, 1.4, (-4, -14.2, .75), brass(), "-x")
    lathe([(0, 0), (.7, 0), (.7, 1.2), (.85, 1.3), (.85, 2.0), (.5, 2.4), (0, 2.4)], brass(), (-5.4, -14.2, .75), "-x")


def water():
    """Open, of galvanized sheet, with a crank: twice the hose, and a thicker one."""
    sheet, black, hose = zinc(), plastic("black", .42), gloss((.012, .17, .08))
    zc = 19
    for s in (-1, 1):
        y = s * 10.2
        # a disc pressed from sheet: a rolled rim, a step, a hub
        lathe([(0, -.2), (3.4, -.2), (3.9, -.6), (6.6, -.6), (7.1, -.15), (11.6, -.15), (12.2, -.6), (14.4, -.6), (14.6, .25), (0, .25)], sheet, (0, y, zc), "y" if s < 0 else "-y", n=128)
        torus(14.5, .42, (0, y, zc), sheet, "y", n=128)
        for k in range(6):
            a = math.radians(60 * k)
            cyl(.45, .5, (5.3 * math.cos(a), y + s * .7, zc + 5.3 * math.sin(a)), steel(), "y", .1)
    for layer, (r, n) in enumerate(((6.4, 10), (8.1, 9), (9.9, 10), (11.6, 9))):
        helix(r, 1.86, n - .4, .93, hose, (0, -8.7 + (.9 if layer % 2 else 0), zc), "y", 56)
    cyl(5.4, 20, (0, 0, zc), sheet, "y")
    for s in (-1, 1):
        y = s * 13
        tube([(-14, y, 1.2), (-2.4, y, zc - .6), (0, y, zc + 1.2), (2.4, y, zc - .6), (14, y, 1.2)], 1.1, sheet)
        box(4.6, 3.4, 2.0, (-14, y, 1.0), rubber(), .5)
        box(4.6, 3.4, 2.0, (14, y, 1.0), rubber(), .5)
        cyl(1.9, 3.4, (0, s * 12.2, zc), steel(), "y", .2)
    for x in (-14, 14):
        tube([(x, -13, 1.4), (x, 13, 1.4)], 1.0, sheet, smooth=False)
    crank = [box(9, .9, 2.0, (4, 0, 0), sheet, .3), cyl(1.0, 5.6, (8, -3.2, 0), rubber(), "y", .3), cyl(1.5, 1.2, (0, 0, 0), steel(), "y", .2)]
    place(crank, (0, 0, 0), (0, 118, 0))
    place(crank, (0, -14.6, zc))
    # a plate with the name between the hub and the rim
    plate([(-5.4, -1.5), (5.4, -1.5), (5.4, 1.5), (-5.4, 1.5)], .3, (0, -10.5, zc + 9.4), paint("blue"), bevel=.06, r=.4)
    brand("MILLRACE", 1.7, (0, -10.68, zc + 9.4), (90, 0, 0), ink("white"), .04, room=1.3)
    tube([(12.4, 1.2, zc - 2), (13.4, .8, 12), (15.6, -1, 5), (19, -5, 1.0), (21, -10, .95), (17, -15.4, .95), (9, -18.6, .95), (1, -19, .95)], .93, hose)
    lathe([(0, 0), (1.25, 0), (1.4, .2), (1.4, 2.2), (1.1, 2.6), (1.1, 4.2), (.8, 4.6), (0, 4.6)], plastic("orange"), (1.2, -19, 1.25), "-x")
