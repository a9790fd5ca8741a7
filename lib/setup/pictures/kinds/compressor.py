import math
from scene import aluminium, black_oxide, brass, brushed, cast, chrome, ink, paint, plastic, rubber, steel
from shapes import ball, box, cyl, everything, hexhead, knurl, lathe, loft, place, plate, rest, text, torus, tube

ALT = "Air compressor, 50 litre tank on wheels"
VIEWS = [{"az": 24, "el": 18, "fill": .84}]


def gauge(r, at, axis="-y", face="white"):
    out = [lathe([(0, 0), (r, 0), (r * 1.04, .1), (r, r * .5), (r * .86, r * .52), (r * .84, r * .36), (0, r * .36)], chrome(), at, axis)]
    x, y, z = at
    out.append(cyl(r * .84, .02, (x, y - r * .38, z), ink(face), "y"))
    for k in range(11):
        a = math.radians(225 - 27 * k)
        out.append(box(r * .16, .02, r * .04, (x + r * .7 * math.cos(a), y - r * .4, z + r * .7 * math.sin(a)), ink("black"), rot=(0, -math.degrees(a), 0)))
    out.append(box(r * .62, .03, r * .06, (x - r * .18, y - r * .43, z + r * .18), ink("red"), rot=(0, 45, 0)))
    out.append(cyl(r * .1, .06, (x, y - r * .43, z), ink("black"), "y"))
    return out


def build(colour):
    c = paint("red")
    R, L = 15, 62
    lathe([(0, -L / 2 - 5), (6, -L / 2 - 4.4), (11, -L / 2 - 2.6), (14.2, -L / 2 + .4), (R, -L / 2 + 3), (R, L / 2 - 3), (14.2, L / 2 - .4), (11, L / 2 + 2.6), (6, L / 2 + 4.4), (0, L / 2 + 5)], c, (0, 0, 22), "x", smooth=60)
    for x in (-L / 2 + 3, L / 2 - 3):
        lathe([(R, -.5), (R + .2, -.3), (R + .2, .3), (R, .5)], c, (x, 0, 22), "x")
    # feet and wheels
    for s in (-1, 1):
        wheel = [cyl(8, 3.6, (-22, s * 15.5, 8), rubber(), "y", .9), cyl(4.8, 3.9, (-22, s * 15.5, 8), plastic("lightgrey"), "y", .3), cyl(1.5, 4.4, (-22, s * 15.5, 8), steel(), "y", .2)]
        box(4, 1.4, 8, (22, s * 9, 5.6), paint("black"), .3, rot=(s * -10, 0, 0))
        cyl(2.4, 2.6, (22, s * 9.8, 1.3), rubber(), c=.4)
    cyl(1.0, 28, (-22, 0, 8), steel(), "y")
    box(5, 16, 4, (-22, 0, 9.4), paint("black"), .5)
    # the bed, the motor, the pump
    box(44, 18, 1.2, (0, 0, 37.6), paint("black"), .3)
    lathe([(0, 0), (6.4, 0), (7.4, .6), (7.4, 16), (6.4, 17.4), (0, 17.6)], paint((.03, .03, .034)), (-20, 0, 46), "x")
    for k in range(22):
        o = box(12.6, .5, .8, (0, 0, 7.6), paint((.03, .03, .034)), .1)
        place(o, (0, 0, 0), (360 / 22 * k, 0, 0))
        place(o, (-11.6, 0, 46))
    box(6, 3, 5, (-11, -7.6, 48.5), plastic("black"), .5)
    box(10, 12, 11, (9, 0, 43.6), cast("grey"), .8)
    for k in range(9):
        box(10.6, 11 + .0, .7, (9, 0, 49.6 + 1.25 * k), aluminium(.4), .2)
    cyl(4.2, 12, (9, 0, 55), aluminium(.45))
    box(11, 11.5, 3.0, (9, 0, 62), aluminium(.4), .6)
    for x in (-1, 1):
        for y in (-1, 1):
            hexhead(1.5, 1, (9 + x * 4, y * 4.2, 63.4), steel())
    cyl(3.6, 6, (18, 0, 61), plastic("black"), "x", .5)
    tube([(9, -6, 61.5), (9, -9.5, 61), (9, -11.4, 56), (4, -12.6, 46), (0, -11.4, 38), (0, -9.8, 33)], .8, __import__("scene").copper())
    # the belt guard behind, the pressure switch and gauges in front
    plate([(-20, 38.5), (17, 38.5), (17, 52, 8), (8, 62, 8), (-8, 56, 8), (-20, 52, 6)], 4, (0, 11, 0), paint("black"), bevel=.6, r=2)
    box(6.5, 5.4, 6, (21, -6, 41.4), plastic("black"), .8)
    knurl(1.3, 1.4, plastic("red"), (21, -6, 44.3), "z", 18, .12, straight=True)
    tube([(21, -6, 38.5), (21, -6, 35)], .9, brass(), smooth=False)
    gauge(2.5, (16.4, -9.6, 41))
    gauge(2.5, (26.2, -9.6, 41))
    cyl(.8, 4, (16.4, -8, 41), brass(), "y")
    cyl(.8, 4, (26.2, -8, 41), brass(), "y")
    cyl(.9, 12, (21, -8, 40.2), brass(), "x")
    for x in (29, 13):
        hexhead(2.0, 2.6, (x if x > 20 else 12.6, -8, 40.2), brass(), "x" if x > 20 else "-x")
    tube([(-30, -8, 36), (-36, -8, 41), (-40, -7, 43), (-40, 7, 43), (-36, 8, 41), (-30, 8, 36)], 1.1, paint("black"))
    tube([(-40, -5.5, 43), (-40, 5.5, 43)], 1.6, rubber(), smooth=False)
    body = everything()[0]
    text("HEXBOLT", 8.2, (-4, -40, 22.5), (90, 0, 0), ink("white"), .06, body, 1.05)
    text("50 L   10 BAR   2.2 kW", 2.6, (-4, -40, 16.4), (90, 0, 0), ink("white"), .06, body, 1.05)
