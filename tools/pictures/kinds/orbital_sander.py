from parts import battery, brand, panel
from scene import grit, ink, plastic, rubber
from shapes import box, fuse, lathe, loft, place, text, tube

ALT = "Random orbital sander with dust box, 125 mm"
VIEWS = [{"az": 26, "el": 22, "fill": .83}]
FORMS = {"150": {"size": 2.1}, "cordless": {}}
PRINTS = {"": "350 W  125 mm", "150": "450 W  150 mm", "cordless": "18 V  125 mm"}


def build(form):
    black, c, r = plastic("black", .42), plastic("yellow"), 7.5 if form == "150" else 6.2
    lathe([(0, 0), (r, 0), (r + .05, .15), (0, .2)], grit((.30, .10, .035)), n=128)
    lathe([(0, .2), (r, .2), (r + .05, .5), (r - .3, 1.1), (0, 1.1)], rubber(), n=128)
    shell = fuse([
        lathe([(0, 1.4), (4.9, 1.4), (5.2, 2.0), (5.0, 3.6), (4.1, 5.2), (3.6, 7.0), (3.7, 9.0), (0, 9.2)]),
        lathe([(0, 8.4), (4.2, 8.6), (4.9, 9.8), (4.9, 11.0), (4.2, 12.4), (2.6, 13.3), (0, 13.6)]),
        loft([((-2.5, 0, 3.2), 2.2, 1.4), ((-6.4, 0, 3.6), 1.7, 1.5), ((-8, 0, 3.8), 1.7, 1.6)]),
    ], c, .14, 7)
    lathe([(4.7, 1.2), (5.3, 1.2), (5.4, 1.9), (5.0, 2.2), (4.7, 2.2)], rubber())
    panel(shell, [(-8, 10.6), (-3, 11.0), (0, 10.3), (3, 11.0), (8, 10.6), (8, 16), (-8, 16)], rubber(), .1, r=.8)
    panel(shell, [(-3.0, 5.4), (3.0, 5.4), (2.6, 8.6), (-2.6, 8.6)], rubber(), .08, r=.8, y=(-20, 0))
    box(1.6, 1.0, 1.0, (0, -3.55, 6.9), plastic("red"), .3)
    for k in range(5):
        o = box(.3, 1.2, 1.6, (0, -4.6, 3.5), rubber(), .1, rot=(28, 0, 0))
        place(o, (0, 0, 0), (0, 0, 30 + 12 * k))
    brand("FERROX" if form == "cordless" else "TARNWERK", 1.25, (0, -12, 9.75), (90, 0, 0), ink("black"), .03, shell, 1.05)
    text(PRINTS[form], .6, (0, -12, 4.4), (90, 0, 0), ink("black"), .03, shell)
    # dust box behind
    loft([((-8.0, 0, 3.9), 1.9, 1.8, 3), ((-8.3, 0, 3.9), 2.6, 2.4, 4), ((-9.4, 0, 4.2), 3.0, 3.0, 4), ((-14.5, 0, 4.8), 3.1, 3.3, 4), ((-15.8, 0, 4.9), 2.4, 2.7, 4)], black)
    for k in range(6):
        box(.3, 6.35, 3.4, (-9.9 + .85 * k, 0, 4.5), plastic("gray"), .1)
    if form == "cordless":                       # the pack sits on the back, above the dust box
        fuse([loft([((-2.6, 0, 10.8), 2.6, 2.4, 4), ((-4.8, 0, 11.2), 3.0, 2.9, 5), ((-6.0, 0, 11.4), 3.1, 3.2, 6)])], c, .13, 4)
        place(battery("yellow", (0, 0, 0), 6.4, 6.0, 4.4), (-5.9, 0, 11.4), (0, 90, 0))
        return
    lathe([(0, 0), (.9, 0), (.55, 2.4), (.38, 3), (0, 3)], rubber(), (-3.2, 0, 10.4), rot=(0, -78, 0))
    tube([(-6.0, 0, 11), (-9, .2, 11.6), (-13, 1.4, 10.6), (-16.6, 4, 4), (-15, 7, .35), (-8, 9, .35)], .34, rubber())
