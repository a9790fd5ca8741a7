from scene import black_oxide, chrome, ink, paint, plastic, rubber, steel
from shapes import box, cyl, everything, label, loft, place, plate, rest, text, tube

ALT = "Steel tool box with carrying handle"
COLOURS = ["red", "black"]
VIEWS = [{"az": 28, "el": 22, "fill": .84}]


def build(colour):
    c = paint(colour)
    W, D, H = 44, 20, 14
    box(W, D, H, (0, 0, H / 2), c, .7)
    box(W - 1, D - 1, .5, (0, 0, H + .1), black_oxide())
    plate([(-D / 2, H + .3), (D / 2, H + .3), (D / 2, H + 3.6, 1.2), (D / 2 - 4.2, H + 7.2, 1.6), (-D / 2 + 4.2, H + 7.2, 1.6), (-D / 2, H + 3.6, 1.2)], W, (0, 0, 0), c, bevel=.5, plane="yz", r=.5)
    for z in (2.2, H - 1.4):
        box(W + .12, D + .12, .5, (0, 0, z), c, .2)
    box(W + .3, D + .3, .9, (0, 0, .5), plastic("black"), .2)
    for s in (-1, 1):
        for y in (-1, 1):
            box(1.6, 1.6, 3, (s * (W / 2 - .75), y * (D / 2 - .75), 1.5), plastic("black"), .4)
        x = s * 13
        plate([(-1.7, -2.4), (1.7, -2.4), (1.7, 2.6), (-1.7, 2.6)], .35, (x, -D / 2 - .2, H + .3), chrome(), bevel=.1, r=.5)
        plate([(-1.1, -1.6), (1.1, -1.6), (1.1, 1.2), (-1.1, 1.2)], .5, (x, -D / 2 - .55, H + .5), chrome(), bevel=.15, r=.4)
        cyl(.35, 3.0, (x, -D / 2 - .5, H - 1.4), steel(), "x", .06)
        # handle brackets
        box(2.4, 2.2, 1.0, (s * 9.5, 0, H + 7.4), chrome(), .25)
        tube([(s * 9.5, 0, H + 7.6), (s * 9.2, 0, H + 9.6), (s * 7, 0, H + 10.6)], .55, chrome())
    cyl(1.25, 14.6, (0, 0, H + 10.7), rubber(), "x", .4)
    for k in range(7):
        cyl(1.34, .5, (-4.8 + 1.6 * k, 0, H + 10.7), rubber(), "x", .12)
    label(17, 4.6, (0, -D / 2 - .02, H / 2 - .1), (90, 0, 0), ink("black" if colour != "black" else "red"), r=.8, depth=.1)
    text("HEXBOLT", 3.6, (0, -D / 2 - .09, H / 2 - .1), (90, 0, 0), ink("white"), .04, spacing=1.08)
