import math
from parts import panel
from scene import fabric, ink, plastic, rubber
from shapes import boolean, box, cyl, everything, fuse, knurl, lathe, loft, place, plate, rest, text, torus, tube

ALT = "Half mask respirator with twin filters"
VIEWS = [{"az": 26, "el": 16, "fill": .83}]


def build(colour):
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
        box(3.2 - .5 * abs(k - 2), .3, .24, (0, -5.65, -1.9 + .5 * k), plastic("grey"), .08)
    for s in (-1, 1):
        f = [lathe([(0, 0), (2.6, 0), (2.7, .2), (2.7, .9), (0, .9)], plastic("grey"))]
        f.append(lathe([(0, .9), (4.2, .9), (4.4, 1.2), (4.4, 2.6), (4.2, 2.9), (0, 2.9)], plastic((.55, .04, .16) if True else "red", .4)))
        f.append(knurl(4.46, 1.0, plastic((.55, .04, .16), .4), (0, 0, 1.3), "z", 60, .1, straight=True))
        f.append(cyl(3.7, .14, (0, 0, 2.92), plastic("black"), c=.05))
        for k in range(3):
            f.append(torus(1.1 + .85 * k, .14, (0, 0, 3.0), plastic("grey")))
        f.append(text("P3", 1.0, (0, 0, 3.0), (0, 0, 0 if s > 0 else 0), ink("white"), .2))
        place(f, (0, 0, 0), (0, 0, -90 if s > 0 else 90))
        place(f, (0, 0, 0), (66, 0, 52 * s))
        place(f, (s * 5.4, -2.5, -1.0))
        tube([(s * 3.8, -.4, 1.8), (s * 6.2, 2.4, 3.4), (s * 7.4, 7, 4.8), (s * 5, 11, 5), (0, 12.4, 5)], .1, fabric("grey", 40), flat=(1.6, .25))
        tube([(s * 3.8, .2, -2.4), (s * 6.4, 3.4, -3.2), (s * 7, 8, -3.6), (s * 4.6, 11.4, -3.4), (0, 12.2, -3.2)], .1, fabric("grey", 40), flat=(1.4, .25))
        box(1.2, .8, 2.0, (s * 4.3, -.2, 2.0), plastic("black"), .3)
    text("HEXBOLT", .95, (0, -8, 2.2), (90, 0, 0), ink("white"), .04, mask, 1.05)
