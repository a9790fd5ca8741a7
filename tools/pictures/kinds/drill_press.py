from kinds.drill_bit import bit
from parts import brand, chuck, slots
from scene import black_oxide, brushed, cast, chrome, ink, paint, plastic, rubber, steel, tool_steel
from shapes import ball, boolean, box, circle, cyl, everything, fuse, knurl, label, lathe, loft, place, plate, rest, text, tube

ALT = "Drill press"
VIEWS = [{"az": 32, "el": 14, "fill": .86}]
FORMS = {"16": {}, "floor": {"el": 11, "fill": .9}}
# what it says, how much longer the column is
SIZES = {"": ("DP 13   350 W", 0), "16": ("DP 16   550 W", 14), "floor": ("DP 20   750 W", 82)}


def build(form):
    says, longer = SIZES[form]
    c, g = cast("green"), cast("gray")
    # the column stands at the back (+y); the work side looks to the viewer
    base = plate([(-13, -20), (13, -20), (13, 18), (-13, 18)], 3.4, (0, 0, 1.7), g, bevel=.8, plane="xy", r=3)
    for x in (-6, 6):
        box(2.0, 18, .6, (x, -8, 3.5), black_oxide(), .1)
    cyl(6.6, 4.4, (0, 10, 4.6), c, c=1)
    cyl(3.2, 72 + longer, (0, 10, 40 + longer / 2), steel(.22, .48), c=.2)
    stand = everything()
    # table
    fuse([cyl(5.0, 9, (0, 10, 32)), box(7, 12, 4, (0, 3, 32)), cyl(4, 4, (0, -6, 33))], c, .3, 6)
    t = plate([(-12, -12), (12, -12), (12, 12), (-12, 12)], 2.2, (0, -7, 36), brushed(.3, .44), bevel=.3, plane="xy", r=2, holes=[circle(1.6, n=40), [(-9, -.7), (-3, -.7), (-3, .7), (-9, .7)], [(3, -.7), (9, -.7), (9, .7), (3, .7)]])
    tube([(4.6, 10, 32), (8.6, 10, 32)], .7, steel(), smooth=False)
    box(1.0, 6, 1.4, (8.6, 8, 32), black_oxide(), .3)
    # head
    head = fuse([
        loft([((0, 18, 66), 6.4, 6, 5), ((0, 16, 66), 7.0, 7, 5), ((0, -10, 66), 7.0, 7.4, 5), ((0, -13, 66), 6.0, 6.4, 4), ((0, -13.6, 66), 4.8, 5.2, 4)]),
        cyl(5.2, 10, (0, -7, 60)), cyl(5.6, 12, (0, 10, 62)),
    ], c, .35, 6)
    lid = plate([(-9, -15, 5), (9, -15, 5), (9.4, 20, 6), (6, 30, 6), (-6, 30, 6), (-9.4, 20, 6)], 8, (0, 0, 77.4), c, bevel=1.6, plane="xy", r=3)
    box(17, 36, .5, (0, 4, 73.6), black_oxide(), .1)
    # motor behind
    lathe([(0, 0), (7, 0), (7.6, .5), (7.6, 18), (6.8, 19.4), (0, 19.6)], paint((.03, .03, .034)), (0, 25, 53))
    for k in range(18):
        o = box(.6, 1.2, 15, (0, 7.6, 9.6), paint((.03, .03, .034)), .15)
        place(o, (0, 0, 0), (0, 0, 20 * k))
        place(o, (0, 25, 53))
    # quill, chuck, bit
    cyl(3.2, 5, (0, -7, 54), steel(.2, .5), c=.2)
    ch = chuck(0, 2.9, 5.6, steel(.28, .36), opening=.4)
    place(ch, (0, 0, 0), (0, 90, 0))
    place(ch, (0, -7, 51.6))
    b = bit(1.0, 7, 3, tool_steel())
    place(b, (0, 0, 0), (0, 90, 0))
    place(b, (0, -7, 47.0))
    # feed handles
    cyl(3.0, 3, (8, -4, 63), steel(), "x", .3)
    for k in range(3):
        o = [cyl(.55, 14, (0, 0, 9), steel()), ball(1.5, (0, 0, 16.4), plastic("black"))]
        place(o, (0, 0, 0), (0, 10, 0))
        place(o, (0, 0, 0), (120 * k + 34, 0, 0))
        place(o, (9.4, -4, 63))
    plate([(-5, -4), (5, -4), (5, 4), (-5, 4)], .4, (0, -13.7, 66.4), plastic("black"), bevel=.1, r=.8)
    cyl(1.5, .8, (-2.2, -14, 66.4), plastic("green"), "y", .2)
    cyl(1.5, 1.0, (2.2, -14, 66.4), plastic("red"), "y", .2)
    brand("TARNWERK", 3.9, (0, -40, 78.5), (90, 0, 0), ink("white"), .06, lid)
    text(says, 2.0, (0, -40, 75.2), (90, 0, 0), ink("white"), .06, lid)
    if longer:
        # head and table sit higher on their column
        place([o for o in everything() if o not in stand], (0, 0, longer))
