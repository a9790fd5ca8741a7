"""From Cycles' linear passes to a finished picture: noise filter, even ground, tone curve."""
import numpy as np


def _box(a, r):
    for ax in (0, 1):
        p = np.pad(a, [(r + 1, r) if k == ax else (0, 0) for k in range(a.ndim)], mode="edge")
        c, n, m = np.cumsum(p, axis=ax, dtype=np.float64), a.shape[ax], 2 * r + 1
        a = ((c[m:m + n] - c[:n] if ax == 0 else c[:, m:m + n] - c[:, :n]) / m).astype(np.float32)
    return a


def _pad(x, r):
    return np.pad(x, [(r, r), (r, r), (0, 0)][:x.ndim], mode="edge")


def denoise(a, b, features, reach=5, strength=1.0):
    """Non-local means over two independent halves of the samples.

    `features` are pairs of halves (albedo, normal) with the difference that separates two surfaces. They are as noisy
    as the picture where an edge is rounded or a surface is rough, so that their own variance is taken off first.
    """
    c = (a + b) / 2
    # work on a compressed scale so that highlights do not smear
    f = lambda x: np.log1p(np.maximum(x, 0) * 4)
    la, lb, lc = f(a), f(b), f(c)
    var = _box(((la - lb) ** 2).mean(2) / 4, 2) + 2e-6
    h, w = var.shape
    R = reach
    total, weight = np.zeros_like(c), np.zeros((h, w), np.float32)
    pc, pl, pv = _pad(c, R), _pad(lc, R), _pad(var, R)
    guides = []
    for x, y, far in features:
        mid, v = (x + y) / 2, _box(((x - y) ** 2).sum(2) / 4, 1)
        guides.append((mid, _pad(mid, R), v, _pad(v, R), far))
    for dy in range(-R, R + 1):
        for dx in range(-R, R + 1):
            if dx * dx + dy * dy > R * R + 1:
                continue
            s = np.s_[R + dy:R + dy + h, R + dx:R + dx + w]
            v2 = pv[s]
            d = ((lc - pl[s]) ** 2).mean(2)
            d = (d - (var + np.minimum(var, v2))) / (0.45 * strength * (var + v2))
            d = np.maximum(_box(d, 1), 0)
            for mid, pm, v, pw, far in guides:
                q = ((mid - pm[s]) ** 2).sum(2) - (v + np.minimum(v, pw[s]))
                d += np.maximum(q, 0) / np.maximum(far, 2 * (v + pw[s]))
            k = np.exp(-np.minimum(d, 30)).astype(np.float32)
            total += pc[s] * k[..., None]
            weight += k
    out = total / weight[..., None]
    # a pixel that resembles none of its neighbors is a stray ray, not a detail
    p = _pad(out, 1)
    near = np.stack([p[y:y + h, x:x + w] for y in range(3) for x in range(3)])
    return np.where((weight < 2)[..., None], np.median(near, axis=0), out)


def smooth_edges(img, reach=3):
    """Averages along clear edges, where few samples leave a broken line; corners and surfaces are unchanged."""
    gray = _box(img.mean(2), 1)
    gy, gx = np.gradient(gray)
    xx, yy, xy = (_box(_box(x, 2), 2) for x in (gx * gx, gy * gy, gx * gy))
    root = np.sqrt((xx - yy) ** 2 + 4 * xy ** 2)
    high, low = (xx + yy + root) / 2, (xx + yy - root) / 2
    along = np.arctan2(2 * xy, xx - yy) / 2 + np.pi / 2
    tx, ty = np.cos(along), np.sin(along)
    h, w = gray.shape
    Y, X = np.mgrid[0:h, 0:w].astype(np.float32)
    total, weight = img.copy(), 1.0
    for k in range(1, reach + 1):
        g = np.exp(-0.5 * (k / (reach * 0.6)) ** 2)
        for s in (-k, k):
            y, x = np.clip(Y + ty * s, 0, h - 1.001), np.clip(X + tx * s, 0, w - 1.001)
            i, j = y.astype(int), x.astype(int)
            fy, fx = (y - i)[..., None], (x - j)[..., None]
            total += g * ((img[i, j] * (1 - fx) + img[i, j + 1] * fx) * (1 - fy) +
                          (img[i + 1, j] * (1 - fx) + img[i + 1, j + 1] * fx) * fy)
            weight += g
    clear = np.clip((((high - low) / (high + low + 1e-8)) ** 2 - 0.35) / 0.35, 0, 1)
    clear = (clear * np.clip((np.sqrt(high) - 0.02) / 0.04, 0, 1))[..., None]
    return img * (1 - clear) + total / weight * clear


def even(g, h, w):
    """A small picture of the empty ground, denoised and enlarged to h x w."""
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


def settle(img, part, edge=(244, 244, 242), border=0.12):
    """Lets the outermost strip of the traced part fade into the exact edge color, without a seam."""
    h, w, _ = img.shape
    y, x = (np.arange(h) + 0.5) / h, (np.arange(w) + 0.5) / w
    y = np.minimum(y - part[2], part[3] - y)[:, None] / border
    x = np.minimum(x - part[0], part[1] - x)[None, :] / border
    k = np.clip(np.minimum(y, x) - 0.05, 0, 1)
    k = (k * k * (3 - 2 * k))[..., None]
    e = np.array(edge, np.float32) / 255
    return img * k + e * (1 - k)


def clear(color, share, shade, ground, part, edge=(244, 244, 242)):
    """The subject without the ground, and its shadow as black with opacity, for light and dark pages."""
    bare = settle(finish(shade, ground), part) / (np.array(edge, np.float32) / 255)
    # fade out: the faintest shadow would end in a visible step, as there are only 256 opacities
    shadow = np.clip((1 - bare.mean(2, keepdims=True) - .01) / .99, 0, 1)
    own = finish(color / np.maximum(share, 0.02), ground) * share
    both = smooth_edges(np.dstack([own, share + (1 - share) * shadow]))
    opacity = np.clip(both[..., 3:], 0, 1)
    return np.dstack([np.clip(both[..., :3] / np.maximum(opacity, 1e-3), 0, 1), opacity])
