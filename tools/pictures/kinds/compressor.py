import math
from parts import brand
from scene import aluminum, brass, cast, chrome, copper, ink, paint, plastic, rubber, steel
from shapes import box, cyl, everything, hexhead, knurl, lathe, place, plate, text, tube

ALT = "Air compressor with two gauges, on wheels"
VIEWS = [{"az": 24, "el": 18, "fill": .84}, {"az": -38, "el": 26, "fill": .84}]
FORMS = {"24": {"size": 1.8}, "100": {"size": 2.15}}
# radius and length of the tank, how far the wheels stand from the middle, what is printed on it
TANKS = {"": (15, 62, 22, "50 L   10 BAR   1.5 kW"), "24": (12.5, 48, 17, "24 L   8 BAR   1.1 kW"), "100": (18, 80, 29, "100 L   10 BAR   2.2 kW")}


def gauge(r, at, axis="-y", face="white"):
    out = [lathe([(0, 0), (r, 0), (r * 1.04, .1), (r, r * .5), (r * .86, r * .52), (r * .84, r * .36), (0, r * .36)], chrome(), at, axis)]
    x, y, z = at
    out.append(cyl(r * .84, .02, (x, y - r * .38, z), ink(face), "y"))
    for k in range(11):
        a = math.radians(225 - 27 * k)
        out.append(box(r * .16, .02, r * .04, (x + r * .7 * math.cos(a), y - r * .4, z + r * .7 * math.sin(a)), ink("black"), rot=(0, -math.degrees(a), 0)))
    out.append(box(r * .62, .03, r * .06, (x - r * .18, y - r * .43, z + r * .18), ink("red"), rot=(0, 45, 0)))
    out.append(cyl(r * .1, .06, (x, y - r * .43, z), ink("black"), "y"))
    return out


def ribbed_motor(x, z, length, r=7.4):
    """An electric motor along x, with cooling ribs."""
    black = paint((.03, .03, .034))
    lathe([(0, 0), (r - 1, 0), (r, .6), (r, length - 1.6), (r - 1, length - .2), (0, length)], black, (x, 0, z), "x")
    for k in range(22):
        o = box(length - 5, .5, .8, (0, 0, r + .2), black, .1)
        place(o, (0, 0, 0), (360 / 22 * k, 0, 0))
        place(o, (x + length / 2, 0, z))


def cylinder(x, z, fins=9, w=10):
    """A pump's crankcase with a finned cylinder on it."""
    box(w, 12, 11, (x, 0, z), cast("gray"), .8)
    for k in range(fins):
        box(w + .6, 11, .7, (x, 0, z + 6 + 1.25 * k), aluminum(.4), .2)
    top = z + 6 + 1.25 * fins
    cyl(w * .42, 1.3 * fins, (x, 0, z + 5.4 + .65 * fins), aluminum(.45))
    box(w + 1, 11.5, 3.0, (x, 0, top + 1.2), aluminum(.4), .6)
    for dx in (-1, 1):
        for y in (-1, 1):
            hexhead(1.5, 1, (x + dx * w * .4, y * 4.2, top + 2.6), steel())
    return top


def belt_driven():
    """Motor and pump side by side under a guard; the bed is at a height of 38.2."""
    ribbed_motor(-20, 46, 17.6)
    box(6, 3, 5, (-11, -7.6, 48.5), plastic("black"), .5)
    cylinder(9, 43.6)
    cyl(3.6, 6, (18, 0, 61), plastic("black"), "x", .5)
    tube([(9, -6, 61.5), (9, -9.5, 61), (9, -11.4, 56), (4, -12.6, 46), (0, -11.4, 38), (0, -9.8, 33)], .8, copper())
    plate([(-20, 38.5), (17, 38.5), (17, 52, 8), (8, 62, 8), (-8, 56, 8), (-20, 52, 6)], 4, (0, 11, 0), paint("black"), bevel=.6, r=2)


def direct_driven():
    """Oil-free: a motor with a small cylinder and a fan at each end."""
    ribbed_motor(-8.5, 45.4, 14, 6.4)
    box(5.6, 3, 4.6, (-2, -6.8, 47.4), plastic("black"), .5)
    for s, x in ((-1, -11.5), (1, 8.5)):
        cylinder(x, 43.8, 5, 6.4)
        lathe([(0, 0), (5.4, 0), (5.8, .4), (5.8, 2.6), (4.8, 3.4), (0, 3.6)], plastic("black"), (x + s * 3.4, 0, 44.6), "x" if s > 0 else "-x")
        tube([(x, -5.6, 54), (x, -8.6, 53), (x + s * .6, -9.6, 46), (x * .4, -9.4, 38.5), (x * .2, -8, 34)], .6, copper())


def build(form):
    c = paint("red")
    R, L, wheel, words = TANKS[form]
    z = R + 7
    lathe([(0, -L / 2 - 5), (6, -L / 2 - 4.4), (11 / 15 * R, -L / 2 - 2.6), (R - .8, -L / 2 + .4), (R, -L / 2 + 3), (R, L / 2 - 3), (R - .8, L / 2 - .4), (11 / 15 * R, L / 2 + 2.6), (6, L / 2 + 4.4), (0, L / 2 + 5)], c, (0, 0, z), "x", smooth=60)
    for x in (-L / 2 + 3, L / 2 - 3):
        lathe([(R, -.5), (R + .2, -.3), (R + .2, .3), (R, .5)], c, (x, 0, z), "x")
    tank = everything()[0]
    # feet and wheels
    for s in (-1, 1):
        y = s * (R + .5)
        cyl(8, 3.6, (-wheel, y, 8), rubber(), "y", .9)
        cyl(4.8, 3.9, (-wheel, y, 8), plastic("lightgray"), "y", .3)
        cyl(1.5, 4.4, (-wheel, y, 8), steel(), "y", .2)
        box(4, 1.4, 8, (wheel, s * 9, 5.6), paint("black"), .3, rot=(s * -10, 0, 0))
        cyl(2.4, 2.6, (wheel, s * 9.8, 1.3), rubber(), c=.4)
    cyl(1.0, 2 * R - 2, (-wheel, 0, 8), steel(), "y")
    box(5, R + 1, 4, (-wheel, 0, 9.4), paint("black"), .5)
    # the bed and what stands on it, made at the height of the middle tank
    before = len(everything())
    box(L - 18, 18, 1.2, (0, 0, 37.6), paint("black"), .3)
    (direct_driven if form == "24" else belt_driven)()
    # the pressure switch and gauges in front
    box(6.5, 5.4, 6, (21, -6, 41.4), plastic("black"), .8)
    knurl(1.3, 1.4, plastic("red"), (21, -6, 44.3), "z", 18, .12, straight=True)
    tube([(21, -6, 38.5), (21, -6, 35)], .9, brass(), smooth=False)
    for x in (16.4, 26.2):
        gauge(2.5, (x, -9.6, 41))
        cyl(.8, 4, (x, -8, 41), brass(), "y")
    cyl(.9, 12, (21, -8, 40.2), brass(), "x")
    hexhead(2.0, 2.6, (29, -8, 40.2), brass(), "x")
    hexhead(2.0, 2.6, (12.6, -8, 40.2), brass(), "-x")
    place(everything()[before:], (0, 0, 2 * R - 30))
    end, up = L / 2 - 1, 2 * R - 30
    tube([(-end, -8, 36 + up), (-end - 6, -8, 41 + up), (-end - 10, -7, 43 + up), (-end - 10, 7, 43 + up), (-end - 6, 8, 41 + up), (-end, 8, 36 + up)], 1.1, paint("black"))
    tube([(-end - 10, -5.5, 43 + up), (-end - 10, 5.5, 43 + up)], 1.6, rubber(), smooth=False)
    brand("TARNWERK", 8.2 * R / 15, (-4, -40, z + .5), (90, 0, 0), ink("white"), .06, tank, 1.05)
    text(words, 2.6 * R / 15, (-4, -40, z - 5.6 * R / 15), (90, 0, 0), ink("white"), .06, tank, 1.05)
