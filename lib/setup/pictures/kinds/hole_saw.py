import math
from kinds.drill_bit import bit
from parts import brand
from scene import brushed, ink, paint, steel, tool_steel, _material
from shapes import boolean, cyl, everything, hexhead, join, lathe, place, plate, rest, text, _mesh, _object, solid, circle, label

ALT = "Bi-metal hole saw with arbor"
VIEWS = [{"az": 26, "el": 28, "fill": .84}]
FORMS = {"small": {}, "large": {}}


def build(form):
    R, H, n = {"": (2.5, 4.4, 34), "small": (1.25, 4.0, 18), "large": (3.7, 4.6, 50)}[form]
    red = paint("red")
    # a cup with teeth upward: wall as a strip whose upper edge is the tooth line
    N = n * 8
    v, f = [], []
    for k in range(N):
        a = 2 * math.pi * k / N
        u = (k % 8) / 8
        top = H + .34 * (1 - u) - (.3 if u > .86 else 0)
        for r in (R, R - .2):
            w = r + (.06 if (k // 8) % 3 == 0 else -.05 if (k // 8) % 3 == 1 else 0) * (1 if u < .9 else 0)
            v += [(r * math.cos(a), r * math.sin(a), 0), (r * math.cos(a), r * math.sin(a), H - .5), (w * math.cos(a), w * math.sin(a), top)]
    for k in range(N):
        i, j = 6 * k, 6 * ((k + 1) % N)
        f += [(i, j, j + 1, i + 1), (i + 1, j + 1, j + 2, i + 2), (i + 3, i + 4, j + 4, j + 3), (i + 4, i + 5, j + 5, j + 4), (i + 2, j + 2, j + 5, i + 5)]
    cup = _object("cup", _mesh("cup", v, f), red, smooth=30)
    cup.data.materials.append(brushed(.28, .5))
    for p in cup.data.polygons:
        if p.center.z > H - .45:
            p.material_index = 1
    lathe([(0, -.05), (R, -.05), (R, .45), (0, .45)], red)
    b = bit(.62, 5.6, 2.2, tool_steel())
    place(b, (0, 0, 0), (0, -90, 0))
    place(b, (0, 0, -1))
    hexhead(1.9, 1.1, (0, 0, -1.15), steel())
    hexhead(.95, 3.6, (0, 0, -4.7), steel())
    k = min(1, R / 2.2)
    brand("FERROX", .8 * k, (0, -6, 2.2), (90, -90, 0), ink("white"), .02, cup, 1.05)
    text("BI-METAL", .46 * k, (.95 * k, -6, 2.2), (90, -90, 0), ink("white"), .02, cup, 1.05)
    place(everything(), (0, 0, 0), (0, 74, 0))
    rest(place(everything(), (0, 0, 0), (0, 0, 4)))
