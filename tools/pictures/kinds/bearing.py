import math
from scene import ink, rubber, steel
from shapes import copy, everything, lathe, place, rest, text

ALT = "Deep groove ball bearing with rubber seals"
VIEWS = [{"az": 30, "el": 16, "fill": .78}, {"az": -30, "el": 34, "fill": .80}]
FORMS = {"6000": {"fill": .82}, "6201": {"fill": .82}, "6204": {"fill": .7}, "6206": {"fill": .86}, "6308": {"fill": .94}}
# bore, outside, width and radius of the corners in millimeters, ISO 15
SIZES = {"6000": (10, 26, 8, .3), "6201": (12, 32, 10, .6), "6204": (20, 47, 14, 1), "6205": (25, 52, 15, 1), "6206": (30, 62, 16, 1), "6308": (40, 90, 23, 1.5)}
# the small ones come as two or three: where the others lie, in outside radii, and how they are turned
BESIDE = {"6000": [(.95, -1.75, 30), (-1.15, -1.4, -20)], "6201": [(.8, -2.0, 30)]}


def rings(R, r, w, e, m):
    """The two rings; returns the radii between which the seal sits."""
    h, i, o = w / 2, r + (R - r) * .33, R - (R - r) * .21
    race = [(math.cos(a) * (o - i) * .32, math.sin(a) * h * .72) for a in [math.radians(q) for q in range(-60, 61, 12)]]
    lathe([(r + e, -h), (i, -h)] + [(i - c + (o - i) * .16, s) for c, s in race] + [(i, h), (r + e, h), (r, h - e), (r, -h + e), (r + e, -h)], m, axis="y", n=128)
    lathe([(R - e, -h), (R, -h + e), (R, h - e), (R - e, h), (o, h)] + [(o + c - (o - i) * .16, s) for c, s in race[::-1]] + [(o, -h), (R - e, -h)], m, axis="y", n=128)
    return i, o


def letters(s, radius, middle, size, y, m, foot=False):
    """Writes along a circle about the y axis, the middle of the word at an angle; with foot it is upright at the bottom."""
    wide = [{"I": .62, "M": 1.22, "-": .8, "1": .85}.get(ch, 1) for ch in s]
    for j, ch in enumerate(s):
        step = (sum(wide) / 2 - sum(wide[:j]) - wide[j] / 2) * math.degrees(size * .53 / radius)
        a = math.radians(middle - step if foot else middle + step)
        text(ch, size, (radius * math.cos(a), y, radius * math.sin(a)), (90, (270 if foot else 90) - math.degrees(a), 0), m, .004)


def build(form):
    number = form or "6205"
    bore, outside, width, corner = SIZES[number]
    R, r, w, e = outside / 20, bore / 20, width / 10, corner / 10
    h = w / 2
    i, o = rings(R, r, w, e, steel(.16, .5))
    # a seal on each side, sunk a little: its outer edge in the outer ring, its lip on the inner
    d, b = w * .03, o - i
    lip = rubber((.03, .03, .033))
    for s in (-1, 1):
        lathe([(i - .01, h * .7), (i + .005, h - d * 2), (i + b * .06, h - d * .8), (i + b * .11, h - d * 1.7), (i + b * .15, h - d), (i + b * .9, h - d),
               (i + b * .93, h - d * 1.7), (o - b * .03, h - d * .8), (o, h - d * 2), (o + .01, h * .7)], lip, axis="y" if s > 0 else "-y", n=128)
    white = ink((.66, .66, .64))
    at = i + b * .52
    letters(f"{number}-2RS", at, 90, b * .86, -h + d * .9, white)
    letters("MILLRACE", at, 270, b * .56, -h + d * .9, white, True)
    first = rest(everything())
    for x, y, turn in BESIDE.get(number, []):
        other = place([copy(q) for q in first], (0, 0, 0), (-90, 0, turn))
        rest(place(other, (x * R, y * R, 0)))
