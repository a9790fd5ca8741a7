from parts import battery, slots
from scene import ink, lamp, plastic, rubber
from shapes import box, cyl, everything, fuse, loft, place, plate, rest, text, tube, label

ALT = "Battery charger, 18 V"
VIEWS = [{"az": 30, "el": 26, "fill": .83}]


def build(colour):
    black = plastic("black", .42)
    base = fuse([plate([(-8.4, 0), (8.4, 0), (8.6, 3.2, 1.6), (5.6, 5.0, 1.4), (-7.4, 6.2, 1.4), (-8.8, 4.2, 1.4)], 11.5, (0, 0, 0), black, bevel=.9, r=.8)], black, .14, 6)
    slots(base, [(-7 + .8 * k, 2.0) for k in range(5)], .34, 2.2, .6, 5.75)
    box(6.4, 11.7, .9, (4.2, 0, .9), plastic("yellow"), .25)
    b = battery("yellow", (0, 0, 0), 10.4, 6.8, 4.6)
    place(b, (0, 0, 0), (180, 0, 0))
    place(b, (-1.6, 0, 5.4), (0, 5, 0))
    for k, q in enumerate(((.2, .9, .2), (.9, .12, .05))):
        cyl(.32, .3, (6.2, -1.6 + 1.3 * k, 4.86), lamp(1.3, q), rot=(0, 22, 0))
    text("HEXBOLT", 1.25, (2.8, -5.85, 2.9), (90, 0, 0), ink("yellow"), .03, base)
    text("18V  FAST CHARGE", .62, (2.8, -8, 1.95), (90, 0, 0), ink("white"), .03, base)
    tube([(-8.4, 0, 1.6), (-10.6, .2, 1.2), (-13, 1.6, .4), (-13, 5, .38), (-7, 9, .38), (3, 8.6, .38), (9, 9.6, .38)], .36, rubber())
    rest(everything())
