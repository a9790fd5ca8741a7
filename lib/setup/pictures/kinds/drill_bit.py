import math
from scene import black_oxide, brass, steel, tool_steel, ink, _material
from shapes import cyl, everything, place, relief, rest, text, lathe

ALT = "Twist drill bits, titanium nitride coated"
VIEWS = [{"az": 20, "el": 42, "fill": .84}]


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
        t = z / flute
        point = (flute - z) / (r * .62)
        k = min(1, max(0, z / (d * 1.6)))
        v = 1 + groove * k
        return r * v * min(1, max(.0, point)) if point < 1 else r * v
    o = relief(0, flute, f, m, (shank, 0, 0), "x", 144, int(flute / d * 44))
    o.data.auto_smooth_angle = .9
    s = cyl((shank_d or d) / 2, shank, (shank / 2, 0, 0), shank_mat or m, "x", .04)
    return [o, s]


def build(colour):
    gold = _material("tin", (.62, .40, .11), 1, .24, bump=("noise", 50, .02))
    for k, (d, fl, sh, m) in enumerate([(1.3, 11, 5.2, gold), (1.0, 9, 4.6, tool_steel()), (.7, 7.4, 3.8, gold)]):
        b = bit(d, fl, sh, m)
        b.append(text(f"{d * 10:.0f} mm  HSS", d * .42, (sh * .48, 0, 3), (0, 0, 0), ink("black"), .01, b[1]))
        place(b, (-fl / 2 - sh / 2, 0, 0), (0, 0, 0))
        rest(place(b, (k * .6, -2.3 * k, 0), (0, 0, 0)))
    place(everything(), (0, 0, 0), (0, 0, 34))
