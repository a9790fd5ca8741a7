from parts import panel, screw_heads, slots, trigger
from scene import aluminium, brushed, ink, plastic, rubber, steel, tool_steel
from shapes import box, cyl, everything, fuse, lathe, loft, place, plate, rest, text, tube, knurl

ALT = "Jigsaw with pendulum action"
VIEWS = [{"az": 30, "el": 20, "fill": .84}]


def build(colour):
    c, black = plastic("blue"), plastic("black", .42)
    shell = fuse([
        loft([((-9.5, 0, 4.5), 2.2, 2.2), ((-9, 0, 4.5), 2.8, 3.0), ((-4, 0, 4.6), 3.1, 3.4), ((2, 0, 4.6), 3.1, 3.4), ((6.5, 0, 4.8), 2.9, 3.6), ((8.4, 0, 4.9), 2.4, 3.2), ((8.7, 0, 4.9), 1.8, 2.6)]),
        loft([((6.2, 0, 1.6), 2.4, 2.6), ((6.4, 0, 5), 2.6, 2.8), ((6.0, 0, 9), 2.0, 2.4), ((3.5, 0, 12.2), 1.75, 2.2), ((0, 0, 13.2), 1.7, 1.7), ((-5, 0, 12.9), 1.7, 1.75), ((-9, 0, 11.2), 1.7, 1.8), ((-10.2, 0, 8.0), 1.8, 2.0), ((-9.2, 0, 5), 2.0, 2.2)]),
    ], c, .14, 8)
    slots(shell, [(-8 + .7 * k, 4.4) for k in range(4)], .3, 2.6, .6, 2.9)
    panel(shell, [(1.5, 16), (1.0, 12.4), (-4, 10.6), (-8, 10.2), (-8.2, 6.6), (-12.6, 6.4), (-13, 15)], rubber(), .09, r=.7)
    panel(shell, [(5.4, 0), (5.0, 3.4), (7.0, 6.6), (10, 7), (10, 0)], black, .07, r=.4)
    t = trigger((0, 0, 0), 3.6, 1.5)
    place(t, (0, 0, 0), (0, 95, 0))
    place(t, (-1.6, 0, 11.3))
    plate([(-9, -3.8), (9.6, -3.8), (11, -2.6), (11, 2.6), (9.6, 3.8), (-9, 3.8)], .35, (0, 0, -.2), brushed(.32, .5), [[(7.6, -.5), (11.5, -.5), (11.5, .5), (7.6, .5)][:0] or [(5.4, -.6), (9.9, -.6), (9.9, .6), (5.4, .6)]], .08, "xy", r=.4)
    box(13, 3.2, 1.6, (-1.5, 0, .7), aluminium(.4), .3)
    cyl(.75, 3.4, (7.6, 0, 1.4), steel(), c=.08)
    cyl(1.0, .9, (7.6, 0, .5), black, c=.1)
    pts = [(0, 0), (.75, 0)] + [p for k in range(9) for p in ((.75, -.35 - .33 * k), (.55, -.5 - .33 * k))] + [(.3, -3.8), (0, -3.5)]
    plate(pts, .14, (7.3, 0, .4), brushed(.22, .5))
    cyl(.7, .5, (6.7, 0, -.1), steel(), "y", .05)
    knurl(1.3, .6, black, (1.8, -3.0, 2.6), "-y", 26, .08, straight=True)
    box(2.0, .3, .45, (1.8, -3.75, 2.6), plastic("red"), .12, rot=(0, 30, 0))
    text("HEXBOLT", 1.75, (-.6, -8, 5.3), (90, 0, 0), ink("white"), .03, shell, 1.05)
    text("750 W  PENDULUM", .62, (-2.4, -8, 3.6), (90, 0, 0), ink("white"), .03, shell, 1.05)
    screw_heads([(-6.6, 6.9), (4.9, 7.8)], -2.55)
    lathe([(0, 0), (.95, 0), (.6, 2.6), (.4, 3.2), (0, 3.2)], rubber(), (-10.6, 0, 4.6), "-x")
    tube([(-13.6, 0, 4.6), (-16, .2, 4.2), (-18, 1.4, 1), (-17.4, 5, -2.6), (-13.4, 8.4, -3.2)], .34, rubber())
    # the saw stands on a plank so that the blade passes
    from scene import wood
    plank = box(27, 12, 3.2, (-2.6, 0, -2.0), wood((.72, .50, .27), (.58, .36, .17)), .12)
    from shapes import boolean
    boolean(plank, box(14, .35, 8, (13.5, 0, -2)))
