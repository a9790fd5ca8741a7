"""Shapes in centimeters. X is right, Y is away from the viewer, Z is up.

Every function returns a Blender object. `at` is its place, `rot` its turn in degrees (x, y, z),
`axis` the direction of an axis of revolution, `mat` its material.
"""
import math
import os
import bpy
import bmesh
from mathutils import Matrix, Vector, Euler

FONT = os.path.join(os.path.dirname(os.path.abspath(__file__)),
                    "../../node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff")
_turn = {"z": (0, 0, 0), "x": (0, 90, 0), "y": (-90, 0, 0), "-x": (0, -90, 0), "-y": (90, 0, 0), "-z": (180, 0, 0)}


def _object(name, data, mat=None, at=(0, 0, 0), rot=(0, 0, 0), smooth=35):
    o = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(o)
    o.location = at
    o.rotation_euler = Euler([math.radians(a) for a in rot])
    if mat:
        data.materials.append(mat)
    if isinstance(data, bpy.types.Mesh) and smooth:
        for p in data.polygons:
            p.use_smooth = True
        data.use_auto_smooth = True
        data.auto_smooth_angle = math.radians(smooth)
    return o


def _mesh(name, verts, faces):
    me = bpy.data.meshes.new(name)
    me.from_pydata(verts, [], faces)
    me.update()
    return me


def _bevel(o, width, segments=3, angle=32):
    if width:
        b = o.modifiers.new("bevel", "BEVEL")
        b.width, b.segments, b.limit_method, b.angle_limit = width, segments, "ANGLE", math.radians(angle)
        b.harden_normals = False
    return o


def solid(o):
    """Turns an object with curves or modifiers into a plain mesh, in place."""
    if o.type == "MESH" and not o.modifiers:
        return o
    bpy.context.view_layer.update()
    dg = bpy.context.evaluated_depsgraph_get()
    me = bpy.data.meshes.new_from_object(o.evaluated_get(dg), preserve_all_data_layers=False, depsgraph=dg)
    if o.type == "MESH":
        auto, angle = o.data.use_auto_smooth, o.data.auto_smooth_angle
        o.modifiers.clear()
        o.data = me
        me.use_auto_smooth, me.auto_smooth_angle = auto, angle
        return o
    n = bpy.data.objects.new(o.name, me)
    n.matrix_world = o.matrix_world.copy()
    bpy.context.scene.collection.objects.link(n)
    bpy.data.objects.remove(o)
    for p in me.polygons:
        p.use_smooth = True
    me.use_auto_smooth, me.auto_smooth_angle = True, math.radians(35)
    return n


def solid_all(objects):
    """`solid` for many meshes at the cost of one evaluation of the scene."""
    bpy.context.view_layer.update()
    dg = bpy.context.evaluated_depsgraph_get()
    todo = [o for o in objects if o.type == "MESH" and o.modifiers]
    meshes = [bpy.data.meshes.new_from_object(o.evaluated_get(dg), preserve_all_data_layers=False, depsgraph=dg)
              for o in todo]
    for o, me in zip(todo, meshes):
        auto, angle = o.data.use_auto_smooth, o.data.auto_smooth_angle
        o.modifiers.clear()
        o.data = me
        me.use_auto_smooth, me.auto_smooth_angle = auto, angle
    return [o if o.type == "MESH" else solid(o) for o in objects]


# ---------------------------------------------------------------- primitives

def box(x, y, z, at=(0, 0, 0), mat=None, r=0.0, rot=(0, 0, 0), seg=3):
    v = [(a * x / 2, b * y / 2, c * z / 2) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]
    f = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    return _bevel(_object("box", _mesh("box", v, f), mat, at, rot), r, seg)


def lathe(profile, mat=None, at=(0, 0, 0), axis="z", rot=None, n=96, smooth=35):
    """Revolves (radius, height) pairs."""
    verts, rows = [], []
    for r, z in profile:
        if r <= 1e-6:
            rows.append([len(verts)])
            verts.append((0, 0, z))
        else:
            rows.append(list(range(len(verts), len(verts) + n)))
            verts += [(r * math.cos(2 * math.pi * k / n), r * math.sin(2 * math.pi * k / n), z) for k in range(n)]
    faces = []
    for a, b in zip(rows, rows[1:]):
        for k in range(n):
            j = (k + 1) % n
            if len(a) == 1 and len(b) == 1:
                continue
            if len(a) == 1:
                faces.append((a[0], b[j], b[k]))
            elif len(b) == 1:
                faces.append((a[k], a[j], b[0]))
            else:
                faces.append((a[k], a[j], b[j], b[k]))
    me = _mesh("lathe", verts, faces)
    bm = bmesh.new()
    bm.from_mesh(me)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(me)
    bm.free()
    return _object("lathe", me, mat, at, rot or _turn[axis], smooth)


def cyl(r, h, at=(0, 0, 0), mat=None, axis="z", c=0.0, r2=None, bore=0.0, n=96, rot=None):
    """A cylinder, a cone with r2, a tube with bore; c is the chamfer. Centered on `at`."""
    r2 = r if r2 is None else r2
    p = [(r - c, -h / 2), (r, -h / 2 + c), (r2, h / 2 - c), (r2 - c, h / 2)]
    if c == 0:
        p = [(r, -h / 2), (r2, h / 2)]
    p = [(bore, -h / 2)] + p + [(bore, h / 2)]
    if bore:
        p.append((bore, -h / 2))
    return lathe(p, mat, at, axis, rot, n)


def ball(r, at=(0, 0, 0), mat=None, squash=(1, 1, 1), rot=(0, 0, 0)):
    p = [(r * math.sin(math.pi * k / 32), -r * math.cos(math.pi * k / 32)) for k in range(33)]
    o = lathe(p, mat, at, rot=rot, n=64)
    o.data.transform(Matrix.Diagonal((*squash, 1)))
    return o


def torus(R, r, at=(0, 0, 0), mat=None, axis="z", rot=None, n=96, m=24):
    p = [(R + r * math.cos(2 * math.pi * k / m), r * math.sin(2 * math.pi * k / m)) for k in range(m + 1)]
    return lathe(p, mat, at, axis, rot, n, smooth=60)


def hexagon(af, turn=0):
    """Corners of a hexagon that measures `af` across its flats."""
    r = af / math.sqrt(3)
    return [(r * math.cos(math.radians(60 * k + turn)), r * math.sin(math.radians(60 * k + turn))) for k in range(6)]


def hexhead(af, h, at=(0, 0, 0), mat=None, axis="z", bore=0.0, both=False, rot=None):
    """A hexagonal head or nut, with the turned chamfer on its corners, resting on its local z = 0."""
    R, i = af / math.sqrt(3), af / 2
    d = (R - i) * 1.15
    t = d * math.tan(math.radians(30))
    o = plate([(x, y) for x, y in hexagon(af)], h, plane="xy", mat=mat)
    o.data.transform(Matrix.Translation((0, 0, h / 2)))
    p = [(0, -0.001), (R + .1, -0.001), (R + .1, h - t - .1 * math.tan(math.radians(30))), (R - d, h + .0005), (0, h + .0005)]
    if both:
        p[1:2] = [(R - d, -0.0005), (R + .1, t + .1 * math.tan(math.radians(30)))]
    o = boolean(o, lathe(p, mat), "INTERSECT")
    if bore:
        o = boolean(o, lathe([(0, -1), (bore, -1), (bore, h + 1), (0, h + 1)], mat))
    o.rotation_euler = Euler([math.radians(a) for a in (rot or _turn[axis])])
    o.location = at
    return o


def round_corners(points, r=0.0, steps=8):
    """Fillets the corners of a polygon; a point may carry its own radius as a third number."""
    out, n = [], len(points)
    for k in range(n):
        p = Vector(points[k][:2])
        rr = points[k][2] if len(points[k]) > 2 else r
        a, b = Vector(points[k - 1][:2]) - p, Vector(points[(k + 1) % n][:2]) - p
        la, lb = a.length, b.length
        if rr <= 0 or la < 1e-6 or lb < 1e-6:
            out.append(tuple(p))
            continue
        a, b = a / la, b / lb
        half = a.angle(b) / 2
        if half > math.radians(89):
            out.append(tuple(p))
            continue
        t = min(rr / math.tan(half), la * 0.499, lb * 0.499)
        rr = t * math.tan(half)
        c = p + (a + b).normalized() * (rr / math.sin(half))
        s, e = p + a * t - c, p + b * t - c
        turn = s.angle_signed(e)
        m = max(2, int(steps * abs(turn) / 1.57) + 1)
        for j in range(m + 1):
            v = s.copy()
            v.rotate(Matrix.Rotation(-turn * j / m, 2))
            out.append(tuple(c + v))
    return out


def circle(r, at=(0, 0), n=48, start=0, end=360):
    full = abs(end - start) >= 360
    return [(at[0] + r * math.cos(math.radians(start + (end - start) * k / (n if full else n - 1))),
             at[1] + r * math.sin(math.radians(start + (end - start) * k / (n if full else n - 1)))) for k in range(n)]


def plate(outline, t, at=(0, 0, 0), mat=None, holes=(), bevel=0.0, plane="xz", rot=None, r=0.0, res=4):
    """An outline of (x, y[, radius]) points, `t` thick, with rounded rims. plane xz stands facing the viewer."""
    cu = bpy.data.curves.new("plate", "CURVE")
    cu.dimensions, cu.fill_mode = "2D", "BOTH"
    for pts in [round_corners(outline, r)] + [list(h) for h in holes]:
        clean = [p for k, p in enumerate(pts) if (Vector(p) - Vector(pts[k - 1])).length > 1e-4]
        sp = cu.splines.new("POLY")
        sp.points.add(len(clean) - 1)
        for q, p in zip(sp.points, clean):
            q.co = (p[0], p[1], 0, 1)
        sp.use_cyclic_u = True
    cu.extrude = max(0.0, t / 2 - bevel)
    cu.bevel_depth, cu.bevel_resolution, cu.offset = bevel, res, -bevel
    o = _object("plate", cu, None)
    o = solid(o)
    me = o.data
    bm = bmesh.new()
    bm.from_mesh(me)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-4)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(me)
    bm.free()
    for p in me.polygons:
        p.use_smooth = abs(p.normal.z) < 0.999      # the two faces stay flat beside their rounded rims
    if mat:
        me.materials.clear()
        me.materials.append(mat)
    if plane == "xz":
        me.transform(Matrix.Rotation(math.radians(90), 4, "X"))
    elif plane == "yz":
        me.transform(Matrix(((0, 0, 1, 0), (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 1))))
    o.location = at
    if rot:
        o.rotation_euler = Euler([math.radians(a) for a in rot])
    return o


def loft(sections, mat=None, at=(0, 0, 0), rot=(0, 0, 0), n=48, smooth=50, steps=6):
    """A skin over superellipse sections ((x, y, z), half width, half height[, exponent]).

    Sections stand across the path of their centers; width runs along y (or x for a path along y),
    height across both. Between sections the skin is a smooth spline; equal consecutive centers make an edge.
    """
    s = [(Vector(q[0]), q[1], q[2], q[3] if len(q) > 3 else 2.4) for q in sections]

    def cr(a, b, c, d, t):
        return 0.5 * ((2 * b) + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
    dense = []
    for k in range(len(s) - 1):
        p0, p1, p2, p3 = s[max(k - 1, 0)], s[k], s[k + 1], s[min(k + 2, len(s) - 1)]
        if (p1[0] - p2[0]).length < 1e-5:
            dense.append(p1)
            continue
        if (p0[0] - p1[0]).length < 1e-5:
            p0 = p1
        if (p3[0] - p2[0]).length < 1e-5:
            p3 = p2
        for j in range(steps):
            t = j / steps
            dense.append(tuple([cr(p0[0], p1[0], p2[0], p3[0], t)] +
                               [max(1e-4, cr(p0[m], p1[m], p2[m], p3[m], t)) for m in (1, 2, 3)]))
    dense.append(s[-1])
    total = s[-1][0] - s[0][0]
    side = Vector((1, 0, 0)) if abs(total.y) > max(abs(total.x), abs(total.z)) else Vector((0, 1, 0))
    verts, rows, last = [], [], None
    for k, (c, w, h, e) in enumerate(dense):
        d = dense[min(k + 1, len(dense) - 1)][0] - dense[max(k - 1, 0)][0]
        d = d.normalized() if d.length > 1e-6 else last
        last = d
        up = d.cross(side).normalized()
        row = []
        for j in range(n):
            a = 2 * math.pi * j / n
            ca, sa = math.cos(a), math.sin(a)
            row.append(len(verts))
            verts.append(c + side * (w * math.copysign(abs(ca) ** (2 / e), ca)) +
                         up * (h * math.copysign(abs(sa) ** (2 / e), sa)))
        rows.append(row)
    faces = [tuple(reversed(rows[0])), tuple(rows[-1])]
    for a, b in zip(rows, rows[1:]):
        faces += [(a[j], a[(j + 1) % n], b[(j + 1) % n], b[j]) for j in range(n)]
    me = _mesh("loft", verts, faces)
    bm = bmesh.new()
    bm.from_mesh(me)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(me)
    bm.free()
    return _object("loft", me, mat, at, rot, smooth)


def tube(points, r, mat=None, at=(0, 0, 0), rot=(0, 0, 0), closed=False, smooth=True, flat=None):
    """A round bar along points; smooth draws a spline through them. flat=(width, thickness) makes a strap."""
    cu = bpy.data.curves.new("tube", "CURVE")
    cu.dimensions = "3D"
    sp = cu.splines.new("BEZIER" if smooth else "POLY")
    if smooth:
        sp.bezier_points.add(len(points) - 1)
        for q, p in zip(sp.bezier_points, points):
            q.co = p
            q.handle_left_type = q.handle_right_type = "AUTO"
        sp.resolution_u = 16
    else:
        sp.points.add(len(points) - 1)
        for q, p in zip(sp.points, points):
            q.co = (*p, 1)
    sp.use_cyclic_u = closed
    if flat:
        b = bpy.data.curves.new("section", "CURVE")
        b.dimensions = "2D"
        pts = round_corners([(-flat[0] / 2, -flat[1] / 2), (flat[0] / 2, -flat[1] / 2), (flat[0] / 2, flat[1] / 2),
                             (-flat[0] / 2, flat[1] / 2)], min(flat) * 0.3)
        q = b.splines.new("POLY")
        q.points.add(len(pts) - 1)
        for a, p in zip(q.points, pts):
            a.co = (*p, 0, 1)
        q.use_cyclic_u = True
        bo = bpy.data.objects.new("section", b)
        cu.bevel_mode, cu.bevel_object = "OBJECT", bo
        cu.twist_mode = "Z_UP"
    else:
        cu.bevel_depth, cu.bevel_resolution = r, 6
    cu.use_fill_caps = True
    o = _object("tube", cu, None, at, rot)
    if mat:
        cu.materials.append(mat)
    return solid(o)


def helix(r, pitch, turns, wire, mat=None, at=(0, 0, 0), axis="z", n=40):
    pts = [(r * math.cos(2 * math.pi * k / n), r * math.sin(2 * math.pi * k / n), pitch * k / n)
           for k in range(int(turns * n) + 1)]
    return tube(pts, wire, mat, at, _turn[axis], smooth=False)


# ---------------------------------------------------------------- surfaces with relief

def relief(r, h, f, mat=None, at=(0, 0, 0), axis="z", n=160, rows=160, rot=None, taper=None):
    """A closed cylinder whose radius is r + f(angle in turns, height); taper(z in 0..1) scales it."""
    verts, faces = [], []
    for i in range(rows + 1):
        z = h * i / rows
        for k in range(n):
            a = k / n
            rr = (r + f(a, z)) * (taper(i / rows) if taper else 1)
            verts.append((rr * math.cos(2 * math.pi * a), rr * math.sin(2 * math.pi * a), z))
    for i in range(rows):
        for k in range(n):
            j = (k + 1) % n
            faces.append((i * n + k, i * n + j, (i + 1) * n + j, (i + 1) * n + k))
    faces.append(tuple(range(n - 1, -1, -1)))
    faces.append(tuple(range(rows * n, rows * n + n)))
    return _object("relief", _mesh("relief", verts, faces), mat, at, rot or _turn[axis], smooth=30)


def thread(r, pitch, h, mat=None, at=(0, 0, 0), axis="z", depth=None, rot=None, tip=True, sharp=0.22, taper=None):
    """An outside thread from local z = 0 to h; the end at h is chamfered."""
    d = depth or pitch * 0.56

    def f(a, z):
        p = (z / pitch - a) % 1.0
        q = abs(p - 0.5) * 2                      # 0 at the crest, 1 at the root
        q = min(1, max(0, (q - sharp) / (1 - 2 * sharp)))
        v = -d * q
        if tip and z > h - pitch * 0.9:
            v = min(v, -d * 1.25 * (z - (h - pitch * 0.9)) / (pitch * 0.9))
        return v
    rows = min(700, int(h / pitch * 14))
    return relief(r, h, f, mat, at, axis, 96, rows, rot, taper)


def knurl(r, h, mat=None, at=(0, 0, 0), axis="z", count=48, depth=None, rot=None, straight=False):
    d = depth or r * 0.035
    pitch = 2 * math.pi * r / count

    def f(a, z):
        e = min(z, h - z) / (d * 1.5)
        if straight:
            v = abs(((a * count) % 1) - 0.5) * 2
        else:
            u, w = (a * count + z / pitch) % 1, (a * count - z / pitch) % 1
            v = min(abs(u - 0.5), abs(w - 0.5)) * 2
        return -d * (1 - min(1, v * 1.5)) - (d * (1 - e) if e < 1 else 0)
    return relief(r, h, f, mat, at, axis, min(480, count * 8), 6 if straight else min(400, int(h / pitch * 8)), rot)


def gear(teeth, module, t, mat=None, bore=0.0, at=(0, 0, 0), plane="xz", holes=(), bevel=0.03, rot=None):
    """A spur gear with flanks near the involute."""
    rp = teeth * module / 2
    ro, rr = rp + module, rp - 1.2 * module
    pts = []
    for k in range(teeth):
        c = 2 * math.pi * k / teeth
        step = 2 * math.pi / teeth
        for rad, f in ((rr, -.36), (rr + .35 * module, -.31), (rp, -.25), (rp + .55 * module, -.175), (ro, -.105),
                       (ro, .105), (rp + .55 * module, .175), (rp, .25), (rr + .35 * module, .31), (rr, .36)):
            pts.append((rad * math.cos(c + f * step), rad * math.sin(c + f * step)))
    hs = list(holes)
    if bore:
        hs.append(circle(bore, n=64))
    return plate(pts, t, at, mat, hs, bevel, plane, rot, res=2)


# ---------------------------------------------------------------- putting together

def boolean(a, b, op="DIFFERENCE", keep=False):
    solid(a), solid(b)
    if b.data.materials and not a.data.materials:
        pass
    m = a.modifiers.new("boolean", "BOOLEAN")
    m.object, m.operation, m.solver = b, op, "EXACT"
    solid(a)
    if not keep:
        bpy.data.objects.remove(b)
    return a


def cut(a, *tools):
    for t in tools:
        boolean(a, t)
    return a


def join(objects):
    """One mesh out of many, each keeping its material."""
    bpy.context.view_layer.update()
    bm = bmesh.new()
    mats, first = [], objects[0]
    objects = solid_all(objects)
    bpy.context.view_layer.update()
    for o in objects:
        me = o.data.copy()
        me.transform(o.matrix_world)
        base = []
        for m in o.data.materials or [None]:
            if m not in mats:
                mats.append(m)
            base.append(mats.index(m))
        for p in me.polygons:
            p.material_index = base[min(p.material_index, len(base) - 1)]
        bm.from_mesh(me)
        bpy.data.meshes.remove(me)
    me = bpy.data.meshes.new("join")
    bm.to_mesh(me)
    bm.free()
    for m in mats:
        me.materials.append(m)
    for o in objects:
        bpy.data.objects.remove(o)
    return _object("join", me, None, smooth=40)


def fuse(objects, mat, voxel=0.12, smooth=8):
    """Merges overlapping shapes into one molded body with soft inner corners."""
    o = join(objects)
    o.data.materials.clear()
    o.data.materials.append(mat)
    m = o.modifiers.new("remesh", "REMESH")
    m.mode, m.voxel_size, m.use_smooth_shade = "VOXEL", voxel, True
    if smooth:
        s = o.modifiers.new("smooth", "SMOOTH")
        s.iterations, s.factor = smooth, 0.5
    solid(o)
    drop_crumbs(o)
    o.data.use_auto_smooth = False
    for p in o.data.polygons:
        p.use_smooth = True
    if not o.data.materials:
        o.data.materials.append(mat)
    return o


def drop_crumbs(o):
    """Removes the small loose pieces that merging leaves."""
    bm = bmesh.new()
    bm.from_mesh(o.data)
    left = set(bm.verts)
    while left:
        piece, edge = set(), [left.pop()]
        while edge:
            v = edge.pop()
            piece.add(v)
            for e in v.link_edges:
                w = e.other_vert(v)
                if w in left:
                    left.discard(w)
                    edge.append(w)
        if len(piece) < len(bm.verts) * 0.04:
            bmesh.ops.delete(bm, geom=list(piece), context="VERTS")
    bm.to_mesh(o.data)
    bm.free()


def copy(o, at=None, rot=None, mat=None):
    n = o.copy()
    n.data = o.data.copy()
    bpy.context.scene.collection.objects.link(n)
    if at is not None:
        n.location = at
    if rot is not None:
        n.rotation_euler = Euler([math.radians(a) for a in rot])
    if mat:
        n.data.materials.clear()
        n.data.materials.append(mat)
    return n


def place(objects, at=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """Moves and turns some objects together about the origin."""
    if not isinstance(objects, (list, tuple)):
        objects = [objects]
    bpy.context.view_layer.update()
    m = Matrix.LocRotScale(Vector(at), Euler([math.radians(a) for a in rot]), Vector((scale,) * 3))
    for o in objects:
        o.matrix_world = m @ o.matrix_world
    bpy.context.view_layer.update()
    return list(objects)


def rest(objects, z=0.0):
    """Drops some objects together until they touch the height z."""
    objects[:] = solid_all(objects)
    bpy.context.view_layer.update()
    low = min((o.matrix_world @ v.co).z for o in objects for v in o.data.vertices)
    return place(objects, (0, 0, z - low))


def mirrored(o, axis="y"):
    """A mirrored copy across the plane through the origin."""
    bpy.context.view_layer.update()
    solid(o)
    n = o.copy()
    n.data = o.data.copy()
    n.data.transform(o.matrix_world)
    n.matrix_world = Matrix()
    k = "xyz".index(axis)
    n.data.transform(Matrix.Scale(-1, 4, Vector([1 if j == k else 0 for j in range(3)])))
    n.data.flip_normals()
    bpy.context.scene.collection.objects.link(n)
    return n


def around(make, n, radius=0.0, axis="z", start=0.0, at=(0, 0, 0)):
    """Calls make() n times and sets the results in a ring."""
    out = []
    for k in range(n):
        o = make()
        a = start + 360 * k / n
        r = {"z": (0, 0, a), "y": (0, a, 0), "x": (a, 0, 0)}[axis]
        place(o, at, r)
        out.append(o)
    return out


def everything(also_set=False):
    """The objects of the thing being built; with also_set, those that `put` has set in the scene too."""
    return [o for o in bpy.context.scene.objects
            if o.type in ("MESH", "CURVE", "FONT") and (also_set or not o.get("set"))]


def put(build, color="", at=(0, 0), turn=0.0, tilt=(0, 0), lift=0.0):
    """Builds a kind of product as one piece of a still life."""
    build(color)
    objects = solid_all(everything())
    bpy.context.view_layer.update()
    c = [[f((o.matrix_world @ v.co)[k] for o in objects for v in o.data.vertices) for f in (min, max)] for k in (0, 1)]
    place(objects, (-sum(c[0]) / 2, -sum(c[1]) / 2, 0))
    place(objects, (0, 0, 0), (tilt[0], tilt[1], 0))
    place(objects, (0, 0, 0), (0, 0, turn))
    rest(place(objects, (at[0], at[1], 0)), lift)
    for o in objects:
        o["set"] = True
    return objects


# ---------------------------------------------------------------- marks

def text(s, size, at=(0, 0, 0), rot=(90, 0, 0), mat=None, depth=0.02, onto=None, spacing=1.0, align="CENTER"):
    """Printed or raised letters; rot (90, 0, 0) faces the viewer, (0, 0, 0) lies flat. `onto` wraps them on a body."""
    cu = bpy.data.curves.new("text", "FONT")
    # Printing fails without the shop's typeface (installed by npm ci): Blender's own would go unnoticed in the picture.
    cu.font = bpy.data.fonts.load(FONT, check_existing=True)
    cu.body, cu.size, cu.align_x, cu.align_y, cu.space_character = s, size, align, "CENTER", spacing
    cu.extrude = 0 if onto else depth / 2
    cu.resolution_u = 4
    o = solid(_object("text", cu, None, at, rot))
    o.data.materials.clear()
    if mat:
        o.data.materials.append(mat)
    o.data.use_auto_smooth, o.data.auto_smooth_angle = True, math.radians(20)
    return wrap(o, onto, depth, size * 0.12) if onto else o


def label(w, h, at=(0, 0, 0), rot=(90, 0, 0), mat=None, onto=None, depth=0.02, r=0.2, holes=()):
    """A sticker or name plate with round corners."""
    q = [(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)]
    o = plate(q, depth if not onto else 0.0, (0, 0, 0), mat, holes, 0, "xy", None, r)
    o.location = at
    o.rotation_euler = Euler([math.radians(a) for a in rot])
    return wrap(o, onto, depth, max(w, h) / 26) if onto else o


def wrap(o, body, depth=0.02, cell=0.3):
    """Presses a flat shape along its local -z onto the body, keeping it `depth` proud."""
    bm = bmesh.new()
    bm.from_mesh(o.data)
    top = [f for f in bm.faces if f.normal.z < -0.5]
    if top and len(top) < len(bm.faces):
        bmesh.ops.delete(bm, geom=top, context="FACES")
    lo = [min(v.co[k] for v in bm.verts) for k in (0, 1)]
    hi = [max(v.co[k] for v in bm.verts) for k in (0, 1)]
    for k in (0, 1):
        p = lo[k] + cell
        while p < hi[k]:
            co, no = Vector((0, 0, 0)), Vector((0, 0, 0))
            co[k], no[k] = p, 1
            bmesh.ops.bisect_plane(bm, geom=bm.verts[:] + bm.edges[:] + bm.faces[:], plane_co=co, plane_no=no)
            p += cell
    bpy.context.view_layer.update()
    dg = bpy.context.evaluated_depsgraph_get()
    m, b = o.matrix_world, body.matrix_world
    toward = (b.inverted().to_3x3() @ (m.to_3x3() @ Vector((0, 0, -1)))).normalized()
    ev = body.evaluated_get(dg)
    lost = []
    for v in bm.verts:
        src = b.inverted() @ (m @ (v.co + Vector((0, 0, 20))))
        hit, loc, nor, _ = ev.ray_cast(src, toward)
        if hit:
            v.co = m.inverted() @ (b @ loc) + Vector((0, 0, depth))
        else:
            lost.append(v)
    bmesh.ops.delete(bm, geom=lost, context="VERTS")
    bm.to_mesh(o.data)
    bm.free()
    for p in o.data.polygons:
        p.use_smooth = True
    o.data.use_auto_smooth = False
    return o
