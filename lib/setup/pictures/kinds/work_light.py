from scene import aluminium, black_oxide, glass, ink, lamp, plastic, rubber, steel
from shapes import box, cyl, everything, knurl, lathe, place, plate, rest, text, tube

ALT = "LED work light on a stand"
VIEWS = [{"az": 26, "el": 20, "fill": .83}]


def build(colour):
    black, c = plastic("black", .42), plastic("yellow")
    W, H = 20, 15
    head = [plate([(-W / 2, -H / 2), (W / 2, -H / 2), (W / 2, H / 2), (-W / 2, H / 2)], 3.4, (0, 0, 0), c, bevel=.6, r=1.6)]
    head.append(plate([(-W / 2 + .9, -H / 2 + .9), (W / 2 - .9, -H / 2 + .9), (W / 2 - .9, H / 2 - .9), (-W / 2 + .9, H / 2 - .9)], .6, (0, -1.55, 0), black, bevel=.15, r=1.0))
    head.append(plate([(-W / 2 + 1.7, -H / 2 + 3.4), (W / 2 - 1.7, -H / 2 + 3.4), (W / 2 - 1.7, H / 2 - 1.7), (-W / 2 + 1.7, H / 2 - 1.7)], .2, (0, -1.85, 0), aluminium(.2), bevel=.05, r=.5))
    for i in range(7):
        for j in range(4):
            x, z = -7.2 + 2.4 * i, -2.9 + 2.35 * j
            head.append(box(1.5, .1, 1.5, (x, -2.0, z), plastic("white"), .1))
            head.append(cyl(.52, .16, (x, -2.05, z), lamp(2.2, (1, .86, .45)), "y"))
    head.append(text("HEXBOLT  50 W LED", 1.35, (0, -1.9, -5.5), (90, 0, 0), ink("white"), .03, spacing=1.1))
    for k in range(11):
        head.append(box(.5, 2.6, 12.4, (-7.8 + 1.56 * k, 2.6, 0), black_oxide(), .15))
    place(head, (0, 0, 0), (10, 0, 0))
    place(head, (0, 0, 14.5))
    for s in (-1, 1):
        tube([(s * 11.4, 0, 14.5), (s * 11.4, 0, 5.5)], .6, black, smooth=False)
        knurl(1.4, 1.6, black, (s * 10.2 + s * .2, 0, 14.5), "x" if s > 0 else "-x", 18, .14, straight=True)
        tube([(s * 11.4, 0, 6), (s * 11.4, 0, 3), (s * 11.2, -2.5, 1.0), (s * 11, -8.5, .8), (s * 8, -10, .8)], .75, black)
        tube([(s * 11.4, 0, 6), (s * 11.4, 0, 3), (s * 11.2, 2.5, 1.0), (s * 11, 8.5, .8), (s * 8, 10, .8)], .75, black)
    for y in (-10, 10):
        tube([(-8.2, y, .8), (8.2, y, .8)], .75, black, smooth=False)
        tube([(-5, y, .8), (5, y, .8)], 1.05, rubber("yellow"), smooth=False)
    tube([(-4.6, 1.2, 22.2), (-4.6, 1.4, 25), (-3.4, 1.4, 26), (3.4, 1.4, 26), (4.6, 1.4, 25), (4.6, 1.2, 22.2)], .7, black)
    tube([(-2.6, 1.4, 26), (2.6, 1.4, 26)], .95, rubber(), smooth=False)
