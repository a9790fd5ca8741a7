from kinds.cordless_drill import body
from parts import battery, brand, panel, screw_heads, slots, trigger
from scene import aluminum, black_oxide, ink, lamp, plastic, rubber, steel, tool_steel
from shapes import cyl, fuse, hexhead, knurl, lathe, loft, plate, text, hexagon

ALT = "Cordless impact driver with battery"
COLORS = ["yellow", "blue"]
VIEWS = [{"az": 30, "el": 18}, {"az": -36, "el": 18}]
FORMS = {"220": {}}


def build(color):
    black, soft = plastic("black", .42), rubber()
    small, strong = color == "blue", color == "220"      # the blue one is the 12 V machine
    color = "yellow" if strong else color
    shell = body(color, 2.6, -5.8)
    slots(shell, [(-4.4 + .6 * k, .1) for k in range(4)], .28, 2.6, .7, 3.0, 8)
    panel(shell, [(-7, 4.2), (-2.9, 4.2), (-2.2, 2.6), (.6, 2.4), (1.4, 4), (-7, 4.5)], soft, .08)
    panel(shell, [(-6, -3.6), (-2.4, -3.3), (-1.0, -4.4), (-1.6, -8), (-1.2, -11.3), (-6.4, -11.9), (-7, -4)], soft, .09, r=.7)
    lathe([(0, 0), (2.85, 0), (2.9, .2), (2.85, 1.2), (2.6, 2.1), (2.1, 2.9), (1.7, 3.3), (1.55, 3.4), (0, 3.4)], aluminum(.38), (2.0, 0, 0), "x")
    if strong:
        # a hammer case with ribs, and a red cap
        lathe([(0, 0), (2.8, 0), (2.8, 1.7), (1.6, 2.3), (0, 2.3)], aluminum(.36), (3.1, 0, 0), "x")
        for k in range(4):
            lathe([(2.4, 0), (3.06, .06), (3.06, .28), (2.4, .34)], aluminum(.3), (3.2 + .46 * k, 0, 0), "x")
        panel(shell, [(-7, -4), (-7, 4), (-5.0, 4), (-5.0, -4)], plastic("red"), .1, r=.3)
    lathe([(0, 0), (2.95, 0), (3.02, .15), (3.0, .9), (2.86, 1.1), (0, 1.1)], soft, (2.1, 0, 0), "x")
    lathe([(0, 0), (1.5, 0), (1.5, .5), (1.3, .6), (0, .6)], black, (5.4, 0, 0), "x")
    knurl(1.15, 1.3, black_oxide(), (5.9, 0, 0), "x", 30, .06)
    lathe([(0, 0), (1.1, 0), (1.1, .2), (.95, .35), (0, .35)], steel(), (7.2, 0, 0), "x")
    hexhead(.635, 2.4, (7.3, 0, 0), tool_steel(), "x")
    lathe([(0, 0), (.28, 0), (.2, .5), (.2, 1.1), (0, 1.1)], tool_steel(), (9.6, 0, 0), "x")
    lathe([(0, 0), (.34, 0), (.30, .3), (.1, 1.0), (0, 1.05)], tool_steel(), (10.6, 0, 0), "x", n=4, smooth=10)
    trigger((1.05, 0, -5.1), 2.9)
    cyl(.34, 4.2, (.35, 0, -3.35), black, "y", .1)
    for a in (-1, 1):
        cyl(.22, .12, (5.42, a * 1.3, -1.2), lamp(1.5, (1, 1, .95)), "x")
    on = "black" if color == "yellow" else "white"
    brand("FERROX", .98, (-.12, -6, .5), (90, 0, 0), ink(on), .03, shell, 1.05)
    text("12V IMPACT" if small else "18V  220 Nm" if strong else "18V  180 Nm", .58, (-.4, -6, -.65), (90, 0, 0), ink(on), .03, shell, 1.1)
    screw_heads([(-3.1, -2.45), (1.2, -2.3)], -2.6)
    screw_heads([(-6.0, -13.4), (2.6, -13.4)], -3.36)
    if small:
        battery(color, (-1.6, 0, -13.7), 9.0, 6.2, 3.0, "12V 2.0Ah")
    else:
        battery(color, (-1.6, 0, -13.7), 10.8, 7.0, 6.4 if strong else 5.0, "18V 8.0Ah" if strong else "18V 5.0Ah")
