from parts import brand
from scene import black_oxide, brushed, plastic, rubber, steel, tool_steel, ink
from shapes import box, cyl, everything, fuse, lathe, loft, place, plate, rest, text

ALT = "One-handed bar clamp"
VIEWS = [{"az": 0, "el": 50, "fill": .84}]
FORMS = {"600": {"fill": .88}, "1000": {"fill": .9}}


def build(form):
    opening = int(form or 300) / 10
    far, deep = opening - 30, 1.45 if form else 1

    def jaw(points):
        """Below the bar an outline of the short clamp is made as deep as the jaw."""
        return [(x, -3 + (y + 3) * deep if y < -3 else y) for x, y in points]
    black, c = plastic("black", .42), plastic("orange")
    plate([(-17, -.8), (17 + far, -.8), (17 + far, .8), (-17, .8)], .5, (0, 0, 1.2), brushed(.28, .34), bevel=.05, plane="xy")
    fixed = fuse([plate(jaw([(14.2 + far, 1.6), (17.2 + far, 1.6), (17.2 + far, -3), (15.4 + far, -9.4), (13.2 + far, -9.4), (13.2 + far, -7.2), (14.0 + far, -3)]), 2.2, (0, 0, 1.2), black, plane="xy", r=.6)], black, .12, 6)
    pad = [box(1.0, 3.4, 2.6, (12.6 + far, -3 - 5.2 * deep, 1.2), rubber("orange"), .35)]
    body = fuse([
        plate(jaw([(-4.6, 2.2), (2.4, 2.2), (3.4, .8), (3.2, -3), (1.8, -9.4), (-.4, -9.4), (-1.0, -7.2), (-1.8, -3.0), (-4.6, -1.6)]), 2.4, (0, 0, 1.2), black, plane="xy", r=.7),
        loft([((-2.6, 0, 1.2), 0, 0, 2)][:0] or [((-3.6, -1, 1.2), 1.5, 1.2, 3), ((-4.8, -5, 1.2), 1.5, 1.15, 3), ((-6.0, -10.4, 1.2), 1.6, 1.2, 3), ((-6.2, -11.6, 1.2), 1.3, 1.0, 3)]),
    ], black, .12, 6)
    box(1.0, 3.4, 2.6, (2.6, -3 - 5.2 * deep, 1.2), rubber("orange"), .35)
    loft([((-1.9, -3.0, 1.2), .6, .7, 3), ((-2.4, -5.0, 1.2), .75, .75, 3), ((-3.6, -8.2, 1.2), .7, .7, 3), ((-4.2, -10.4, 1.2), .5, .6, 3)], c)
    loft([((-4.6, -4, 1.9), .7, .75, 3), ((-5.4, -8, 1.9), .8, .75, 3), ((-5.9, -10.6, 1.9), .7, .7, 3)], rubber("orange"))
    box(1.6, .9, 1.5, (-3.2, 2.3, 1.2), c, .3)
    plate([(-2.6, -.9), (2.4, -.9), (2.4, 1.3), (-2.6, 1.3)], .14, (-.8, 0.2, 2.42), c, bevel=.04, plane="xy", r=.4)
    brand("BRIGHTFORGE", 1.1, (-.9, .4, 2.5), (0, 0, 0), ink("white"), .03, room=1.3)
    text(f"{opening * 10:.0f} mm", .9, (8.0 + far / 2, 0, 1.46), (0, 0, 0), ink("white"), .02)
    for k in range(3):
        cyl(.35, .16, ((15.6 + far, .9, 2.3), (1.8, -1.0, 2.4), (.8, -5.4, 2.4))[k], steel(), c=.04)
    box(.9, 2.3, 1.8, (-16.8, 0, 1.2), black, .25)
    place(rest(everything()), (0, 0, 0), (0, 0, 46))
