import math
from scene import black_oxide, brushed, steel, tool_steel
from shapes import circle, cyl, everything, place, plate, rest, _turn

ALT = "Roller chain with connecting link"
VIEWS = [{"az": 20, "el": 34, "fill": .84}]


def build(colour):
    p = 1.27
    # pins lie on a path on the ground: a spiral that runs out to the right; pins stand upright along z? they lie across
    pts = []
    a, r = 0.0, 1.9
    while a < 2 * math.pi * 2.35:
        r = 1.75 + a / (2 * math.pi) * 1.5
        pts.append((r * math.cos(a + .4), r * math.sin(a + .4)))
        a += p / r
    x, y = pts[-1]
    h = math.atan2(y - pts[-2][1], x - pts[-2][0])
    for k in range(5):
        h -= .10
        x, y = x + p * math.cos(h), y + p * math.sin(h)
        pts.append((x, y))
    m, dark = steel(.24, .44), brushed(.28, .36)

    def link(k, half, mat, t):
        (x0, y0), (x1, y1) = pts[k], pts[k + 1]
        d = math.hypot(x1 - x0, y1 - y0)
        out = [(-d / 2, -.56), (0, -.42), (d / 2, -.56)]
        o = circle(.58, (d / 2, 0), 18, -78, 78) + [(0, .40)] + circle(.58, (-d / 2, 0), 18, 102, 258) + [(0, -.40)]
        for z in (-half, half):
            q = plate(o, t, (0, 0, 0), mat, bevel=.03, plane="xy", r=.0)
            q.location = ((x0 + x1) / 2, (y0 + y1) / 2, z + 1.0)
            q.rotation_euler = (0, 0, math.atan2(y1 - y0, x1 - x0))
    for k in range(len(pts) - 1):
        link(k, .52 if k % 2 else .70, dark if k % 2 else m, .16)
    for x, y in pts:
        cyl(.42, .84, (x, y, 1.0), steel(.15, .5), c=.04, n=48)
        cyl(.20, 1.78, (x, y, 1.0), steel(.2, .5), c=.04, n=32)
