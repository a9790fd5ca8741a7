import math
from parts import inflated, panel
from scene import brass, fabric, leather, rubber, ink
from shapes import box, cyl, everything, fuse, loft, place, plate, rest, text, torus, tube

ALT = "Safety boots with steel toe cap"
VIEWS = [{"az": 24, "el": 20, "fill": .84}]


def boot(tan):
    """Toe toward +x."""
    upper = fuse([
        loft([((-10.2, 0, 4.0), 1.8, 2.4, 2.2), ((-9, 0, 4.4), 3.2, 3.0, 2.4), ((-4, 0, 5.2), 3.6, 4.0, 2.4), ((2, 0, 4.8), 4.0, 3.6, 2.4), ((8, 0, 4.0), 4.6, 2.9, 2.5), ((13, 0, 3.7), 4.5, 2.7, 2.4), ((15.6, 0, 3.3), 3.3, 2.1, 2.2), ((16.4, 0, 3.0), 1.6, 1.3, 2)]),
        loft([((-3.2, 0, 3), 3.6, 6.4, 2.4), ((-3.8, 0, 8), 3.4, 5.6, 2.4), ((-5.0, 0, 12.5), 3.5, 4.9, 2.4), ((-5.6, 0, 16.5), 3.9, 5.2, 2.4), ((-5.7, 0, 18.2), 4.0, 5.4, 2.4)]),
        loft([((-1.6, 0, 9), 1.9, 4, 2.4), ((3, 0, 7.4), 2.4, 2.4, 2.4), ((7, 0, 5.4), 2.6, 1.8, 2.4)]),
    ], tan, .16, 10)
    out = [upper]
    out.append(loft([((-5.7, 0, 17.2), 4.1, 5.5, 2.4), ((-5.7, 0, 17.6), 4.35, 5.8, 2.4), ((-5.75, 0, 19.2), 4.35, 5.8, 2.4), ((-5.75, 0, 19.8), 4.0, 5.4, 2.4), ((-5.75, 0, 19.8), 3.5, 4.8, 2.4), ((-5.75, 0, 19.2), 3.4, 4.7, 2.4)], leather((.05, .035, .03))))
    out.append(loft([((-5.75, 0, 19.5), 3.2, 4.4, 2.4), ((-5.75, 0, 19.86), 3.25, 4.5, 2.4)], fabric((.02, .018, .016))))
    out.append(panel(upper, [(8.2, 0), (8.0, 3.4), (9.6, 8.4), (18, 9), (18, 0)], leather((.045, .03, .025)), .09, r=1.2))
    out.append(panel(upper, [(-13, 0), (-13, 8.2), (-8.6, 8.4), (-6.4, 4), (-6, 0)], leather((.045, .03, .025)), .09, r=1.0))
    out.append(panel(upper, [(-1.2, 18.4), (-2.4, 12), (-.4, 8.6), (5.4, 6.2), (6.4, 9), (2, 14), (1.6, 18.4)], leather((.20, .08, .028)), .12, r=.8))
    # welt, midsole and lugs
    outline = [(-10.8, -2.2, 2), (-9, -3.8, 2.5), (-2, -3.6, 4), (6, -4.7, 4), (13, -4.9, 3.5), (17.2, -2.6, 3), (17.2, 2.6, 3), (13, 4.9, 3.5), (6, 4.7, 4), (-2, 3.6, 4), (-9, 3.8, 2.5), (-10.8, 2.2, 2)]
    out.append(plate(outline, .8, (0, 0, 1.9), rubber((.12, .055, .02)), bevel=.2, plane="xy"))
    out.append(plate(outline, 1.5, (0, 0, .95), rubber(), bevel=.3, plane="xy"))
    out.append(plate([(-10.8, -3.9, 2), (-4.4, -3.7, .6), (-4.4, 3.7, .6), (-10.8, 3.9, 2)], 1.0, (0, 0, -.1), rubber(), bevel=.15, plane="xy"))
    for k in range(9):
        x = -1.4 + 2.0 * k
        for s in (-1, 1):
            w = 4.3 if x < 2 else 4.7 if x < 13.5 else 3.5
            out.append(box(1.2, 2.4, 1.3, (x, s * (w - 1.0), .05), rubber(), .2))
    # lacing: eyelets up the front on both sides and crossing laces
    lace = fabric((.50, .33, .06), 60)
    rows = [(5.6, 7.3, 1.75), (4.0, 8.4, 1.75), (2.6, 9.8, 1.7), (1.4, 11.5, 1.6), (.6, 13.4, 1.6), (.2, 15.4, 1.65), (.2, 17.2, 1.7)]
    for k, (x, z, w) in enumerate(rows):
        for s in (-1, 1):
            out.append(torus(.34, .13, (x - .1, s * (w + .3), z), brass(), rot=(s * -30, 50, 0), n=24, m=12))
        out.append(tube([(x, -w - .2, z), (x + .75, -.6, z + .5), (x + .75, .6, z + .5), (x, w + .2, z)], .24, lace))
        if k + 1 < len(rows):
            x2, z2, w2 = rows[k + 1]
            for s in (-1, 1):
                out.append(tube([(x, s * (w + .2), z), ((x + x2) / 2 + .95, 0, (z + z2) / 2 + .55), (x2, -s * (w2 + .2), z2)], .22, lace))
    out.append(tube([(-10.4, 0, 17), (-11.8, 0, 18.4), (-12, 0, 20.4), (-11, 0, 20.6)], .2, leather((.05, .035, .03)), flat=(1.6, .3)))
    out.append(text("HEXBOLT", 1.25, (-6.0, -12, 15.2), (90, 0, 0), ink((.03, .015, .008)), .02, upper))
    return out


def build(colour):
    a = boot(leather((.42, .20, .065)))
    place(a, (0, -5.5, 0), (0, 0, -8))
    b = boot(leather((.42, .20, .065)))
    place(b, (-4, 7.5, 0), (0, 0, 14))
    rest(a), rest(b)
