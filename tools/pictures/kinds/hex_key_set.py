from parts import brand
from scene import ink, plastic, rubber, tool_steel
from shapes import everything, place, plate, rest, solid, text
import bpy
import math

ALT = "Hex key set in a holder"
VIEWS = [{"az": 18, "el": 34, "fill": .84}]
FORMS = {"inch": {}}
# widths across flats in centimeters: 10 to 1.5 mm, 3/8 to 1/16 in
SIZES = {"": [1.0, .8, .6, .5, .4, .3, .25, .2, .15], "inch": [2.54 * s / 64 for s in (24, 20, 16, 12, 10, 8, 6, 5, 4)]}


def key(size, long, short, m):
    """An L of hexagon bar: the long arm along +x, the short arm down."""
    bend = size * 2.2
    pts = [(long, 0, 0), (bend, 0, 0)] + [(bend - bend * math.sin(math.radians(a)), 0, -bend + bend * math.cos(math.radians(a))) for a in range(9, 90, 9)] + [(0, 0, -bend), (0, 0, -short)]
    cu = bpy.data.curves.new("key", "CURVE")
    cu.dimensions = "3D"
    sp = cu.splines.new("POLY")
    sp.points.add(len(pts) - 1)
    for q, p in zip(sp.points, pts):
        q.co = (*p, 1)
    sec = bpy.data.curves.new("hexagon", "CURVE")
    sec.dimensions = "2D"
    q = sec.splines.new("POLY")
    q.points.add(5)
    for k in range(6):
        a = math.radians(60 * k + 30)
        q.points[k].co = (size / 1.732 * math.cos(a), size / 1.732 * math.sin(a), 0, 1)
    q.use_cyclic_u = True
    cu.bevel_mode, cu.bevel_object, cu.use_fill_caps = "OBJECT", bpy.data.objects.new("hexagon", sec), True
    o = bpy.data.objects.new("key", cu)
    bpy.context.scene.collection.objects.link(o)
    cu.materials.append(m)
    o = solid(o)
    for p in o.data.polygons:
        p.use_smooth = False
    return o


def build(form):
    sizes = SIZES[form]
    m = tool_steel()
    x = 0
    for k, s in enumerate(sizes):
        long, short = 4 + s * 17, 1.4 + s * 4.2
        o = key(s, long, short, m)
        # the long arm down in the holder, the short arm at the top toward the viewer
        place(o, (0, 0, 0), (0, 90, 0))
        place(o, (x, 0, long), (0, 0, 62))
        x += s * .6 + (sizes[k + 1] * .6 if k + 1 < len(sizes) else 0) + .55
    W = x + 1.0
    holder = plate([(-1.1, -2.6), (W - .4, -1.9), (W - .4, .6), (-1.1, 2.2)], 2.4, (0, 0, 0), plastic("blue" if form else "red", .36), bevel=.35, plane="xz", r=.7)
    place(holder, (0, 0, 2.6))
    band = plate([(-.6, -1.7), (W - .8, -1.2), (W - .8, .0), (-.6, 1.3)], .2, (0, -1.18, 2.6), rubber(), bevel=.08, plane="xz", r=.4)
    brand("NORDHAVEN", 1.15, (2.8, -1.3, 2.75), (90, 0, 0), ink("white"), .02, spacing=1.05)
    text("INCH" if form else "METRIC", .85, (2.8, -1.3, 1.66), (90, 0, 0), ink("orange"), .02, spacing=1.1)
    place(rest(everything()), (0, 0, 0), (0, 0, 0))
