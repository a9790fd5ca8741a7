from parts import brand
from scene import aluminum, ink, plastic, rubber, steel
from shapes import box, cyl, everything, label, place, plate, rest, tube

ALT = "Ladder, aluminum"
VIEWS = [{"az": 32, "el": 15, "fill": .86}]
FORMS = {"6-treads": {"fill": .93}, "extension": {"az": 34, "el": 14, "fill": .88}}
RISE = 23.5                                     # centimeters from tread to tread; the platform is the last one


def extension():
    """Two sections, the upper one drawn out by some rungs, leaning back."""
    m = aluminum(.36)
    parts = []
    for y, z0, w, n in ((0, 0, 42, 10), (-5.4, 84, 36, 10)):
        H = n * 28
        for s in (-1, 1):
            parts.append(box(2.6, 6.6, H, (s * w / 2, y, z0 + H / 2), m, .6))
            parts.append(box(3.0, 5.4, H - 2, (s * (w / 2 - .7), y, z0 + H / 2), m, .4))
            parts.append(box(4.2, 8.0, 7 if y == 0 else 4, (s * w / 2, y, z0 + (2.4 if y == 0 else 1.4)), rubber("orange" if y == 0 else "black"), 1.0))
            parts.append(box(3.4, 7.4, 3, (s * w / 2, y, z0 + H - 1), plastic("black"), .6))
        for k in range(n):
            parts.append(box(w, 3.2, 3.0, (0, y, z0 + 14 + 28 * k), m, .7))
    for s in (-1, 1):
        parts.append(box(3.4, 8.0, 12, (s * 19.6, -3.0, 94), plastic("orange"), .6))
        parts.append(box(3.4, 8.0, 9, (s * 19.6, -3.0, 268), plastic("orange"), .6))
    parts.append(label(3.4, 22, (-20.0, -4.0, 50), (90, 0, 0), ink("yellow"), r=.4, depth=.2))
    place(parts, (0, 0, 0), (-14, 0, 0))


def build(form):
    if form == "extension":
        extension()
    else:
        steps(6 if form else 4)


def steps(treads):
    """A standing ladder; a taller one stands wider and deeper."""
    m = aluminum(.36)
    H = treads * RISE
    front, behind, foot, top = H * .2, H * .36, 18 + H * .062, 18
    for s in (-1, 1):
        # front rails run from the feet up and back; wider at the foot
        def rail(x0, y0, x1, y1, z1, w, d):
            o = plate([(-w / 2, -d / 2), (w / 2, -d / 2), (w / 2, d / 2), (-w / 2, d / 2)], 1, plane="xy", mat=m, r=.5)
            from mathutils import Vector
            v = Vector((x1 - x0, y1 - y0, z1))
            o.data.transform(__import__("mathutils").Matrix.Diagonal((1, 1, v.length, 1)))
            o.rotation_euler = v.to_track_quat("Z", "Y").to_euler()
            o.rotation_euler = v.to_track_quat("Z", "X").to_euler()
            o.location = (Vector((x0, y0, 0)) + Vector((x1, y1, z1))) / 2
            return o
        rail(s * foot, -front, s * top, 0, H, 6.5, 2.6)
        rail(s * (foot - 1), behind, s * 17.4, 5, H - 6, 4.4, 2.4)
        box(4.4, 8.4, 5.4, (s * foot, .4 - front, 2.4), rubber("orange"), 1.2)
        box(4.0, 6.6, 5.0, (s * (foot - 1), behind - .4, 2.2), rubber("orange"), 1.2)
        tube([(s * (foot + top) / 2, -front / 2, H * .5), (s * (foot + 16.4) / 2, (behind + 5) / 2, H * .48)], .6, steel(), smooth=False)
    for k in range(1, treads):
        t = k / treads
        y, half = -front * (1 - t), foot + (top - foot) * t
        box(half * 2 - 2, 9, 2.6, (0, y + .6, k * RISE), m, .5)
        for j in range(6):
            box(half * 2 - 4, .5, .3, (0, y - 2.8 + 1.35 * j, k * RISE + 1.4), rubber("gray"), .1)
        if k % 2:
            z = k * RISE - 4
            u = z / (H - 6)
            box((foot - 1 + (18.4 - foot) * u) * 2, 2.4, 2.2, (0, behind + (5 - behind) * u, z), m, .4)
    box(42, 22, 3.4, (0, 3, H + .4), plastic("orange"), 1.2)
    box(36, 16, .6, (0, 3, H + 2.1), rubber(), .4)
    # the tool tray
    box(31, 13, 3, (0, 16, H + 21), plastic("black"), .8)
    for s in (-1, 1):
        tube([(s * 17.5, 6, H), (s * 16.4, 9, H + 26)], 1.1, m, smooth=False)
    tube([(-16.4, 9, H + 25), (-15.6, 9.4, H + 32), (-10, 10, H + 35.4), (10, 10, H + 35.4), (15.6, 9.4, H + 32), (16.4, 9, H + 25)], 1.15, m)
    tube([(-9.5, 10, H + 35.4), (9.5, 10, H + 35.4)], 1.6, rubber(), smooth=False)
    brand("CASTELLAN", 3.4, (0, -8.05, H + .4), (90, 0, 0), ink("white"), .1, spacing=1.1, room=1.4)
