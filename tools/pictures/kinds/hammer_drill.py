from kinds.drill_bit import bit as twist, masonry
from parts import brand, panel, plug, screw_heads, slots, trigger
from scene import aluminum, ink, plastic, rubber, steel, tool_steel
from shapes import box, cyl, everything, fuse, knurl, lathe, loft, place, plate, rest, text, torus, tube

ALT = "Hammer drill with side handle and depth stop"
COLORS = ["red", "blue"]
VIEWS = [{"az": 24, "el": 20, "fill": .84}, {"az": -32, "el": 20}]
FORMS = {"max": {"az": 26, "el": 20, "fill": .88}, "breaker": {"az": 30, "el": 18, "fill": .88}}


def holder(x, k=1.0):
    """An SDS bit holder that starts at x: the collar that is drawn back, and the rubber cone that keeps dust out. SDS-max is k = 1."""
    profile = [(0, 0), (2.5, 0), (2.85, .3), (2.9, 2.4), (2.6, 2.8), (2.3, 3.0), (2.3, 3.5), (2.55, 3.8), (2.5, 4.5), (1.75, 7.2), (1.6, 7.65), (1.35, 7.8), (0, 7.8)]
    lathe([(r * k, z * k) for r, z in profile], rubber(), (x, 0, 0), "x")
    knurl(2.92 * k, 1.7 * k, plastic("black", .42), (x + .5 * k, 0, 0), "x", 24, .14 * k, straight=True)


def selector(at, k=1.0):
    """The knob on the side that chooses between drilling, hammering and both."""
    x, y, z = at
    cyl(2.0 * k, .9 * k, at, plastic("black", .42), "y", .2 * k)
    box(3.0 * k, .6 * k, .7 * k, (x, y - .5 * k, z), plastic("yellow"), .2 * k, rot=(0, 30, 0))


def heavy(breaker):
    """An SDS-max machine: the motor hangs below the barrel, a damped bow handle behind, a second grip on the neck."""
    c, black, soft = plastic("red"), plastic("black", .42), rubber()
    metal = aluminum(.42)
    body = fuse([
        loft([((-10.6, 0, 0), 2.6, 3.0), ((-10, 0, 0), 3.6, 4.0, 3), ((-6, 0, 0), 4.0, 4.4, 3), ((4, 0, 0), 4.0, 4.4, 3), ((8, 0, 0), 3.7, 4.0, 2.6), ((8.6, 0, 0), 3.4, 3.7, 2.4)]),
        loft([((-3.6, 0, -2), 3.4, 4.2, 3), ((-3.8, 0, -8), 3.6, 4.4, 3), ((-4.0, 0, -14), 3.7, 4.5, 3), ((-4.0, 0, -17.4), 3.5, 4.2, 3), ((-4.0, 0, -18.2), 2.9, 3.5, 3)]),
    ], c, .2, 8)
    slots(body, [(-6.6 + .85 * k, -14.2) for k in range(6)], .36, 3.2, .8, 3.6)
    panel(body, [(-9, -10.6), (.8, -10.6), (.8, -9.2), (-9, -9.2)], black, .08, r=.3)
    panel(body, [(-9.4, -20), (-9.4, -16.8), (1.4, -16.8), (1.4, -20)], black, .1, r=.4)
    panel(body, [(-10, 6), (-9.4, 3.1), (6.4, 3.1), (7.2, 6)], black, .1, r=.6)
    # the barrel of the hammer, with ribs, and the collar that opens the bit holder
    lathe([(0, 0), (3.5, 0), (3.55, .3), (3.45, 3.4), (3.0, 9.6), (2.7, 11.4), (0, 11.4)], metal, (8.2, 0, 0), "x")
    for k in range(5):
        r = 3.62 - .09 * k
        lathe([(r - .3, 0), (r, .1), (r - .02, .4), (r - .3, .5)], metal, (9.6 + .95 * k, 0, 0), "x")
    holder(19.2)
    # bow handle behind, held by two damped arms
    bow = fuse([
        loft([((-12.6, 0, 4.4), 1.5, 1.6), ((-16.4, 0, 4.4), 1.6, 1.7), ((-19.2, 0, 1.6), 1.75, 1.8), ((-19.8, 0, -3), 1.75, 1.7), ((-19.4, 0, -8), 1.75, 1.7), ((-17.6, 0, -12.4), 1.7, 1.7), ((-13.6, 0, -14.4), 1.6, 1.7), ((-8.6, 0, -14.6), 1.6, 2.2)]),
        loft([((-13.4, 0, 4.4), 1.5, 1.6), ((-9.6, 0, 2.0), 1.8, 2.2)]),
    ], c, .18, 8)
    panel(bow, [(-17.6, 3.6), (-17.4, -10.6), (-23, -11), (-23, 4)], soft, .1, r=.8)
    trigger((-17.6, 0, -2.4), 4.4, 1.7)
    for z, x in ((4.4, -11.6), (-14.5, -9.4)):
        for k in range(4):
            lathe([(0, 0), (1.7, 0), (1.95, .3), (1.7, .6), (0, .6)], soft, (x - .68 * k, 0, z), "-x")
    # the side grip: a ring on the barrel, a bow toward the viewer
    torus(3.5, .6, (10.4, 0, 0), black, "x")
    grip = lathe([(0, 0), (1.3, 0), (2.1, .3), (2.15, .8), (1.5, 1.3), (1.5, 2.2), (1.85, 5.5), (1.8, 9), (2.1, 10.6), (1.6, 11.5), (0, 11.7)], soft)
    place(grip, (0, 0, 0), (105, 0, 0))
    place(grip, (10.4, -3.4, .6))
    selector((-1.2, -4.0, -4.6))
    # the tool in it
    m, dark = steel(.28, .40), tool_steel()
    if breaker:
        cyl(.9, 22, (37, 0, 0), m, "x")
        loft([((47, 0, 0), .9, .9, 2), ((50, 0, 0), 1.1, .9, 3), ((54.6, 0, 0), 1.5, .22, 5), ((55.2, 0, 0), 1.5, .06, 6)], m)
    else:
        o = twist(2.2, 20, 8, m, 5.6, dark, 1.8)
        place(o, (25.4, 0, 0))
        box(1.2, 2.4, .6, (53.0, 0, 0), steel(.2, .55), .05)
    brand("TARNWERK", 2.4, (-1.0, -9, .7), (90, 0, 0), ink("white"), .03, body, 1.05)
    text("SDS-max  13 J" if breaker else "SDS-max  8.5 J", 1.0, (-1.0, -9, -1.5), (90, 0, 0), ink("white"), .03, body, 1.05)
    text("1500 W" if breaker else "1150 W", 1.1, (-3.6, -9, -7.2), (90, 0, 0), ink("white"), .03, body, 1.05)
    screw_heads([(-8.6, -2.6), (6.4, -2.4), (6.6, 2.2)], -3.9)
    lathe([(0, 0), (1.1, 0), (.66, 3.0), (.44, 3.8), (0, 3.8)], rubber(), (-17.4, 0, -13.2), rot=(180, 40, 0))
    tube([(-19.8, 0, -16.1), (-21.6, .2, -17.6), (-25, 2, -18.0), (-26, 7, -18.0), (-20, 11, -18.0)], .42, rubber())
    if not breaker:
        return
    place(everything(), (0, 0, 0), (0, 6, 0))


def build(color):
    if color in ("max", "breaker"):
        return heavy(color == "breaker")
    c, black = plastic(color), plastic("black", .42)
    shell = fuse([
        loft([((-10.2, 0, 0), 2.4, 2.6), ((-9.8, 0, 0), 3.0, 3.2), ((-7, 0, 0), 3.4, 3.7, 2.8), ((0, 0, 0), 3.4, 3.6, 2.8), ((4.5, 0, 0), 3.0, 3.2, 2.4), ((6, 0, 0), 2.6, 2.7, 2.1)]),
        loft([((-7.2, 0, -1), 2.3, 3.0), ((-8.0, 0, -5), 1.9, 2.5), ((-8.8, 0, -9), 1.8, 2.3), ((-9.6, 0, -13), 1.9, 2.5), ((-9.8, 0, -14.2), 1.7, 2.2)]),
    ], c, .14, 9)
    slots(shell, [(-2.6 + .7 * k, 0) for k in range(6)], .34, 3.0, .7, 3.3, 8)
    panel(shell, [(-12, -3.6), (-8.4, -3.2), (-6.4, -4.6), (-7.2, -9), (-7.6, -15.5), (-13.6, -15.5)], rubber(), .09, r=.6)
    panel(shell, [(-11, 4.6), (-11, 2.6), (-8, 2.3), (-3, 2.2), (-2, 4.8)], rubber(), .08, r=.5)
    lathe([(0, 0), (2.75, 0), (2.8, .2), (2.75, 2.4), (2.3, 3.0), (2.2, 4.6), (0, 4.6)], aluminum(.4), (5.0, 0, 0), "x")
    holder(9.4, .8)
    place(masonry(1.0, 10, 6), (11.6, 0, 0))
    # side handle: a collar on the neck, the grip hanging toward the viewer and down
    torus(2.75, .55, (6.6, 0, 0), black, "x")
    h = lathe([(0, 0), (1.2, 0), (1.9, .3), (1.95, .7), (1.4, 1.1), (1.4, 2), (1.75, 5), (1.7, 8), (1.9, 9.4), (1.5, 10.2), (0, 10.4)], rubber())
    place(h, (0, 0, 0), (180, 0, 0))
    place(h, (0, 0, -2.9))
    place(h, (6.6, 0, 0), (-28, 0, 0))
    cyl(.28, 13.4, (12.2, -2.0, 2.6), steel(), "x", .08)
    for k in range(14):
        cyl(.3, .06, (10 + .6 * k, -2.0, 2.6), black, "x")
    box(1.6, 1.5, 1.6, (6.6, -2.0, 2.4), black, .3)
    trigger((-5.2, 0, -5.0), 3.2)
    cyl(.4, 4.4, (-6.6, 0, -4.0), plastic("red") if color != "red" else black, "y", .1)
    selector((2.9, -3.1, -.1), .56)
    brand("TARNWERK", 1.7, (-6.0, -8, .9), (90, 0, 0), ink("white"), .03, shell, 1.05)
    text("SDS-plus  2.2 J" if color == "red" else "SDS-plus  3.0 J", .78, (-6.0, -8, -.6), (90, 0, 0), ink("white"), .03, shell, 1.08)
    text("720 W" if color == "red" else "850 W", .78, (-6.0, -8, -1.6), (90, 0, 0), ink("white"), .03, shell, 1.08)
    screw_heads([(-9.2, -2.2), (3.4, -2.0), (3.4, 2.0)], -2.75)
    lathe([(0, 0), (1.0, 0), (.6, 2.6), (.4, 3.2), (0, 3.2)], rubber(), (-9.8, 0, -14), rot=(180, 12, 0))
    tube([(-10.4, 0, -17), (-11, .2, -18.4), (-14.4, 1, -20.0), (-19, 4, -20.2), (-18.6, 9, -20.0), (-14.4, 11, -19.6), (-11.6, 11, -19.4)], .38, rubber())
    plug((-12, 11, -19.4))
    place(everything(), (0, 0, 0), (0, -4, 0))
