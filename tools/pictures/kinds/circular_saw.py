import math
from parts import battery, brand, panel, screw_heads, slots, trigger
from scene import aluminum, black_oxide, brushed, ink, plastic, rubber, steel, tool_steel
from shapes import box, boolean, circle, cut, cyl, everything, fuse, hexhead, knurl, lathe, loft, place, plate, rest, text, tube

ALT = "Circular saw, 190 mm blade"
COLORS = ["yellow", "blue"]
VIEWS = [{"az": -24, "el": 20, "fill": .86}, {"az": -34, "el": 24, "fill": .84}]
FORMS = {"cordless": {}}


def toothed(r, t, teeth, m, bore=1.0, more=()):
    """A blade that faces the viewer: gullets with a round ground, a carbide tip brazed before each back."""
    pts, step = [], 2 * math.pi / teeth
    deep = min(.115 * r, r * step * .62)
    for k in range(teeth):
        a = step * k
        for depth, f in ((.04, 0), (.05, .12), (.22, .34), (.5, .52), (.86, .64), (1, .76), (.95, .87), (.72, .94), (.3, .97)):
            q = a + f * step
            pts.append(((r - depth * deep) * math.cos(q), (r - depth * deep) * math.sin(q)))
    o = [plate(pts, t, (0, 0, 0), m, [circle(bore, n=48)] + list(more), .02, "xz", res=1)]
    tip, l, d = brushed(.2, .62), min(.062 * r, deep * .72), min(.024 * r, deep * .3)
    for k in range(teeth):
        a = step * k - .25 * d / r
        q = r * 1.004 - l / 2
        o.append(box(d, t * 1.5, l, (q * math.cos(a), 0, q * math.sin(a)), tip, .015, (0, 90 - math.degrees(a) + 8, 0)))
    return o


def build(color):
    cordless = color == "cordless"
    size, power = ("165 mm", "18 V") if cordless else ("165 mm", "1200 W") if color == "blue" else ("190 mm", "1400 W")
    color = "yellow" if cordless else color
    black, c = plastic("black", .42), plastic(color)
    R = 9.5
    place(toothed(R, .22, 24, steel(.28, .5)), (0, -1.2, 3.8))
    plate([(-15, -6.6), (15, -6.6), (15, 6.8), (-15, 6.8)], .32, (0, 0, -1.2), brushed(.34, .5), [[(-10.2, -2.0), (10.2, -2.0), (10.2, -.4), (-10.2, -.4)]], .05, "xy", r=1.0)
    for y in (-6.4, 6.6):
        box(29, .3, .8, (0, y, -.9), brushed(.34, .5), .1)
    up = circle(R + 1.3, (0, 3.8), 60, -12, 192)
    guard = plate(up, 3.6, (0, -1.4, 0), c, bevel=.5)
    boolean(guard, plate(circle(R + .5, (0, 3.8), 60, -30, 210), 2.4, (0, -1.4, 0)))
    # a darker face on the guard, round the opening for the clamping bolt
    boolean(guard, cyl(3.1, 4, (0, -3.2, 3.8), axis="y"))
    rim = circle(R - .1, (0, 3.8), 60, 2, 178) + list(reversed(circle(3.7, (0, 3.8), 30, 4, 176)))
    face = plate(rim, .5, (0, -3.2, 0), black, bevel=.12, r=.3)
    cyl(2.2, .5, (0, -1.6, 3.8), steel(), "y", .1)
    hexhead(1.7, .8, (0, -1.8, 3.8), black_oxide(), "-y")
    # the sprung lower guard
    lg = circle(R + .7, (0, 3.8), 40, 190, 318) + list(reversed(circle(4.5, (0, 3.8), 30, 190, 318)))
    plate(lg, .3, (0, -2.05, 0), aluminum(.4), bevel=.05)
    # motor on the far side
    lathe([(0, 0), (4.6, 0), (4.7, .3), (4.6, 6), (4.0, 9.4), (3.2, 10.2), (0, 10.3)], c, (0, .3, 5.0), "y")
    lathe([(4.72, 2), (4.8, 2.2), (4.8, 4.6), (4.72, 4.8)], rubber(), (0, .3, 5.0), "y")
    # handles
    grip = fuse([
        loft([((5.2, 0, 10.6), 1.6, 2.2), ((-1, 0, 15.2), 1.6, 1.7), ((-5, 0, 16.2), 1.6, 1.7), ((-9, 0, 14.5), 1.65, 1.8), ((-12.6, 0, 9.4), 1.8, 1.9), ((-13.2, 0, 5.6), 1.7, 1.9)]),
        loft([((-13, 0, 6), 1.7, 1.9), ((-10, 0, 4.6), 1.7, 1.8), ((-6, 0, 5.0), 1.7, 2.0)]),
        loft([((2, 0, 10), 1.7, 2.6), ((7, 0, 11.4), 1.5, 1.8), ((10.6, 0, 12.6), 1.4, 1.6), ((13, 0, 14.6), 1.4, 1.5), ((13.4, 0, 15.2), .8, .9)]),
    ], c, .16, 8)
    place(grip, (0, 1.4, 0))
    panel(grip, [(-14, 11.5), (-10, 7), (-4, 12), (1, 14.2), (.5, 18), (-8, 19)], rubber(), .08, r=.6)
    panel(grip, [(8.6, 10), (8.0, 14), (12, 18), (15, 16), (13, 11)], rubber(), .08, r=.6)
    t = trigger((0, 0, 0), 3.4, 1.5)
    place(t, (0, 0, 0), (0, 125, 0))
    place(t, (-5.2, 1.4, 13.9))
    box(.9, 3.6, .8, (-1.2, 1.4, 14.3), plastic("red"), .2)
    if cordless:
        # the pack lies behind the motor, under the grip
        place(battery(color, (0, 0, 0), 10.4, 6.8, 5.0, "18V 5.0Ah"), (-9.4, 6.0, 4.4))
        fuse([loft([((-9.4, 6.0, 4.2), 3.2, 4.8, 6), ((-9.4, 5.6, 5.2), 3.1, 4.6, 5), ((-8.6, 3.6, 6.6), 2.4, 3.2, 4)])], c, .16, 6)
    else:
        lathe([(0, 0), (1.0, 0), (.6, 3), (.4, 3.6), (0, 3.6)], rubber(), (-13.6, 1.4, 7.2), rot=(0, -70, 0))
        tube([(-16.6, 1.4, 8.3), (-18.5, 1.6, 8.2), (-20.5, 2.6, 4), (-18.5, 5, -.6), (-13, 8.6, -.9)], .36, rubber())
    # depth scale and knobs
    plate(circle(12.6, (0, 3.8), 20, 176, 205) + list(reversed(circle(11.2, (0, 3.8), 20, 176, 205))), .3, (0, -2.2, 0), tool_steel(), bevel=.04)
    knurl(.9, .9, black, (-11.6, -2.4, 2.8), "-y", 18, .1, straight=True)
    knurl(1.1, 1.2, black, (13.4, -1.0, 1.2), "-y", 18, .1, straight=True)
    plate([(12.2, -1.1), (14.6, -1.1), (14.6, 2.4), (12.2, 2.4)], .4, (0, -.8, 0), tool_steel(), bevel=.05, r=.4)
    brand("FERROX" if cordless else "TARNWERK", 2.1, (0, -9, 10.2), (90, 0, 0), ink(color), .03, face, 1.05)
    text(size, 1.0, (-6.0, -9, 7.4), (90, -56, 0), ink("white"), .03, face)
    text(power, 1.0, (6.0, -9, 7.4), (90, 56, 0), ink("white"), .03, face)
    screw_heads([(-8.6, 4.6), (8.6, 4.6)], -3.42)
    rest(everything())
