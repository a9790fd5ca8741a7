import math
from parts import brand, panel
from scene import fabric, gloss, ink, plastic, rubber
from shapes import boolean, box, circle, cyl, everything, join, lathe, loft, place, plate, relief, rest, solid, tube, _mesh, _object
import bpy
import bmesh

ALT = "Safety helmet with ratchet harness"
COLORS = ["yellow", "white", "blue", "red"]
VIEWS = [{"az": 34, "el": 17, "fill": .82}, {"az": -48, "el": 26, "fill": .82}]


def dome(m, grow=0.0):
    """Its front at +x, the rim at z = 0; a shell with a brim, a peak and three ridges."""
    n, rows = 192, 80
    verts, faces = [], []

    def point(a, t):
        # t: 0 at the crown, 1 at the rim, beyond 1 the brim
        ca, sa = math.cos(a), math.sin(a)
        rx, ry, h = 12.6 + grow, 10.6 + grow, 13.2 + grow
        if t <= 1:
            ph = t * math.pi / 2
            s, c = math.sin(ph) ** .86, math.cos(ph) ** .92
            x, y, z = rx * s * ca, ry * s * sa, h * c
            # a raised middle ridge and two lesser ones, front to back
            k = min(1, max(0, (.93 - t) * 7))
            ridge = .75 * math.exp(-(y / 1.25) ** 4) + .42 * (math.exp(-((y - 4.2) / .8) ** 4) + math.exp(-((y + 4.2) / .8) ** 4)) * min(1, max(0, (.72 - t) * 8))
            f = 1 + ridge * k / 13
            return x * f, y * f, z * f
        u = (t - 1) / .25
        peak = max(0, ca) ** 1.4 * 5.2
        w = 1.0 + peak + .6 * max(0, -ca) ** 2
        drop = -.35 * u - peak * .16 * u ** 1.4
        rim = .0
        return (rx + w * u) * ca, (ry + min(w, 1.9 + .2 * peak) * u) * sa, drop + rim
    for i in range(rows + 1):
        t = 1.25 * i / rows
        for k in range(n):
            verts.append(point(2 * math.pi * k / n, max(t, .0001)))
    for i in range(rows):
        for k in range(n):
            j = (k + 1) % n
            faces.append((i * n + k, (i + 1) * n + k, (i + 1) * n + j, i * n + j))
    o = _object("dome", _mesh("dome", verts, faces), m, smooth=60)
    s = o.modifiers.new("shell", "SOLIDIFY")
    s.thickness, s.offset = .35, -1
    return solid(o)


def build(color, maker="CASTELLAN"):
    shell = dome(gloss(color))
    on = "black" if color != "blue" else "white"
    # the mark at the side that faces the viewer
    brand(maker, 2.7, (.6, -20, 4.4), (90, 0, 0), ink(on), .03, shell, 1.08)
    # harness inside and its ratchet behind
    tube([(10.4 * math.cos(a * .131), 8.9 * math.sin(a * .131), -.9) for a in range(48)], .1, plastic("black"), closed=True, flat=(1.8, .3))
    box(1.4, 4.2, 2.4, (-11.4, 0, -1.6), plastic("black"), .5)
    cyl(1.2, 1.2, (-12.4, 0, -1.8), plastic("black"), "x", .2)
    for s in (-1, 1):
        box(2.6, .5, 1.3, (1.5, s * 10.9, -.4), plastic("black"), .2)
    place(rest(everything()), (0, 0, 0), (0, 0, 0))
