from kinds.drill_bit import bit
from scene import ink, plastic, tool_steel, _material
from shapes import box, everything, label, place, plate, text

ALT = "Drill bit set in a case, 13 pieces"
VIEWS = [{"az": 16, "el": 32, "fill": .85}]


def build(colour):
    gold = _material("tin", (.62, .40, .11), 1, .24, bump=("noise", 50, .02))
    sizes = [2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 8, 9, 10]
    xs, x = [], 0
    for s in sizes:
        d = s * .1
        x += d / 2
        xs.append(x)
        x += d / 2 + .55
    W = x - .55 + 2.4
    case, lid = plastic("red", .4), plastic("black", .45)
    plate([(-1.2, 0), (W - 1.2, 0), (W - 1.2, 3.0), (-1.2, 3.0)], 5.4, (0, 0, 0), case, bevel=.3, r=.5)
    plate([(-1.0, 2.8), (W - 1.4, 2.8), (W - 1.4, 3.5), (-1.0, 3.5)], 4.4, (0, 0, 0), lid, bevel=.15, r=.2)
    back = plate([(-1.2, 0), (W - 1.2, 0), (W - 1.2, 14.5), (-1.2, 14.5)], .8, (0, 2.6, 0), lid, bevel=.25, r=1.0)
    plate([(-.5, 4), (W - 1.9, 4), (W - 1.9, 13.8), (-.5, 13.8)], .2, (0, 2.2, 0), case, bevel=.08, r=.6)
    text("HEXBOLT", 2.0, (W / 2 - 1.2, 2.08, 12.4), (90, 0, 0), ink("white"), .02, spacing=1.1)
    for s, x in zip(sizes, xs):
        d = s * .1
        b = bit(d, 3.0 + s * .62, 1.6 + s * .1, gold if sizes.index(s) % 2 == 0 else tool_steel())
        place(b, (0, 0, 0), (0, -90, 0))
        place(b, (x, -.2 if sizes.index(s) % 2 else -.9, 3.2))
        text(f"{s:g}", .5, (x, -2.72, 2.45), (90, 0, 0), ink("white"), .02)
    text("HSS-TiN   2 - 10 mm", 1.0, (W / 2 - 1.2, -2.72, 1.2), (90, 0, 0), ink("white"), .02, spacing=1.1)
