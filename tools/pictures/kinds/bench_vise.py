from parts import brand
from scene import brushed, cast, paint, steel, tool_steel, ink
from shapes import ball, boolean, box, cyl, everything, fuse, hexhead, knurl, lathe, loft, place, plate, rest, text, thread

ALT = "Bench vise with anvil and swivel base"
VIEWS = [{"az": 34, "el": 22, "fill": .84}, {"az": -30, "el": 30, "fill": .84}]
FORMS = {"100": {"size": 1.85}}


def build(form):
    c, w = cast("blue"), 5.1 if form == "100" else 6.4      # half the width of the jaws
    # the axis runs along x, the moving jaw at +x
    lathe([(0, 0), (7.4, 0), (7.5, .3), (7.3, 1.3), (5.4, 1.8), (5.2, 2.6), (0, 2.6)], c)
    for k in range(3):
        import math
        a = math.radians(120 * k + 30)
        o = loft([((6.2, 0, .75), 1.6, .75, 5), ((9.0, 0, .7), 1.5, .7, 5), ((9.6, 0, .7), .9, .6, 5)], c)
        hexhead(1.4, .7, (8.4 * math.cos(a), 8.4 * math.sin(a), 1.3), steel())
        place(o, (0, 0, 0), (0, 0, 120 * k + 30))
    cyl(5.3, .5, (0, 0, 2.9), steel(.3, .4), c=.08)
    fixed = fuse([
        lathe([(0, 3.1), (5.6, 3.1), (5.2, 4.2), (3.8, 5.6), (0, 5.6)]),
        loft([((-6.4, 0, 7.2), 2.8, 2.7, 5), ((-2, 0, 7.2), 3.3, 3.2, 5), ((4.2, 0, 7.2), 3.3, 3.2, 5)]),
        loft([((0, 0, 9), 3.4, 2.2, 5), ((1.6, 0, 11), w - .8, 2.0, 5), ((2.2, 0, 13.4), w, 1.9, 6), ((2.2, 0, 14.8), w, 1.9, 6)]),
        loft([((-6.6, 0, 9), 2.6, 1.8, 6), ((-6.2, 0, 12.4), 2.8, 2.3, 7), ((-6.2, 0, 12.9), 2.8, 2.3, 7)]),
        loft([((-5, 0, 11), 1.6, 1.4, 3), ((1.5, 0, 12), 2.0, 1.6, 3)]),
    ], c, .17, 7)
    box(4.8, 5.6, .5, (-6.2, 0, 13.25), brushed(.3, .4), .12)
    gap = 3.0
    box(.8, 2 * w - .4, 3.0, (4.4, 0, 13.5), tool_steel(), .1)
    box(.8, 2 * w - .4, 3.0, (4.4 + gap + .8, 0, 13.5), tool_steel(), .1)
    x = 4.4 + gap + 1.2
    box(16, 3.9, 3.9, (7, 0, 6.9), brushed(.28, .4), .3)
    moving = fuse([
        loft([((x + 5.6, 0, 7.2), 2.9, 2.9, 4), ((x + 3, 0, 7.4), 3.0, 3.2, 4), ((x + .6, 0, 7.6), 3.1, 3.4, 5)]),
        loft([((x + 3.0, 0, 8), 3.1, 2.6, 5), ((x + 2.0, 0, 11.2), w - .8, 2.0, 5), ((x + 1.7, 0, 13.4), w, 1.7, 6), ((x + 1.7, 0, 14.8), w, 1.7, 6)]),
    ], c, .17, 7)
    for yy in (-4, 4):
        cyl(.42, .2, (x - .02, yy, 13.5), steel(), "x")
    lathe([(0, 0), (2.0, 0), (2.2, .3), (2.2, 1.0), (1.7, 1.3), (1.6, 3.0), (1.0, 3.4), (0, 3.4)], steel(.26, .42), (x + 5.5, 0, 6.9), "x")
    h = [cyl(.62, 18, (0, 0, 0), steel(), "y", .1), ball(1.1, (0, -9, 0), steel()), ball(1.1, (0, 9, 0), steel())]
    place(h, (0, 0, 0), (34, 0, 0))
    place(h, (x + 7.2, -1.0, 6.2))
    # the lock of the swivel base
    lk = [cyl(.35, 5, (0, -2.5, 0), steel(), "y"), ball(.7, (0, -5, 0), steel()), cyl(.9, 1.2, (0, 0, 0), steel(), "y", .1)]
    place(lk, (0, 0, 0), (-20, 0, 0))
    place(lk, (-3.2, -6.0, 2.6))
    brand("BRIGHTFORGE", 2.0, (-1.6, -10, 7.3), (90, 0, 0), ink("white"), .08, fixed, 1.05)
    text(form or "125", 1.7, (x + 3.0, -10, 8.0), (90, 0, 0), ink("white"), .08, moving)
