from parts import brand
from scene import brushed, gloss, ink, plastic, rubber, steel, _material
from shapes import box, cyl, everything, knurl, label, place, plate, rest, text

ALT = "Caliper"
VIEWS = [{"az": 0, "el": 54, "fill": .86}]
FORMS = {"sr44": {}, "vernier": {}}


def display(x, cell):
    """With a lid for its button cell, or a strip of solar cells instead."""
    plate([(x - .9, -1.5), (x + 7.2, -1.5), (x + 7.2, 1.9), (x - .9, 1.9)], .7, (0, 0, .8), plastic("black", .4), bevel=.14, plane="xy", r=.4)
    plate([(x - .5, -.4), (x + 4.3, -.4), (x + 4.3, 1.5), (x - .5, 1.5)], .1, (0, 0, 1.16), _material("lcd", (.42, .47, .40), 0, .2, coat=.6), bevel=.02, plane="xy", r=.15)
    text("16.02", 1.35, (x + 1.65, .55, 1.22), (0, 0, 0), ink("black"), .01, spacing=1.15)
    text("mm", .5, (x + 3.85, .15, 1.22), (0, 0, 0), ink("black"), .01)
    brand("TARNWERK", .55, (x + (1.9 if cell else 1.3), -.95, 1.17), (0, 0, 0), ink("white"), .02, spacing=1.2, room=1.0)
    if cell:
        cyl(.72, .12, (x + 5.9, .45, 1.2), plastic("gray"), c=.04)
        box(.86, .14, .06, (x + 5.9, .45, 1.26), plastic("black"), rot=(0, 0, 35))
        text("SR44", .4, (x + 5.9, -.55, 1.17), (0, 0, 0), ink("white"), .02)
    else:
        plate([(x + 2.75, -1.25), (x + 4.75, -1.25), (x + 4.75, -.65), (x + 2.75, -.65)], .1, (0, 0, 1.16), _material("solar", (.05, .02, .06), .2, .25, coat=.8), plane="xy", r=.06)
        for k in range(3):
            box(.03, .56, .03, (x + 3.25 + .5 * k, -.95, 1.22), steel())
    for k, c in enumerate(("lightgray", "orange") if cell else ("orange", "lightgray", "lightgray")):
        if cell:
            plate([(-.5, -.22), (.5, -.22), (.5, .22), (-.5, .22)], .2, (x + 4.1 + 1.5 * k, -1.1, 1.18), plastic(c), bevel=.06, plane="xy", r=.1)
            continue
        plate([(-.45, -.28), (.45, -.28), (.45, .28), (-.45, .28)], .2, (x + 5.7, 1.2 - .95 * k, 1.18), plastic(c), bevel=.06, plane="xy", r=.26)


def vernier(x, m):
    """A second scale on a beveled plate, a thumb rest and a locking screw."""
    plate([(x - .9, -1.4), (x + 7.2, -1.4), (x + 7.2, 1.5), (x - .9, 1.5)], .5, (0, 0, .55), brushed(.2, .56), [[(x - .2, -.55), (x + 6.4, -.55), (x + 6.4, .7), (x - .2, .7)]], .06, "xy", r=.3)
    for k in range(21):
        box(.03, .42 if k % 5 == 0 else .26, .01, (x + .3 + .29 * k, -.62 - (.16 if k % 5 == 0 else .1), .81), ink("black"))
        if k % 10 == 0:
            text(str(k // 2), .36, (x + .3 + .29 * k, -1.16, .81), (0, 0, 0), ink("black"), .01)
    for k in range(64):
        big = k % 10 == 0
        box(.03, .5 if big else .3, .01, (x + .1 + .1 * k, -.3 if not big else -.2, .62), ink("black"))
    for k in range(7):
        text(str(k + 4), .4, (x + .1 + 1.0 * k, .32, .62), (0, 0, 0), ink("black"), .01)
    brand("TARNWERK", .46, (x + 2.2, 1.1, .81), (0, 0, 0), ink("black"), .01, spacing=1.1)
    text("0.02 mm", .4, (x + 5.4, 1.1, .81), (0, 0, 0), ink("black"), .01)


def build(form):
    m, dark = steel(.22, .5), steel(.3, .4)
    vernier_scale = form == "vernier"
    end = 23.0 if vernier_scale else 17.5                 # measures up to 200 mm or to 150
    plate([(-3.0, -.8), (end, -.8), (end, .8), (-3.0, .8)], .35, (0, 0, .3), m, bevel=.03, plane="xy")
    # fixed jaws
    plate([(-3.2, 1.1), (-3.2, -1.2), (-2.6, -2.4), (-1.35, -6.0), (-.9, -6.2), (-.9, .9), (-1.0, 1.6), (-1.3, 3.2), (-1.75, 2.2), (-2.2, 1.1)], .5, (0, 0, .3), m, bevel=.03, plane="xy")
    # the slide with its jaws and display, opened by some millimeters
    x = 4.1
    plate([(x - 2.5, 1.0), (x - 2.5, -6.2), (x - 2.05, -6.0), (x - .8, -2.4), (x - .2, -1.4), (x + 7.4, -1.4), (x + 7.4, 1.3), (x - 1.0, 1.3), (x - 1.5, 2.2), (x - 2.0, 3.2), (x - 2.4, 1.6), (x - 2.5, 1.0)], .62, (0, 0, .3), dark, bevel=.04, plane="xy")
    if vernier_scale:
        vernier(x, m)
    else:
        display(x, form == "sr44")
    knurl(.55, .5, steel(), (x + 5.4, -1.9, .3), "z", 26, .05, straight=True)
    knurl(.35, .9, steel(), (x + 1.6, 1.9, .4), "y", 26, .04, straight=True)
    for k in range(106):
        X = 6.2 + x + .15 * k
        if X < end - .3:
            box(.025, .5 if k % 10 == 0 else .3, .01, (X + 1.4, -.5, .48), ink("black")) if X + 1.4 < end - .2 else None
    for k in range(11 if vernier_scale else 5):
        text(str(10 + k), .5, (12.6 + 1.0 * k, .3, .48), (0, 0, 0), ink("black"), .01)
    box(.14, .5, 6, (14, 0, .3), dark, 0, (0, 90, 0))
    place(rest(everything()), (0, 0, 0), (0, 0, 42))
