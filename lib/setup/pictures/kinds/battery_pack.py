from parts import battery
from scene import brass, ink, plastic, steel
from shapes import box, everything, loft, place, plate, rest, text

ALT = "Slide-on battery, 18 V 4.0 Ah"
VIEWS = [{"az": 28, "el": 28, "fill": .82}]


def build(colour):
    b = battery("yellow", (0, 0, 5.4), 11.4, 7.4, 5.4)
    black = plastic("black", .42)
    # the rails and the terminals on top
    box(8.6, 4.6, 1.5, (-.6, 0, 5.8), black, .25)
    for s in (-1, 1):
        box(8.0, .6, .6, (-.6, s * 2.5, 6.3), black, .12)
    for k in range(5):
        box(2.6, .22, .12, (-3.0, -1.5 + .75 * k, 6.56), plastic("grey"))
        box(2.2, .12, .3, (-3.0, -1.5 + .75 * k, 6.6), brass(), .03)
    box(2.6, 3.0, .5, (3.6, 0, 5.6), plastic("yellow"), .2)
    text("HEXBOLT", 1.1, (1.6, 0, 6.57), (0, 0, -90), ink("white"), .02)
