"""A picture in two layers: the subject, sampled finely, over the ground with its shadows, sampled coarsely.

Light on a bare ground changes slowly, so that half of the pixels is enough for it. Every pixel of the subject carries
the share of it that the subject covers, which gives clean edges; and the color of what is seen is kept apart from the light on it,
so that only the light is smoothed and printed marks stay sharp.
"""
import os
import numpy as np
import develop


def passes(bpy, s, folder, name, samples, seed, want):
    """Renders once; returns the wanted passes, bottom row first."""
    s.cycles.samples, s.cycles.seed = samples, seed
    s.view_layers[0].cycles.denoising_store_passes = True
    s.use_nodes = True
    t = s.node_tree
    t.nodes.clear()
    rl, out = t.nodes.new("CompositorNodeRLayers"), t.nodes.new("CompositorNodeOutputFile")
    out.base_path = folder
    out.format.file_format, out.format.color_depth, out.format.color_mode = "OPEN_EXR", "32", "RGBA"
    out.file_slots.clear()
    for k, w in enumerate(want):
        out.file_slots.new(f"{name}{k}_")
        t.links.new(rl.outputs[w], out.inputs[k])
    t.links.new(rl.outputs["Image"], t.nodes.new("CompositorNodeComposite").inputs[0])
    s.frame_set(1)
    bpy.ops.render.render()
    return [_load(bpy, os.path.join(folder, f"{name}{k}_0001.exr")) for k in range(len(want))]


def _load(bpy, path):
    im = bpy.data.images.load(path)
    im.alpha_mode = "CHANNEL_PACKED"
    w, h = im.size
    a = np.empty(w * h * 4, np.float32)
    im.pixels.foreach_get(a)
    bpy.data.images.remove(im)
    return a.reshape(h, w, 4)


def _three(x):
    """The mean of three by three pixels."""
    for ax in (0, 1):
        p = np.pad(x, [(1, 1) if k == ax else (0, 0) for k in range(x.ndim)], mode="edge")
        n = x.shape[ax]
        x = (p[:n] + p[1:n + 1] + p[2:n + 2] if ax == 0 else p[:, :n] + p[:, 1:n + 1] + p[:, 2:n + 2]) / 3
    return x


def smooth_light(a, b, share, guides, reach=3, strength=1.0):
    """Non-local means over two halves of the light; `share` is how much of a pixel the subject covers."""
    f = lambda x: np.log1p(np.maximum(x, 0) * 4)
    c = (a + b) / 2
    la, lb, lc = f(a), f(b), f(c)
    var = _three(_three(((la - lb) ** 2).mean(2) / 4)) + 2e-6
    h, w = var.shape
    R = reach
    total, weight = c * share[..., None], share.copy()
    pad = lambda x: np.pad(x, [(R, R), (R, R), (0, 0)][:x.ndim], mode="edge")
    pc, pl, pv, ps = pad(c), pad(lc), pad(var), pad(share)
    known = []
    for x, y, far in guides:
        v = _three(((x - y) ** 2).sum(2) / 4)
        known.append(((x + y) / 2, pad((x + y) / 2), v, pad(v), far))
    for dy in range(-R, R + 1):
        for dx in range(-R, R + 1):
            if dx * dx + dy * dy > R * R + 1 or not (dx or dy):
                continue
            s = np.s_[R + dy:R + dy + h, R + dx:R + dx + w]
            v2 = pv[s]
            d = lc - pl[s]
            d = (d * d).mean(2)
            d = _three((d - (var + np.minimum(var, v2))) / (0.45 * strength * (var + v2)))
            np.maximum(d, 0, out=d)
            for mid, pm, v, pw, far in known:
                q = mid - pm[s]
                q = (q * q).sum(2) - (v + np.minimum(v, pw[s]))
                d += np.maximum(q, 0) / np.maximum(far, 2 * (v + pw[s]))
            k = np.exp(-np.minimum(d, 30)) * ps[s]
            total += pc[s] * k[..., None]
            weight += k
    return total / np.maximum(weight, 1e-4)[..., None]


def subject(halves):
    """The two halves of the subject's layer: color times share, and share."""
    (a, albedo, normal), (b, albedo2, normal2) = halves
    share = (a[..., 3] + b[..., 3]) / 2
    rows, cols = np.where(share.max(1) > 0)[0], np.where(share.max(0) > 0)[0]
    part = np.s_[max(0, rows[0] - 6):rows[-1] + 7, max(0, cols[0] - 6):cols[-1] + 7]
    cut = lambda x: x[part][..., :3]
    light = []
    dyes = []
    for c, dye in ((a, albedo), (b, albedo2)):
        d = cut(dye) + 0.02 * c[part][..., 3:] + 1e-5
        dyes.append(d)
        light.append(np.minimum(cut(c) / d, 40))
    own = share[part]
    open_up = np.maximum(own, 0.02)[..., None]
    smooth = smooth_light(*light, own, [(cut(albedo) / open_up, cut(albedo2) / open_up, 0.003),
                                        (cut(normal) / open_up, cut(normal2) / open_up, 0.02)])
    out = np.zeros_like(a[..., :3])
    out[part] = smooth * (dyes[0] + dyes[1]) / 2
    return out, share


def ground(halves, empty, share):
    """The share of light that the subject leaves on the ground, denoised; `empty` is the ground alone, all at the same small size.

    A shadow is sharp only where the subject touches the ground, so the filter widens with the distance from it.
    """
    a, b = (x[..., :3] / np.maximum(empty, 1e-4) for x in halves)
    c = _three(develop.denoise(a, b, []))
    near = (share > 0.02).astype(np.float32)[..., None]
    for wide in (2, 4, 8, 14):
        soft = c
        for _ in range(3):
            soft = develop._box(soft, wide)
        # 1 where the subject is out of reach, 0 right beside it
        clear = 1 - np.clip(develop._box(develop._box(near, wide * 2), wide) * 5, 0, 1)
        c = c * (1 - clear) + soft * clear
    return c


def enlarge(g, h, w):
    y = np.clip((np.arange(h) + .5) * g.shape[0] / h - .5, 0, g.shape[0] - 1.001)
    x = np.clip((np.arange(w) + .5) * g.shape[1] / w - .5, 0, g.shape[1] - 1.001)
    y0, x0 = y.astype(int), x.astype(int)
    fy, fx = (y - y0)[:, None, None], (x - x0)[None, :, None]
    rows = g[y0] * (1 - fy) + g[y0 + 1] * fy
    return (rows[:, x0] * (1 - fx) + rows[:, x0 + 1] * fx).astype(np.float32)
