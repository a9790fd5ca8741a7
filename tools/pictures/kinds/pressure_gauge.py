import math
from parts import brand
from scene import brass, chrome, ink
from shapes import box, circle, cyl, hexhead, lathe, place, plate, text, thread

ALT = "Pressure gauge with brass connection"
VIEWS = [{"az": 22, "el": 10, "fill": .82}]
FORMS = {"25": {}}


def build(form):
    top, step, fine = (25, 5, 125) if form else (10, 1, 100)
    R = 5.0
    z0 = 9.6
    b = brass()
    thread(.95, .18, 1.5, b, (0, 0, 1.5), rot=(180, 0, 0))
    hexhead(2.2, 1.5, (0, 0, 1.5), b)
    cyl(.9, 2.2, (0, 0, 3.8), b, c=.1)
    lathe([(0, 1.7), (R - .1, 1.7), (R, 1.5), (R, -.4), (R + .25, -.6), (R + .3, -1.2), (R - .05, -1.5), (R - .35, -1.4), (R - .42, -.7), (0, -.7)][::-1], chrome(), (0, 0, z0), rot=(-90, 0, 0), n=128)
    y = -.74
    cyl(R - .4, .05, (0, y, z0), ink((.82, .82, .80)), "y")
    for k in range(fine + 1):
        a = math.radians(225 - 270 * k / fine)
        one = fine * step // top
        big, mid = k % one == 0, k % (one / 2) == 0
        l = .55 if big else .4 if mid else .24
        r = R - .75 - l / 2
        box(l, .02, .07 if big else .035, (r * math.cos(a), y - .04, z0 + r * math.sin(a)), ink("black"), rot=(0, -math.degrees(a), 0))
    for k in range(0, top + 1, step):
        a = math.radians(225 - 270 * k / top)
        text(str(k), .62, ((R - 1.75) * math.cos(a), y - .04, z0 + (R - 1.75) * math.sin(a)), (90, 0, 0), ink("black"), .02)
    arc = circle(R - .62, (0, 0), 30, -45, 6) + list(reversed(circle(R - .72, (0, 0), 30, -45, 6)))
    plate(arc, .02, (0, y - .04, z0), ink("red"))
    text("bar", .75, (0, y - .04, z0 + 1.5), (90, 0, 0), ink("black"), .02)
    brand("MILLRACE", .62, (0, y - .04, z0 - 1.5), (90, 0, 0), ink("red"), .02, spacing=1.1)
    text("CL 1.6", .4, (0, y - .04, z0 - 2.4), (90, 0, 0), ink("black"), .02)
    n = plate([(-1.0, -.16), (-.2, -.09), (3.5, -.02), (3.5, .02), (-.2, .09), (-1.0, .16)], .04, (0, 0, 0), ink("black"))
    place(n, (0, 0, 0), (0, -118, 0))
    place(n, (0, y - .14, z0))
    cyl(.36, .16, (0, y - .16, z0), ink("black"), "y", .05)
