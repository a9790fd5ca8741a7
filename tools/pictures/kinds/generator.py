from parts import brand, panel
from scene import aluminum, black_oxide, brushed, cast, chrome, gloss, ink, lamp, paint, plastic, rubber, steel
from shapes import box, cyl, everything, fuse, knurl, label, lathe, loft, place, plate, rest, text, tube

ALT = "Portable petrol generator"
VIEWS = [{"az": 26, "el": 20, "fill": .83}, {"az": -40, "el": 24, "fill": .84}]
FORMS = {"inverter": {"az": 30, "el": 20}}


def inverter():
    """A closed case with a handle, the panel at its end."""
    black, c = plastic("black", .42), plastic("yellow")
    shell = fuse([plate([(-25, 2), (23, 2), (25, 5), (25, 26, 6), (20, 36, 7), (-18, 37, 8), (-25, 30, 7), (-25, 5)], 26, mat=c, bevel=3.2, r=2.5)], c, .4, 7)
    panel(shell, [(-40, 40), (-40, 28), (-19, 28), (-14, 32), (14, 32), (19, 27), (40, 27), (40, 40)], black, .14, r=2)
    panel(shell, [(-30, -2), (-30, 7), (30, 7), (30, -2)], black, .14, r=1)
    # handle over the top
    grip = fuse([loft([((-15, 0, 35), 3.0, 2.6), ((-13, 0, 41.5), 2.6, 2.4), ((-8, 0, 44), 2.4, 2.0), ((8, 0, 44), 2.4, 2.0), ((13.4, 0, 41.0), 2.6, 2.4), ((16, 0, 34), 3.0, 2.8)])], black, .3, 8)
    panel(grip, [(-9, 41), (-9, 48), (9, 48), (9, 41)], rubber(), .14, r=.8)
    lathe([(0, 0), (3.6, 0), (3.6, 1.0), (3.0, 1.4), (2.8, 2.4), (0, 2.6)], black, (-18.5, 4.5, 36.2))
    # louvers of the engine in the side, the starter's handle
    for k in range(7):
        box(15, .9, .9, (-11.4, -13.0, 10.6 + 2.0 * k), plastic((.01, .01, .01), .5), .25, rot=(20, 0, 0))
    plate([(-20.2, 9), (-2.6, 9), (-2.6, 24.4), (-20.2, 24.4)], .5, (0, -13.0, 0), black, [[(-19.2, 9.9), (-3.6, 9.9), (-3.6, 23.5), (-19.2, 23.5)]], .12, r=1.2)
    brand("TARNWERK", 4.4, (10.6, -40, 21.6), (90, 0, 0), ink("black"), .05, shell, 1.05)
    text("i2000  INVERTER", 2.0, (10.6, -40, 16.6), (90, 0, 0), ink("black"), .05, shell, 1.05)
    text("2000 W   120 V", 1.6, (10.6, -40, 13.0), (90, 0, 0), ink("black"), .05, shell, 1.05)
    # the panel at the end
    X = 25.1
    plate([(-9.6, 8), (9.6, 8), (9.6, 26), (-9.6, 26)], 1.0, (X, 0, 0), black, bevel=.3, plane="yz", r=1.4)
    for y in (-5, 3.6):
        cyl(2.9, .8, (X + .7, y, 13), plastic("gray"), "x", .2)
        for a in (-1, 1):
            box(.1, .35, 1.2, (X + 1.12, y + a * .9, 13.3), ink((.004, .004, .004)))
        cyl(.35, .1, (X + 1.1, y, 11.9), ink((.004, .004, .004)), "x")
    cyl(2.1, 1.1, (X + .7, -5.4, 21.4), plastic("red"), "x", .3)
    box(.8, .7, 3.2, (X + 1.4, -5.4, 21.4), plastic("red"), .2)
    for k, col in enumerate(((.1, .85, .15), (.9, .5, .05), (.9, .08, .05))):
        cyl(.5, .3, (X + .5, 1.0 + 2.3 * k, 22.8), lamp(1.2, col), "x", .05)
    text("120 V  13 A", 1.1, (X + .52, -.8, 17.6), (90, 0, 90), ink("white"), .04)
    for x in (-17, 17):
        for y in (-8, 8):
            cyl(2.6, 2.6, (x, y, 1.2), rubber(), c=.6)
    box(2.4, 5.6, 1.6, (-25.4, -2, 20), black, .6)


def build(form):
    if form:
        return inverter()
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
    box(24, 26, 24, (13, 2, 17), cast("gray"), 2)
    lathe([(0, 0), (9.5, 0), (10.2, .6), (10.2, 4), (9, 5.6), (5, 6.2), (0, 6.2)], plastic("black"), (14, -11, 17), "-y")
    for k in range(8):
        o = box(.8, .6, 5.4, (0, 0, 6.2), plastic("gray"), .2)
        place(o, (0, 0, 0), (0, 45 * k, 0))
        place(o, (14, -17.2, 17))
    cyl(2.4, .8, (14, -17.4, 17), plastic("red"), "y", .2)
    for k in range(8):
        box(26, 16, .8, (13, 3, 27.6 + .9 * k) if k < 6 else (13, 3, 27), aluminum(.4), .2)
    box(4.6, 2.2, 1.6, (21, -16, 24.6), plastic("red"), .6)
    tube([(21, -15, 24.6), (19, -13, 24)], .3, rubber())
    lathe([(0, 0), (9.5, 0), (10, .6), (10, 20), (9, 22), (0, 22.4)], aluminum(.42), (0, 3, 17), "-x")
    for k in range(12):
        box(.7, 20.6, .7, (-3 - 1.55 * k, 3, 27.2), aluminum(.42), .2)
    cyl(4.4, 16, (6, 15, 30), steel(.4, .3), "x", .8)
    # control panel
    plate([(-27, 6), (-2, 6), (-2, 30), (-27, 30)], 4, (0, -D / 2 + 2.4, 0), black, bevel=.5, r=1)
    Y = -D / 2 + .3
    plate([(-26, 7), (-3, 7), (-3, 29), (-26, 29)], .3, (0, Y, 0), ink((.10, .10, .105)), bevel=.05, r=.7)
    brand("TARNWERK", 3.5, (-14.5, Y - .2, 26), (90, 0, 0), ink("yellow"), .06, spacing=1.08)
    for x in (-20.4, -8.8):
        cyl(3.4, .8, (x, Y - .4, 12.2), plastic("blue"), "y", .2)
        cyl(2.5, .9, (x, Y - .5, 12.2), plastic("black"), "y", .1)
        for a in (-1, 1):
            cyl(.42, .1, (x + a * 1.1, Y - .98, 12.2), ink((.004, .004, .004)), "y")
        text("120 V  20 A", .95, (x, Y - .2, 8.0), (90, 0, 0), ink("white"), .04)
    from kinds.compressor import gauge
    gauge(2.4, (-21.6, Y, 20.6))
    box(3.0, 1.2, 4.0, (-14.4, Y - .4, 20.6), plastic("red"), .3)
    for k in range(3):
        box(1.6, .9, 2.6, (-10.4 + 2.4 * k, Y - .3, 20.6), plastic("gray"), .2)
    text("5500 W", 1.3, (-7.6, Y - .2, 17.4), (90, 0, 0), ink("white"), .04)
    brand("TARNWERK  G5500", 3.6, (0, -60, 38.8), (90, 0, 0), ink("black"), .06, tank, 1.05)
