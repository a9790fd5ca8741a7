import math
from parts import brand
from scene import brass, ink, paint, plastic, rubber, steel, gloss
from shapes import box, circle, cyl, everything, helix, hexhead, lathe, place, plate, rest, torus, tube

ALT = "Hose reel on a stand with air hose"
VIEWS = [{"az": 30, "el": 16, "fill": .83}]


def build(colour):
    c, black = paint("blue"), paint("black")
    zc = 19
    for s in (-1, 1):
        y = s * 8.2
        lathe([(13.2, -.25), (14.4, -.25), (14.8, 0), (14.4, .25), (13.2, .25)], c, (0, y, zc), "y", n=128)
        lathe([(0, -.3), (5.0, -.3), (5.2, 0), (5.0, .3), (0, .3)], c, (0, y, zc), "y")
        for k in range(6):
            o = box(10, .5, 2.2, (9.2, 0, 0), c, .2)
            place(o, (0, 0, 0), (0, 60 * k, 0))
            place(o, (0, y, zc))
    hose = gloss((.72, .24, .01))
    for layer, (r, n) in enumerate(((8.0, 10), (9.5, 9), (11.0, 10))):
        helix(r, 1.52, n - .4, .77, hose, (0, -7.0 + (.75 if layer % 2 else 0), zc), "y", 56)
    cyl(7.2, 16, (0, 0, zc), black, "y")
    for s in (-1, 1):
        y = s * 11
        tube([(-13, y, 1.2), (-2.4, y, zc - .6), (0, y, zc + 1.2), (2.4, y, zc - .6), (13, y, 1.2)], 1.1, black)
        box(4.6, 3.4, 2.0, (-13, y, 1.0), rubber(), .5)
        box(4.6, 3.4, 2.0, (13, y, 1.0), rubber(), .5)
        cyl(2.0, 2.6, (0, s * 10.4, zc), steel(), "y", .2)
    for x in (-13, 13):
        tube([(x, -11, 1.4), (x, 11, 1.4)], 1.0, black, smooth=False)
    # crank, hub, the hose's free end
    o = [box(9, .9, 2.0, (4, 0, 0), black, .3), cyl(1.0, 5.6, (8, -3.2, 0), rubber("red"), "y", .3), cyl(1.5, 1.2, (0, 0, 0), steel(), "y", .2)]
    place(o, (0, 0, 0), (0, 30, 0))
    place(o, (0, -13.0, zc))
    tube([(10.9, 1.2, zc - 2), (12.2, .8, 12), (14.5, -1, 5), (18, -4, .9), (20, -8, .8), (16, -12.6, .8), (8, -16, .8), (0, -16.4, .8)], .77, hose)
    hexhead(1.9, 1.4, (0, -16.4, .8), brass(), "-x")
    lathe([(0, 0), (.7, 0), (.7, 1.2), (.85, 1.3), (.85, 2.0), (.5, 2.4), (0, 2.4)], brass(), (-1.4, -16.4, .8), "-x")
    brand("MILLRACE", 2.0, (0, -8.55, zc), (90, 0, 0), ink("white"), .05)
