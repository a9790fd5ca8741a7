from parts import brand, panel
from scene import aluminum, brushed, ink, plastic, rubber, steel, _material
from shapes import box, cyl, everything, fuse, place, plate, rest

ALT = "Retractable utility knife"
VIEWS = [{"az": 0, "el": 50, "fill": .86}]


def build(color):
    body = fuse([plate([(-8.4, -1.5, .8), (-8.6, .6, 1.0), (-6, 1.5, 2), (-1, 1.35, 3), (4, 1.45, 3), (7.4, .95, .5), (7.6, -.6, .4), (6, -1.05, 1), (2.0, -1.05, 2), (-1.4, -1.45, 2), (-4, -1.25, 2), (-6.4, -1.7, 1)], 1.7, (0, 0, .9), plastic("red"), bevel=.3, plane="xy")], plastic("red"), .06, 5)
    panel(body, [(-5.6, -.9), (-6, .2), (-4.6, .75), (1.6, .65), (2.4, -.4), (-1.2, -.75), (-3.6, -.5)], rubber(), .08, plane="xy", r=.3)
    panel(body, [(4.6, -3), (4.3, 3), (9, 3), (9, -3)], _material("zincnose", (.5, .51, .52), 1, .32), .05, plane="xy", r=.1)
    plate([(5, -.62), (10.0, -.62), (8.2, 1.0), (5, 1.0)][::-1], .12, (0, 0, .95), brushed(.16, .55), plane="xy")
    plate([(5, -.62), (10.0, -.62), (9.66, -.32), (5, -.32)], .13, (0, 0, .95), steel(.1, .7), plane="xy")
    plate([(-.2, 1.2), (3.0, 1.2), (2.8, 1.75), (1.5, 1.95), (.2, 1.75)], .9, (0, 0, .9), plastic("black"), bevel=.1, plane="xy", r=.2)
    for k in range(5):
        box(.14, .2, .9, (.5 + .45 * k, 1.86, .9), plastic("black"), .04)
    cyl(.48, .2, (3.3, .2, 1.75), steel(), c=.05)
    box(.7, .12, .05, (3.3, .2, 1.86), plastic("black"), rot=(0, 0, 25))
    brand("NORDHAVEN", .85, (-1.8, .02, 1.84), (0, 0, 1), ink("white"), .02, spacing=1.08, room=1.25)
    cyl(.38, 3, (-7.4, -.4, .9), plastic("black"), c=.05)
    place(rest(everything()), (0, 0, 0), (0, 0, 50))
