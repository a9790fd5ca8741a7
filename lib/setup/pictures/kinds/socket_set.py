from kinds.ratchet import ratchet
from parts import socket
from scene import PALETTE, chrome, ink, plastic, steel
from shapes import boolean, box, cyl, everything, hexhead, join, label, lathe, place, plate, rest, text

ALT = "Socket set with ratchet in a moulded tray"
VIEWS = [{"az": 8, "el": 54, "fill": .86}]
SIZES = [8, 10, 12, 13, 14, 17, 19]


def build(colour):
    W, D = 30, 19.5
    tray = plate([(-W / 2, -D / 2), (W / 2, -D / 2), (W / 2, D / 2), (-W / 2, D / 2)], 2.6, (0, 0, 1.3), plastic("black", .5), bevel=.25, plane="xy", r=1.3)
    inner = [plate([(-W / 2 + 1, -D / 2 + 1), (W / 2 - 1, -D / 2 + 1), (W / 2 - 1, D / 2 - 1), (-W / 2 + 1, D / 2 - 1)], 2, (0, 0, 2.9), plane="xy", r=1.0)]
    boolean(tray, inner[0])
    bed = plate([(-W / 2 + 1.05, -D / 2 + 1.05), (W / 2 - 1.05, -D / 2 + 1.05), (W / 2 - 1.05, D / 2 - 1.05), (-W / 2 + 1.05, D / 2 - 1.05)], .5, (0, 0, 1.95), plastic("red", .5), plane="xy", r=.9)
    xs, x = [], -12.4
    for s in SIZES:
        d = s * .1 * 1.38 + .25
        d2 = max(d, 2.0)
        x += d2 / 2
        xs.append((x, s, d, d2))
        x += d2 / 2 + .62
    k = 24.8 / (x - .62 + 12.4)
    for x, s, d, d2 in xs:
        X = -12.4 + (x + 12.4) * k
        cyl(d2 / 2 + .22, .5, (X, 5.2, 2.1), plastic("black", .5), bore=d2 / 2 + .05)
        place(socket(s * .1, d, d2, 3.6), (X, 5.2, 1.9))
        label(1.5, .9, (X, 2.8, 2.21), (0, 0, 0), ink("white"), r=.2)
        text(str(s), .75, (X, 2.8, 2.23), (0, 0, 0), ink("black"), .01)
    r = ratchet()
    place(r, (0, 0, 0), (0, 0, 0), 1.02)
    place(r, (-1.6, -1.0, 3.3))
    # extension bars and a universal joint
    for y, l in ((-4.2, 15), (-6.6, 9)):
        cyl(.62, l, (-12 + l / 2, y, 2.9), chrome(), "x", .06)
        cyl(1.0, 2.0, (-12 + 1.0, y, 2.9), chrome(), "x", .1)
        box(1.2, 1.1, 1.1, (-12 + l + .5, y, 2.9), chrome(), .1)
    for k2 in range(5):
        hexhead(.8, 2.2, (5.2 + 1.75 * k2, -4.0, 2.2), steel())
        cyl(.3, 1.0, (5.2 + 1.75 * k2, -4.0, 4.8), steel(), c=.05)
    text("HEXBOLT", 2.1, (8.4, -6.9, 2.21), (0, 0, 0), ink("white"), .02, spacing=1.1)
    text("HEXBOLT  1/2\"  CHROME VANADIUM", .9, (0, -D / 2 + .02, 1.3), (90, 0, 0), ink("white"), .04, spacing=1.1)
