from kinds.ratchet import ratchet
from parts import brand, socket
from scene import PALETTE, black_oxide, chrome, ink, plastic, steel
from shapes import boolean, box, cyl, everything, hexhead, join, label, lathe, place, plate, rest, text

ALT = "Socket set with ratchet in a molded tray"
VIEWS = [{"az": 8, "el": 54, "fill": .86}]
FORMS = {"impact": {"az": 14, "el": 40}, "quarter": {}}
SIZES = [8, 10, 12, 13, 14, 17, 19]


def case(W, D, inside):
    rim = [(-W / 2 + 1, -D / 2 + 1), (W / 2 - 1, -D / 2 + 1), (W / 2 - 1, D / 2 - 1), (-W / 2 + 1, D / 2 - 1)]
    tray = plate([(-W / 2, -D / 2), (W / 2, -D / 2), (W / 2, D / 2), (-W / 2, D / 2)], 2.6, (0, 0, 1.3), plastic("black", .5), bevel=.25, plane="xy", r=1.3)
    boolean(tray, plate(rim, 2, (0, 0, 2.9), plane="xy", r=1.0))
    plate(rim, .5, (0, 0, 1.95), plastic(inside, .5), plane="xy", r=.9)


def row(sizes, x0, x1, y, length, m, grow=1.38, least=2.0, drive=1.27, mark=.75):
    """Sockets side by side from x0 to x1, each in a ring with its size before it."""
    widths = [max(s * .1 * grow + .25, least) for s in sizes]
    gap = (x1 - x0 - sum(widths)) / (len(sizes) - 1)
    x = x0
    for s, w in zip(sizes, widths):
        x += w / 2
        cyl(w / 2 + .18, .5, (x, y, 2.1), plastic("black", .5), bore=w / 2 + .04)
        place(socket(s * .1, s * .1 * grow + .25, w, length, drive, m), (x, y, 1.9))
        label(mark * 2, mark * 1.2, (x, y - w / 2 - mark * .95, 2.21), (0, 0, 0), ink("white"), r=.18)
        text(f"{s:g}", mark, (x, y - w / 2 - mark * .95, 2.23), (0, 0, 0), ink("black"), .01)
        x += w / 2 + gap


def impact():
    """Ten deep sockets with thick walls, phosphated black."""
    m = black_oxide()
    case(33, 15.5, "orange")
    row([10, 11, 12, 13, 14], -14.4, 3.4, 4.2, 7.2, m, 1.5, 2.5)
    row([15, 17, 19], 6.2, 14.6, 4.2, 7.2, m, 1.5, 2.5)
    row([21, 24], 7.0, 14.6, -2.4, 7.2, m, 1.5, 2.5)
    brand("BRIGHTFORGE", 2.6, (-6.8, -2.4, 2.21), (0, 0, 0), ink("black"), .02, spacing=1.1)
    text("IMPACT  1/2\"  CrMo", 1.15, (-6.8, -4.8, 2.21), (0, 0, 0), ink("black"), .02, spacing=1.1)
    brand("BRIGHTFORGE  IMPACT  10 - 24 mm", .95, (0, -7.74, 1.3), (90, 0, 0), ink("white"), .04, spacing=1.1)


def quarter():
    """Small sockets, short and long, bits and a little ratchet."""
    m, dark = chrome(), steel(.28, .32)
    case(27, 16.5, "blue")
    row([4, 4.5, 5, 5.5, 6, 7, 8, 9, 10, 11, 12, 13, 14], -12.4, 12.4, 6.2, 2.4, m, 1.36, 1.25, .64, .52)
    row([4, 5, 5.5, 6, 7, 8, 9, 10, 11, 12], -12.4, 8.2, 2.6, 4.4, m, 1.36, 1.25, .64, .52)
    r = ratchet()
    place(r, (0, 0, 0), (0, 0, 0), .66)
    place(r, (-3.4, -1.4, 3.0))
    for y, l in ((-4.0, 11), (-5.8, 6.4)):
        cyl(.36, l, (-12 + l / 2, y, 2.6), m, "x", .05)
        cyl(.62, 1.4, (-11.4, y, 2.6), m, "x", .08)
        box(.66, .62, .62, (-12 + l + .3, y, 2.6), m, .06)
    for j in range(2):
        for k in range(9):
            hexhead(.63, 1.5, (2.0 + 1.2 * k, -2.6 - 1.9 * j, 2.2), dark)
            cyl(.22, .8, (2.0 + 1.2 * k, -2.6 - 1.9 * j, 4.0), dark, c=.04)
    brand("NORDHAVEN", 1.5, (6.8, -6.5, 2.21), (0, 0, 0), ink("white"), .02, spacing=1.1)
    brand("NORDHAVEN  1/4\"  44 PCS", .9, (0, -8.24, 1.3), (90, 0, 0), ink("white"), .04, spacing=1.1)


def build(form):
    if form:
        return {"impact": impact, "quarter": quarter}[form]()
    W, D = 30, 19.5
    tray = plate([(-W / 2, -D / 2), (W / 2, -D / 2), (W / 2, D / 2), (-W / 2, D / 2)], 2.6, (0, 0, 1.3), plastic("black", .5), bevel=.25, plane="xy", r=1.3)
    inner = [plate([(-W / 2 + 1, -D / 2 + 1), (W / 2 - 1, -D / 2 + 1), (W / 2 - 1, D / 2 - 1), (-W / 2 + 1, D / 2 - 1)], 2, (0, 0, 2.9), plane="xy", r=1.0)]
    boolean(tray, inner[0])
    bed = plate([(-W / 2 + 1.05, -D / 2 + 1.05), (W / 2 - 1.05, -D / 2 + 1.05), (W / 2 - 1.05, D / 2 - 1.05), (-W / 2 + 1.05, D / 2 - 1.05)], .5, (0, 0, 1.95), plastic("red", .5), plane="xy", r=.9)
    xs, x = [], -12.4
    for s in SIZES:
        d = s * .1 * 1.38 + .25
        d2 = max(d, 2.0)
        x += d2 / 2
        xs.append((x, s, d, d2))
        x += d2 / 2 + .62
    k = 24.8 / (x - .62 + 12.4)
    for x, s, d, d2 in xs:
        X = -12.4 + (x + 12.4) * k
        cyl(d2 / 2 + .22, .5, (X, 5.2, 2.1), plastic("black", .5), bore=d2 / 2 + .05)
        place(socket(s * .1, d, d2, 3.6), (X, 5.2, 1.9))
        label(1.5, .9, (X, 2.8, 2.21), (0, 0, 0), ink("white"), r=.2)
        text(str(s), .75, (X, 2.8, 2.23), (0, 0, 0), ink("black"), .01)
    r = ratchet()
    place(r, (0, 0, 0), (0, 0, 0), 1.02)
    place(r, (-1.6, -1.0, 3.3))
    # extension bars and a universal joint
    for y, l in ((-4.2, 15), (-6.6, 9)):
        cyl(.62, l, (-12 + l / 2, y, 2.9), chrome(), "x", .06)
        cyl(1.0, 2.0, (-12 + 1.0, y, 2.9), chrome(), "x", .1)
        box(1.2, 1.1, 1.1, (-12 + l + .5, y, 2.9), chrome(), .1)
    for k2 in range(5):
        hexhead(.8, 2.2, (5.2 + 1.75 * k2, -4.0, 2.2), steel())
        cyl(.3, 1.0, (5.2 + 1.75 * k2, -4.0, 4.8), steel(), c=.05)
    brand("NORDHAVEN", 2.1, (8.4, -6.9, 2.21), (0, 0, 0), ink("white"), .02, spacing=1.1)
    brand("NORDHAVEN  1/2\"  CHROME VANADIUM", .9, (0, -D / 2 + .02, 1.3), (90, 0, 0), ink("white"), .04, spacing=1.1)
