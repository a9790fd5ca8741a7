from parts import brand, panel, screw_heads
from scene import brushed, chrome, ink, plastic, rubber, steel
from shapes import box, circle, cut, cyl, everything, fuse, label, lathe, place, plate, rest, text

ALT = "Tape measure with locking blade"
COLORS = ["yellow"]
VIEWS = [{"az": 24, "el": 24, "fill": .84}]
FORMS = {"3m": {}, "8m": {}}
LENGTH = {"3m": ("3 m", "orange", 1.9), "8m": ("8 m", "yellow", 3.0)}


def build(color):
    length, color, w = LENGTH.get(color, ("5 m", color, 2.5))
    c = plastic(color)
    body = fuse([plate([(-3.6, -3.2), (3.9, -3.2), (3.9, -1.8), (3.2, 1.4, 3), (.6, 3.7, 3), (-2.4, 3.7, 2.6), (-3.9, 1.4, 2.5)], 3.3, (0, 0, 3.25), c, bevel=.55, r=.6)], c, .06, 5)
    panel(body, [(-5, -1), (-2.9, .4), (-3.0, 4.6), (-.4, 6.0), (2.2, 4.4), (3.4, 2.2), (6, 2), (5, 9), (-6, 9)], rubber(), .09, r=.5)
    panel(body, [(-5, 1.3), (-2.6, .9), (5, .9), (5, -.6), (-5, -.6)], rubber(), .07, r=.3)
    lathe([(0, 0), (2.0, 0), (2.0, .14), (1.85, .22), (0, .24)], ink((.86, .86, .84)), (-.25, -1.62, 3.7), "-y")
    lathe([(1.85, 0), (2.12, 0), (2.12, .2), (1.95, .26), (1.85, .24)], chrome(), (-.25, -1.62, 3.7), "-y")
    brand("NORDHAVEN", .82, (-.25, -1.88, 4.15), (90, 0, 0), ink("black"), .02, room=1.2)
    text(length, 1.15, (-.25, -1.88, 3.2), (90, 0, 0), ink("red"), .02)
    # the blade: a curved strip with marks
    L = 6.6
    blade = plate([(-w / 2, .16)] + [(w * (k / 12 - .5), .16 * (2 * k / 12 - 1) ** 2 - .04) for k in range(13)] + [(w * (.5 - k / 12), .16 * (1 - 2 * k / 12) ** 2) for k in range(13)], L, (3.8 + L / 2, 0, .62), ink((.93, .62, .03)), plane="yz")
    for k in range(int(L * 10) - 4):
        cm, half = k % 10 == 0, k % 5 == 0
        n = 1.1 if cm else .75 if half else .5
        box(.025, n, .01, (4.0 + .1 * k, -w / 2 + n / 2 + .1, .68), ink("black"), rot=(4 if not cm else 3, 0, 0))
        if cm and k:
            text(str(k // 10), .62, (4.0 + .1 * k - .28, .42, .68), (0, 0, 90), ink("red" if False else "black"), .012)
    hook = plate([(-1.1, -.42), (1.1, -.42), (1.1, .35), (-1.1, .35)], .12, (3.8 + L + .04, 0, .5), steel(), bevel=.03, plane="yz", r=.2)
    box(1.0, 1.5, .08, (3.8 + L - .42, 0, .72), steel(), .02)
    for y in (-.4, .4):
        cyl(.14, .1, (3.8 + L - .5, y, .78), steel(), c=.03)
    box(1.0, 1.5, .9, (3.2, 0, 5.0), plastic("red"), .25, rot=(0, 40, 0))
    screw_heads([(-3.2, .7), (3.3, .55)], -1.66, r=.2)
    box(.5, .1, 3.2, (-3.2, 1.72, 4.0), steel(), .04)
    rest(everything())
