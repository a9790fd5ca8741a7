from parts import brand
from scene import brushed, ink, plastic, rubber, tool_steel
from shapes import box, cut, everything, fuse, place, plate, text, thread

ALT = "Adjustable wrench with soft grip"
VIEWS = [{"az": 0, "el": 52, "fill": .83}]
FORMS = {"6": {"fill": .71}, "8": {"fill": .77}, "12": {"fill": .89}}
# inches: how much longer the handle is, beside a head of one size, than that of ten inches
LONGER = {6: -2.6, 8: -1.1, 10: 0, 12: 1.2}


def build(form):
    inches = int(form or 10)
    d = LONGER[inches]
    m, jaw = brushed(.26, .46), brushed(.3, .4)
    body = fuse([
        plate([(-1.5, -1.0), (12 + d, -.85), (12 + d, .85), (-1.5, 1.1)], .8, mat=m, bevel=.15, plane="xy"),
        plate([(-7.6, .75), (-7.2, .45), (-4.3, .2), (-3.2, -.3), (-3.6, -1.2), (-4.4, -2.3), (-3.2, -2.9), (-.2, -2.0), (1.2, -.9), (1.2, .9),
               (-1.2, 2.6), (-4.2, 3.2), (-6.6, 2.2)], 1.3, mat=m, plane="xy", r=.4),
    ], m, .07, 6)
    cut(body, plate([(-3.6, -1.45), (-1.1, -1.45), (-1.1, -.05), (-3.6, -.05)], 4, plane="xy", r=.15))
    moving = plate([(-8.2, -.35), (-7.9, -1.1), (-5.4, -2.5, .5), (-4.2, -2.7), (-3.6, -1.9), (-3.6, -.35)], 1.2, mat=jaw, bevel=.08, plane="xy", r=.15)
    worm = thread(.62, .38, 2.2, tool_steel(), (-3.45, -.78, 0), "x", .16, tip=False)
    grip = fuse([plate([(3.2 + d, -1.0), (4.2 + d, -1.25), (11.6 + d, -1.35), (12.7 + d, -.9), (12.7 + d, .9), (11.6 + d, 1.35), (4.2 + d, 1.25), (3.2 + d, 1.0)], 1.5, mat=rubber(), bevel=.5, plane="xy", r=.6)], rubber("red"), .09, 6)
    inlay = plate([(4.6 + d, -.62), (11.4 + d, -.75), (11.4 + d, .75), (4.6 + d, .62)], .3, (0, 0, .66), rubber(), bevel=.1, plane="xy", r=.5)
    brand(f"NORDHAVEN  {inches} in", 1.15, (8.0 + d, 0, .83), (0, 0, 0), rubber("white"), .02, spacing=1.15)
    text(f"{inches * 25} mm", .62, (.9 + d / 2, .05, .42), (0, 0, 0), ink((.02, .02, .022)), .03)
    brand("NORDHAVEN", .55, (-3.0, 1.6, .65), (0, 0, 18), m, .06)
    for k in range(9):
        box(.04, .5 if k % 4 == 0 else .3, .02, (-4.3 + .28 * k, .45, .655), plastic("black"))
    place(everything(), (0, 0, .8), (0, 0, -50))
