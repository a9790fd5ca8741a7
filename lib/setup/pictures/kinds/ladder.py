from scene import aluminium, ink, plastic, rubber, steel
from shapes import box, cyl, everything, label, place, plate, rest, text, tube

ALT = "Folding step ladder, five treads, aluminium"
VIEWS = [{"az": 32, "el": 15, "fill": .86}]


def build(colour):
    m = aluminium(.36)
    H, lean, back = 120, 22, 26
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
        rail(s * 25, -24, s * 18, 0, H, 6.5, 2.6)
        rail(s * 24, 40, s * 17.4, 5, H - 6, 4.4, 2.4)
        box(4.4, 8.4, 5.4, (s * 25, -23.6, 2.4), rubber("orange"), 1.2)
        box(4.0, 6.6, 5.0, (s * 24, 39.6, 2.2), rubber("orange"), 1.2)
        tube([(s * 21.2, -11.8, 60), (s * 20.6, 22, 58)], .6, steel(), smooth=False)
    for k in range(5):
        t = (k + 1) * 20 / H
        y, half = -24 + 24 * t, 25 - 7 * t
        if k < 4:
            box(half * 2 - 2, 9, 2.6, (0, y + .6, k * 20 + 20), m, .5)
            for j in range(6):
                box(half * 2 - 4, .5, .3, (0, y - 2.8 + 1.35 * j, k * 20 + 21.4), rubber("grey"), .1)
        if k in (0, 2, 4):
            yb = 40 - 35 * ((k * 20 + 16) / (H - 6))
            box((24 - 6.6 * (k * 20 + 16) / 114) * 2, 2.4, 2.2, (0, yb, k * 20 + 16), m, .4)
    box(42, 22, 3.4, (0, 3, H + .4), plastic("orange"), 1.2)
    box(36, 16, .6, (0, 3, H + 2.1), rubber(), .4)
    for s in (-1, 1):
        tube([(s * 17.5, 6, H), (s * 16.4, 9, H + 26)], 1.1, m, smooth=False)
    tube([(-16.4, 9, H + 25), (-15.6, 9.4, H + 32), (-10, 10, H + 35.4), (10, 10, H + 35.4), (15.6, 9.4, H + 32), (16.4, 9, H + 25)], 1.15, m)
    tube([(-9.5, 10, H + 35.4), (9.5, 10, H + 35.4)], 1.6, rubber(), smooth=False)
    text("HEXBOLT", 3.4, (0, -8.05, H + .4), (90, 0, 0), ink("white"), .1, spacing=1.1)
    label(5.0, 13, (-22.4, -14.4, 40), (78, 0, -2), ink("yellow"), r=.5, depth=.1) if False else None
