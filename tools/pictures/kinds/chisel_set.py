from parts import brand
from scene import brass, ink, steel, wood
from shapes import everything, lathe, loft, place, rest, text

ALT = "Wood chisel set, four pieces"
VIEWS = [{"az": 0, "el": 54, "fill": .86}]


def chisel(w):
    m = steel(.2, .5)
    out = [loft([((0, .3, 0), .4, .4, 2.2), ((0, 1.6, 0), .42, .36, 2.4), ((0, 2.6, 0), w / 2 * .8 + .05, .26, 5), ((0, 3.2, 0), w / 2, .22, 7), ((0, 11.2, 0), w / 2, .2, 7), ((0, 12.4, -.14), w / 2, .03, 7)], m)]
    out.append(lathe([(0, 0), (.75, 0), (.85, .1), (.85, .9), (.78, 1.0), (0, 1.0)], brass(), (0, -.6, 0), "y"))
    out.append(lathe([(0, 0), (.82, 0), (.95, .8), (1.05, 2.0), (1.25, 4.6), (1.4, 7.4), (1.3, 9.0), (1.2, 9.4), (0, 9.5)], wood((.62, .22, .07), (.40, .11, .035), axis="z"), (0, -.5, 0), "-y"))
    out.append(lathe([(1.24, 0), (1.36, .06), (1.36, .7), (1.28, .8)], steel(), (0, -9.3, 0), "-y"))
    out.append(lathe([(1.2, 0), (1.15, .5), (.8, .8), (0, .85)], wood((.62, .22, .07), (.40, .11, .035), axis="z"), (0, -9.8, 0), "-y"))
    out.append(text(f"{w * 10:.0f}", .5, (0, 4.6, .225), (0, 0, 180), ink("black"), .02))
    out.append(brand("BRIGHTFORGE", .62, (0, -5, 1.3), (0, 0, 90), ink((.95, .8, .5)), .02, out[2], room=1.6))
    return out


def build(color):
    for k, w in enumerate((.6, 1.2, 1.8, 2.5)):
        c = rest(chisel(w))
        place(c, (k * 3.6, 0, 0))
    place(everything(), (0, 0, 0), (0, 0, -24))
