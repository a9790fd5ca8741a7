from parts import battery, brand, panel, screw_heads, slots, trigger
from scene import aluminum, brushed, ink, plastic, rubber, steel, tool_steel
from shapes import box, cyl, everything, fuse, lathe, loft, place, plate, rest, text, tube, knurl

ALT = "Jigsaw with pendulum action"
VIEWS = [{"az": 30, "el": 20, "fill": .84}, {"az": -34, "el": 24, "fill": .84}]
FORMS = {"barrel": {"az": 32, "el": 22}, "cordless": {}}


def barrel(c, black):
    """The body itself is the handle: low, so that the hand pushes close to the work."""
    shell = fuse([
        loft([((-15.2, 0, 5.2), 2.0, 2.1), ((-14.8, 0, 5.2), 2.6, 2.7), ((-12, 0, 5.2), 2.75, 2.9), ((-6, 0, 5.1), 2.5, 2.7), ((0, 0, 5.1), 2.7, 3.0), ((5, 0, 5.2), 3.0, 3.5), ((8.4, 0, 5.3), 2.8, 3.5), ((10.2, 0, 5.2), 2.1, 2.7), ((10.5, 0, 5.2), 1.4, 1.8)]),
        loft([((6.6, 0, .9), 2.4, 2.4), ((6.8, 0, 3.4), 2.7, 2.9), ((6.8, 0, 6), 2.6, 2.9)]),
    ], c, .14, 8)
    slots(shell, [(-14.0 + .62 * k, 5.2) for k in range(4)], .28, 2.6, .6, 2.6)
    panel(shell, [(-11.6, 9), (-11.2, 6.2), (-8, 6.6), (-2, 6.6), (1.0, 7.4), (2.4, 10)], rubber(), .09, r=.6)
    panel(shell, [(-11.6, 1), (-11.2, 4.0), (-8, 3.7), (-2, 3.6), (.6, 2.9), (1.6, 1)], rubber(), .09, r=.6)
    panel(shell, [(6.8, 0), (6.4, 3.2), (8.6, 6.4), (12, 7), (12, 0)], black, .07, r=.4)
    box(3.0, .5, 1.0, (-.6, -2.72, 6.1), black, .25)
    box(1.3, .6, .7, (-.2, -2.85, 6.1), plastic("red"), .2)
    brand("TARNWERK", 1.25, (4.35, -8, 6.0), (90, 0, 0), ink("white"), .03, shell, 1.05)
    text("800 W  PENDULUM", .6, (3.6, -8, 4.1), (90, 0, 0), ink("white"), .03, shell, 1.05)
    screw_heads([(-13.6, 3.6), (7.4, 7.4)], -2.6)
    lathe([(0, 0), (1.0, 0), (.62, 2.6), (.42, 3.4), (0, 3.4)], rubber(), (-15.3, 0, 5.2), "-x")
    tube([(-18.6, 0, 5.2), (-20.6, .2, 4.6), (-22, 1.6, 1), (-20.4, 5, -3.0), (-14.4, 8.0, -3.2)], .34, rubber())


def build(form):
    c, black = plastic("blue"), plastic("black", .42)
    if form == "barrel":
        barrel(c, black)
        base(black)
        return
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
    brand("FERROX" if form else "TARNWERK", 1.75, (-.6, -8, 5.3), (90, 0, 0), ink("white"), .03, shell, 1.05)
    text("18V  PENDULUM" if form else "650 W  PENDULUM", .62, (-2.4, -8, 3.6), (90, 0, 0), ink("white"), .03, shell, 1.05)
    screw_heads([(-6.6, 6.9), (4.9, 7.8)], -2.55)
    if form:
        # the pack slides on behind, standing
        pack = battery("blue", (0, 0, 0), 10.0, 6.6, 4.8, "18V 5.0Ah")
        place(pack, (0, 0, 0), (0, 90, 0))
        place(pack, (-11.2, 0, 7.0))
        fuse([loft([((-8.6, 0, 7.4), 2.2, 3.4, 4), ((-10.6, 0, 7.2), 2.9, 4.4, 5), ((-11.5, 0, 7.1), 3.1, 4.7, 6)])], c, .14, 6)
    else:
        lathe([(0, 0), (.95, 0), (.6, 2.6), (.4, 3.2), (0, 3.2)], rubber(), (-10.6, 0, 4.6), "-x")
        tube([(-13.6, 0, 4.6), (-16, .2, 4.2), (-18, 1.4, 1), (-17.4, 5, -2.6), (-13.4, 8.4, -3.2)], .34, rubber())
    base(black)


def base(black):
    """The shoe, the blade, and the plank on which the saw stands."""
    plate([(-9, -3.8), (9.6, -3.8), (11, -2.6), (11, 2.6), (9.6, 3.8), (-9, 3.8)], .35, (0, 0, -.2), brushed(.32, .5), [[(7.6, -.5), (11.5, -.5), (11.5, .5), (7.6, .5)][:0] or [(5.4, -.6), (9.9, -.6), (9.9, .6), (5.4, .6)]], .08, "xy", r=.4)
    box(13, 3.2, 1.6, (-1.5, 0, .7), aluminum(.4), .3)
    cyl(.75, 3.4, (7.6, 0, 1.4), steel(), c=.08)
    cyl(1.0, .9, (7.6, 0, .5), black, c=.1)
    pts = [(0, 0), (.75, 0)] + [p for k in range(9) for p in ((.75, -.35 - .33 * k), (.55, -.5 - .33 * k))] + [(.3, -3.8), (0, -3.5)]
    plate(pts, .14, (7.3, 0, .4), brushed(.22, .5))
    cyl(.7, .5, (6.7, 0, -.1), steel(), "y", .05)
    knurl(1.3, .6, black, (1.8, -3.0, 2.6), "-y", 26, .08, straight=True)
    box(2.0, .3, .45, (1.8, -3.75, 2.6), plastic("red"), .12, rot=(0, 30, 0))
    # the saw stands on a plank so that the blade passes
    from scene import wood
    plank = box(27, 12, 3.2, (-2.6, 0, -2.0), wood((.72, .50, .27), (.58, .36, .17)), .12)
    from shapes import boolean
    boolean(plank, box(14, .35, 8, (13.5, 0, -2)))
