from parts import brand
from scene import brass, chrome, ink, plastic, steel, paint, rubber
from shapes import boolean, box, circle, cyl, everything, fuse, hexhead, lathe, loft, place, plate, rest, text, thread, relief

ALT = "Brass ball valve with lever"
VIEWS = [{"az": 30, "el": 24, "fill": .83}]
FORMS = {"1-2": {"fill": .74}, "1": {"fill": .89}}
# the thread in inches, and the lever as long as that of the valve of 3/4 in: it grows less than the body
SIZES = {"": ("3/4", 1.0), "1-2": ("1/2", 1.16), "1": ("1", .86)}


def build(form):
    b = brass(.22)
    size, far = SIZES[form]
    body = lathe([(0, -2.0), (1.9, -2.0), (2.15, -1.4), (2.3, 0), (2.15, 1.4), (1.9, 2.0), (0, 2.0)], b, axis="x", smooth=60)
    for s in (-1, 1):
        o = hexhead(4.0, 1.7, (0, 0, 0), b, both=True, rot=(0, 90 * s, 0))
        boolean(o, cyl(1.25, 9, axis="x"))
        o.location = (s * 1.8, 0, 0)
        lathe([(1.15, 0), (1.75, 0), (1.9, .12), (1.9, .6), (1.75, .75), (1.3, .75), (1.2, .6), (1.2, -1.4), (1.15, -1.4)], b, (s * 3.4, 0, 0), rot=(0, 90 * s, 0))
        for k in range(5):
            lathe([(1.21, 0), (1.1, .08), (1.21, .16)], b, (s * (3.3 - .17 * k + .75), 0, 0), rot=(0, 90 * s, 0))
    cyl(1.15, .1, (2.4, 0, 0), chrome(), "x")
    cyl(1.05, 2.4, (0, 0, 2.6), b, c=.12)
    hexhead(1.7, .7, (0, 0, 3.3), b)
    cyl(.5, 1.2, (0, 0, 4.3), b)
    lever = plate([(-1.1, -1.1), (1.0, -1.1), (2.2, -.95), (8.6 * far, -1.05), (9.4 * far, -.5), (9.4 * far, .5), (8.6 * far, 1.05), (2.2, .95), (1.0, 1.1), (-1.1, 1.1)], .3, (0, 0, 4.5), steel(.3, .44), bevel=.08, plane="xy", r=.6)
    grip = fuse([loft([((2.4, 0, 4.55), 1.1, .35, 4), ((2.7, 0, 4.55), 1.28, .46, 4), ((6 * far, 0, 4.7), 1.25, .46, 4), ((9.4 * far, 0, 5.1), 1.32, .48, 4), ((10.0 * far, 0, 5.2), 1.0, .36, 4)])], rubber("red"), .07, 6)
    brand(f"MILLRACE  {size} in", .95, (6.2 * far, 0, 8), (0, 0, 0), ink("white"), .02, grip, 1.1)
    hexhead(1.2, .5, (0, 0, 4.66), steel())
    cyl(.3, .4, (0, 0, 5.3), b, c=.05)
    # cast into the body
    text(size, 1.15, (0, -6, .55), (90, 0, 0), b, .12, body)
    text("PN 25", .66, (0, -6, -.75), (90, 0, 0), b, .1, body)
    rest(everything())
