import math
from parts import brand, panel
from scene import gloss, glass, ink, plastic, rubber, _material
from shapes import boolean, box, circle, cyl, everything, fuse, knurl, lathe, loft, place, plate, rest, text, tube, solid

ALT = "Auto-darkening welding mask"
VIEWS = [{"az": 34, "el": 12, "fill": .82}]


def build(color):
    shell = fuse([
        loft([((0, 0, -12.5), 4.2, 5.0, 2.6), ((0, 0, -11.8), 5.8, 6.6, 2.6), ((0, 0, -6), 8.6, 8.6, 2.7), ((0, 0, 0), 10.2, 10.4, 2.8), ((0, .8, 7), 10.6, 11.2, 2.7), ((0, 2, 11), 9.6, 10.6, 2.5), ((0, 4, 14), 6.4, 7.4, 2.3), ((0, 5, 14.8), 2.4, 3.0, 2)]),
        box(15.0, 7.0, 13.4, (0, -8.2, 1.6)),
    ], gloss("black"), .22, 9)
    # open behind and hollow
    boolean(shell, box(60, 40, 60, (0, 22.5, 0)))
    boolean(shell, loft([((0, 1, -14), 5.0, 5.6, 2.6), ((0, .6, -6), 7.8, 7.8, 2.7), ((0, .6, 0), 9.4, 9.6, 2.8), ((0, 1.6, 7), 9.8, 10.2, 2.7), ((0, 3, 11), 8.6, 9.4, 2.5), ((0, 5, 13.4), 3.4, 4, 2.3)]))
    plate([(-6.6, -4.2), (6.6, -4.2), (6.6, 6.8), (-6.6, 6.8)], 1.0, (0, -11.55, .4), plastic("black", .3), bevel=.3, r=1.0)
    plate([(-5.5, -2.0), (5.5, -2.0), (5.5, 5.4), (-5.5, 5.4)], .4, (0, -11.95, .2), _material("shade", (.012, .03, .012), 0, .03, coat=1), bevel=.05, r=.5)
    plate([(-5.2, -.42), (5.2, -.42), (5.2, .42), (-5.2, .42)], .1, (0, -12.1, -2.9), _material("solar", (.015, .018, .05), .5, .15), r=.1)
    for s in (-1, 1):
        box(.4, .2, .5, (s * 4.8, -12.15, 5.0), _material("sensor", (.1, .01, .02), 0, .1), .1)
        knurl(1.9, 1.3, rubber(), (s * 9.9, 1.0, 3.4), "x" if s > 0 else "-x", 24, .14, straight=True)
    orange = plastic("orange", .3)
    panel(shell, [(-5, 8.6), (0, 6.8), (5, 8.6), (3.4, 16), (-3.4, 16)], orange, .06, r=.8)
    panel(shell, [(-12, -3), (-8.2, -1.6), (-7.2, -8), (-4, -13.5), (-14, -13)], orange, .06, r=.6)
    panel(shell, [(12, -3), (8.2, -1.6), (7.2, -8), (4, -13.5), (14, -13)], orange, .06, r=.6)
    brand("CASTELLAN", 1.6, (0, -30, -6.7), (90, 0, 0), ink("white"), .04, shell, 1.08)
    text("DIN 9-13", .9, (0, -30, -8.6), (90, 0, 0), ink("white"), .04, shell, 1.08)
    tube([(9.0 * math.cos(a), 3 + 9.6 * math.sin(a), 4.6) for a in [k * math.pi / 12 for k in range(13)]], .1, plastic("gray"), flat=(2.4, .4))
    tube([(0, -1 + 11 * math.cos(a) + 2, 4 + 10.5 * math.sin(a)) for a in [k * math.pi / 16 for k in range(9)]], .1, plastic("gray"), flat=(2.4, .4)) if False else None
    place(everything(), (0, 0, 0), (-4, 0, 0))
