from scene import black_oxide, chrome, ink, paint, plastic, rubber, steel
from shapes import box, cyl, everything, label, loft, place, plate, rest, text, tube

ALT = "Tool box"
COLOURS = ["red"]
FORMS = {"rolling": {"el": 16}, "site": {}}
VIEWS = [{"az": 28, "el": 22, "fill": .84}, {"az": -48, "el": 34, "fill": .84}]


def chest(z, H, W=52, D=32, handle=True):
    """One moulded module with a recessed front, ribs and two latches."""
    black = plastic("black", .45)
    box(W, D, H, (0, 0, z + H / 2), black, 1.4)
    box(W - 3, 1, H - 6, (0, -D / 2 - .2, z + H / 2 - 1.4), plastic("grey", .5), .4)
    box(W + .6, D + .6, 1.6, (0, 0, z + H - 3.2), black, .5)
    for s in (-1, 1):
        x = s * (W / 2 - 9)
        box(5.6, 1.8, 6.2, (x, -D / 2 - .9, z + H - 3.6), plastic("yellow"), .6)
        box(3.4, .8, 2.2, (x, -D / 2 - 2.0, z + H - 4.6), plastic("yellow"), .3)
        box(1.4, 1.6, H - 2, (s * (W / 2 - 1.8), -D / 2 + .2, z + H / 2), black, .4)
    if handle:
        box(15, 2, 2.2, (0, -D / 2 - 1.4, z + H - 3.4), black, .8)
    label(13, 2.8, (0, -D / 2 - .75, z + H / 2 - 2.4), (90, 0, 0), ink("yellow"), r=.5, depth=.1)
    text("HEXBOLT", 2.1, (0, -D / 2 - .84, z + H / 2 - 2.4), (90, 0, 0), ink("black"), .04, spacing=1.08)


def rolling():
    """Three stacked modules on wheels with a drawn-out bar."""
    black = plastic("black", .45)
    chest(4, 34)
    chest(38.4, 19)
    chest(57.8, 15)
    for s in (-1, 1):
        w = [cyl(8.5, 4.4, (0, 0, 0), rubber(), "x", .9), cyl(5.4, 4.8, (0, 0, 0), plastic("yellow"), "x", .4), cyl(1.6, 5.4, (0, 0, 0), steel(), "x", .2)]
        place(w, (s * 25.4, 13.5, 8.5))
        box(9, 5, 5, (s * 19, -13, 3.0), black, 1.2)
        tube([(s * 17, 17.4, 20), (s * 17, 17.4, 100)], 1.2, steel(), smooth=False)
    tube([(-17, 17.4, 98), (-17, 17.4, 103), (-13, 17.4, 105), (13, 17.4, 105), (17, 17.4, 103), (17, 17.4, 98)], 1.5, black)
    cyl(2.0, 18, (0, 17.4, 105), rubber(), "x", .6)


def site():
    """A wide moulded box with a tray lid and a long handle."""
    chest(0, 27, 60, 29, handle=False)
    black = plastic("black", .45)
    box(56, 26, 2.4, (0, 0, 27.6), black, 1.0)
    for s in (-1, 1):
        box(13, 9.6, .8, (s * 19, -6, 28.8), plastic("yellow"), .4)
        box(4.6, 3.6, 6, (s * 15, 3.4, 30.4), black, 1.0)
    cyl(1.7, 30, (0, 3.4, 33), black, "x", .5)
    cyl(1.95, 15, (0, 3.4, 33), rubber(), "x", .5)


def build(colour):
    {"rolling": rolling, "site": site}.get(colour, lambda: steel_box(colour))()


def steel_box(colour):
    c = paint(colour)
    W, D, H = 44, 20, 14
    box(W, D, H, (0, 0, H / 2), c, .7)
    box(W - 1, D - 1, .5, (0, 0, H + .1), black_oxide())
    plate([(-D / 2, H + .3), (D / 2, H + .3), (D / 2, H + 3.6, 1.2), (D / 2 - 4.2, H + 7.2, 1.6), (-D / 2 + 4.2, H + 7.2, 1.6), (-D / 2, H + 3.6, 1.2)], W, (0, 0, 0), c, bevel=.5, plane="yz", r=.5)
    for z in (2.2, H - 1.4):
        box(W + .12, D + .12, .5, (0, 0, z), c, .2)
    box(W + .3, D + .3, .9, (0, 0, .5), plastic("black"), .2)
    for s in (-1, 1):
        for y in (-1, 1):
            box(1.6, 1.6, 3, (s * (W / 2 - .75), y * (D / 2 - .75), 1.5), plastic("black"), .4)
        x = s * 13
        plate([(-1.7, -2.4), (1.7, -2.4), (1.7, 2.6), (-1.7, 2.6)], .35, (x, -D / 2 - .2, H + .3), chrome(), bevel=.1, r=.5)
        plate([(-1.1, -1.6), (1.1, -1.6), (1.1, 1.2), (-1.1, 1.2)], .5, (x, -D / 2 - .55, H + .5), chrome(), bevel=.15, r=.4)
        cyl(.35, 3.0, (x, -D / 2 - .5, H - 1.4), steel(), "x", .06)
        # handle brackets
        box(2.4, 2.2, 1.0, (s * 9.5, 0, H + 7.4), chrome(), .25)
        tube([(s * 9.5, 0, H + 7.6), (s * 9.2, 0, H + 9.6), (s * 7, 0, H + 10.6)], .55, chrome())
    cyl(1.25, 14.6, (0, 0, H + 10.7), rubber(), "x", .4)
    for k in range(7):
        cyl(1.34, .5, (-4.8 + 1.6 * k, 0, H + 10.7), rubber(), "x", .12)
    label(17, 4.6, (0, -D / 2 - .02, H / 2 - .1), (90, 0, 0), ink("black" if colour != "black" else "red"), r=.8, depth=.1)
    text("HEXBOLT", 3.6, (0, -D / 2 - .09, H / 2 - .1), (90, 0, 0), ink("white"), .04, spacing=1.08)
