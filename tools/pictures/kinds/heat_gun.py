from parts import brand, panel, plug, screw_heads, slots, trigger
from scene import aluminum, ink, plastic, rubber, steel, tool_steel, _material
from shapes import box, cyl, everything, fuse, lathe, loft, place, plate, rest, text, tube, knurl

ALT = "Heat gun"
VIEWS = [{"az": 26, "el": 18, "fill": .83}]
FORMS = {"2000": {}}


def build(color):
    c, black = plastic("green"), plastic("black", .42)
    shell = fuse([
        loft([((-8.4, 0, 0), 3.0, 3.0), ((-8.0, 0, 0), 3.5, 3.5), ((-4, 0, 0), 3.7, 3.7), ((2, 0, 0), 3.3, 3.3), ((6, 0, 0), 2.8, 2.8), ((8.4, 0, 0), 2.7, 2.7)]),
        loft([((-3.4, 0, -1), 2.2, 3.0), ((-4.2, 0, -5), 1.85, 2.4), ((-5.2, 0, -10), 1.8, 2.3), ((-6.0, 0, -14), 2.0, 2.7), ((-6.1, 0, -15), 1.9, 2.6)]),
    ], c, .14, 8)
    slots(shell, [(-7 + .7 * k, .2) for k in range(5)], .34, 3.2, .7, 3.6)
    panel(shell, [(-9, -3.8), (-5, -3.3), (-2.6, -4.6), (-3.4, -9), (-3.8, -17), (-12, -17), (-10, -5)], rubber(), .09, r=.6)
    panel(shell, [(5.4, -6), (4.6, 6), (12, 6), (12, -6)], black, .08, r=.2)
    for k in range(4):
        cyl(3.0 - .05 * k, .3, (6.6 + .55 * k, 0, 0), black, "x", .08)
    lathe([(1.9, 0), (2.3, 0), (2.3, 4.6), (2.0, 5.0), (1.75, 7.6), (1.6, 7.6), (1.6, 2)], steel(.3, .4), (8.2, 0, 0), "x")
    lathe([(2.32, 0), (2.4, .1), (2.4, .6), (2.32, .7)], steel(), (12.0, 0, 0), "x")
    hot = _material("element", (.8, .2, .04), 0, .5, emit=.5)
    for k in range(5):
        cyl(.12, 2.6, (13.6, 0, -1 + .5 * k), hot, "y")
    cyl(1.7, .1, (13.0, 0, 0), tool_steel(), "x")
    lathe([(2.6, 0), (3.3, 0), (3.4, .2), (3.3, .6), (2.6, .7)], black, (-8.9, 0, 0), "x")
    for k in range(5):
        box(.2, 6.0 if abs(k - 2) < 2 else 4.4, .3, (-8.6, 0, -1.8 + .9 * k), black, .1)
    t = trigger((-1.3, 0, -5.0), 3.0, 1.5)
    knurl(1.0, .7, black, (-2.8, -3.2, .4), "-y", 24, .08, straight=True) if False else None
    brand("TARNWERK", 1.6, (.5, -10, .5), (90, 0, 0), ink("white"), .03, shell, 1.05)
    text("2000 W  50-630 C" if color == "2000" else "1600 W  50-550 C", .6, (.6, -10, -.9), (90, 0, 0), ink("white"), .03, shell, 1.05)
    screw_heads([(-6.6, -2.6), (3.6, -2.0)], -2.7)
    lathe([(0, 0), (1.0, 0), (.6, 2.4), (.4, 3.0), (0, 3.0)], rubber(), (-6.1, 0, -14.8), rot=(180, 12, 0))
    tube([(-6.8, 0, -17.8), (-7.4, .2, -18.6), (-10, 1.6, -19.6), (-13, 5, -19.6), (-9, 9.6, -19.6), (-2.4, 10, -19.2), (0, 10, -18.8)], .36, rubber())
    plug((-.4, 10, -18.8))
