import math
from scene import brushed, ink, steel
from shapes import circle, cyl, place, plate, text

ALT = "Roller chain, coiled"
VIEWS = [{"az": 20, "el": 34, "fill": .84}]
FORMS = {"10b": {}, "12b": {}}
# pitch in centimeters after ISO 606; all coils are about as wide, so that a larger chain shows fewer links
PITCH = {"": 1.27, "10b": 1.5875, "12b": 1.905}


def outline(d, k):
    """A plate of a link: two round ends and a waist."""
    return circle(.58 * k, (d / 2, 0), 18, -78, 78) + [(0, .40 * k)] + circle(.58 * k, (-d / 2, 0), 18, 102, 258) + [(0, -.40 * k)]


def build(form):
    p = PITCH[form]
    k = p / 1.27
    # the pins stand upright on a spiral that runs out to the right
    pts, a, end = [], 0.0, 2 * math.pi * 2.6 / k
    while a < end:
        r = 1.75 * k + a / (2 * math.pi) * 1.5 * k
        pts.append((r * math.cos(a - end + 5), r * math.sin(a - end + 5)))
        a += p / r
    x, y = pts[-1]
    h = math.atan2(y - pts[-2][1], x - pts[-2][0])
    for _ in range(round(6 / k)):
        h -= .10
        x, y = x + p * math.cos(h), y + p * math.sin(h)
        pts.append((x, y))
    m, dark, bright = steel(.24, .44), brushed(.28, .36), steel(.15, .5)
    for n, ((x0, y0), (x1, y1)) in enumerate(zip(pts, pts[1:])):
        half = (.52 if n % 2 else .70) * k
        turn = math.atan2(y1 - y0, x1 - x0)
        for z in (-half, half):
            q = plate(outline(math.hypot(x1 - x0, y1 - y0), k), .16 * k, (0, 0, 0), dark if n % 2 else m, bevel=.03, plane="xy", r=.0)
            q.location = ((x0 + x1) / 2, (y0 + y1) / 2, z + k)
            q.rotation_euler = (0, 0, turn)
        if n % 2 == 0 and n > len(pts) - 9:
            # stamped into the outer links; those of the free end can be read
            number = text((form or "08b").upper(), .46 * k, (0, 0, 0), (0, 0, 0), ink("black"), .01)
            place([number], (0, 0, 0), (0, 0, math.degrees(turn)))
            place([number], ((x0 + x1) / 2, (y0 + y1) / 2, half + 1.085 * k))
    for x, y in pts:
        cyl(.42 * k, .84 * k, (x, y, k), bright, c=.04, n=48)
        cyl(.20 * k, 1.78 * k, (x, y, k), steel(.2, .5), c=.04, n=32)
