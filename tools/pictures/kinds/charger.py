from parts import battery, brand
from scene import ink, lamp, plastic, rubber
from shapes import box, everything, cyl, fuse, label, place, plate, rest, text, tube

ALT = "Battery charger"
VIEWS = [{"az": 28, "el": 27, "fill": .84}]
FORMS = {"six-bay": {"az": 20, "el": 30}}


def bay(x, y, z, color):
    """A battery pushed into its bay, seen from the back, with two lamps beside it."""
    pack = battery("yellow", (0, 0, 0), 10.4, 6.8, 4.4, "18V 5.0Ah")
    place(pack, (0, 0, 0), (180, 0, 90))
    place(pack, (x, y, z))
    label(4.6, 7.6, (x, y, z + 4.41), (0, 0, 0), ink("yellow"), r=.6, depth=.03)
    text("18V 5.0Ah", 1.5, (x, y, z + 4.44), (0, 0, 90), ink("black"), .02)
    for k, on in enumerate(((.1, .85, .15), color)):
        cyl(.3, .2, (x - .5 + k, y - 6.6, z + .1), lamp(1.2, on))


def cable(x, y):
    tube([(x, y, 1.6), (x - 2.2, y + .2, 1.2), (x - 4.4, y + 1.6, .4), (x - 4.2, y + 5, .38), (x + 1.6, y + 9, .38), (x + 11, y + 8.6, .38)], .36, rubber())


def build(form):
    black, gray = plastic("black", .42), plastic("gray", .42)
    if form:
        base = fuse([plate([(-19, 0), (19, 0), (19, 4.4, 1.2), (-19, 4.4, 1.2)], 26, mat=black, bevel=.8, r=.6)], black, .22, 5)
        for k in range(6):
            x, y = -12.4 + 12.4 * (k % 3), -5.4 + 12.4 * (k // 3)
            box(8.0, 11.4, 1.0, (x, y, 4.5), gray, .3)
            bay(x, y + .4, 5.0, (.9, .1, .05) if k % 2 else (.1, .85, .15))
        label(12, 2.2, (0, -13.05, 2.3), (90, 0, 0), ink("yellow"), r=.4, depth=.1)
        brand("FERROX  6 BAY", 1.5, (0, -13.12, 2.3), (90, 0, 0), ink("black"), .04, spacing=1.05)
        cable(-19, 4)
    else:
        base = fuse([
            plate([(-6.2, 0), (6.2, 0), (6.4, 2.8, 1.2), (5.6, 4.4, 1.2), (-5.6, 4.4, 1.2), (-6.4, 2.8, 1.2)], 17, (0, 1, 0), black, bevel=.9, r=.6, plane="xz"),
            plate([(-5.6, 0), (5.6, 0), (5.2, 6.2, 1.6), (-5.2, 6.2, 1.6)], 4.4, (0, 7.0, 0), black, bevel=.9, r=.8),
        ], black, .13, 7)
        box(8.2, 12.2, .7, (0, -.4, 4.5), gray, .25)
        for s in (-1, 1):
            box(.6, 10, .7, (s * 3.7, -.4, 5.0), black, .15)
        bay(0, -.2, 5.0, (.9, .1, .05))
        box(12.9, 17.2, .5, (0, 1, .9), plastic("yellow"), .2)
        for k in range(6):
            box(.35, .3, 2.0, (2.2 + .62 * k, -7.5, 2.6), plastic((.008, .008, .008), .6), .1)
        brand("FERROX", 1.1, (-2.6, -20, 2.95), (90, 0, 0), ink("white"), .03, base)
        text("18V  FAST CHARGE", .5, (-2.6, -20, 1.95), (90, 0, 0), ink("yellow"), .03, base)
        cable(-6.2, 3)
    rest(everything())
