from scene import black_oxide, brushed, rubber, steel, tool_steel, ink
from shapes import box, circle, cut, cyl, everything, fuse, mirrored, place, plate, rest, text, join, loft

ALT = "Combination pliers with insulated grips"
VIEWS = [{"az": 0, "el": 50, "fill": .84}]


def half(m, z):
    o = fuse([
        plate([(-.5, 8.2), (.0, 8.3), (1.15, 7.4), (1.75, 4.6), (1.9, 2.4), (1.2, .6), (-.2, -1.0), (-1.6, -2.8), (-2.1, -4.4), (-1.4, -4.8), (-.5, -2.6), (-.6, .2), (-.06, 2.4), (-.06, 8.2)][1:],
              .9, (0, 0, 0), m, plane="xy", r=.3)], m, .06, 5)
    return o


def build(colour):
    m = brushed(.27, .4)
    parts = []
    for s in (0, 1):
        o = half(m, 0)
        cut(o, plate(circle(.55, (.0, 4.0), 40), 4, plane="xy"))
        teeth = join([box(.6, .12, 3, (0, 5.2 + .27 * k, 0), rot=(0, 0, 45)) for k in range(10)])
        cut(o, teeth)
        place(o, (0, 0, .22))
        grip = loft([((-1.5, -2.9, 0), .75, .55, 2.5), ((-1.6, -3.1, 0), 1.0, .8, 2.5), ((-2.1, -4.8, 0), .92, .85, 2.5), ((-2.8, -8, 0), 1.05, .95, 2.5), ((-3.0, -12, 0), 1.0, .9, 2.5),
                     ((-2.5, -15.6, 0), .95, .85, 2.5), ((-2.3, -16.4, 0), .6, .5, 2.5), ((-2.3, -16.4, 0), .1, .1, 2)], rubber("red"))
        inner = loft([((-2.25, -5.4, .14), .3, .8, 2.5), ((-2.8, -8, .12), .62, .93, 2.5), ((-2.98, -11.5, .12), .62, .9, 2.5), ((-2.65, -14.6, .12), .4, .82, 2.5)], rubber())
        both = [o, grip, inner]
        if s:
            both = [mirrored(q, "x") for q in both]
            for q in (o, grip, inner):
                __import__("bpy").data.objects.remove(q)
            place(both[0], (0, 0, -.44))
        parts += both
    cyl(1.05, 1.5, (0, .9, .05), brushed(.2, .46), c=.12)
    cyl(.5, 1.6, (0, .9, .05), steel(), c=.1)
    text("HEXBOLT", .5, (1.0, 2.6, .67), (0, 0, 75), ink("black"), .02)
    place(rest(everything()), (0, 0, 0), (0, 0, -38))
