import math
from parts import brand
from scene import _material, fabric, ink
from shapes import circle, place, plate, text

ALT = "Sanding discs with hook and loop, 125 mm"
VIEWS = [{"az": 16, "el": 40, "fill": .83}]
FORMS = {"40": {}, "120": {}, "180": {}, "240": {}}
# the color of the grain, how coarse it is in the picture, the thickness of a disc, how many lie on the stack
GRITS = {40: ((.075, .03, .022), 46, .17, 15), 80: ((.16, .03, .016), 90, .13, 14), 120: ((.27, .06, .02), 150, .105, 13),
         180: ((.38, .125, .04), 230, .09, 12), 240: ((.48, .24, .10), 330, .08, 11)}
R = 6.25


def disc(m, t):
    holes = [circle(.5, (4.2 * math.cos(k * math.pi / 4), 4.2 * math.sin(k * math.pi / 4)), 28) for k in range(8)] + [circle(.5, n=28)]
    return [plate(circle(R, n=96), t, (0, 0, t * 1.3), m, holes, plane="xy"), plate(circle(R, n=96), t * .6, (0, 0, t * .3), fabric("white", 40), holes, plane="xy")]


def build(form):
    grit = int(form or 80)
    color, scale, t, n = GRITS[grit]
    m = _material(f"grit{grit}", color, 0, .8, bump=("noise", scale, 1.0), speckle=.5 if grit < 100 else .25)
    for k in range(n):
        place(disc(m, t), (.07 * math.sin(k * 2.1), .06 * math.cos(k * 1.7), .05 + 1.9 * t * k), (0, 0, 3 * math.sin(k * 3)))
    top = .05 + 1.9 * t * (n - 1) + t * 1.85
    white = ink("white" if grit < 200 else (.9, .9, .88))
    text(f"P{grit}", 2.3, (0, -2.5, top), (0, 0, 0), white, .01)
    brand("TARNWERK", .72, (0, 2.1, top), (0, 0, 0), white, .01, spacing=1.1)
    # one leans on the stack, its lower edge nine centimeters from it; another shows the loops of its back
    lean = math.atan(top / 9)
    d = disc(m, t)
    place(d, (0, 0, 0), (0, 0, 12))
    place(d, (0, 0, 0), (0, math.degrees(lean), 0))
    place(d, (R + 9 - R * math.cos(lean), 0, R * math.sin(lean) + .05))
    place(d, (0, 0, 0), (0, 0, -19))
    place(place(disc(m, t), (0, 0, 0), (180, 0, 0)), (5.6, -12.2, t * 1.9))
