import math
from scene import brass, brushed, chrome, ink, steel, turned
from shapes import ball, copy, cyl, everything, lathe, place, rest, text, torus

ALT = "Deep groove ball bearing"
VIEWS = [{"az": 34, "el": 15, "fill": .80}]


def bearing(R=4.0, r=2.0, w=1.8, n=9):
    """Its axis runs along y."""
    m = steel(.16, .5)
    mid, rb = (R + r) / 2, (R - r) * .3
    k = rb * .8
    groove = [(math.cos(a) * rb, math.sin(a) * rb) for a in [math.radians(q) for q in range(-52, 53, 13)]]
    inner = [(mid - c, s) for c, s in groove]
    outer = [(mid + c, s) for c, s in groove]
    h = w / 2
    lathe([(r + .12, -h), (inner[0][0] , -h), (inner[0][0], inner[0][1])] + inner[1:] + [(inner[-1][0], h), (r + .12, h), (r, h - .12), (r, -h + .12), (r + .12, -h)], m, axis="y", n=128)
    lathe([(R - .12, -h), (R, -h + .12), (R, h - .12), (R - .12, h), (outer[-1][0], h), (outer[-1][0], outer[-1][1])] + outer[::-1][1:] + [(outer[0][0], -h), (R - .12, -h)], m, axis="y", n=128)
    for j in range(n):
        a = 2 * math.pi * j / n
        ball(rb * .98, (mid * math.cos(a), 0, mid * math.sin(a)), chrome())
    # the cage: a band on each face, hugging the balls
    for s in (-1, 1):
        prof = []
        pts = 240
        v, f = [], []
        for i in range(pts):
            a = 2 * math.pi * i / pts
            d = abs(((a * n / (2 * math.pi)) + .5) % 1 - .5) * 2 * math.pi * mid / n      # distance from the next ball
            y = s * (math.sqrt(max(0, (rb * 1.05) ** 2 - d * d)) if d < rb * 1.05 else 0)
            y = s * max(abs(y), .05)
            for q in (-.2, .2):
                v.append(((mid + q * rb) * math.cos(a), y, (mid + q * rb) * math.sin(a)))
        for i in range(pts):
            j = (i + 1) % pts
            f.append((2 * i, 2 * i + 1, 2 * j + 1, 2 * j))
        from shapes import _mesh, _object
        o = _object("cage", _mesh("cage", v, f), brass(), smooth=50)
        t = o.modifiers.new("t", "SOLIDIFY")
        t.thickness = .09
        for i in range(n):
            a = 2 * math.pi * (i + .5) / n
            if s < 0:
                ball(.13, (mid * math.cos(a), -.1, mid * math.sin(a)), brass(), (1, .6, 1))
    for a0, t in ((90, "HEXBOLT"), (270, "6204")):
        L = len(t)
        for j, ch in enumerate(t):
            a = math.radians(a0 + (L / 2 - j - .5) * 5.2)
            rr = R - .27
            text(ch, .3, (rr * math.cos(a), -h - .005, rr * math.sin(a)), (90, 90 - math.degrees(a), 0), ink((.05, .05, .05)), .01)


def build(colour):
    bearing()
    place(rest(everything()), (0, 0, 0), (-6, 0, 0))
