"""From Cycles' linear passes to a finished picture: noise filter, even ground, tone curve."""
import numpy as np


def load(bpy, path):
    im = bpy.data.images.load(path)
    w, h = im.size
    a = np.empty(w * h * 4, np.float32)
    im.pixels.foreach_get(a)
    bpy.data.images.remove(im)
    return a.reshape(h, w, 4)[:, :, :3].copy()


def _box(a, r):
    for ax in (0, 1):
        p = np.pad(a, [(r, r) if k == ax else (0, 0) for k in range(a.ndim)], mode="edge")
        out = np.zeros_like(a)
        n = a.shape[ax]
        for k in range(2 * r + 1):
            out += p[k:k + n] if ax == 0 else p[:, k:k + n]
        a = out / (2 * r + 1)
    return a


def denoise(a, b, albedo, normal, reach=4, strength=1.0):
    """Non-local means over two independent halves of the samples, led by albedo and normal."""
    c = (a + b) / 2
    # work on a compressed scale so that highlights do not smear
    f = lambda x: np.log1p(np.maximum(x, 0) * 4)
    la, lb, lc = f(a), f(b), f(c)
    var = _box(((la - lb) ** 2).mean(2) / 4, 2) + 2e-6
    h, w = var.shape
    total, weight = np.zeros_like(c), np.zeros((h, w), np.float32)
    R = reach
    pad3 = lambda x: np.pad(x, ((R, R), (R, R), (0, 0)), mode="edge")
    pc, pl, pn, pa = pad3(c), pad3(lc), pad3(normal), pad3(albedo)
    pv = np.pad(var, R, mode="edge")
    for dy in range(-R, R + 1):
        for dx in range(-R, R + 1):
            if dx * dx + dy * dy > R * R + 1:
                continue
            s = np.s_[R + dy:R + dy + h, R + dx:R + dx + w]
            v2 = pv[s]
            d = ((lc - pl[s]) ** 2).mean(2)
            d = (d - (var + np.minimum(var, v2))) / (0.45 * strength * (var + v2))
            d = np.maximum(_box(d, 1), 0)
            d += ((normal - pn[s]) ** 2).sum(2) / 0.02
            d += ((albedo - pa[s]) ** 2).sum(2) / 0.003
            k = np.exp(-np.minimum(d, 30)).astype(np.float32)
            total += pc[s] * k[..., None]
            weight += k
    return total / weight[..., None]


def calm(c, albedo, ground_albedo=(0.93, 0.93, 0.925), radius=4):
    """Evens out what is left of the noise on the bare ground; the goods are not touched."""
    m = (np.abs(albedo - np.array(ground_albedo)).max(2) < 0.012).astype(np.float32)[..., None]
    out = c
    for _ in range(2):
        soft = _box(out * m, radius) / np.maximum(_box(m, radius), 1e-4)
        out = np.where(m > 0, soft, c)
    return out


def even(g, h, w):
    """A small picture of the empty ground, freed of noise and enlarged to h x w."""
    for _ in range(4):
        g = _box(g, 4)
    y, x = np.linspace(0, g.shape[0] - 1, h), np.linspace(0, g.shape[1] - 1, w)
    y0, x0 = np.minimum(y.astype(int), g.shape[0] - 2), np.minimum(x.astype(int), g.shape[1] - 2)
    fy, fx = (y - y0)[:, None, None], (x - x0)[None, :, None]
    top = g[y0][:, x0] * (1 - fx) + g[y0][:, x0 + 1] * fx
    low = g[y0 + 1][:, x0] * (1 - fx) + g[y0 + 1][:, x0 + 1] * fx
    return (top * (1 - fy) + low * fy).astype(np.float32)


def curve(x, contrast=0.26):
    """Linear light to display values, with a soft shoulder and a little contrast."""
    x = np.maximum(x, 0)
    x = np.where(x < 0.75, x, 0.75 + 0.25 * (1 - np.exp(-(x - 0.75) / 0.25)))
    s = np.where(x <= 0.0031308, 12.92 * x, 1.055 * np.power(np.maximum(x, 1e-8), 1 / 2.4) - 0.055)
    return np.clip(s + contrast * s * (1 - s) * (s - 0.42) * 2, 0, 1)


def level_for(display):
    """The linear value that the curve turns into a display value."""
    lo, hi = 0.0, 4.0
    for _ in range(60):
        m = (lo + hi) / 2
        if curve(np.array(m)) < display:
            lo = m
        else:
            hi = m
    return lo


def finish(c, ground, edge=(244, 244, 242)):
    target = np.array([level_for(v / 255) for v in edge], np.float32)
    out = c * (target / np.maximum(ground, 1e-4))
    lum = out.mean(2, keepdims=True)
    out = np.maximum(lum + (out - lum) * 1.06, 0)
    return curve(out)


def settle(img, part, edge=(244, 244, 242), border=0.07):
    """Lets the outermost strip of the traced part fade into the exact edge colour, without a seam."""
    h, w, _ = img.shape
    y, x = (np.arange(h) + 0.5) / h, (np.arange(w) + 0.5) / w
    y = np.minimum(y - part[2], part[3] - y)[:, None] / border
    x = np.minimum(x - part[0], part[1] - x)[None, :] / border
    k = np.clip(np.minimum(y, x) - 0.05, 0, 1)
    k = (k * k * (3 - 2 * k))[..., None]
    e = np.array(edge, np.float32) / 255
    return img * k + e * (1 - k)
