from parts import chuck, panel, screw_heads, slots, trigger
from scene import aluminium, ink, plastic, rubber, steel, tool_steel
from shapes import box, cyl, everything, fuse, knurl, lathe, loft, place, plate, rest, text, torus, tube

ALT = "Hammer drill with side handle and depth stop"
COLOURS = ["red", "blue"]
VIEWS = [{"az": 24, "el": 20, "fill": .84}]


def build(colour):
    c, black = plastic(colour), plastic("black", .42)
    shell = fuse([
        loft([((-10.2, 0, 0), 2.4, 2.6), ((-9.8, 0, 0), 3.0, 3.2), ((-7, 0, 0), 3.4, 3.7, 2.8), ((0, 0, 0), 3.4, 3.6, 2.8), ((4.5, 0, 0), 3.0, 3.2, 2.4), ((6, 0, 0), 2.6, 2.7, 2.1)]),
        loft([((-7.2, 0, -1), 2.3, 3.0), ((-8.0, 0, -5), 1.9, 2.5), ((-8.8, 0, -9), 1.8, 2.3), ((-9.6, 0, -13), 1.9, 2.5), ((-9.8, 0, -14.2), 1.7, 2.2)]),
    ], c, .14, 9)
    slots(shell, [(-2.6 + .7 * k, 0) for k in range(6)], .34, 3.0, .7, 3.3, 8)
    panel(shell, [(-12, -3.6), (-8.4, -3.2), (-6.4, -4.6), (-7.2, -9), (-7.6, -15.5), (-13.6, -15.5)], rubber(), .09, r=.6)
    panel(shell, [(-11, 4.6), (-11, 2.6), (-8, 2.3), (-3, 2.2), (-2, 4.8)], rubber(), .08, r=.5)
    lathe([(0, 0), (2.75, 0), (2.75, 1.6), (2.45, 2.4), (2.2, 2.6), (0, 2.6)], aluminium(.4), (5.0, 0, 0), "x")
    chuck(9.4, 2.1, 4.2, steel(.3, .34), opening=.42)
    cyl(2.3, 2, (8.4, 0, 0), tool_steel(), "x", .1)
    bit = [cyl(.4, 9.5, (18, 0, 0), steel(), "x")]
    from kinds.drill_bit import bit as twist
    o = twist(.9, 9, 3, tool_steel())
    place(o, (12.8, 0, 0))
    # side handle: a collar on the neck, the grip hanging toward the viewer and down
    torus(2.75, .55, (6.6, 0, 0), black, "x")
    h = lathe([(0, 0), (1.2, 0), (1.9, .3), (1.95, .7), (1.4, 1.1), (1.4, 2), (1.75, 5), (1.7, 8), (1.9, 9.4), (1.5, 10.2), (0, 10.4)], rubber())
    place(h, (0, 0, 0), (180, 0, 0))
    place(h, (0, 0, -2.9))
    place(h, (6.6, 0, 0), (-28, 0, 0))
    cyl(.28, 17, (10.4, -2.0, 2.6), steel(), "x")
    for k in range(14):
        cyl(.3, .06, (10 + .6 * k, -2.0, 2.6), black, "x")
    box(1.6, 1.5, 1.6, (6.6, -2.0, 2.4), black, .3)
    trigger((-5.2, 0, -5.0), 3.2)
    cyl(.4, 4.4, (-6.6, 0, -4.0), plastic("red") if colour != "red" else black, "y", .1)
    box(1.4, 1.2, .5, (3.6, 0, 3.4), black, .2)
    text("HEXBOLT", 1.7, (-6.0, -8, .7), (90, 0, 0), ink("white"), .03, shell, 1.05)
    text("850 W  HAMMER", .62, (-6.0, -8, -.7), (90, 0, 0), ink("white"), .03, shell, 1.08)
    screw_heads([(-9.2, -2.2), (3.4, -2.0), (3.4, 2.0)], -2.75)
    lathe([(0, 0), (1.0, 0), (.6, 2.6), (.4, 3.2), (0, 3.2)], rubber(), (-9.8, 0, -14), rot=(180, 12, 0))
    tube([(-10.4, 0, -17), (-11, .2, -18.4), (-13.6, 1, -20.0), (-17, 4, -20.2), (-13, 9, -20.2), (-4, 11, -20.2)], .38, rubber())
    place(everything(), (0, 0, 0), (0, -4, 0))
