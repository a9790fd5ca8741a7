"""Renders pictures of products.

    blender -b --python render.py -- --out DIR [--draft] [--force] [hex-bolt cordless-drill/yellow cordless-drill/yellow/2 ...]      (nut/- is the plain one alone)

Without names it renders every kind. Only what changed since the last time is rendered again; --force renders regardless, --draft quickly and small,
--adopt only notes the present state of the scripts for pictures that exist.
"""
import ast
import hashlib
import importlib
import json
import os
import sys
import tempfile
import time
import bpy
import numpy as np
from mathutils import Matrix, Vector

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import scene  # noqa: E402
import shapes  # noqa: E402
import develop  # noqa: E402
import layers  # noqa: E402

SAMPLES, GROUND_SAMPLES = 24, 16               # in each of two halves
MANIFEST = os.path.join(HERE, "manifest.json")


def digest(kind):
    h = hashlib.sha256()
    for f in ("scene.py", "shapes.py", "develop.py", "kinds/" + kind.replace("-", "_") + ".py"):
        h.update(open(os.path.join(HERE, f), "rb").read())
    return h.hexdigest()[:16]


def about(kind):
    """The constants of a kind's script, read without running it."""
    tree = ast.parse(open(os.path.join(HERE, "kinds", kind.replace("-", "_") + ".py")).read())
    out = {"COLORS": [], "FORMS": {}, "VIEWS": [{}], "ALT": kind, "SIZE": (800, 800), "CLEAR": False}
    for n in tree.body:
        if isinstance(n, ast.Assign) and n.targets[0].id in out:
            out[n.targets[0].id] = ast.literal_eval(n.value)
    return out


def settle_on_ground(objects, size):
    """Bakes modifiers and scale into the meshes, rests the subject on the ground, and scales it to the studio."""
    objects = shapes.solid_all(objects)
    bpy.context.view_layer.update()
    pts = np.concatenate([np.array([o.matrix_world @ v.co for v in o.data.vertices]) for o in objects if o.data.vertices])
    lo, hi = pts.min(0), pts.max(0)
    k = size / np.linalg.norm(hi - lo)
    move = Vector((-(lo[0] + hi[0]) / 2, -(lo[1] + hi[1]) / 2, -lo[2]))
    for o in objects:
        loc, rot, sc = o.matrix_world.decompose()
        o.data.transform(Matrix.Diagonal((*(sc * k), 1)))
        o.matrix_world = Matrix.LocRotScale((loc + move) * k, rot, Vector((1, 1, 1)))
    pts = (pts + np.array(move)) * k
    step = max(1, len(pts) // 6000)
    keep = set(range(0, len(pts), step)) | set(pts.argmin(0)) | set(pts.argmax(0))
    for d in np.random.RandomState(1).normal(size=(60, 3)):
        keep.add(int((pts @ d).argmax()))
    bpy.context.view_layer.update()
    return [Vector(pts[i]) for i in keep]


def picture(kind, color, view, out, draft=False):
    info = about(kind)
    v = dict(az=24, el=18, fill=0.8, size=2.0)
    v.update(info["VIEWS"][view - 1])
    v.update(info["FORMS"].get(color, {}))
    s = scene.reset()
    module = importlib.import_module("kinds." + kind.replace("-", "_"))
    arg = {"view": view} if "view" in module.build.__code__.co_varnames[:module.build.__code__.co_argcount] else {}
    module.build(color, **arg)
    subject = shapes.everything(True)
    points = settle_on_ground(subject, v["size"])
    ground = scene.studio(v["az"])
    W, H = info["SIZE"]
    x0, x1, y0, y1 = scene.camera(points, v["az"], v["el"], v["fill"], W / H, shift=v.get("shift", (0, 0)), lens=v.get("lens", 85))
    k = draft or (0.82 if W > 800 else 1)         # a wide scene is enlarged when the picture is converted
    small = k / 1.5                              # the ground; any smaller, and the shadow of an edge is ragged
    r = s.render
    # only the subject and its shadows are traced; the rest of the frame is bare ground
    box = (max(0, x0 - 0.2), min(1, x1 + 0.24), max(0, y0 - 0.2), min(1, y1 + 0.14))

    def frame(scale, part):
        r.resolution_x, r.resolution_y = int(W * scale), int(H * scale)
        r.use_border = True
        r.border_min_x, r.border_max_x, r.border_min_y, r.border_max_y = part
        return r.resolution_y, r.resolution_x

    with tempfile.TemporaryDirectory() as tmp:
        n = 2 if draft else v.get("samples", SAMPLES)
        h, w = frame(k, (max(0, x0 - 0.01), min(1, x1 + 0.01), max(0, y0 - 0.01), min(1, y1 + 0.01)))
        r.film_transparent, ground.visible_camera = True, False
        want = ["Image", "Denoising Albedo", "Denoising Normal"]
        halves = [layers.passes(bpy, s, tmp, "subject", n, seed, want) for seed in (1, 2)]
        r.film_transparent, ground.visible_camera = False, True
        for o in subject:
            o.visible_camera = False
        hs, ws = frame(small, box)
        bare = [layers.passes(bpy, s, tmp, "ground", 1 if draft else GROUND_SAMPLES, seed, want[:1])[0] for seed in (3, 4)]
        for o in subject:
            o.hide_render = True
        frame(96 / W, (0, 1, 0, 1))
        r.use_border = False
        s.cycles.max_bounces = 2
        empty, = layers.passes(bpy, s, tmp, "empty", 4 if draft else 24, 5, want[:1])
    color, share = layers.subject(halves)
    empty = develop.even(empty[..., :3], h, w)
    some = (slice(int(box[2] * hs) + 1, int(box[3] * hs) - 1), slice(int(box[0] * ws) + 1, int(box[1] * ws) - 1))
    under = np.ones((hs, ws, 3), np.float32)
    small_share = layers.enlarge(share[..., None], hs, ws)[..., 0]
    under[some] = layers.ground([x[some] for x in bare], layers.enlarge(empty, hs, ws)[some], small_share[some])
    shade = layers.enlarge(under, h, w) * empty
    share = share[..., None]
    if info["CLEAR"]:
        img = develop.clear(color, share, shade, empty, box)
    else:
        img = develop.smooth_edges(develop.finish(color + shade * (1 - share), empty))
        # the ground alone fades into the edge color, however close the subject comes to the edge
        img = img * share + develop.settle(img, box) * (1 - share)
        img = np.dstack([img, np.ones((h, w))])
    im = bpy.data.images.new("out", w, h, alpha=info["CLEAR"])
    im.pixels.foreach_set(img.astype(np.float32).ravel())
    im.filepath_raw, im.file_format = out, "PNG"
    im.save()


def name_of(kind, color, view):
    return kind + (f"-{color}" if color else "") + (f"-view{view}" if view > 1 else "")


def main(args):
    out = args[args.index("--out") + 1] if "--out" in args else tempfile.gettempdir()
    os.makedirs(out, exist_ok=True)
    draft = 0.3 if "--draft" in args else 0
    names = [a for k, a in enumerate(args) if not a.startswith("--") and (k == 0 or args[k - 1] != "--out")]
    kinds = sorted(f[:-3].replace("_", "-") for f in os.listdir(os.path.join(HERE, "kinds"))
                   if f.endswith(".py") and not f.startswith("__"))
    jobs = []
    for n in names or kinds:
        kind, color, view = (n.split("/") + ["", ""])[:3]
        info = about(kind)
        for c in ([color.strip("-")] if color else (info["COLORS"] or [""]) + list(info["FORMS"])):
            first = c == (info["COLORS"] or [""])[0]
            for w in ([int(view)] if view else range(1, (len(info["VIEWS"]) if first else 1) + 1)):
                jobs.append((kind, c, w))
    for kind, color, view in jobs:
        name, d = name_of(kind, color, view), digest(kind)
        done = json.load(open(MANIFEST)) if os.path.exists(MANIFEST) else {}
        if "--adopt" in args:                       # the scripts changed, the pictures did not
            if name in done:
                done[name] = d
                json.dump(done, open(MANIFEST, "w"), indent=1, sort_keys=True)
            continue
        if not draft and "--force" not in args and done.get(name) == d:
            continue
        t = time.time()
        try:
            picture(kind, color, view, os.path.join(out, name + ".png"), draft)
        except Exception:
            import traceback
            traceback.print_exc()
            print("FAILED", name, flush=True)
            continue
        print(f"PICTURE {name} {time.time() - t:.1f} s", flush=True)
        if not draft:
            done = json.load(open(MANIFEST)) if os.path.exists(MANIFEST) else {}
            done[name] = d
            json.dump(done, open(MANIFEST, "w"), indent=1, sort_keys=True)


main(sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else [])
