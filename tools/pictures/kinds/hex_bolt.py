import math
import bmesh
from scene import steel
from shapes import _mesh, _object, boolean, lathe, place, rest, text

ALT = "Hex head bolts of class 8.8, zinc plated steel"
FORMS = {"m5": {"az": -46, "el": 33, "fill": .84}, "m6": {"az": -46, "el": 31, "fill": .84}, "m10": {"el": 27}, "m12": {}, "m16": {"az": -54, "el": 24}, "m20": {"az": -48, "el": 26, "fill": .92}}
VIEWS = [{"az": -50, "el": 28, "fill": .84}, {"az": 14, "el": 30, "fill": .84}]
# millimeters after ISO 4017, of M10 and M12 after DIN 933, as they are sold: width across flats, height of the head, pitch, and lengths of those that are sold
SIZES = {5: (8, 3.5, .8, (40, 30, 25, 20, 16)), 6: (10, 4, 1, (50, 40, 30, 20)), 8: (13, 5.3, 1.25, (60, 40, 25)), 10: (17, 7, 1.5, (60, 40)),
         12: (19, 8, 1.75, (60,)), 16: (24, 10, 2, (40,)), 20: (30, 12.5, 2.5, (50,))}


def hexagonal(af, h, m, bore=0.0, both=False, dish=0.0, n=288):
    """A head or nut on its local z = 0, where its corners are turned off at 30 degrees, and at h too with both. The bottom of a dish has the second material."""
    i, flat, deep = af / 2, af / 2 * .95, af * .022
    rows = []
    for k in range(n):
        R = i / math.cos(math.radians((360 * k / n) % 60 - 30))
        off = (R - flat) * math.tan(math.radians(30))
        row = [(flat, 0), (R, off), (R, h - off if both else h)] + ([(flat, h)] if both else [])
        if bore:
            row = [(bore, 0)] + row + [(bore, h)]
        if dish:
            row = [(dish - deep, deep), (dish, 0)] + row
        rows.append([(r * math.cos(2 * math.pi * k / n), r * math.sin(2 * math.pi * k / n), z) for r, z in row])
    p = len(rows[0])
    faces = [(k * p + j, (k + 1) % n * p + j, (k + 1) % n * p + (j + 1) % p, k * p + (j + 1) % p) for k in range(n) for j in range(p if bore else p - 1)]
    if not bore:
        faces += [tuple(range(0, n * p, p)), tuple(range(p - 1, n * p, p))]
    o = _object("hexagonal", _even(_mesh("hexagonal", sum(rows, []), faces)), m, smooth=20)
    if dish:
        o.data.materials.append(steel(.45, .19))
        for f in o.data.polygons:
            f.material_index = int(all(abs(o.data.vertices[v].co.z - deep) < 1e-5 for v in f.vertices))
    return o


def spiral(r, pitch, h, m, limit, inside=False, n=96):
    """A metric thread from z = 0 to h along its helix, with crisp crests; `limit` gives the radius at a height that it does not pass."""
    deep = pitch * .6
    shape = [(0, 0), (.125, 0), (.23, .33), (.33, .67), (.44, 1), (.52, 1.04), (.61, 1.04), (.69, 1), (.79, .67), (.9, .33), (1, 0)]
    verts, faces, p = [], [], len(shape)
    for s in range(-n, int(h / pitch * n) + 2):
        for q, d in shape:
            z = min(h, max(0, pitch * (s / n + q)))
            rr = r - deep * (1 - d if inside else d)
            rr = max(rr, limit(z)) if inside else min(rr, limit(z))
            verts.append((rr * math.cos(2 * math.pi * s / n), rr * math.sin(2 * math.pi * s / n), z))
    for s in range(len(verts) // p - 1):
        for j in range(p - 1):
            f = (s * p + j, (s + 1) * p + j, (s + 1) * p + j + 1, s * p + j + 1)
            if max(verts[v][2] for v in f) - min(verts[v][2] for v in f) > 1e-6:
                faces.append(f[::-1] if inside else f)
    return _object("spiral", _mesh("spiral", verts, faces), m, smooth=28)


def _even(me):
    """Turns all faces of a mesh outward."""
    bm = bmesh.new()
    bm.from_mesh(me)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(me)
    bm.free()
    return me


def bolt(m, d=1.2, length=7, threaded=4.2, af=1.8, head=0.76, pitch=.175):
    """Stands on its head, whose marks are raised in a dish."""
    r, face = d / 2, head + af * .025
    start, end = head + length - threaded, head + length
    h = hexagonal(af, head, m, dish=af * .445)
    washer = lathe([(0, head - .01), (af * .47, head - .01), (af * .47, face - .012), (af * .463, face), (r + .09, face), (r + .03, face + .03), (r, face + .09), (r, start),
                    (r * .84, start + r * .1), (0, start + r * .1)], m, smooth=25)
    t = spiral(r, pitch, threaded, m, lambda z: r * .8 + min(z * 1.2, threaded - z) * 1.0)
    place(t, (0, 0, start))
    tip = lathe([(0, end), (r * .8, end), (r * .8, end - .05)], m)
    deep = af * .022
    bright = steel(.38, .78)
    marks = [text("HEXBOLT", af * .274, (0, -af * .12, deep / 2), (180, 0, 0), bright, deep + .05, spacing=1.08),
             text("8.8", af * .37, (0, af * .19, deep / 2), (180, 0, 0), bright, deep + .04, spacing=1.08)]
    return [h, washer, t, tip] + marks


def nut(m, d=1.2, af=1.8, h=1.0, pitch=.175):
    """Lies on its local z = 0, its class struck into the flat toward -y."""
    rim = d * .53
    n = hexagonal(af, h, m, bore=rim, both=True)
    boolean(n, text("8", h * .62, (0, -af / 2, h * .5), (90, 0, 0), None, .06))
    floor = text("8", h * .62, (0, .026 - af / 2, h * .5), (90, 0, 0), steel(.5, .1), .002)
    return [n, spiral(d / 2, pitch, h, m, lambda z: rim - min(z, h - z) * .9, True), floor]


def sized(m, d, length):
    """A bolt with full thread; all sizes are drawn 12 mm thick, so that their bevels are alike."""
    k = 1.2 / d
    af, head, pitch = (v * k for v in SIZES[d][:3])
    long = length * k
    return bolt(m, 1.2, long, long - .2, af, head, pitch), af, long


def lying(m, x, y, turn, d, length, roll=-90):
    b, af, long = sized(m, d, length)
    place(b, rot=(0, 0, roll))
    place(b, (0, 0, af / 2), (0, 90, 0))
    # it rests on an edge of its head and on the end of its thread
    lean = math.degrees(math.atan2(af / 2 - .6, long))
    return rest(place(place(b, (0, 0, 0), (0, lean, turn)), (x, y, 0)))


def build(form):
    m = steel(.24, .52)
    d = int(form[1:]) if form else 8
    lengths = SIZES[d][3]
    if d == 16:
        # one lies, one stands on its head
        lying(m, -1.7, .2, 14, d, lengths[0])
        rest(place(place(sized(m, d, lengths[0])[0], (0, 0, 0), (0, 0, 50)), (1.4, -.9, 0)))
    else:
        # one of each of several lengths, their heads in a row
        for k, length in enumerate(lengths):
            middle = k - (len(lengths) - 1) / 2
            lying(m, -.55 * middle, -2.45 * middle, 15 + (-3, 3, 0)[k % 3] * (len(lengths) > 1), d, length)
