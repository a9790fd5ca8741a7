import math
from parts import brand
from scene import black_oxide, chrome, gloss, ink, plastic, rubber, steel, tool_steel
from shapes import box, cyl, everything, lathe, place, relief, rest, text, hexhead, loft

ALT = "Screwdriver with two-component handle"
COLORS = ["red"]
VIEWS = [{"az": 0, "el": 50, "fill": .9}]
FORMS = {"ph1": {"fill": .82}, "slotted": {}, "pozidriv": {}, "torx": {}, "t20": {"fill": .84}, "set": {}}
# color of the handle, tip, print, length and half thickness of the blade in centimeters
TIPS = {"ph1": ("red", "phillips", "PH1", 8.0, .225), "slotted": ("orange", "slotted", "5.5", 12.5, .275), "pozidriv": ("blue", "phillips", "PZ2", 10.0, .3), "torx": ("green", "torx", "T25", 10.0, .3), "t20": ("green", "torx", "T20", 10.0, .2)}


def driver(color, blade=10.0, r=.3, handle=11.0, tip="phillips", says="PH"):
    """Along +x from the handle's end; the axis at z = 0."""
    def flutes(a, z):
        k = min(1, max(0, (z - 2.2) / 1.5)) * min(1, max(0, (9.6 - z) / 1.2))
        return -.2 * k * (0.5 + 0.5 * math.cos(2 * math.pi * a * 6))
    prof = [(0, 1.05), (.3, 1.35), (1.0, 1.55), (2.0, 1.55), (4.5, 1.62), (7.2, 1.5), (8.6, 1.1), (9.4, .98), (10.2, 1.25), (10.7, 1.2), (11, .8)]

    def radius(t):
        z = t * 11
        for (z0, r0), (z1, r1) in zip(prof, prof[1:]):
            if z0 <= z <= z1:
                u = (z - z0) / (z1 - z0)
                u = u * u * (3 - 2 * u)
                return (r0 + (r1 - r0) * u)
        return prof[-1][1]
    body = relief(0, 11, lambda a, z: radius(z / 11) + flutes(a, z), gloss(color), axis="x", rows=220, n=192)
    body.data.auto_smooth_angle = 1.2
    soft = relief(0, 7, lambda a, z: radius((z + 2) / 11) + flutes(a, z + 2) + (.06 if math.cos(2 * math.pi * a * 6) > -.35 and .25 < z < 6.75 else -.12), rubber(),
                  at=(2, 0, 0), axis="x", rows=200, n=288)
    cyl(1.12, .5, (.2, 0, 0), plastic("black"), "x", .1)
    hexhead(.75, .7, (11, 0, 0), steel(), "x")
    m = chrome()
    cyl(r, blade, (11 + blade / 2, 0, 0), m, "x")
    x = 11 + blade
    t = black_oxide()
    if tip == "phillips":
        def cross(a, z):
            cone = r * 1.03 if z < 1.1 else max(.03, r * 1.03 * (1 - (z - 1.1) / .62))
            notch = max(0, min(1, (z - .8) / .5)) * (.5 if abs(((a * 4) % 1) - .5) < .27 else 0)
            return cone * (1 - notch)
        relief(0, 1.68, cross, t, (x - 1.0, 0, 0), "x", 96, 60)
    elif tip == "slotted":
        loft([((x - 1.1, 0, 0), r * 1.02, r * 1.02, 2), ((x - .5, 0, 0), r * 1.25, r * .8, 3), ((x + .5, 0, 0), r * 1.3, r * .26, 6), ((x + .7, 0, 0), r * 1.28, r * .22, 6)], t)
    elif tip == "torx":
        cyl(r * 1.03, .8, (x - .7, 0, 0), t, "x")
        cyl(r * 1.03, .4, (x - .1, 0, 0), t, "x", r2=r * .74)
        relief(0, .75, lambda a, z: r * (.68 + .13 * math.cos(12 * math.pi * a)) * (1 if z < .68 else .9), t, (x + .05, 0, 0), "x", 120, 12)
    text(says, .95, (10.1, 0, 3), (0, 0, -90), ink("white"), .015, body)
    return body


def build(color):
    if color == "set":
        # two slotted, two Phillips, two Torx, in a holder
        kinds = [("orange", "slotted", "4.0", .2), ("orange", "slotted", "5.5", .275), ("red", "phillips", "PH1", .225), ("red", "phillips", "PH2", .3),
                 ("green", "torx", "T20", .2), ("green", "torx", "T25", .25)]
        for k, (c, tip, says, r) in enumerate(kinds):
            before = everything()
            driver(c, 7.5 + 11 * r, r, tip=tip, says=says)
            o = [q for q in everything() if q not in before]
            place(o, (0, 0, 0), (0, 0, 90), .78 + .7 * r)
            rest(place(o, (3.5 * k, 0, 0)))
        box(21.6, 1.9, 2.5, (8.75, 12.6, 1.25), plastic("black", .42), .35)
        brand("NORDHAVEN", 1.25, (8.75, 12.6, 2.51), (0, 0, 0), ink("white"), .02, spacing=1.15)
        return
    c, tip, says, blade, r = TIPS.get(color, (color, "phillips", "PH2", 10.0, .3))
    driver(c, blade, r, tip=tip, says=says)
    place(rest(everything()), (0, 0, 0), (0, 0, 52))
