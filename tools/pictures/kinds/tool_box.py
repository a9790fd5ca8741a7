import math
from parts import brand
from scene import chrome, ink, paint, plastic, rubber, steel, zinc
from shapes import boolean, box, circle, cyl, label, place, plate, round_corners, tube

ALT = "Tool box"
COLORS = ["red"]
FORMS = {"rolling": {"az": 28, "el": 16}, "site": {"az": 30, "el": 28}}
VIEWS = [{"az": 52, "el": 36, "fill": .88}, {"az": 28, "el": 24, "fill": .84}]


def chest(z, H, W=52, D=32, handle=True, latch=None):
    """One molded module with a recessed front, ribs and two latches."""
    black, latch = plastic("black", .45), latch or plastic("yellow")
    box(W, D, H, (0, 0, z + H / 2), black, 1.4)
    box(W - 3, 1, H - 6, (0, -D / 2 - .2, z + H / 2 - 1.4), plastic("gray", .5), .4)
    box(W + .6, D + .6, 1.6, (0, 0, z + H - 3.2), black, .5)
    for s in (-1, 1):
        x = s * (W / 2 - 9)
        box(5.6, 1.8, 6.2, (x, -D / 2 - .9, z + H - 3.6), latch, .6)
        box(3.4, .8, 2.2, (x, -D / 2 - 2.0, z + H - 4.6), latch, .3)
        box(1.4, 1.6, H - 2, (s * (W / 2 - 1.8), -D / 2 + .2, z + H / 2), black, .4)
    if handle:
        box(15, 2, 2.2, (0, -D / 2 - 1.4, z + H - 3.4), black, .8)
    label(13, 2.8, (0, -D / 2 - .75, z + H / 2 - 2.4), (90, 0, 0), ink("yellow"), r=.5, depth=.1)
    brand("BRIGHTFORGE", 2.1, (0, -D / 2 - .84, z + H / 2 - 2.4), (90, 0, 0), ink("black"), .04, spacing=1.08, room=1.5)


def rolling():
    """Three stacked modules on wheels with a drawn-out bar."""
    black = plastic("black", .45)
    chest(4, 34)
    chest(38.4, 19)
    chest(57.8, 15)
    for s in (-1, 1):
        w = [cyl(8.5, 4.4, (0, 0, 0), rubber(), "x", .9), cyl(5.4, 4.8, (0, 0, 0), plastic("yellow"), "x", .4), cyl(1.6, 5.4, (0, 0, 0), steel(), "x", .2)]
        place(w, (s * 25.4, 13.5, 8.5))
        box(9, 5, 5, (s * 19, -13, 3.0), black, 1.2)
        tube([(s * 17, 17.4, 20), (s * 17, 17.4, 100)], 1.2, steel(), smooth=False)
    tube([(-17, 17.4, 98), (-17, 17.4, 103), (-13, 17.4, 105), (13, 17.4, 105), (17, 17.4, 103), (17, 17.4, 98)], 1.5, black)
    cyl(2.0, 18, (0, 17.4, 105), rubber(), "x", .6)


def site():
    """A wide molded box with metal latches, a long handle, and a groove along its lid in which a pipe lies to be sawn."""
    chest(0, 27, 60, 29, handle=False, latch=chrome())
    black = plastic("black", .45)

    def grooved(part):
        return boolean(part, box(70, 2.6, 2.6, (0, -6.4, 29.0), rot=(45, 0, 0)))
    grooved(box(56, 26, 2.4, (0, 0, 27.6), black, 1.0))
    for s in (-1, 1):
        grooved(box(13, 9.6, .8, (s * 19, -6.4, 28.8), plastic("yellow"), .3))
        box(4.6, 3.6, 6, (s * 15, 3.4, 30.4), black, 1.0)
    cyl(1.7, 30, (0, 3.4, 33), black, "x", .5)
    cyl(1.95, 15, (0, 3.4, 33), rubber(), "x", .5)


def tray(c, D, H, W=52.6):
    """An open tray of sheet steel that rests on z = 0, its rim rolled."""
    o = box(W, D, H, (0, 0, H / 2), c, .35)
    boolean(o, box(W - .3, D - .3, H, (0, 0, H / 2 + .18), r=.25))
    x, y = W / 2 - .08, D / 2 - .08
    corners = round_corners([(-x, -y), (x, -y), (x, y), (-x, y)], .5)
    return [o, tube([(*p, H) for p in corners], .2, c, closed=True, smooth=False)]


def lid(c, W=52.6):
    """Half of the roof, hinged along z = 0, y = 0 and closing toward +y: a sheet with a kink, its ends, a handle and an eye for a padlock."""
    outer, inner = [(-.15, 0), (-.15, .7), (2.6, 2.1), (9.9, 2.1)], [(9.9, 1.9), (2.7, 1.9), (.05, .6), (.05, 0)]
    out = [plate(outer + inner, W + .3, mat=c, bevel=.06, plane="yz")]
    for s in (-1, 1):
        out.append(plate(outer + [(9.9, 0)], .2, (s * (W / 2 + .1), 0, 0), c, bevel=.05, plane="yz"))
        out.append(box(2.2, 1.5, .3, (s * 7.6, 9.0, 2.2), chrome(), .1))
        out.append(tube([(s * 7.6, 9.0, 2.2), (s * 7.6, 9.0, 4.0), (s * 7.3, 9.0, 4.6), (s * 6.6, 9.0, 4.9)], .36, chrome()))
    out.append(cyl(.36, 13.4, (0, 9.0, 4.9), chrome(), "x"))
    out.append(cyl(.78, 11.6, (0, 9.0, 4.9), rubber(), "x", .3))
    out.append(plate([(-1.1, 0), (1.1, 0), (1.1, 1.9), (-1.1, 1.9)], .22, (0, 9.76, 2.0), chrome(), [circle(.42, (0, 1.1))], .05, r=.5))
    return out


def arm(y, z, dy, dz, x):
    """A flat bar on an end of the box between two pins, from (y, z) over (dy, dz)."""
    length, turn = math.hypot(dy, dz), math.degrees(math.atan2(dz, dy))
    bar = [plate([(-.8, -.8), (length + .8, -.8), (length + .8, .8), (-.8, .8)], .22, bevel=.04, plane="yz", r=.8, mat=zinc())]
    for p in (0, length):
        bar.append(cyl(.42, .5, (0, p, 0), steel(), "x", .1))
    place(bar, rot=(turn, 0, 0))
    return place(bar, (x, y, z))


def steel_box(color, opened, maker):
    """Five trays of a cantilever box. Each arm leans inward when the box is closed and as far outward when it is open."""
    c = paint(color)
    H, step, lean, rise = 8.0, 5.4, 4.3, 5.4
    out = 2 * lean if opened else 0
    tray(c, 20, H)
    box(52.8, 20.2, .4, (0, 0, -.1), plastic("black"), .1)
    label(7.6, 2.6, (26.32, 0, 3.2), (90, 0, 90), ink("black"), r=.4, depth=.06)
    brand(maker, 2.0, (26.37, 0, 3.2), (90, 0, 90), ink("white"), .03, spacing=1.05)
    for side in (-1, 1):
        for k in (1, 2):
            t = tray(c, 9.9, step - .15)
            for x in ((-9, 9) if k == 2 else (0,)):
                t.append(box(.12, 9.6, step - 1.2, (x, 0, (step - 1.2) / 2), c))
            if k == 2:
                t.append(label(13, 3.2, (0, -4.97, 2.6), (90, 0, 0), ink("black"), r=.5, depth=.06))
                t.append(brand(maker, 2.5, (0, -5.02, 2.6), (90, 0, 0), ink("white"), .03, spacing=1.08, room=1.5))
                # the lid turns about the outer edge of the upper tray
                roof = place(lid(c), rot=(128 if opened else 0, 0, 0))
                t += place(roof, (0, -4.95, step + .1))
            place(t, (0, -5 - out * k, H + .1 + step * (k - 1)))
            if side == 1:
                place(t, rot=(0, 0, 180))
        dy = lean if opened else -lean
        # pins of the three arms, counted outward from the middle of the box: one through all trays, two that keep them level
        for level, p, spans in ((0, 9.2, 2), (0, 5.2, 1), (1, 9.2, 1)):
            y0 = p + (out if level else 0)
            for end in (-1, 1):
                arm(side * y0, 6.0 + rise * level, side * dy * spans, rise * spans, end * (26.5 + (.26 if spans == 1 else 0)))


def build(color, view=2, maker="BRIGHTFORGE"):
    """The steel box stands open in its first picture and closed in its second, as beside other products."""
    if color in FORMS:
        return {"rolling": rolling, "site": site}[color]()
    steel_box(color, view == 1, maker)
