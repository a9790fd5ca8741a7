from parts import brand
from scene import brushed, ink
from shapes import circle, cut, fuse, place, plate, text

ALT = "Combination wrench, chrome vanadium"
VIEWS = [{"az": 0, "el": 52, "fill": .795}]
FORMS = {"8": {"fill": .68}, "10": {"fill": .71}, "13": {"fill": .74}, "15": {"fill": .77}, "19": {"fill": .82}, "22": {"fill": .84}, "24": {"fill": .86}, "27": {"fill": .89}, "30": {"fill": .91}}
# width across flats and length in millimeters after DIN 3113, form A
LENGTHS = {8: 140, 10: 160, 13: 180, 15: 200, 17: 220, 19: 240, 22: 270, 24: 290, 27: 320, 30: 350}


def wrench(size):
    """Along x, its open end at -x; the width across flats in millimeters."""
    m, dark = brushed(.24, .5), ink((.02, .02, .022))
    k = size / 13
    length = LENGTHS[size] / 10 - 2.54 * k         # between the middles of the ends
    size /= 10
    body = fuse([
        plate([(-length / 2 + .6, -.62 * k), (length / 2 - .5, -.5 * k), (length / 2 - .5, .5 * k), (-length / 2 + .6, .62 * k)], .5 * k, mat=m, bevel=.18 * k, plane="xy"),
        plate(circle(1.42 * k, (-length / 2, 0), 64), .62 * k, mat=m, bevel=.16 * k, plane="xy"),
        plate(circle(1.12 * k, (length / 2, 0), 64), .95 * k, mat=m, bevel=.14 * k, plane="xy"),
    ], m, .05 * k, 6)
    jaw = plate([(-length / 2 - 4, -size / 2), (-length / 2 + .15, -size / 2, .12), (-length / 2 + .5 * k, 0, .2), (-length / 2 + .15, size / 2, .12), (-length / 2 - 4, size / 2)], 5, plane="xy")
    place(jaw, (length / 2, 0, 0))
    place(jaw, (0, 0, 0), (0, 0, 15))
    place(jaw, (-length / 2, 0, 0))
    star = [p for k2 in range(12) for p in [(lambda r, a: (length / 2 + r * __import__("math").cos(a), r * __import__("math").sin(a)))(size / 1.732 * (1 if j == 0 else .915), __import__("math").radians(30 * k2 + 15 * j)) for j in (0, 1)]]
    hole = plate(star, 5, plane="xy")
    groove = plate([(-length * .26, -.3 * k), (length * .26, -.24 * k), (length * .26, .24 * k), (-length * .26, .3 * k)], .5 * k, (0, 0, .43 * k), plane="xy", r=.24 * k)
    cut(body, jaw, hole, groove)
    return [body, brand("NORDHAVEN", .46 * k, (-1.6 * k, 0, .2 * k), (0, 0, 0), m, .06, spacing=1.25, room=1.4),
            text("CHROME VANADIUM", .28 * k, (2.1 * k, 0, .2 * k), (0, 0, 0), m, .06, spacing=1.15)] + [
            text(f"{size * 10:.0f}", big * k, (x, 0, z * k), (0, 0, 0), dark, .03)
            for big, x, z in ((1.15, .98 * k - length / 2, .316), (.9, length / 2 - 1.75 * k, .26))]


def build(form):
    place(wrench(int(form or 17)), (0, 0, .5), (0, 0, 50))
