import bpy
from kinds import charger
from parts import battery, brand, chuck, panel, screw_heads, slots, trigger
from scene import aluminum, ink, lamp, plastic, rubber, tool_steel
from shapes import box, cyl, fuse, knurl, lathe, loft, place, plate, put, text, tube

ALT = "Cordless drill driver with battery"
COLORS = ["yellow", "blue", "red"]
VIEWS = [{"az": 26, "el": 18, "fill": .89, "size": 2.4}, {"az": -38, "el": 18}]
FORMS = {"12v": {"fill": .8, "size": 2}, "45": {"fill": .8, "size": 2}, "75": {"fill": .8, "size": 2}, "36v": {"fill": .84, "size": 2}}
PRINTS = {"12v": "12V  30 Nm", "45": "18V  45 Nm", "75": "18V  75 Nm", "36v": "36V  140 Nm"}


def body(color, nose=5.2, rear=-6.6):
    """The molded shell: motor housing, grip and battery foot."""
    shell = fuse([
        loft([((rear, 0, 0), 1.9, 2.3), ((rear + .25, 0, 0), 2.5, 2.9), ((rear + 1.3, 0, 0), 3.05, 3.45, 2.6), ((-2, 0, 0), 3.3, 3.6, 2.7),
              ((2, 0, 0), 3.2, 3.5, 2.6), ((nose - .6, 0, 0), 2.85, 3.0, 2.3), ((nose, 0, 0), 2.6, 2.7, 2)]),
        loft([((-1.6, 0, -1), 2.2, 3.0, 2.4), ((-2.2, 0, -4.5), 1.85, 2.35, 2.4), ((-2.9, 0, -8), 1.75, 2.15, 2.4), ((-3.5, 0, -11.5), 1.9, 2.4, 2.4),
              ((-3.3, 0, -13), 2.4, 3, 2.6)]),
        loft([((-1.6, 0, -11.9), 2.6, 4.2, 4), ((-1.6, 0, -12.2), 3.0, 4.9, 5), ((-1.6, 0, -12.9), 3.35, 5.3, 6), ((-1.6, 0, -13.8), 3.4, 5.4, 7)]),
        loft([((2.2, 0, -2), 1.7, 1.2, 2.6), ((1.2, 0, -4), 1.3, 1.2, 2.4)]),
    ], plastic(color), 0.13, 10)
    return shell


def case(color, W=25, D=9, H=19.5):
    """The carry case, closed and upright."""
    gray, black = plastic((.25, .255, .265), .46), plastic("black", .45)
    box(W, D, H, (0, 0, H / 2), gray, 1.5)
    plate([(-W / 2 - .3, -.3), (W / 2 + .3, -.3), (W / 2 + .3, H + .3), (-W / 2 - .3, H + .3)], 1.5, mat=black, bevel=.3, r=1.9)
    plate([(-W / 2 + 2, 1.8), (W / 2 - 2, 1.8), (W / 2 - 2, H - 1.8), (-W / 2 + 2, H - 1.8)], .9, (0, -D / 2, 0), gray, bevel=.3, r=1.4)
    for x in (-8.8, 8.8):
        box(3.6, 4.4, .9, (x, -.3, H + .4), black, .3)
        box(3.6, 1.1, 3.0, (x, -D / 2 - .5, H - 1.9), plastic(color), .35)
        box(3.0, 4.6, .7, (x, -D / 2 + 2.1, H + .2), plastic(color), .3)
    tube([(-5.4, 0, H - .5), (-5.2, 0, H + 1.5), (-4.2, 0, H + 2.3), (4.2, 0, H + 2.3), (5.2, 0, H + 1.5), (5.4, 0, H - .5)], .8, black)
    cyl(1.0, 7.8, (0, 0, H + 2.3), rubber(), "x", .4)
    brand("FERROX", 2.7, (2.4, -D / 2 - .47, H * .52), (90, 0, 0), ink("white"), .04, spacing=1.08)


def kit(color):
    """The drill before its charger, which holds the second pack, and its case."""
    put(drill, color, (2.4, 0))
    charged(color, (8.2, 10.3), 22)
    put(case, color, (-3.3, 17.1), 14)


def charged(color, at, turn):
    """The charger with a pack in it, in the color of the tool that it comes with."""
    for o in place(put(charger.build, "", at, turn), scale=.9):
        # no cable across the picture; its color and print are the drill's
        if o.name.startswith("tube"):
            bpy.data.objects.remove(o)
            continue
        for slot in o.material_slots:
            if slot.material.name.startswith("plasticyellow"):
                slot.material = plastic(color)
            elif slot.material.name == "inkyellow":
                slot.material = ink(color)
            elif slot.material.name == "inkblack" and color != "yellow":
                slot.material = ink("white")


def build(color, view=2):
    """The colors are sold as a kit, which the first picture shows; everywhere else the drill is alone."""
    kit(color) if view == 1 and color not in FORMS else drill(color)


def drill(color):
    form = color if color in FORMS else ""
    color = "yellow" if form else color
    black, soft = plastic("black", .42), rubber()
    shell = body(color)
    slots(shell, [(-5.2 + .62 * k, .1) for k in range(5)], .3, 2.7, .7, 3.0, 8)
    panel(shell, [(-7, 4.2), (-3.4, 4.2), (-2.6, 2.5), (1.6, 2.2), (2.6, 4), (-7, 4.5)], soft, .08)
    panel(shell, [(-6, -3.6), (-2.4, -3.3), (-1.0, -4.4), (-1.6, -8), (-1.2, -11.3), (-6.4, -11.9), (-7, -4)], soft, .09, r=.7)
    panel(shell, [(3.6, -4), (3.6, 4), (6, 4), (6, -4)], aluminum(.35) if form == "75" else black, .06, r=.2)   # its gearbox is all metal
    cyl(2.55, .7, (5.4, 0, 0), black, "x", .12)
    knurl(2.5, 1.35, black, (5.7, 0, 0), "x", 22, .13, straight=True)
    lathe([(0, 0), (2.35, 0), (2.5, .12), (2.45, .3), (2.2, .45), (0, .45)], plastic("gray"), (7.05, 0, 0), "x")
    chuck(7.4, 2.15, 4.4)
    trigger((1.05, 0, -5.1), 2.9)
    cyl(.34, 4.2, (.35, 0, -3.35), black, "y", .1)
    box(2.2, 1.2, .34, (-1.2, 0, 3.72), black, .12)
    box(.7, .8, .3, (-1.2, 0, 3.9), plastic(color), .08)
    cyl(.32, .12, (3.0, 0, -3.35), lamp(1.5, (1, 1, .95)), "x", rot=(0, 130, 0))
    on = "black" if color == "yellow" else "white"
    brand("FERROX", 1.26, (.58, -6, .35), (90, 0, 0), ink(on), .03, shell, 1.05)
    text(PRINTS.get(form, "18V  BRUSHLESS"), .62, (.55, -6, -.85), (90, 0, 0), ink(on), .03, shell, 1.1)
    screw_heads([(-3.1, -2.55), (2.4, -2.45)], -2.55)
    screw_heads([(-6.0, -13.4), (2.6, -13.4)], -3.36)
    if form == "12v":
        battery(color, (-1.6, 0, -13.7), 9.0, 6.2, 3.0, "12V 2.0Ah")
    elif form == "36v":
        # two packs side by side, and a handle on the neck
        for x in (-7.3, 4.1):
            battery(color, (x, 0, -14.3), 10.8, 7.0, 5.0)
        fuse([loft([((-1.6, 0, -13.0), 3.0, 8.0, 5), ((-1.6, 0, -13.6), 3.4, 10.6, 7), ((-1.6, 0, -14.4), 3.4, 10.8, 8)])], plastic(color), .13, 4)
        lathe([(2.3, 0), (2.9, 0), (3.0, .15), (3.0, 1.2), (2.9, 1.4), (2.3, 1.4)], black, (5.6, 0, 0), "x")
        lathe([(0, 2.6), (1.1, 2.6), (1.1, 3.6), (1.75, 3.9), (1.8, 4.3), (1.25, 4.7), (1.3, 5.6), (1.6, 8), (1.55, 11), (1.8, 12.4), (1.3, 13.2), (0, 13.3)], soft, (6.3, 0, 0), "-y")
    else:
        battery(color, (-1.6, 0, -13.7), 10.8, 7.0, 5.0)
