"""The studio: one camera, one set of lights, one bright ground, and the materials."""
import math
import bpy
from mathutils import Vector

BEVEL = 0.012          # radius of the rounded edges that materials show, in studio units
GROUND = (0.9045, 0.9045, 0.8879)   # linear value of #f4f4f2, the color of every picture's edge
PALETTE = {
    "yellow": (0.93, 0.50, 0.012), "orange": (0.90, 0.19, 0.012), "red": (0.58, 0.018, 0.014),
    "blue": (0.012, 0.11, 0.42), "green": (0.008, 0.20, 0.11), "white": (0.80, 0.80, 0.78),
    "black": (0.018, 0.018, 0.02), "gray": (0.16, 0.165, 0.175), "lightgray": (0.42, 0.43, 0.44),
}
_cache = {}


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    _cache.clear()
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    s.cycles.device = "CPU"
    s.cycles.use_denoising = False
    s.cycles.use_adaptive_sampling = True
    s.cycles.adaptive_threshold = 0.03
    s.cycles.adaptive_min_samples = 8
    s.cycles.max_bounces = 4
    s.cycles.diffuse_bounces = 2
    s.cycles.glossy_bounces = 4
    s.cycles.transmission_bounces = 6
    s.cycles.transparent_max_bounces = 4
    s.cycles.caustics_reflective = False
    s.cycles.caustics_refractive = False
    s.cycles.sample_clamp_indirect = 3
    s.cycles.sample_clamp_direct = 12
    s.cycles.blur_glossy = 1
    s.render.threads_mode = "FIXED"
    s.render.threads = 2
    s.render.use_persistent_data = True
    s.view_settings.view_transform = "Standard"
    return s


# ---------------------------------------------------------------- lights and ground

def _area(target, az, el, dist, w, h, power, color=(1, 1, 1)):
    a, e = math.radians(az), math.radians(el)
    pos = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e))) * dist
    light = bpy.data.lights.new("soft", "AREA")
    light.shape = "RECTANGLE"
    light.size, light.size_y, light.energy, light.color = w, h, power, color
    o = bpy.data.objects.new("soft", light)
    o.location = pos
    o.rotation_euler = (Vector(target) - pos).to_track_quat("-Z", "Y").to_euler()
    o.visible_camera = False
    bpy.context.scene.collection.objects.link(o)
    return o


def studio(az=0):
    """Softboxes placed relative to the camera's azimuth, a dim graded dome, a white ground."""
    s = bpy.context.scene
    t = (0, 0, 0.6)
    _area(t, az - 46, 46, 6.5, 3.4, 3.0, 800, (1, 0.975, 0.94))     # key, upper left
    _area(t, az + 64, 24, 6.0, 1.5, 4.4, 150, (0.96, 0.98, 1))      # fill strip, right
    _area(t, az + 8, 82, 6.5, 4.0, 2.4, 230)                        # top
    _area(t, az + 150, 34, 6.5, 3.0, 2.2, 250, (1, 0.99, 0.97))     # rim, behind right
    _area(t, az - 138, 24, 6.5, 1.2, 3.6, 130)                      # rim, behind left
    a = math.radians(az)
    back = lambda d, z: (-math.sin(a) * d, math.cos(a) * d, z)
    o = _area(t, 0, 0, 1, 9, 2.5, 1050)                              # washes the wall, turned from the subject
    o.location = back(3.2, 6.5)
    o.rotation_euler = (Vector(back(10, 2.2)) - o.location).to_track_quat("-Z", "Y").to_euler()
    w = bpy.data.worlds.new("dome")
    s.world = w
    w.use_nodes = True
    n, l = w.node_tree.nodes, w.node_tree.links
    tc, sep, ramp = n.new("ShaderNodeTexCoord"), n.new("ShaderNodeSeparateXYZ"), n.new("ShaderNodeValToRGB")
    l.new(tc.outputs["Generated"], sep.inputs[0])
    l.new(sep.outputs["Z"], ramp.inputs[0])
    e = ramp.color_ramp.elements
    e[0].position, e[0].color = 0.0, (0.5, 0.5, 0.5, 1)
    e[1].position, e[1].color = 1.0, (0.42, 0.43, 0.45, 1)
    m = e.new(0.32)
    m.color = (0.07, 0.072, 0.075, 1)
    m = e.new(0.1)
    m.color = (0.34, 0.34, 0.34, 1)
    l.new(ramp.outputs[0], n["Background"].inputs[0])
    n["Background"].inputs[1].default_value = 0.75
    # the ground runs back, turns up in a wide curve and becomes the wall: no horizon
    row = [(-30, 0)] + [(7 + 4 * math.sin(math.radians(q)), 4 - 4 * math.cos(math.radians(q))) for q in range(0, 91, 6)] + [(11, 40)]
    verts = [(x, y, z) for y, z in row for x in (-40, 40)]
    me = bpy.data.meshes.new("ground")
    me.from_pydata(verts, [], [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(len(row) - 1)])
    for p in me.polygons:
        p.use_smooth = True
    g = bpy.data.objects.new("ground", me)
    g.rotation_euler = (0, 0, math.radians(az))
    s.collection.objects.link(g)
    m = bpy.data.materials.new("ground")
    m.use_nodes = True
    b = m.node_tree.nodes["Principled BSDF"]
    b.inputs["Base Color"].default_value = (0.93, 0.93, 0.925, 1)
    b.inputs["Roughness"].default_value = 1
    b.inputs["Specular"].default_value = 0
    g.data.materials.append(m)
    return g


def camera(points, az=25, el=20, fill=0.8, aspect=1.0, lens=85, shift=(0, 0)):
    """Aims a fixed lens so that the points fill the frame; returns the part of it that they take."""
    s = bpy.context.scene
    cam = bpy.data.cameras.new("camera")
    cam.lens = lens
    o = bpy.data.objects.new("camera", cam)
    s.collection.objects.link(o)
    s.camera = o
    a, e = math.radians(az), math.radians(el)
    back = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    right = Vector((math.cos(a), math.sin(a), 0))
    up = back.cross(right)
    tan = 18.0 / lens           # half width of the frame at distance one
    if aspect >= 1:
        tx, ty = tan, tan / aspect
    else:
        tx, ty = tan * aspect, tan
    center = sum(points, Vector()) / len(points)
    dist = 8.0
    for step in range(24):
        xs, ys = [], []
        for p in points:
            d = p - (center + back * dist)
            z = -d.dot(back)
            xs.append(d.dot(right) / z / tx)
            ys.append(d.dot(up) / z / ty)
        cx, cy = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
        size = max(max(xs) - min(xs), max(ys) - min(ys)) / 2
        if step < 23:
            center = center + right * ((cx - shift[0]) * dist * tx) + up * ((cy - shift[1]) * dist * ty)
            dist *= size / fill
    frame = [(v + 1) / 2 for v in (min(xs), max(xs), min(ys), max(ys))]     # where the subject is, 0..1
    o.location = center + back * dist
    o.rotation_euler = back.to_track_quat("Z", "Y").to_euler()
    cam.clip_end = 500
    return frame


# ---------------------------------------------------------------- materials

def _material(key, color, metal=0.0, rough=0.4, coat=0.0, bump=None, speckle=0.0, bevel=1.0, spec=0.5,
              transmission=0.0, ior=1.45, emit=0.0, aniso=0.0, sheen=0.0, subsurface=0.0):
    """A Principled material; bump is (kind, scale, strength) with kind noise, brushed, ring, weave or wood."""
    if key in _cache:
        return _cache[key]
    m = bpy.data.materials.new(key)
    m.use_nodes = True
    t = m.node_tree
    n, l = t.nodes, t.links
    b = n["Principled BSDF"]
    i = b.inputs
    i["Base Color"].default_value = (*color, 1)
    i["Metallic"].default_value = metal
    i["Roughness"].default_value = rough
    i["Clearcoat"].default_value = coat
    i["Clearcoat Roughness"].default_value = 0.06
    i["Specular"].default_value = spec
    i["Transmission"].default_value = transmission
    i["IOR"].default_value = ior
    i["Sheen"].default_value = sheen
    if emit:
        i["Emission"].default_value = (*color, 1)
        i["Emission Strength"].default_value = emit
    normal = None
    if bevel:
        bv = n.new("ShaderNodeBevel")
        bv.samples = 2
        bv.inputs["Radius"].default_value = BEVEL * bevel
        normal = bv.outputs[0]
        l.new(normal, i["Normal"])
        l.new(normal, i["Clearcoat Normal"])
    if bump or speckle:
        tc = n.new("ShaderNodeTexCoord")
    if bump:
        kind, scale, strength = bump
        mp = n.new("ShaderNodeMapping")
        l.new(tc.outputs["Object"], mp.inputs[0])
        if kind == "weave":
            tex = n.new("ShaderNodeTexBrick")
            tex.inputs["Scale"].default_value = scale
            tex.inputs["Mortar Size"].default_value = 0.08
            tex.inputs["Mortar Smooth"].default_value = 1
            out = tex.outputs["Fac"]
            strength = -strength
        else:
            tex = n.new("ShaderNodeTexNoise")
            tex.inputs["Scale"].default_value = scale
            tex.inputs["Detail"].default_value = 1     # finer relief than a pixel is only noise
            out = tex.outputs["Fac"]
            if kind == "brushed":
                mp.inputs["Scale"].default_value = (0.04, 1, 1)
            elif kind == "ring":
                mp.inputs["Scale"].default_value = (0.06, 0.06, 1)
        l.new(mp.outputs[0], tex.inputs["Vector"])
        bp = n.new("ShaderNodeBump")
        bp.inputs["Strength"].default_value = abs(strength)
        bp.inputs["Distance"].default_value = 0.01
        bp.invert = strength < 0
        l.new(out, bp.inputs["Height"])
        if normal:
            l.new(normal, bp.inputs["Normal"])
        l.new(bp.outputs[0], i["Normal"])
        if kind in ("brushed", "ring"):
            mr = n.new("ShaderNodeMapRange")
            mr.inputs["To Min"].default_value = rough * 0.75
            mr.inputs["To Max"].default_value = min(1, rough * 1.35)
            l.new(out, mr.inputs["Value"])
            l.new(mr.outputs[0], i["Roughness"])
    if speckle:
        tex = n.new("ShaderNodeTexNoise")
        tex.inputs["Scale"].default_value = 3
        tex.inputs["Detail"].default_value = 6
        l.new(tc.outputs["Object"], tex.inputs["Vector"])
        mix = n.new("ShaderNodeMixRGB")
        mix.inputs[1].default_value = (*(c * (1 - speckle) for c in color), 1)
        mix.inputs[2].default_value = (*(min(1, c * (1 + speckle)) for c in color), 1)
        l.new(tex.outputs["Fac"], mix.inputs[0])
        l.new(mix.outputs[0], i["Base Color"])
    _cache[key] = m
    return m


def steel(rough=0.24, tone=0.48):
    return _material(f"steel{rough}{tone}", (tone, tone * 1.005, tone * 1.02), 1, rough, bump=("noise", 40, 0.02))


def brushed(rough=0.3, tone=0.47):
    return _material(f"brushed{rough}{tone}", (tone, tone, tone * 1.01), 1, rough, bump=("brushed", 60, 0.12))


def turned(rough=0.26, tone=0.47):
    return _material(f"turned{rough}{tone}", (tone, tone, tone * 1.01), 1, rough, bump=("ring", 60, 0.1))


def chrome():
    return _material("chrome", (0.6, 0.61, 0.625), 1, 0.09)


def zinc():
    return _material("zinc", (0.50, 0.51, 0.53), 1, 0.27, speckle=0.08, bump=("noise", 60, 0.03))


def black_oxide():
    return _material("oxide", (0.055, 0.056, 0.06), 1, 0.34, bump=("noise", 50, 0.05))


def tool_steel():
    return _material("toolsteel", (0.22, 0.225, 0.235), 1, 0.27, bump=("noise", 40, 0.03))


def cast(color="gray"):
    return _material("cast" + color, PALETTE[color], 0, 0.42, coat=0.35, bump=("noise", 26, 0.14))


def brass(rough=0.24):
    return _material(f"brass{rough}", (0.66, 0.42, 0.13), 1, rough, bump=("noise", 40, 0.02))


def copper():
    return _material("copper", (0.78, 0.36, 0.2), 1, 0.3, bump=("ring", 90, 0.2))


def aluminum(rough=0.34):
    return _material(f"alu{rough}", (0.56, 0.565, 0.57), 1, rough, bump=("noise", 80, 0.05))


def paint(color):
    """Enamel on metal."""
    return _material("paint" + str(color), PALETTE.get(color, color), 0, 0.32, coat=0.8)


def plastic(color, rough=0.38):
    """ABS with the fine grain of a mold."""
    return _material(f"plastic{color}{rough}", PALETTE.get(color, color), 0, rough, coat=0.12, bump=("noise", 90, 0.03))


def gloss(color):
    return _material("gloss" + str(color), PALETTE.get(color, color), 0, 0.16, coat=0.5)


def rubber(color=(0.022, 0.022, 0.024)):
    return _material("rubber" + str(color), PALETTE.get(color, color), 0, 0.62, bump=("noise", 110, 0.1), spec=0.4)


def ink(color):
    """Printed marks."""
    return _material("ink" + str(color), PALETTE.get(color, color), 0, 0.42, bevel=0)


def fabric(color, scale=26):
    return _material(f"fabric{color}", PALETTE.get(color, color), 0, 0.85, bump=("weave", scale, 0.5), sheen=0.5,
                     bevel=0, spec=0.2)


def leather(color=(0.30, 0.13, 0.045)):
    return _material("leather" + str(color), PALETTE.get(color, color), 0, 0.55, bump=("noise", 34, 0.35),
                     speckle=0.18)


def grit(color=(0.33, 0.09, 0.03)):
    return _material("grit" + str(color), PALETTE.get(color, color), 0, 0.8, bump=("noise", 160, 0.9), speckle=0.25)


def glass(color=(0.96, 0.98, 0.98), rough=0.0):
    return _material("glass" + str(color), color, 0, rough, transmission=1, ior=1.3, bevel=0)


def lamp(strength=3.0, color=(1, 0.95, 0.85)):
    return _material(f"lamp{strength}", color, 0, 0.4, emit=strength)


def wood(color=(0.52, 0.29, 0.115), dark=(0.34, 0.165, 0.058), scale=1.0, axis="x"):
    """Grain along one of the object's axes."""
    key = "wood" + str(color) + str(scale) + axis
    if key in _cache:
        return _cache[key]
    m = _material(key, color, 0, 0.42, coat=0.25)
    n, l = m.node_tree.nodes, m.node_tree.links
    tc, mp, w, ramp = (n.new("ShaderNodeTexCoord"), n.new("ShaderNodeMapping"), n.new("ShaderNodeTexNoise"),
                       n.new("ShaderNodeValToRGB"))
    l.new(tc.outputs["Object"], mp.inputs[0])
    mp.inputs["Scale"].default_value = tuple((0.25 if a == axis else 5) * scale for a in "xyz")
    w.inputs["Scale"].default_value = 2.4
    w.inputs["Detail"].default_value = 8
    w.inputs["Distortion"].default_value = 1.2
    l.new(mp.outputs[0], w.inputs["Vector"])
    l.new(w.outputs["Fac"], ramp.inputs[0])
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[0].color = 0.35, (*dark, 1)
    ramp.color_ramp.elements[1].position, ramp.color_ramp.elements[1].color = 0.62, (*color, 1)
    l.new(ramp.outputs[0], n["Principled BSDF"].inputs["Base Color"])
    return m
