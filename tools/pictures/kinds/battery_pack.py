from parts import battery, brand
from scene import brass, ink, plastic, steel
from shapes import box, everything, loft, place, plate, rest

ALT = "Slide-on battery, 18 V"
VIEWS = [{"az": 28, "el": 28, "fill": .82}]
FORMS = {"18v-5": {}, "18v-8": {}, "12v": {}}
# length, width, height, what the label says
PACKS = {"": (11.4, 7.4, 4.2, "18V 2.0Ah"), "18v-5": (11.4, 7.4, 5.8, "18V 5.0Ah"), "18v-8": (12.4, 8.4, 7.2, "18V 8.0Ah"), "12v": (7.6, 5.4, 4.6, "12V 2.0Ah")}


def build(form):
    l, w, h, says = PACKS[form]
    battery("yellow", (0, 0, 5.4), l, w, h, says)
    black = plastic("black", .42)
    # the rails and the terminals on top
    if form == "12v":
        # this one slides into the grip: a stem with the contacts at its end
        loft([((-.4, 0, 4.8), 1.9, 2.4, 3), ((-.4, 0, 10.2), 1.75, 2.2, 3), ((-.4, 0, 10.6), 1.5, 2.0, 3)], black)
        for s in (-1, 1):
            box(1.2, .3, 3, (-.4, s * 1.78, 8.6), brass(), .08)
            box(.7, 3.2, 1.2, (s * 2.3 - .4, 0, 5.9), plastic("yellow"), .2)
        return
    box(8.6, 4.6, 1.5, (-.6, 0, 5.8), black, .25)
    for s in (-1, 1):
        box(8.0, .6, .6, (-.6, s * 2.5, 6.3), black, .12)
    for k in range(5):
        box(2.6, .22, .12, (-3.0, -1.5 + .75 * k, 6.56), plastic("gray"))
        box(2.2, .12, .3, (-3.0, -1.5 + .75 * k, 6.6), brass(), .03)
    box(2.6, 3.0, .5, (3.6, 0, 5.6), plastic("yellow"), .2)
    brand("FERROX", 1.1, (1.6, 0, 6.57), (0, 0, -90), ink("white"), .02)
