import math
from scene import black_oxide, brushed, ink, steel, tool_steel, _material
from shapes import box, boolean, cyl, everything, join, place, relief, rest, text

ALT = "Twist drill bits, high-speed steel"
VIEWS = [{"az": 20, "el": 42, "fill": .88}]
FORMS = {"fine": {}, "thick": {}, "sds": {}, "sds-long": {}}
# diameter, length of flutes, length of shank
SETS = {"": [(.8, 7.5, 4.2), (.65, 6.6, 3.8), (.5, 5.2, 3.4)], "fine": [(.4, 4.3, 3.2), (.3, 3.3, 2.8), (.2, 2.4, 2.5)],
        "thick": [(1.3, 10.1, 5), (1.2, 10.1, 5)], "sds": [(.8, 10, 6), (.6, 6, 5)], "sds-long": [(1.6, 15, 6), (1.2, 14, 6)]}


def bit(d, flute, shank, m, lead=None, shank_mat=None, shank_d=None):
    """Along +x, the point at the far end."""
    r, lead = d / 2, lead or d * 5.0

    def f(a, z):
        u = ((a - z / lead) * 2) % 1.0                # two flutes
        groove = 0
        if u < .56:
            groove = -.6 * math.sin(math.pi * u / .56) ** .8
        elif u > .72:
            groove = -.055
        point = (flute - z) / (r * .62)
        k = min(1, max(0, z / (d * 1.6)))
        v = 1 + groove * k
        return r * v * min(1, max(.0, point)) if point < 1 else r * v
    o = relief(0, flute, f, m, (shank, 0, 0), "x", 144, int(flute / d * 44))
    o.data.auto_smooth_angle = .9
    s = cyl((shank_d or d) / 2, shank, (shank / 2, 0, 0), shank_mat or m, "x", .04)
    return [o, s]


def masonry(d, flute, shank):
    """An SDS-plus bit: grooved shank of 10 mm, wide spiral, a carbide plate across the tip."""
    m, grey = steel(.3, .36), steel(.24, .46)
    o, s = bit(d * .94, flute, shank, m, d * 3.2, grey, 1.0)
    tools = []
    for k in range(2):
        tools.append(box(3.0, .5, .3, (2.2, 0, (.5 - .04) * (1 if k else -1)), r=.12))
        tools.append(box(4.6, .34, .5, (1.6, (.5 - .02) * (1 if k else -1), 0)))
    boolean(s, join(tools))
    cone = cyl(.5, .5, (shank + .1, 0, 0), m, "x", 0, d * .47)
    tip = box(.75, d * 1.04, d * .26, (shank + flute - .35, 0, 0), brushed(.22, .56), .03)
    point = box(.5, d * .74, d * .25, (shank + flute - .02, 0, 0), brushed(.22, .56), .03, rot=(0, 0, 45))
    mark = text(f"HEXBOLT  SDS-plus  {d * 10:.0f}", .34, (shank - 1.9, 0, 3), (0, 0, 0), ink((.03, .03, .03)), .01, s)
    return [o, s, cone, tip, point, mark]


def build(form):
    gold = _material("tin", (.62, .40, .11), 1, .24, bump=("noise", 50, .02))
    widest = max(d for d, _, _ in SETS[form])
    for k, (d, fl, sh) in enumerate(SETS[form]):
        if form.startswith("sds"):
            b = masonry(d, fl, sh)
        else:
            b = bit(d, fl, sh, gold if k % 2 == 0 else tool_steel())
            b.append(text(f"{d * 10:.0f} mm  HSS", d * .42, (sh * .48, 0, 3), (0, 0, 0), ink("black"), .01, b[1]))
        place(b, (-fl / 2 - sh / 2, 0, 0), (0, 0, 0))
        rest(place(b, (k * .5, -2.1 * k * max(widest, .5), 0), (0, 0, 0)))
    place(everything(), (0, 0, 0), (0, 0, 74))
