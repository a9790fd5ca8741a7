from parts import brand
from scene import black_oxide, chrome, ink, paint, plastic, rubber, steel
from shapes import ball, box, cyl, everything, hexhead, lathe, loft, place, plate, rest, tube, fuse

ALT = "Hand pallet truck"
VIEWS = [{"az": 14, "el": 24, "fill": .85}]
FORMS = {"short": {"fill": .8}}


def build(form):
    c = paint("yellow")
    less, load = (35, "2000 KG") if form else (0, "2500 KG")       # forks of 800 mm or of 1150
    # forks run along +x from the pump at x = 0
    for s in (-1, 1):
        y = s * 19
        plate([(2, -8), (112 - less, -8), (119 - less, -4.5, 3), (119 - less, 4.5, 3), (112 - less, 8), (2, 8)], 4.5, (0, y, 17), c, bevel=.6, plane="xy", r=1)
        for e in (-1, 1):
            box(108 - less, 1.0, 4.0, (57 - less / 2, y + e * 7.3, 14.2), c, .3)
        for k in range(2):
            cyl(4.0, 6.6, (96 - less + 9 * k, y, 4.4), plastic("red"), "y", .4)
            cyl(1.4, 8.4, (96 - less + 9 * k, y, 4.4), steel(), "y", .2)
        box(16, 9, 2.0, (99 - less, y, 9.6), paint("black"), .4)
        box(7, .9, 9, (92 - less, y - 4.6, 9), paint("black"), .3, rot=(0, 30, 0))
        brand(f"MILLRACE  {load}", 6.0, (54 - less / 2, y, 19.3), (0, 0, 0), ink("black"), .05, spacing=1.1)
    fuse([plate([(-27, 13), (27, 13), (27, 20), (16, 40, 5), (8, 45, 4), (-8, 45, 4), (-16, 40, 5), (-27, 20)], 5, (1.5, 0, 0), c, bevel=1.0, plane="yz", r=2)], c, .6, 3)
    box(26, 30, 6, (3, 0, 19), c, 1)
    # pump and steering wheels
    cyl(5.2, 30, (-6, 0, 26), paint("black"), c=.8)
    cyl(3.0, 16, (-6, 0, 46), chrome(), c=.3)
    box(10, 9, 12, (-8, 0, 22), paint("black"), 1.5)
    for s in (-1, 1):
        cyl(9, 5, (-8, s * 7.2, 9), rubber(), "y", .8)
        cyl(6, 5.2, (-8, s * 7.2, 9), plastic("red"), "y", .4)
        cyl(2, 5.6, (-8, s * 7.2, 9), steel(), "y", .3)
    cyl(2, 20, (-8, 0, 9), steel(), "y")
    # the drawbar
    tube([(-10, 0, 30), (-18, 0, 44), (-30, 0, 78), (-38, 0, 102)], 2.2, paint("black"))
    tube([(-12, -4, 27), (-12, 4, 27)], 3, paint("black"), smooth=False)
    tube([(-38, 0, 101), (-39, -6, 104), (-41, -13, 109), (-43.4, -14.5, 116), (-44.6, -10, 120.4), (-45, 0, 121.4), (-44.6, 10, 120.4), (-43.4, 14.5, 116), (-41, 13, 109), (-39, 6, 104)], 1.7, rubber(), closed=True)
    box(3.2, 2.4, 9, (-41.2, 0, 108.6), plastic("red"), .8, rot=(0, -20, 0))
    place(everything(), (0, 0, 0), (0, 0, -52))
