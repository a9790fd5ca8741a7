"""Parts that several tools share: molded grips, chucks, batteries, triggers, blades, hexagon sockets."""
import math
import bpy
import bmesh
from mathutils import Vector
import scene as S
from shapes import (ball, boolean, box, circle, copy, cyl, join, knurl, label, lathe, loft, mirrored, place, plate,
                    solid, text, tube, wrap)


def inflated(o, by):
    solid(o)
    n = copy(o)
    me = n.data
    bm = bmesh.new()
    bm.from_mesh(me)
    bm.normal_update()
    for v in bm.verts:
        v.co += v.normal * by
    bm.to_mesh(me)
    bm.free()
    return n


def brand(name, size, at=(0, 0, 0), rot=(90, 0, 0), mat=None, depth=0.02, onto=None, spacing=1.0, align="CENTER", room=1.1):
    """Prints the maker's name with `text`. A name longer than the shop's own is scaled to fit `room` widths of that name."""
    def width(s):
        o = text(s, size, spacing=spacing)
        xs = [v.co.x for v in o.data.vertices]
        bpy.data.objects.remove(o)
        return max(xs) - min(xs)
    there = width("  ".join(["HEXBOLT"] + name.split("  ")[1:])) + width("HEXBOLT") * (room - 1)
    return text(name, size * min(1, there / width(name)), at, rot, mat, depth, onto, spacing, align)


def panel(body, outline, mat, proud=0.07, holes=(), r=0.5, y=(-60, 60), plane="xz"):
    """A second material molded over a body where its side view lies within an outline."""
    skin = inflated(body, proud)
    depth, mid = y[1] - y[0], (y[0] + y[1]) / 2
    at = {"xz": (0, mid, 0), "xy": (0, 0, mid), "yz": (mid, 0, 0)}[plane]
    region = plate(outline, depth, at, None, holes, 0, plane, None, r)
    o = boolean(skin, region, "INTERSECT")
    o.data.materials.clear()
    o.data.materials.append(mat)
    for p in o.data.polygons:
        p.material_index = 0
    return o


def slots(body, places, w, h, depth=0.5, half=3.0, angle=0, both=True):
    """Cuts rounded vents into the sides of a body; places are (x, z) in side view, `half` its half width."""
    r = min(w, h) / 2 * 0.98
    tools = []
    for x, z in places:
        for side in ((-1, 1) if both else (-1,)):
            tools.append(plate([(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)], depth * 2,
                               (x, side * half, z), None, r=r, rot=(0, angle, 0)))
    return boolean(body, join(tools))


def chuck(x, r=2.1, length=4.2, mat=None, jaw=0.32, z=0.0, opening=0.25):
    """A keyless chuck whose sleeve starts at x and points along +x."""
    m = mat or S.plastic("black", 0.42)
    out = [cyl(r * 0.9, length * 0.16, (x + length * 0.08, 0, z), S.tool_steel(), "x", 0.06)]
    out.append(knurl(r, length * 0.5, m, (x + length * 0.16, 0, z), "x", 26, 0.14, straight=True))
    out.append(lathe([(0, 0), (r * 0.93, 0), (r * 0.97, .08), (r * 0.93, length * 0.1), (r * 0.62, length * 0.29), (r * 0.55, length * .3), (0, length * .3)],
                     m, (x + length * 0.66, 0, z), "x"))
    out.append(lathe([(r * .5, 0), (r * .53, .16), (r * 0.36, .34), (r * .3, .34), (r * .3, 0)], S.steel(), (x + length * .95, 0, z), "x"))
    for k in range(3):
        a = math.radians(120 * k + 30)
        j = box(1.0, jaw, jaw * 1.3, mat=S.tool_steel(), r=0.05)
        j.location = (x + length + .15, math.cos(a) * (opening + jaw / 2), z + math.sin(a) * (opening + jaw / 2))
        j.rotation_euler = (a, 0, 0)
        out.append(j)
    return out


def battery(color, at=(0, 0, 0), l=11.0, w=7.0, h=5.2, label_text="18V 5.0Ah"):
    """A slide-on battery whose top center is at `at`."""
    black, b = S.plastic("black", 0.45), []
    body = loft([((0, 0, -h), w / 2 - .5, l / 2 - .6, 7), ((0, 0, -h + .02), w / 2 - .4, l / 2 - .5, 7), ((0, 0, -h + .5), w / 2 - .02, l / 2 - .06, 8),
                 ((0, 0, -h * .3), w / 2, l / 2, 8), ((0, 0, -h * .3), w / 2 - .28, l / 2 - .2, 8), ((0, 0, 0), w / 2 - .4, l / 2 - .4, 8)], black, steps=4)
    b.append(body)
    b.append(label(l * 0.62, h * 0.36, (l * -0.02, -w / 2 - 1, -h * .66), (90, 0, 0), S.ink(color), body, 0.015, 0.25))
    b.append(text(label_text, h * 0.25, (l * -0.02, -w / 2 - 1, -h * .66), (90, 0, 0), S.ink("black" if color in ("yellow", "orange", "white") else "white"), 0.035, body))
    b.append(box(.5, 2.6, .9, (l / 2 - .12, 0, -h * .62), S.plastic("gray"), 0.18))
    for k in range(4):
        b.append(box(.12, .32, .18, (l / 2 + .14, -.72 + .48 * k, -h * .62), S.lamp(1.2, (.2, .9, .25)), 0.04))
    b.append(box(1.4, .5, .8, (l * .3, -w / 2 + .02, -h * .12), S.plastic(color), 0.2))
    for k in range(5):
        b.append(box(.16, .1, h * .34, (-l / 2 + .9 + .3 * k, -w / 2, -h * .62), black, 0.03) if k < 0 else box(.12, .14, h * .34, (-l * .43 + .28 * k, -w / 2 + .01, -h * .64), black, 0.04))
    place(b, at)
    return b


def trigger(at, h=3.0, w=1.5, mat=None):
    m = mat or S.plastic("black", 0.35)
    t = loft([((0, 0, -h / 2), w * .4, .5, 2.6), ((.12, 0, -h * .42), w / 2, .8, 2.6), ((-.18, 0, 0), w / 2, .85, 2.6), ((.2, 0, h * .42), w / 2, .95, 2.6),
              ((.2, 0, h / 2), w * .42, .8, 2.6)], m)
    place(t, at)
    return t


def screw_heads(places, y, mat=None, r=.28):
    """Recessed Torx screws on the side of a shell."""
    out = []
    for x, z in places:
        out.append(cyl(r + .1, .08, (x, y + .02, z), S.plastic("black", .5), "y"))
        out.append(cyl(r, .1, (x, y, z), mat or S.black_oxide(), "y", .03))
        out.append(plate([(math.cos(a * math.pi / 6) * r * (.62 if a % 2 else .4), math.sin(a * math.pi / 6) * r * (.62 if a % 2 else .4)) for a in range(12)],
                         .02, (x, y - .055, z), S.plastic("black", .6)))
    return out


def square(side, h, at=(0, 0, 0), mat=None, axis="z", ball_hole=True):
    """A square drive with its sprung ball."""
    rot = {"z": (0, 0, 0), "x": (0, 90, 0), "y": (90, 0, 0)}[axis]
    return [box(side, side, h, at, mat or S.steel(), side * .08, rot)]


def socket(size, d1, d2, length, drive=1.27, mat=None, d_neck=None):
    """A hexagon socket standing on its drive end, its mouth upward at z = length."""
    m = mat or S.chrome()
    r1, r2 = d1 / 2, d2 / 2
    prof = [(drive * .3, 0), (r2 - .08, 0), (r2, .08), (r2, length * .42), (r1, length * .56), (r1, length - .1), (r1 - .1, length), (0, length)]
    o = lathe([(0, 0)] + prof[1:], m)
    r = size / math.sqrt(3)
    o = boolean(o, plate([(r * math.cos(math.radians(60 * k)), r * math.sin(math.radians(60 * k))) for k in range(6)], length * .9, (0, 0, length * .98), None, plane="xy"))
    o = boolean(o, box(drive, drive, length * .6, (0, 0, 0)))
    ring = knurl(r2 + .012, length * .12, m, (0, 0, length * .16), "z", 60, .03)
    return [o, ring]


def plug(at):
    """The plug at the end of a power cord that comes from -x, lying on its side."""
    out = [
        lathe([(0, 0), (.42, 0), (.5, .4), (.46, 1.0), (.62, 1.6), (.5, 1.8), (0, 1.8)], S.rubber(), (0, 0, 0), "x"),
        loft([((1.6, 0, 0), .62, .62), ((2.1, 0, 0), 1.05, .95), ((3.2, 0, 0), 1.3, 1.2), ((4.6, 0, 0), 1.3, 1.2), ((4.9, 0, 0), 1.2, 1.1)], S.plastic("black", .45)),
        box(1.7, .16, .62, (5.7, .64, 0), S.steel(.25), .05),
        box(1.7, .16, .62, (5.7, -.64, 0), S.steel(.25), .05),
    ]
    place(out, at)
    return out
