from parts import battery, brand
from scene import aluminum, black_oxide, chrome, ink, lamp, plastic, rubber, steel, _material
from shapes import box, cyl, everything, knurl, lathe, place, plate, rest, text, tube

ALT = "LED work light"
VIEWS = [{"az": 26, "el": 20, "fill": .83}]
FORMS = {"magnetic": {"az": 28, "el": 18, "fill": .85}, "pocket": {"az": 34, "el": 30, "fill": .88}, "tripod": {"az": 26, "el": 12, "fill": .88}}


def pocket():
    """An aluminum flashlight, lying, its lens toward the viewer's right."""
    m, dark = _material("anodised black", (.02, .02, .022), .6, .36), rubber()
    lathe([(0, 0), (1.15, 0), (1.25, .12), (1.25, 2.0), (1.15, 2.2), (1.15, 2.5)], m, (0, 0, 0), "x")
    knurl(1.24, 6.2, m, (2.4, 0, 0), "x", 44, .06)
    lathe([(1.1, 8.4), (1.22, 8.5), (1.22, 9.6), (1.5, 10.2), (1.72, 10.6), (1.75, 13.6), (1.66, 13.8), (1.5, 13.8), (1.45, 13.3), (0, 13.0)], m, (0, 0, 0), "x")
    for k in range(4):
        lathe([(1.75, 0), (1.86, .08), (1.86, .34), (1.75, .42)], m, (11.0 + .56 * k, 0, 0), "x")
    lathe([(1.48, 13.62), (1.68, 13.7), (1.72, 13.9), (1.5, 13.96)], plastic("yellow"), (0, 0, 0), "x")
    lathe([(1.46, 13.5), (.9, 12.7), (.36, 12.3), (0, 12.3)], chrome(), (0, 0, 0), "x")
    cyl(.36, .2, (12.5, 0, 0), lamp(2.6, (1, .93, .75)), "x")
    cyl(.62, .5, (-.1, 0, 0), rubber("yellow"), "x", .1)
    box(5.4, .12, .8, (4.4, -1.5, .3), steel(), .05)
    box(.8, .5, .8, (1.8, -1.35, .3), steel(), .1)
    place(rest(everything()), (0, 0, 0), (0, 0, 2))


def tripod():
    """A flat lamp head on a telescopic tripod."""
    black = plastic("black", .42)
    W, H = 44, 26
    head = [plate([(-W / 2, -H / 2), (W / 2, -H / 2), (W / 2, H / 2), (-W / 2, H / 2)], 6, (0, 0, 0), plastic("yellow"), bevel=1.2, r=3)]
    head.append(plate([(-W / 2 + 2, -H / 2 + 2), (W / 2 - 2, -H / 2 + 2), (W / 2 - 2, H / 2 - 2), (-W / 2 + 2, H / 2 - 2)], 1, (0, -3, 0), black, bevel=.3, r=2))
    for i in range(8):
        for j in range(4):
            x, z = -16.8 + 4.8 * i, -6.3 + 4.8 * j
            head.append(box(3.6, .3, 3.6, (x, -3.6, z), plastic("white"), .2))
            head.append(cyl(1.2, .4, (x, -3.8, z), lamp(2.2, (1, .86, .45)), "y"))
    head.append(brand("FERROX", 3.0, (0, -3.6, -9.8), (90, 0, 0), ink("white"), .05, spacing=1.1))
    place(head, (0, 0, 0), (8, 0, 0))
    place(head, (0, 0, 128))
    for s in (-1, 1):
        tube([(s * 23.6, 0, 128), (s * 23.6, 1, 116), (s * 20, 1, 112)], 1.2, black)
        knurl(2.4, 2.6, black, (s * 22, 0, 128), "x" if s > 0 else "-x", 18, .25, straight=True)
    tube([(-20, 1, 112), (20, 1, 112)], 1.2, black, smooth=False)
    cyl(2.0, 12, (0, 1, 107), black, c=.3)
    cyl(1.5, 40, (0, 1, 86), aluminum(.3))
    cyl(2.1, 36, (0, 1, 54), plastic("yellow"))
    for z in (70, 38):
        cyl(2.7, 5, (0, 1, z), black, c=.5)
    box(6, 2, 2.4, (3, 1, 70), black, .6)
    for k in range(3):
        a = [box(3.6, 2, 66, (0, 0, -33), black, .6)]
        place(a, (0, 0, 0), (0, -34, 0))
        place(a, (2, 0, 58))
        a += place([box(2.4, 1.2, 20, (0, 0, 0), aluminum(.3), .3)], (13.4, 0, 26), (0, 64, 0))
        a.append(box(6, 4, 3.4, (38.6, 0, 2.2), rubber(), 1))
        place(a, (0, 1, 0), (0, 0, 120 * k + 40))


def build(form):
    {"": flood, "magnetic": magnetic, "pocket": pocket, "tripod": tripod}[form]()


def panel_of(W, H, columns, rows, words, size):
    """A light's head about the origin, its front toward -y."""
    black, c = plastic("black", .42), plastic("yellow")
    head = [plate([(-W / 2, -H / 2), (W / 2, -H / 2), (W / 2, H / 2), (-W / 2, H / 2)], 3.4, (0, 0, 0), c, bevel=.6, r=1.6)]
    head.append(plate([(-W / 2 + .9, -H / 2 + .9), (W / 2 - .9, -H / 2 + .9), (W / 2 - .9, H / 2 - .9), (-W / 2 + .9, H / 2 - .9)], .6, (0, -1.55, 0), black, bevel=.15, r=1.0))
    head.append(plate([(-W / 2 + 1.7, -H / 2 + 3.4), (W / 2 - 1.7, -H / 2 + 3.4), (W / 2 - 1.7, H / 2 - 1.7), (-W / 2 + 1.7, H / 2 - 1.7)], .2, (0, -1.85, 0), aluminum(.2), bevel=.05, r=.5))
    for i in range(columns):
        for j in range(rows):
            x, z = 2.4 * (i - (columns - 1) / 2), -H / 2 + 4.6 + 2.35 * j
            head.append(box(1.5, .1, 1.5, (x, -2.0, z), plastic("white"), .1))
            head.append(cyl(.52, .16, (x, -2.05, z), lamp(2.2, (1, .86, .45)), "y"))
    head.append(brand(words, size, (0, -1.9, 2 - H / 2), (90, 0, 0), ink("white"), .03, spacing=1.1))
    for k in range(columns * 2 - 3):
        head.append(box(.5, 2.6, H - 2.6, (1.56 * (k - columns + 2), 2.6, 0), black_oxide(), .15))
    return head


def magnetic():
    """Upright on a foot of two magnets that takes the pack from behind."""
    black, c = plastic("black", .42), plastic("yellow")
    head = place(panel_of(17, 22, 6, 7, "FERROX", 1.5), (0, 0, 0), (8, 0, 0))
    place(head, (0, 0, 20.6))
    for s in (-1, 1):
        # the arms of the joint, then the magnets, which show as a bright edge under the foot
        tube([(s * 9.7, .4, 20.6), (s * 9.7, .6, 12), (s * 9.3, 1.2, 7.6), (s * 7.6, 1.6, 5.6), (s * 5, 1.6, 5.2)], .75, black)
        knurl(1.5, 1.5, black, (s * 8.7, 0, 20.6), "x" if s > 0 else "-x", 18, .14, straight=True)
        box(6.4, 11.4, 1.0, (s * 4.1, 1.6, .5), steel(.2, .6), .16)
    plate([(-8.2, -4.6), (8.2, -4.6), (8.2, 7.8), (-8.2, 7.8)], 3.8, (0, 0, 2.9), black, bevel=.5, plane="xy", r=1.3)
    plate([(-6.6, -3.4), (6.6, -3.4), (6.6, 5.6), (-6.6, 5.6)], .5, (0, 0, 4.9), c, bevel=.12, plane="xy", r=.9)
    text("3500 lm   MAGNETIC", 1.05, (0, -4.62, 2.9), (90, 0, 0), ink("yellow"), .03, spacing=1.05)
    cyl(.8, .5, (4.6, -2.2, 5.2), rubber("orange"), c=.12)
    battery("yellow", (0, 13.4, 7.4), 11.4, 7.2, 5.2)


def flood():
    black = plastic("black", .42)
    head = panel_of(20, 15, 7, 4, "FERROX  LED", 1.35)
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
