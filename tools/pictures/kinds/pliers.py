import bpy
from parts import brand
from scene import brushed, ink, rubber, steel
from shapes import box, circle, cut, cyl, everything, fuse, join, knurl, loft, mirrored, place, plate, rest, thread

ALT = "Pliers with insulated grips"
VIEWS = [{"az": 0, "el": 50, "fill": .84}]
FORMS = {"side": {}, "long-nose": {}, "water-pump": {}, "locking": {}}
# one half of the head, its jaw toward +y: what makes a plier a cutter or a long nose
JAWS = {"": [(1.15, 7.4), (1.75, 4.6)], "side": [(.45, 4.9), (1.5, 3.9)], "long-nose": [(.42, 11.6), (.95, 7.6), (1.55, 4.2)]}


def handle(color, inlay):
    grip = loft([((-1.5, -2.9, 0), .75, .55, 2.5), ((-1.6, -3.1, 0), 1.0, .8, 2.5), ((-2.1, -4.8, 0), .92, .85, 2.5), ((-2.8, -8, 0), 1.05, .95, 2.5), ((-3.0, -12, 0), 1.0, .9, 2.5),
                 ((-2.5, -15.6, 0), .95, .85, 2.5), ((-2.3, -16.4, 0), .6, .5, 2.5), ((-2.3, -16.4, 0), .1, .1, 2)], rubber(color))
    inner = loft([((-2.25, -5.4, .14), .3, .8, 2.5), ((-2.8, -8, .12), .62, .93, 2.5), ((-2.98, -11.5, .12), .62, .9, 2.5), ((-2.65, -14.6, .12), .4, .82, 2.5)], rubber(inlay))
    return [grip, inner]


def jointed(form, m):
    """Two equal halves on a rivet."""
    jaw = JAWS[form]
    top = jaw[0][1] + .8
    for s in (0, 1):
        o = fuse([plate([(-.04, top), (jaw[0][0] * .5, top)] + jaw + [(1.9, 2.4), (1.2, .6), (-.2, -1.0), (-1.6, -2.8), (-2.1, -4.4), (-1.4, -4.8), (-.5, -2.6), (-.6, .2), (-.06, 2.4)],
                        .9, (0, 0, 0), m, plane="xy", r=.3)], m, .06, 5)
        if form == "side":
            place([o], (0, 0, 0), (0, 0, -1.2))          # the edges meet at their points
        else:
            if not form:
                cut(o, plate(circle(.55, (.0, 4.0), 40), 4, plane="xy"))
            n = 10 if not form else 22
            cut(o, join([box(.6, .12, 3, (0, 5.2 + .27 * k, 0), rot=(0, 0, 45)) for k in range(n)]))
        place(o, (0, 0, .22))
        both = [o] + handle("orange" if form == "side" else "blue" if form else "red", (.022, .022, .024))
        if s:
            old, both = both, [mirrored(q, "x") for q in both]
            for q in old:
                bpy.data.objects.remove(q)
            place(both[0], (0, 0, -.44))
    cyl(1.05, 1.5, (0, .9, .05), brushed(.2, .46), c=.12)
    cyl(.5, 1.6, (0, .9, .05), steel(), c=.1)
    brand("NORDHAVEN", .6, (1.05, 2.8, .67), (0, 0, 75), ink("black"), .02, room=1.15)


def water_pump(m):
    """The jaws stand at an angle to the handles; the lower one sits in one of seven grooves."""
    lower = fuse([plate([(-4.4, 4.3), (-4.0, 5.3), (.2, 3.9), (1.5, 2.4), (1.4, .4), (2.4, -3.4), (3.1, -4.6), (2.0, -5.2), (.2, -1.4), (-.8, .8), (-1.5, 2.5)], .8, mat=m, plane="xy", r=.35)], m, .07, 5)
    upper = fuse([plate([(-5.0, 6.0), (-4.2, 8.0), (-1.6, 8.1), (1.5, 6.2), (2.6, 3.4), (2.0, .2), (-.6, -3.6), (-1.6, -5.2), (-2.6, -4.6), (-1.0, -1.0), (.2, 1.8), (.5, 3.6), (-.6, 4.9), (-4.4, 6.2)], .8, mat=m, plane="xy", r=.35)], m, .07, 5)
    cut(upper, join([box(.55, .18, 3, (-4.3 + .42 * k, 6.02 - .16 * k, 0), rot=(0, 0, 65)) for k in range(9)]))
    cut(lower, join([box(.55, .18, 3, (-4.1 + .42 * k, 5.36 - .17 * k, 0), rot=(0, 0, 65)) for k in range(9)]))
    slot = [(1.9, 5.0, .3), (2.4, 4.4, .3), (1.1, .2, .3), (.5, .6, .3)]
    cut(upper, plate(slot, .5, (0, 0, .4), plane="xy", r=.3))
    place(upper, (0, 0, .42)), place(lower, (0, 0, -.36))
    cyl(.72, 1.1, (.85, 1.6, .55), brushed(.2, .46), c=.12)
    for s, z in ((-1, .42), (1, -.36)):
        g = loft([((s * 1.9, -4.2, z), .7, .5, 2.5), ((s * 2.1, -4.6, z), 1.0, .72, 2.5), ((s * 2.9, -8, z), 1.05, .8, 2.5), ((s * 3.6, -13, z), 1.0, .75, 2.5), ((s * 3.9, -18, z), .95, .7, 2.5), ((s * 4.0, -19, z), .6, .45, 2.5), ((s * 4.0, -19, z), .1, .1, 2)], rubber("red"))
    brand("NORDHAVEN", .98, (3.3, -11, 8), (0, 0, 96), ink("white"), .02, g)


def locking(m):
    """Locking pliers: a formed steel channel with a screw in its end, a toggle handle with a release."""
    fixed = fuse([plate([(.1, 8.6), (-1.6, 7.6), (-2.4, 4.8), (-2.2, 1.4), (-2.9, -4), (-3.0, -14.2), (-1.1, -14.2), (-1.2, -4), (-.6, 1.5), (-.5, 5.0), (.1, 6.6)], 1.7, mat=m, plane="xy", r=.4, bevel=.3)], m, .08, 5)
    jaw = fuse([plate([(.2, 8.4), (1.7, 7.4), (2.3, 4.6), (2.0, 1.6), (.6, -.4), (-.9, .4), (-.4, 3.0), (.6, 5.0), (.2, 6.4)], .9, mat=m, plane="xy", r=.35)], m, .07, 5)
    cut(fixed, join([box(.5, .16, 4, (.1, 6.7 + .26 * k, 0), rot=(0, 0, 45)) for k in range(7)]))
    cut(jaw, join([box(.5, .16, 4, (.2, 6.6 + .26 * k, 0), rot=(0, 0, 45)) for k in range(7)]))
    lever = fuse([plate([(1.5, 2.4, .5), (2.7, 1.0), (3.0, -3), (2.9, -9), (3.5, -12.4), (2.8, -12.8), (1.7, -9), (1.5, -3), (.6, .6)], 1.3, mat=m, plane="xy", r=.4, bevel=.25)], m, .08, 5)
    plate([(2.0, -4.6), (2.5, -4.8), (2.3, -11), (1.9, -12.2), (1.3, -11.8), (1.5, -9)], .9, (-.5, 0, 0), m, bevel=.15, plane="xy", r=.3)
    for x, y, r in ((1.2, 1.2, .55), (-1.4, 3.2, .5), (2.1, -3.4, .42)):
        cyl(r, 2.0, (x, y, 0), steel(), c=.12)
    thread(.38, .13, 3.0, steel(), (-2.05, -14.0, 0), axis="-y", rot=(90, 0, 0))
    knurl(.85, 1.1, steel(), (-2.05, -16.6, 0), rot=(90, 0, 0), count=28, depth=.05)
    brand("NORDHAVEN", .8, (-2.1, -8.4, .86), (0, 0, 90), ink("black"), .02, spacing=1.1, room=1.4)


def build(form):
    m = brushed(.27, .44)
    if form == "water-pump":
        water_pump(m)
    elif form == "locking":
        locking(steel(.2, .52))
    else:
        jointed(form, m)
    place(rest(everything()), (0, 0, 0), (0, 0, -38))
