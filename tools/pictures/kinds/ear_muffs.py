import math
from parts import brand
from scene import fabric, ink, plastic, rubber, steel, leather
from shapes import box, cyl, everything, knurl, lathe, loft, place, plate, rest, torus, tube, mirrored

ALT = "Ear muffs with padded headband"
VIEWS = [{"az": 32, "el": 16, "fill": .82}]
FORMS = {"electronic": {}}


def cup(color, electronic):
    """Opens toward +x; the outer face looks along -x. The electronic one has a microphone in front, a knob and a battery lid."""
    out = []
    out.append(loft([((-3.4, 0, 0), 2.4, 3.0, 2.6), ((-3.3, 0, 0), 2.9, 3.6, 2.7), ((-2.6, 0, 0), 3.6, 4.5, 2.8), ((-1.0, 0, 0), 3.95, 5.0, 2.8), ((0, 0, 0), 3.95, 5.0, 2.8)], plastic(color, .3)))
    out.append(loft([((0, 0, 0), 4.05, 5.1, 2.8), ((.4, 0, 0), 4.05, 5.1, 2.8)], plastic("black")))
    pad = [(0, 3.2 * math.cos(a), 4.15 * math.sin(a)) for a in [k * math.pi / 20 for k in range(40)]]
    out.append(tube([(.95, y, z) for _, y, z in pad], .92, leather((.02, .02, .022)), closed=True))
    out.append(loft([((.3, 0, 0), 3, 4, 2.6), ((.5, 0, 0), 3, 4, 2.6)], fabric("black", 60)))
    out.append(loft([((-3.5, 0, 0), 1.6, 2.0, 2.6), ((-3.62, 0, 0), 1.5, 1.9, 2.6)], plastic("black")))
    if electronic:
        out.append(loft([((-3.35, 0, 0), 3.1, 3.85, 2.7), ((-2.9, 0, 0), 3.55, 4.4, 2.7)], plastic("green")))
        out.append(lathe([(0, 0), (.95, 0), (.95, .35), (.8, .5), (0, .5)], rubber(), (-2.6, -2.9, 1.3), "-y"))
        out.append(torus(.98, .14, (-2.6, -3.2, 1.3), plastic("green"), "y"))
        out.append(knurl(.8, .8, rubber(), (-2.4, -2.5, -2.6), "-y", 20, .1, straight=True))
        out.append(box(.2, 1.8, 1.1, (-3.62, 0, -2.2), plastic("gray"), .08))
    return out


def build(form):
    electronic = form == "electronic"
    for s in (0, 1):
        c = cup("black" if electronic else "red", electronic)
        if s:
            n = [mirrored(o, "x") for o in c]
            for o in c:
                __import__("bpy").data.objects.remove(o)
            c = n
        else:
            c.append(brand("CASTELLAN", .68, (-3.66, 0, 0), (90, 0, -90), ink("white"), .04))
        x = 7.4 * (1 if s else -1)
        place(c, (0, 0, 0), (0, 5 * (1 if s else -1), 0))
        place(c, (x, 0, 5.6))
    arc = [(7.9 * math.cos(a) * 1.15, 0, 13.2 + 8.4 * math.sin(a)) for a in [math.pi - k * math.pi / 14 for k in range(15)]]
    tube([(-9.6, 0, 8.6)] + arc + [(9.6, 0, 8.6)], .1, plastic("black"), flat=(2.2, .45))
    pad = [(7.9 * math.cos(a) * 1.12, 0, 13.1 + 8.3 * math.sin(a)) for a in [math.radians(150 - k * 10) for k in range(13)]]
    tube(pad, .1, leather((.025, .025, .028)), flat=(3.4, 1.1))
    for s in (-1, 1):
        for y in (-1.7, 1.7):
            tube([(s * 9.4, y * .4, 12.2), (s * 10.2, y * .8, 10), (s * 10.9, y * 1.6, 7.4), (s * 10.9, y * 1.7, 5.6)], .2, steel())
        box(1.0, 3.0, 2.6, (s * 9.45, 0, 11.9), plastic("black"), .35)
        cyl(.7, .8, (s * 11.0, 2.8, 5.6), plastic("black"), "x", .15)
        cyl(.7, .8, (s * 11.0, -2.8, 5.6), plastic("black"), "x", .15)
    place(rest(everything()), (0, 0, 0), (0, 0, -4))
