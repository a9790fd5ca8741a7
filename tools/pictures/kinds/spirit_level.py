from parts import brand
from scene import aluminum, glass, gloss, ink, plastic, rubber, _material
from shapes import box, boolean, cyl, everything, label, lathe, place, plate, rest, text

ALT = "Spirit level with three vials"
VIEWS = [{"az": -50, "el": 30, "fill": .9}]
FORMS = {"400": {"az": -40}, "1200": {"az": -54}}


def vial(length=4.6):
    """A vial along x."""
    fluid = _material("fluid", (.55, .85, .05), 0, .08, coat=.6, emit=.12)
    out = [lathe([(0, 0), (.62, 0), (.68, length / 2), (.62, length), (0, length)], fluid, (-length / 2, 0, 0), "x")]
    out.append(lathe([(0, 0), (.3, .12), (.36, .7), (.3, 1.28), (0, 1.4)], gloss((.88, .95, .55)), (-.7, -.38, .26), "x"))
    for x in (-.85, .85):
        out.append(cyl(.7, .08, (x, 0, 0), plastic("black"), "x"))
    for x in (-length / 2, length / 2):
        out.append(cyl(.85, .5, (x, 0, 0), plastic("black"), "x", .1))
    return out


def build(form):
    L = {"400": 27, "1200": 60}.get(form, 38)
    end = L / 2 - 4.8
    body = plate([(-L / 2, -2.7), (L / 2, -2.7), (L / 2, 2.7), (-L / 2, 2.7)], 2.3, (0, 0, 2.7), _material("anodised", (.70, .36, .01), .25, .4), bevel=.18, r=.3)
    inset = [plate([(-L / 2 + 3.6, -1.7), (-4.6, -1.7), (-4.6, 1.7), (-L / 2 + 3.6, 1.7)], .6, (0, -1.2, 2.7), r=.4)]
    inset.append(plate([(4.6, -1.7), (L / 2 - 3.6, -1.7), (L / 2 - 3.6, 1.7), (4.6, 1.7)], .6, (0, -1.2, 2.7), r=.4))
    inset.append(box(6.2, 6, 2.2, (0, 0, 4.7)))
    for x in (-end, end):
        inset.append(cyl(2.0, 6, (x, 0, 2.7), axis="y"))
    for t in inset:
        boolean(body, t)
    for x in (-end, end):
        cyl(2.15, 2.6, (x, 0, 2.7), plastic("black"), "y", .1, bore=1.75)
        cyl(1.8, .4, (x, .5, 2.7), plastic("white"), "y")
        place(vial(3.2), (0, 0, 0), (0, 90 if x < 0 else 45, 0))
        from shapes import bpy
        for o in everything()[-6:]:
            o.location.x += x
            o.location.z += 2.7
    box(6.4, 2.4, .3, (0, 0, 3.5), plastic("white"))
    place(vial(5.2), (0, 0, 4.3))
    for s in (-1, 1):
        box(.9, 2.7, 5.8, (s * (L / 2 + .2), 0, 2.7), rubber(), .3)
    if form == "400":                            # no room beside the vials
        brand("NORDHAVEN", 1.3, (0, -1.16, 1.9), (90, 0, 0), ink("black"), .03, spacing=1.1, room=1.3)
    else:
        brand("NORDHAVEN", 1.4 if form == "" else 2.0, (-(end + 4.6) / 2 + .6, -.92, 2.75), (90, 0, 0), ink("black"), .03, spacing=1.1, room=1.2)
        text("0.5 mm/m", 1.0 if form == "" else 1.3, ((end + 4.6) / 2 - .6, -.92, 2.75), (90, 0, 0), ink("black"), .03, spacing=1.1)
    for k in range(int(L * 2 - 7)):
        box(.04, .02, .5 if k % 5 == 0 else .3, (-L / 2 + 2 + .5 * k, -1.17, .35), ink("black"))
