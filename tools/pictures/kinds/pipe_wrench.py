from parts import brand
from scene import brushed, cast, ink, paint, steel, tool_steel, black_oxide
from shapes import boolean, box, cyl, everything, fuse, join, knurl, loft, place, plate, rest, text, thread

ALT = "Pipe wrench"
VIEWS = [{"az": 0, "el": 52, "fill": .82}]
FORMS = {"10": {"fill": .73}, "18": {"fill": .87}, "24": {"fill": .93}}
# inches: how much longer the handle is, beside a head of one size, than that of fourteen
LONGER = {10: -2.6, 14: 0, 18: 2.0, 24: 5.4}


def build(form):
    inches = int(form or 14)
    d = LONGER[inches]
    c = cast("red")
    body = fuse([
        plate([(-6.6, -1.7), (-6.2, .6), (-4.4, 1.5), (-1.6, 1.9), (1.4, 1.5), (3, 1.0), (18 + d, 1.25), (19.2 + d, .7), (19.2 + d, -.7), (18 + d, -1.25), (3, -1.0), (.6, -1.5), (-1.4, -3.3), (-4.2, -3.4), (-4.6, -1.9)][::-1], 1.7, (0, 0, 1.2), c, plane="xy", r=.6),
        plate([(2.4, -.55), (18.4 + d, -.7), (18.4 + d, .7), (2.4, .55)], 1.2, (0, 0, 1.2), c, plane="xy", r=.3),
    ], c, .1, 6)
    boolean(body, plate([(4.4, -.5), (16.4 + d, -.65), (16.4 + d, .65), (4.4, .5)], .5, (0, 0, 2.1), plane="xy", r=.4))
    boolean(body, cyl(.6, 6, (17.8 + d, 0, 1.2)))
    brand("BRIGHTFORGE", 1.0, (8.6 + d / 2, 0, 1.92), (0, 0, 0), ink("white"), .08, spacing=1.15, room=1.6)
    text(f"{inches} in", 1.15, (14.2 + d * .8, 0, 1.92), (0, 0, 0), ink("white"), .08)
    # heel jaw set in the body
    pts = [(-6.9, -1.6), (-4.4, -2.0), (-4.4, -.6), (-6.7, .2)]
    teeth = [(-6.95 + .0, .2)]
    heel = [(-6.0, -1.9), (-4.6, -1.9), (-4.6, .9), (-6.0, .5)] + [p for k in range(6) for p in ((-6.45, .3 - .38 * k), (-6.05, .15 - .38 * k))]
    plate(heel, 1.5, (0, 0, 1.2), tool_steel(), bevel=.04, plane="xy")
    # hook jaw: a shank through the nut, ending in the jaw above
    hook = [(-1.2, -3.1), (-1.2, -4.3), (-6.0, -4.3)][:0]
    shank = plate([(2.6, 2.0), (2.6, 3.3), (-6.4, 3.3), (-8.9, 2.6, .8), (-10.6, .4, 1.0), (-10.7, -2.4, .4), (-9.8, -2.6, .2)] + [p for k in range(9) for p in ((-8.9, -2.4 + .38 * k), (-9.3, -2.25 + .38 * k))] + [(-8.4, 1.2, .3), (-7.4, 2.0, .5)], 1.3, (0, 0, 1.2), tool_steel(), bevel=.05, plane="xy")
    for k in range(14):
        box(.16, .16, 1.2, (-3.6 + .42 * k, 2.0, 1.2), tool_steel(), .03, rot=(0, 0, 45))
    knurl(1.25, 1.6, black_oxide(), (-2.2, 2.55, 1.2), "x", 24, .12, straight=True)
    fuse([plate([(-3.4, 1.0), (.6, 1.0), (.6, 4.2), (-.3, 4.2), (-.3, 3.5), (-2.5, 3.5), (-2.5, 4.2), (-3.4, 4.2)], 2.3, (0, 0, 1.2), c, plane="xy", r=.2)], c, .1, 4)
    place(rest(everything()), (0, 0, 0), (0, 0, -50))
