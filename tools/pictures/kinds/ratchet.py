from parts import brand
from scene import chrome, ink, plastic, rubber, steel
from shapes import box, cyl, fuse, lathe, place, plate, rest, text

ALT = "Reversible ratchet"
VIEWS = [{"az": 0, "el": 46, "fill": .84}]
FORMS = {"1-4": {"fill": .7}}


def ratchet():
    """Lies along x, its head at +x, the drive pointing down."""
    m = chrome()
    head = fuse([plate([(6.6, -.6), (8.6, -1.7), (11, -1.9), (12.9, -1.2), (13.3, 0), (12.9, 1.2), (11, 1.9), (8.6, 1.7), (6.6, .6)], 1.5, mat=m, bevel=.4, plane="xy", r=1.2),
                 lathe([(0, 0), (.72, 0), (.6, 5), (.62, 9), (0, 9)], m, (-1, 0, 0), "x")], m, .07, 8)
    out = [head]
    out.append(cyl(1.35, .2, (11, 0, .78), m, c=.08))
    out.append(cyl(1.0, .16, (11, 0, .92), steel(.3, .3), c=.05))
    out.append(plate([(9.5, -.25), (11, -.5), (11, .5), (9.5, .25)], .3, (0, 0, 1.0), plastic("black"), bevel=.08, plane="xy", r=.15))
    out.append(box(1.27, 1.27, 1.4, (11, 0, -1.3), steel(), .1))
    grip = lathe([(0, 0), (.8, 0), (1.2, .3), (1.35, 1.2), (1.3, 4), (1.15, 7), (1.25, 9.2), (1.05, 10), (.66, 10.3), (0, 10.3)], rubber(), (-11, 0, 0), "x")
    out.append(grip)
    for x in (-9.8, -3.6, -1.7):
        out.append(lathe([(0, 0), (1.36, 0), (1.38, .2), (1.36, .5), (0, .5)] if x < -9 else [(0, 0), (1.22, 0), (1.26, .2), (1.24, .4), (0, .4)], rubber("red"), (x, 0, 0), "x"))
    out.append(brand("NORDHAVEN", 1.2, (-6.2, 0, 3), (0, 0, 0), rubber("white"), .015, grip, room=1.3))
    return out


def build(form):
    r = ratchet()
    if form:
        # a hand needs the same grip for a smaller head
        grip = r.index(next(o for o in r if o.data.materials[0].name.startswith("rubber")))
        place(r[:grip], (.8, 0, 0), (0, 0, 0))
        place(r[:grip], (0, 0, 0), (0, 0, 0), .8)
    r.append(text(form.replace("-", "/") + " in" if form else "1/2 in", .62 if form else .7, (2.3, 0, 3), (0, 0, 0), ink((.02, .02, .022)), .015, r[0]))
    place(rest(r), (0, 0, 0), (0, 0, 54))
