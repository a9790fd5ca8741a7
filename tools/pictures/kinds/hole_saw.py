import math
from kinds.drill_bit import bit
from parts import brand
from scene import brushed, ink, paint, steel, tool_steel, _material
from shapes import boolean, cyl, everything, hexhead, join, lathe, place, plate, rest, text, _mesh, _object, solid, circle, label

ALT = "Bi-metal hole saw with arbor"
VIEWS = [{"az": 26, "el": 28, "fill": .84}]
FORMS = {"22": {"fill": .74}, "35": {"fill": .8}, "68": {"fill": .85}, "76": {"fill": .88}}


def build(form):
    # a diameter in millimeters; all are as deep, and have about five teeth to the inch
    size = int(form or 51)
    R, H, n = size / 20, 3.8, round(size * math.pi / 5.1)
    fit = min(1, R / 1.7)                         # of what is printed and cut
    red = paint("red")
    # a cup with teeth upward: wall as a strip whose upper edge is the tooth line
    N = n * 8
    v, f = [], []
    for k in range(N):
        a = 2 * math.pi * k / N
        u = (k % 8) / 8
        top = H + .34 * (1 - u) - (.3 if u > .86 else 0)
        for r in (R, R - .12):
            w = r + (.06 if (k // 8) % 3 == 0 else -.05 if (k // 8) % 3 == 1 else 0) * (1 if u < .9 else 0)
            v += [(r * math.cos(a), r * math.sin(a), 0), (r * math.cos(a), r * math.sin(a), H - .5), (w * math.cos(a), w * math.sin(a), top)]
    for k in range(N):
        i, j = 6 * k, 6 * ((k + 1) % N)
        f += [(i, j, j + 1, i + 1), (i + 1, j + 1, j + 2, i + 2), (i + 3, i + 4, j + 4, j + 3), (i + 4, i + 5, j + 5, j + 4), (i + 2, j + 2, j + 5, i + 5), (i, i + 3, j + 3, j)]
    cup = _object("cup", _mesh("cup", v, f), red, smooth=30)
    cup.data.materials.append(brushed(.28, .5))
    for p in cup.data.polygons:
        if p.center.z > H - .45:
            p.material_index = 1
    # the slots through which a plug is pushed out
    slots = [plate([(-.3 * fit, -1.0), (.3 * fit, -1.0), (.3 * fit, 1.0), (-.3 * fit, 1.0)], R * .6, (0, 0, 0), plane="xz", r=.28 * fit) for _ in range(4)]
    for a, slot in zip((58, 122, 238, 302), slots):
        place([slot], (0, 0, 0), (0, 24, 0))
        place([slot], (0, -R, 1.75))
        place([slot], (0, 0, 0), (0, 0, a))
    boolean(cup, join(slots))
    lathe([(0, -.05), (R, -.05), (R, .45), (0, .45)], red)
    b = bit(.62, 5.6, 2.2, tool_steel())
    place(b, (0, 0, 0), (0, -90, 0))
    place(b, (0, 0, -1))
    hexhead(1.9, 1.1, (0, 0, -1.15), steel())
    hexhead(.95, 3.6, (0, 0, -4.7), steel())
    brand("FERROX", .7 * fit, (-.5 * fit, -6, 1.7), (90, -90, 0), ink("white"), .02, cup, 1.05)
    text(f"{size} mm", .86 * fit, (.55 * fit, -6, 1.7), (90, -90, 0), ink("white"), .02, cup, 1.05)
    place(everything(), (0, 0, 0), (0, 74, 0))
    rest(place(everything(), (0, 0, 0), (0, 0, 4)))
