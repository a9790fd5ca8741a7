from scene import aluminium, black_oxide, brushed, cast, chrome, gloss, ink, paint, plastic, rubber, steel
from shapes import box, cyl, everything, fuse, knurl, label, lathe, loft, place, plate, rest, text, tube

ALT = "Portable petrol generator, 3 kW"
VIEWS = [{"az": 26, "el": 20, "fill": .83}]


def build(colour):
    black, c = paint("black"), paint("yellow")
    W, D, H = 60, 42, 46
    for y in (-D / 2, D / 2):
        tube([(-W / 2, y, 3), (-W / 2, y, H - 6), (-W / 2 + 1.8, y, H - 1.8), (-W / 2 + 6, y, H), (W / 2 - 6, y, H), (W / 2 - 1.8, y, H - 1.8), (W / 2, y, H - 6), (W / 2, y, 9), (W / 2 - 1.8, y, 4.8), (W / 2 - 6, y, 3), (-W / 2 + 6, y, 3), (-W / 2 + 1.8, y, 4.8), (-W / 2, y, 9)][1:-1] , 1.35, black, closed=True)
    for x, z in ((-W / 2 + 8, H), (W / 2 - 8, H), (-W / 2 + 10, 3), (W / 2 - 10, 3)):
        tube([(x, -D / 2, z), (x, D / 2, z)], 1.2, black, smooth=False)
    for x in (-1, 1):
        for y in (-1, 1):
            cyl(2.4, 3, (x * (W / 2 - 10), y * D / 2, 1.2), rubber(), c=.5)
    # tank
    fuse([loft([((-25, 0, 39), 12, 4.4, 4), ((-24.5, 0, 39), 15, 5.4, 5), ((-22, 0, 39), 16.5, 6.2, 5), ((22, 0, 39), 16.5, 6.2, 5), ((24.5, 0, 39), 15, 5.4, 5), ((25, 0, 39), 12, 4.4, 4)])], c, .5, 6)
    tank = everything()[-1]
    lathe([(0, 0), (4.4, 0), (4.4, .6), (3.6, 1.0), (3.4, 2.4), (0, 2.6)], plastic("black"), (6, 0, 45.0))
    cyl(2.2, 1.0, (-12, 0, 45.2), chrome(), c=.2)
    # engine right, alternator left
    box(24, 26, 24, (13, 2, 17), cast("grey"), 2)
    lathe([(0, 0), (9.5, 0), (10.2, .6), (10.2, 4), (9, 5.6), (5, 6.2), (0, 6.2)], plastic("black"), (14, -11, 17), "-y")
    for k in range(8):
        o = box(.8, .6, 5.4, (0, 0, 6.2), plastic("grey"), .2)
        place(o, (0, 0, 0), (0, 45 * k, 0))
        place(o, (14, -17.2, 17))
    cyl(2.4, .8, (14, -17.4, 17), plastic("red"), "y", .2)
    for k in range(8):
        box(26, 16, .8, (13, 3, 27.6 + .9 * k) if k < 6 else (13, 3, 27), aluminium(.4), .2)
    box(4.6, 2.2, 1.6, (21, -16, 24.6), plastic("red"), .6)
    tube([(21, -15, 24.6), (19, -13, 24)], .3, rubber())
    lathe([(0, 0), (9.5, 0), (10, .6), (10, 20), (9, 22), (0, 22.4)], aluminium(.42), (0, 3, 17), "-x")
    for k in range(12):
        box(.7, 20.6, .7, (-3 - 1.55 * k, 3, 27.2), aluminium(.42), .2)
    cyl(4.4, 16, (6, 15, 30), steel(.4, .3), "x", .8)
    # control panel
    plate([(-27, 6), (-2, 6), (-2, 30), (-27, 30)], 4, (0, -D / 2 + 2.4, 0), black, bevel=.5, r=1)
    Y = -D / 2 + .3
    plate([(-26, 7), (-3, 7), (-3, 29), (-26, 29)], .3, (0, Y, 0), ink((.10, .10, .105)), bevel=.05, r=.7)
    text("HEXBOLT", 3.5, (-14.5, Y - .2, 26), (90, 0, 0), ink("yellow"), .06, spacing=1.08)
    for x in (-20.4, -8.8):
        cyl(3.4, .8, (x, Y - .4, 12.2), plastic("blue"), "y", .2)
        cyl(2.5, .9, (x, Y - .5, 12.2), plastic("black"), "y", .1)
        for a in (-1, 1):
            cyl(.42, .1, (x + a * 1.1, Y - .98, 12.2), ink((.004, .004, .004)), "y")
        text("230 V  16 A", .95, (x, Y - .2, 8.0), (90, 0, 0), ink("white"), .04)
    from kinds.compressor import gauge
    gauge(2.4, (-21.6, Y, 20.6))
    box(3.0, 1.2, 4.0, (-14.4, Y - .4, 20.6), plastic("red"), .3)
    for k in range(3):
        box(1.6, .9, 2.6, (-10.4 + 2.4 * k, Y - .3, 20.6), plastic("grey"), .2)
    text("3000 W", 1.3, (-7.6, Y - .2, 17.4), (90, 0, 0), ink("white"), .04)
    text("HEXBOLT  G3000", 3.6, (0, -60, 38.8), (90, 0, 0), ink("black"), .06, tank, 1.05)
