import math
from scene import brushed, ink, steel
from shapes import _mesh, _object, box, boolean, cyl, join, place, plate, rest, text

ALT = "Drill bit with its size on the shank"
VIEWS = [{"az": 20, "el": 42, "fill": .84}]
# a small bit stays a little smaller in its picture, however thin, so that its mark can be read
FORMS = {"2": {"fill": .7}, "3": {"fill": .73}, "4": {"fill": .76}, "5": {"fill": .79}, "6": {"fill": .81}, "10": {"fill": .86}, "12": {"fill": .88}, "13": {"fill": .88},
         "sds-6": {"fill": .79}, "sds-8": {"fill": .83}, "sds-10": {"fill": .83}, "sds-12": {"fill": .88}, "sds-16": {"fill": .88}}
# millimeters: the length of flutes and the whole length of each diameter after DIN 338; the whole lengths of the masonry bits
TWIST = {2: (24, 49), 3: (33, 61), 4: (43, 75), 5: (52, 86), 6: (57, 93), 8: (75, 117), 10: (87, 133), 12: (101, 151), 13: (101, 151)}
MASONRY = {6: 110, 8: 160, 10: 160, 12: 210, 16: 210}


def ground_section(u):
    """The radius of a fluted bit in its cross-section, of 1, over one of its two halves."""
    if u < .07:
        return 1.0                                # the margin, which touches the wall of the hole
    return .955 if u < .38 else 1 - .66 * math.sin(math.pi * (u - .38) / .62) ** .62


def bit(d, flute, shank, m, lead=None, shank_mat=None, shank_d=None, n=120):
    """Along +x, the point of 135 degrees at the far end. The mesh follows the flutes, so that their light is smooth."""
    r, lead = d / 2, lead or d * 5.0
    tip = r / math.tan(math.radians(67.5))
    step = lead / 48
    heights = [step * k for k in range(int((flute - tip) / step) + 1)] + [flute - tip * (1 - k / 24) ** 1.5 for k in range(25)]
    verts, faces = [], []
    for z in heights:
        deep = min(1, max(0, z / (d * 1.3)))
        for k in range(n):
            a = 2 * math.pi * (k / n + z / lead)
            rr = min(1 + (ground_section(k / n * 2 % 1) - 1) * deep, max(0.002, (flute - z) / tip)) * r
            verts.append((shank + z, rr * math.cos(a), rr * math.sin(a)))
    for i in range(len(heights) - 1):
        for k in range(n):
            j = (k + 1) % n
            faces.append((i * n + k, i * n + j, (i + 1) * n + j, (i + 1) * n + k))
    faces += [tuple(range(n))[::-1], tuple(range(len(verts) - n, len(verts)))]
    o = _object("bit", _mesh("bit", verts, faces), m, smooth=32)
    s = cyl((shank_d or d) / 2, shank, (shank / 2, 0, 0), shank_mat or m, "x", .04)
    return [o, s]


def masonry(d, flute, shank):
    """An SDS-plus bit: grooved shank of 10 mm, wide spiral, and a cross of carbide whose four edges end in one point."""
    m, gray, carbide = steel(.3, .36), steel(.24, .46), brushed(.22, .56)
    o, s = bit(d * .94, flute, shank, m, d * 3.2, gray, 1.0)
    tools = []
    for k in range(2):
        tools.append(box(3.0, .5, .3, (2.2, 0, (.5 - .04) * (1 if k else -1)), r=.12))
        tools.append(box(4.6, .34, .5, (1.6, (.5 - .02) * (1 if k else -1), 0)))
    boolean(s, join(tools))
    cone = cyl(.5, .5, (shank + .1, 0, 0), m, "x", 0, d * .47)
    # the plate across is the wider one: it cuts the wall of the hole
    edges = []
    for half, turn in ((d * .52, 35), (d * .46, 125)):
        edges += place(plate([(-d * .75, -half), (0, -half), (half * .56, 0), (0, half), (-d * .75, half)], d * .2, mat=carbide, bevel=.015, plane="xy"), rot=(turn, 0, 0))
    place(edges, (shank + flute - d * .2, 0, 0))
    # clear of the grooves, which end in the holder of the machine
    mark = text(f"{d * 10:.0f} mm", .52, (shank - 1.0, 0, 3), (0, 0, 180), ink((.03, .03, .03)), .01, s)
    return [o, s, cone, *edges, mark]


def build(form):
    size = int(form.removeprefix("sds-") or 8)
    if form.startswith("sds"):
        b = masonry(size / 10, MASONRY[size] / 10 - 6, 6)
    else:
        d, (flutes, length) = size / 10, TWIST[size]
        # ground and left bright; the mark is etched
        held = min(d, 1.0)                       # the shank of the large ones is reduced
        b = bit(d, flutes / 10, (length - flutes) / 10, steel(.2, .5), shank_d=held)
        b.append(text(f"{size} mm  HSS-G", held * .6, ((length - flutes) / 20, 0, 3), (0, 0, 180), ink("black"), .01, b[1]))
    # the point is toward the viewer
    place(rest(b), (0, 0, 0), (0, 0, 246))
