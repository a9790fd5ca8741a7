import math
from scene import fabric, grit, ink
from shapes import boolean, circle, cyl, everything, join, lathe, place, plate, rest, text

ALT = "Sanding discs with hook and loop, 125 mm, mixed grits"
VIEWS = [{"az": 16, "el": 40, "fill": .83}]


def disc(m, t=.09):
    R = 6.25
    holes = [circle(.5, (4.2 * math.cos(k * math.pi / 4), 4.2 * math.sin(k * math.pi / 4)), 28) for k in range(8)] + [circle(.5, n=28)]
    return [plate(circle(R, n=96), t, (0, 0, t), m, holes, plane="xy"), plate(circle(R, n=96), t, (0, 0, 0), fabric("white", 40), holes, plane="xy")]


def build(colour):
    coarse, mid, fine = grit((.20, .045, .02)), grit((.34, .10, .03)), grit((.50, .22, .07))
    for k in range(14):
        d = disc(coarse)
        place(d, (.07 * math.sin(k * 2.1), .06 * math.cos(k * 1.7), .05 + .185 * k), (0, 0, 3 * math.sin(k * 3)))
    d = disc(mid)
    place(d, (0, 0, 0), (0, 0, 12))
    place(d, (0, 0, 0), (-20, -14, 0))
    rest(place(d, (5.0, -4.6, 0)))
    d = disc(fine)
    place(d, (0, 0, 0), (180, 0, 0))
    e = disc(fine)
    place(e, (9.2, -7.6, .12))
    for o in d:
        __import__("bpy").data.objects.remove(o)
    text("P60", 1.1, (0, -2.4, 2.78), (0, 0, 0), ink("white"), .01)
    text("P120", 1.1, (9.2, -9.9, .27), (0, 0, 0), ink("white"), .01)
