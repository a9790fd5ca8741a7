from parts import brand
from scene import brushed, chrome, ink, plastic, rubber, steel
from shapes import box, cyl, everything, fuse, knurl, lathe, loft, place, plate, rest, text

ALT = "Torque wrench with a scale"
VIEWS = [{"az": 0, "el": 50, "fill": .84}]
FORMS = {"1-4": {"fill": .74}, "3-4": {"fill": .93}}
# the range in Nm, how much longer the tube is, and the scale of everything but the grip, which fits the same hand
RANGES = {"1-4": ("5-25 Nm", -1.5, .76), "": ("40-200 Nm", 0, 1), "3-4": ("110-550 Nm", 13, 1.18)}


def build(form):
    m = chrome()
    torque, d, size = RANGES[form]
    fuse([plate([(15.6, -.9), (17.4, -1.9), (20, -2.1), (21.8, -1.2), (22.2, 0), (21.8, 1.2), (20, 2.1), (17.4, 1.9), (15.6, .9)], 1.9, (d, 0, 0), m, bevel=.45, plane="xy", r=1.2),
          loft([((9, 0, 0), .95, .95, 2.4), ((16 + d, 0, 0), .95, .85, 3)])], m, .08, 7)
    cyl(1.45, .2, (19.8 + d, 0, 1.0), m, c=.08)
    cyl(1.05, .16, (19.8 + d, 0, 1.14), steel(.3, .3), c=.05)
    plate([(18.2, -.28), (19.8, -.5), (19.8, .5), (18.2, .28)], .3, (d, 0, 1.25), plastic("black"), bevel=.08, plane="xy", r=.15)
    box(1.27, 1.27, 1.6, (19.8 + d, 0, -1.5), steel(), .1)
    cyl(1.05, 24 + d, (d / 2 - 2.4, 0, 0), m, "x", .08)
    cyl(1.2, 3.0, (9.4 + d, 0, 0), m, "x", .15)
    # scale window, sleeve, grip
    tubeo = everything()[-2]
    plate([(-7.4, -.42), (-1.8, -.42), (-1.8, .42), (-7.4, .42)], .1, (0, 0, 1.02), ink("white"), plane="xy", r=.15, bevel=.02)
    for k in range(15):
        box(.04, .5 if k % 5 == 0 else .28, .02, (-7.1 + .36 * k, -.12, 1.09), ink("black"))
    brand("NORDHAVEN", .9, (1.5 + d * .3, 0, 3), (0, 0, 0), ink("black"), .015, tubeo, 1.1, room=1.3)
    text(torque, .85, (6.0 + d * .6, 0, 3), (0, 0, 0), ink((.5, .02, .015)), .015, tubeo)
    sized = everything()
    place(sized, (10.4, 0, 0))
    place(place(sized, scale=size), (-10.4, 0, 0))
    lathe([(0, 0), (1.2, 0), (1.25, .1), (1.25, 1.4), (1.1, 1.5), (0, 1.5)], m, (-10.4, 0, 0), "x")
    for k in range(20):
        o = box(.9, .03, .02, (-9.6, 0, 1.26), ink("black"))
        place(o, (0, 0, 0), (18 * k, 0, 0))
    lathe([(0, 0), (1.35, 0), (1.55, .3), (1.5, 4), (1.42, 7), (1.6, 9.6), (1.5, 10), (1.3, 10.2), (0, 10.2)], rubber(), (-20.6, 0, 0), "x")
    for x in (-18.6, -17.4, -16.2, -15, -13.8, -12.6):
        lathe([(1.3, 0), (1.58, .08), (1.58, .5), (1.3, .58)], rubber("red" if x in (-18.6, -12.6) else (.03, .03, .034)), (x, 0, 0), "x")
    knurl(1.3, 1.6, steel(), (-20.4, 0, 0), "-x", 36, .06)
    cyl(.9, .3, (-22.1, 0, 0), m, "x", .08)
    place(rest(everything()), (0, 0, 0), (0, 0, 51))
