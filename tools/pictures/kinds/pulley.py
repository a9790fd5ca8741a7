from scene import brushed, cast, paint, steel, turned, black_oxide, rubber, ink
from shapes import boolean, box, circle, cyl, everything, hexhead, lathe, place, plate, rest, text

ALT = "V-belt pulley, cast iron"
VIEWS = [{"az": 32, "el": 18, "fill": .80}]
FORMS = {"single": {"fill": .70}}


def build(form):
    c, m = cast("blue"), turned(.26, .46)
    R = 7.0
    w = 1.4 if form == "single" else 2.2
    prof = [(R - 1.9, -2.2), (R - .1, -2.2), (R, -2.1), (R, -1.75), (R - 1.25, -1.35), (R - 1.25, -.85), (R, -.45), (R, .45), (R - 1.25, .85), (R - 1.25, 1.35), (R, 1.75), (R, 2.1), (R - .1, 2.2), (R - 1.9, 2.2)]
    if form == "single":
        prof = [(R - 1.9, -1.4), (R - .1, -1.4), (R, -1.3), (R, -.65), (R - 1.25, -.25), (R - 1.25, .25), (R, .65), (R, 1.3), (R - .1, 1.4), (R - 1.9, 1.4)]
    lathe(prof, m, axis="y", n=144)
    lathe([(R - 1.9, -w), (R - 2.2, -w + .2), (R - 2.3, -.6), (2.6, -.6), (2.5, -2.4), (1.4, -2.5), (1.4, 2.5), (2.5, 2.4), (2.6, .6), (R - 2.3, .6), (R - 1.9, w), (R - 1.9, -w)], c, axis="y", n=128)
    web = everything()[-1]
    for k in range(5):
        import math
        a = math.radians(72 * k + 20)
        boolean(web, cyl(.72, 6, (3.72 * math.cos(a), 0, 3.72 * math.sin(a)), axis="y"))
    lathe([(1.42, -2.52), (2.4, -2.52), (2.4, -2.3)], m, axis="y")
    bush = [lathe([(1.15, -2.7), (1.75, -2.7), (1.75, -2.0)], steel(), axis="y"), cyl(1.4, 5.2, (0, 0, 0), steel(), "y", .06, bore=.95)]
    boolean(bush[1], box(.5, 8, .5, (0, 0, 1.0)))
    for k in range(3):
        a = math.radians(120 * k + 50)
        cyl(.2, .2, (1.62 * math.cos(a), -2.72, 1.62 * math.sin(a)), black_oxide(), "y")
    place(rest(everything()), (0, 0, 0), (0, 0, 0))
