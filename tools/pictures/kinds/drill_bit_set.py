from kinds.drill_bit import bit, masonry
from parts import brand
from scene import ink, plastic, steel
from shapes import box, cyl, everything, label, place, plate, text

ALT = "Drill bit set in a case"
VIEWS = [{"az": 16, "el": 32, "fill": .85}]
FORMS = {"sds": {"az": 20, "el": 40, "fill": .86}}


def sds():
    """Seven bits in clips in an open case."""
    W, D = 27, 15.5
    case, lid = plastic("black", .45), plastic("red", .4)
    for y, z, rot, m in ((0, 1.1, 0, case), (D / 2 + 1.6, 7.4, 72, case)):
        o = [plate([(-W / 2, -D / 2), (W / 2, -D / 2), (W / 2, D / 2), (-W / 2, D / 2)], .8, (0, 0, -.7), m, bevel=.2, plane="xy", r=1.0)]
        rim = [(-W / 2 + .5, -D / 2 + .5), (W / 2 - .5, -D / 2 + .5), (W / 2 - .5, D / 2 - .5), (-W / 2 + .5, D / 2 - .5)]
        from shapes import round_corners
        o.append(plate([(-W / 2, -D / 2), (W / 2, -D / 2), (W / 2, D / 2), (-W / 2, D / 2)], 1.8, (0, 0, .2), m, [round_corners(rim, .7)], .14, "xy", r=1.0))
        o.append(plate(rim, .2, (0, 0, -.25), lid, plane="xy", r=.7))
        if rot:
            o.append(brand("TARNWERK", 2.8, (0, 1.8, -.13), (0, 0, 0), ink("white"), .02, spacing=1.1))
            o.append(text("SDS-plus   5 - 12 mm", 1.2, (0, -1.2, -.13), (0, 0, 0), ink("white"), .02, spacing=1.1))
            place(o, (0, 0, 0), (rot, 0, 0))
        place(o, (0, y, z))
    for x in (-8, 8):
        cyl(.45, 4, (x, D / 2 + .3, 1.6), plastic("gray"), "x", .08)
        plate([(-1.6, -.7), (1.6, -.7), (1.6, .9), (-1.6, .9)], .5, (x, -D / 2 - .2, 1.5), plastic("gray"), bevel=.12, r=.25)
    for k, (mm, long) in enumerate(((5, 11), (6, 11), (6, 16), (8, 16), (8, 16), (10, 16), (12, 16))):
        y = 5.6 - 1.86 * k
        b = masonry(mm * .1, long - 6.4, 6)
        place(b, (0, 0, 0), (0, 0, 0))
        place(b, (-11.6, y, 1.75))
        for x in (-10.4, -7.4):
            box(.9, 1.5, 1.0, (x, y, 1.15), case, .15)
        label(2.2, 1.0, (11.0, y, .97), (0, 0, 0), ink("white"), r=.2)
        text(f"{mm} mm", .72, (11.0, y, 1.0), (0, 0, 0), ink("black"), .01)


def build(form):
    if form:
        return sds()
    case, lid = plastic("red", .4), plastic("black", .45)
    rows = [[1 + .5 * k for k in range(13)], [7.5 + .5 * k for k in range(12)]]
    W = 19.4
    plate([(-W / 2, 0), (W / 2, 0), (W / 2, 2.6), (-W / 2, 2.6)], 3.2, (0, -1.6, 0), case, bevel=.3, r=.5)
    plate([(-W / 2, 0), (W / 2, 0), (W / 2, 4.4), (-W / 2, 4.4)], 3.2, (0, 1.4, 0), case, bevel=.3, r=.5)
    plate([(-W / 2 + .3, 2.4), (W / 2 - .3, 2.4), (W / 2 - .3, 3.0), (-W / 2 + .3, 3.0)], 2.3, (0, -1.6, 0), lid, bevel=.12, r=.2)
    plate([(-W / 2 + .3, 4.2), (W / 2 - .3, 4.2), (W / 2 - .3, 4.8), (-W / 2 + .3, 4.8)], 2.3, (0, 1.4, 0), lid, bevel=.12, r=.2)
    plate([(-W / 2, 0), (W / 2, 0), (W / 2, 18.6), (-W / 2, 18.6)], .8, (0, 3.4, 0), lid, bevel=.25, r=1.0)
    plate([(-W / 2 + .7, 4), (W / 2 - .7, 4), (W / 2 - .7, 17.9), (-W / 2 + .7, 17.9)], .2, (0, 3.0, 0), case, bevel=.08, r=.6)
    brand("FERROX", 1.9, (0, 2.88, 16.7), (90, 0, 0), ink("white"), .02, spacing=1.1)
    for j, sizes in enumerate(rows):
        # the wider a bit, the wider its place
        gap = (W - 1.6 - sum(sizes) * .1) / (len(sizes) - 1)
        x = -W / 2 + .8
        for s in sizes:
            d = s * .1
            b = bit(d, 2.4 + s * .62, 1.6 + s * .1, steel(.2, .5))
            place(b, (0, 0, 0), (0, -90, 0))
            place(b, (x + d / 2, -1.6 + 3.0 * j, 2.6 + 1.8 * j))
            text(f"{s:g}", .42, (x + d / 2, -3.22 + 3.0 * j, (2.15 if j == 0 else 3.95)), (90, 0, 0), ink("white"), .02)
            x += d + gap
    text("HSS-G   1 - 13 mm   25 PCS", .95, (0, -3.22, 1.05), (90, 0, 0), ink("white"), .02, spacing=1.1)
