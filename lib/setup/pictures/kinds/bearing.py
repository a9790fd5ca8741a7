import math
from scene import ink, rubber, steel
from shapes import copy, everything, lathe, place, rest, text

ALT = "Deep groove ball bearing with rubber seals"
VIEWS = [{"az": 34, "el": 15, "fill": .80}, {"az": -30, "el": 34, "fill": .80}]
FORMS = {"small": {}, "large": {}}
RINGS = {"": (4.7, 2.0, 2.8), "small": (3.2, 1.25, 2.1), "large": (9.0, 4.0, 4.6)}


def rings(R, r, w, m):
    h, mid, rb = w / 2, (R + r) / 2, (R - r) * .3
    k = rb * .8
    groove = [(math.cos(a) * rb, math.sin(a) * rb) for a in [math.radians(q) for q in range(-52, 53, 13)]]
    inner = [(mid - c, s) for c, s in groove]
    outer = [(mid + c, s) for c, s in groove]
    e = w * .065
    lathe([(r + e, -h), (inner[0][0], -h)] + inner + [(inner[-1][0], h), (r + e, h), (r, h - e), (r, -h + e), (r + e, -h)], m, axis="y", n=128)
    lathe([(R - e, -h), (R, -h + e), (R, h - e), (R - e, h), (outer[-1][0], h)] + outer[::-1] + [(outer[0][0], -h), (R - e, -h)], m, axis="y", n=128)
    return mid, rb, inner[0][0], outer[0][0]


def letters(s, radius, middle, size, y, m):
    """Writes along a circle about the y axis, the middle of the word at an angle."""
    wide = [{"I": .6, "M": 1.2}.get(ch, 1) for ch in s]
    for j, ch in enumerate(s):
        a = math.radians(middle + (sum(wide) / 2 - sum(wide[:j]) - wide[j] / 2) * math.degrees(size * .62 / radius))
        text(ch, size, (radius * math.cos(a), y, radius * math.sin(a)), (90, 90 - math.degrees(a), 0), m, .01)


def build(form):
    R, r, w = RINGS[form]
    m = steel(.16, .5)
    mid, rb, i, o = rings(R, r, w, m)
    h = w / 2
    # a seal on each side: a rubber lip in the groove of each ring and a flat between, sunk a little
    d = w * .05
    for s in (-1, 1):
        lathe([(i - .02, h * .7), (i + .02, h - d * 1.6), (i + (o - i) * .16, h - d * .6), (i + (o - i) * .26, h - d * 1.3), (i + (o - i) * .8, h - d * 1.3),
               (i + (o - i) * .88, h - d * .6), (o - .02, h - d * 1.2), (o + .02, h * .7)], rubber((.03, .03, .033)), axis="y" if s > 0 else "-y", n=128)
    white = ink((.62, .62, .6))
    at = i + (o - i) * .53
    letters("MILLRACE", at, 90, (o - i) * .4, -h + d * 1.25, white)
    letters("2RS", at, 270, (o - i) * .4, -h + d * 1.25, white)
    place(rest(everything()), (0, 0, 0), (-6, 0, 0))
    if form == "small":
        # its like lies before it, flat
        first = everything()
        second = [copy(q) for q in first]
        place(second, (0, 0, 0), (6, 0, 0))
        place(second, (0, 0, 0), (-90, 0, 30))
        place(second, (3.4, -7.4, 0))
        rest(second)
