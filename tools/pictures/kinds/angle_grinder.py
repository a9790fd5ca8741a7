from kinds.cordless_drill import case, charged
from parts import battery, brand, panel, screw_heads, slots
from scene import aluminum, black_oxide, brushed, grit, ink, plastic, rubber, steel, tool_steel
from shapes import box, circle, cyl, everything, fuse, knurl, lathe, loft, place, plate, put, rest, text, tube

ALT = "Angle grinder with side handle"
COLORS = ["blue", "green"]
FORMS = {"yellow": {"az": 30, "el": 27, "fill": .89, "size": 2.4}, "red": {"az": 30, "el": 27, "fill": .89, "size": 2.4}, "bare": {"az": 36, "el": 30}, "slide": {"fill": .82}, "large": {"az": 26, "el": 34}}
# the radius of the disc in centimeters and what is printed beside the name
DISCS = {"": (6.25, "1250 W  125 mm"), "large": (10.4, "2400 W  230 mm"), "slide": (5.75, "800 W  115 mm"), "green": (5.75, "850 W  115 mm"), "bare": (5.75, "18V  115 mm")}
VIEWS = [{"az": 14, "el": 30, "fill": .86}, {"az": -36, "el": 26, "fill": .84}]


def build(color):
    kit(color) if color in ("yellow", "red") else grinder(color)


def kit(color):
    """The grinder before its case, and the charger, which holds the second pack."""
    put(grinder, color, (0, 0))
    charged(color, (17, 18), 24)
    put(lambda c: case(c, 36, 11, 20), color, (-8, 24), 12)


def grinder(form):
    cordless, slide = form in ("yellow", "red", "bare"), form == "slide"
    R, printed = (6.25, "18V  BRUSHLESS") if form in ("yellow", "red") else DISCS.get(form, DISCS[""])
    color = {"large": "green", "bare": "yellow", "slide": "gray"}.get(form, form)
    black = plastic("black", .42)
    shell = fuse([
        loft([((-15.5, 0, 0), 2.2, 2.2), ((-15.2, 0, 0), 2.6, 2.7), ((-13, 0, 0), 2.7, 2.8), ((-8, 0, 0), 2.35, 2.5), ((-3, 0, 0), 2.5, 2.6), ((2, 0, 0), 3.1, 3.1), ((6.4, 0, 0), 3.4, 3.3), ((6.8, 0, 0), 3.3, 3.2)])], plastic(color), .13, 6)
    slots(shell, [(-14.2 + .6 * k, .1) for k in range(5)], .28, 2.6, .6, 2.5)
    slots(shell, [(3.0 + .62 * k, .0) for k in range(5)], .3, 2.8, .6, 3.2)
    panel(shell, [(-12.0, 3.4), (-.5, 3.4), (.4, 2.0), (-1.2, 1.2), (-10.8, 1.3), (-12.2, 2.2)], rubber(), .08, r=.5)
    panel(shell, [(-12.0, -3.4), (.6, -3.4), (1.2, -2.0), (-.6, -1.5), (-10.8, -1.5), (-12.2, -2.2)], rubber(), .08, r=.5)
    head = fuse([lathe([(0, -2.6), (3.1, -2.6), (3.1, 1.6), (2.2, 2.9), (0, 3.0)], at=(10.2, 0, 0)),
                 loft([((6.6, 0, 0), 3.2, 3.1, 3), ((9, 0, 0), 2.9, 2.7, 3), ((10.5, 0, 0), 2.6, 2.3, 3)])], aluminum(.4), .12, 6)
    cyl(2.6, .9, (10.2, 0, -2.8), aluminum(.36), c=.08)
    cyl(.6, 1.0, (10.2, 0, 3.1), plastic("red"), c=.1)
    disc_z = -4.4
    lathe([(0, -.15), (R - .05, -.15), (R, 0), (R - .05, .15), (0, .15)], grit((.05, .05, .055)), (10.2, 0, disc_z), n=128)
    lathe([(2.4, .16), (2.5, .17), (R * .64, .17), (R * .64, .16)], ink((.75, .1, .03)), (10.2, 0, disc_z))
    lathe([(0, 0), (2.0, 0), (2.0, .3), (1.2, .6), (1.2, 1.2), (0, 1.2)], steel(), (10.2, 0, disc_z))
    lathe([(0, 0), (2.0, 0), (1.9, -.5), (0, -.6)], steel(), (10.2, 0, disc_z - .15))
    # the guard: half a drum over the disc, on the operator's side
    outer = circle(R + .65, (10.2, 0), 50, 80, 280)
    plate(outer + list(reversed(circle(2.7, (10.2, 0), 30, 80, 280))), .22, (0, 0, -3.3), tool_steel(), bevel=.04, plane="xy")
    plate(outer + list(reversed(circle(R + .45, (10.2, 0), 50, 80, 280))), 2.0, (0, 0, -4.2), tool_steel(), bevel=.04, plane="xy")
    # side handle toward the viewer
    cyl(.55, 1.6, (10.2, -3.4, .2), steel(), "y")
    lathe([(0, 0), (2.0, 0), (2.05, .3), (1.3, .7), (1.35, 1.6), (1.7, 4), (1.75, 7), (1.5, 9.4), (1.75, 10.4), (1.4, 11.2), (0, 11.4)], rubber(), (10.2, -4.0, .2), "-y")
    if slide:
        # a long slide on the side, which locks on
        box(7.0, .6, 1.7, (-5.8, -2.5, .5), black, .3)
        box(3.0, .9, 1.1, (-4.6, -2.8, .5), plastic("red"), .3)
        for k in range(4):
            box(.16, .3, 1.0, (-5.5 + .5 * k, -3.2, .5), plastic("red"), .06)
    else:
        box(3.4, .5, 1.0, (-10.0, -2.5, .9), black, .2)
        box(1.5, .6, .7, (-9.6, -2.62, .95), plastic("red"), .2)
    if cordless:
        # the battery slides on behind, standing
        foot = fuse([loft([((-14.4, 0, 0), 2.5, 2.7, 3), ((-16.2, 0, 0), 3.0, 3.4, 5), ((-17.2, 0, 0), 3.3, 4.2, 6)])], plastic(color), .13, 5)
        pack = battery(color, (0, 0, 0), 10.0, 7.0, 5.2, "18V 5.0Ah")
        place(pack, (0, 0, 0), (0, 90, 0))
        place(pack, (-17.2, 0, -.6))
    else:
        cable()
    on = "black" if color == "yellow" else "white"
    brand("FERROX" if cordless else "TARNWERK", 1.0 if slide else 1.6, (.4 if slide else -4.3, -8, .3 if slide else -.1), (90, 0, 0), ink(on), .03, shell, 1.08)
    text(printed, .7, (3.4, -8, -1.75), (90, 0, 0), ink(on), .03, shell)
    screw_heads([(8.1, 1.7), (8.1, -1.7)], -2.75)
    rest(everything())


def cable():
    lathe([(0, 0), (1.1, 0), (1.0, .5), (.62, 2.6), (.42, 3.6), (0, 3.6)], rubber(), (-15.4, 0, 0), "-x")
    tube([(-18.5, 0, 0), (-20.5, .3, -.6), (-22, 1.5, -3.2), (-21, 4.2, -5.0), (-16, 7, -5.2)], .38, rubber())
