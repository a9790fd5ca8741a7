import math
from scene import black_oxide, steel, turned
from shapes import boolean, box, circle, cyl, everything, gear, lathe, place, rest, text

ALT = "Spur gear with hub, machined steel"
VIEWS = [{"az": 26, "el": 24, "fill": .82}]
FORMS = {"small": {}, "large": {}}
# teeth, width, bore, hub: modules beside a module of one
GEARS = {"": (24, 11, 4.0, 9), "small": (20, 13, 3.6, 7.5), "large": (30, 10, 5.0, 11)}


def build(form):
    n, w, bore, hub = GEARS[form]
    m = .5
    w, bore, hub = w * m, bore * m, hub * m
    R = n * m / 2
    steel_m = steel(.26, .46)
    g = gear(n, m, w, steel_m, bore, bevel=.06)
    face = lathe([(hub, 0), (R - 1.55 * m, 0), (R - 1.7 * m, .02), (hub, .02)], turned(.3, .5), (0, -w / 2, 0), "-y", n=128)
    h = lathe([(bore + .12, 0), (bore, .12), (bore, -w * .5), (hub, -w * .5), (hub, .0), (hub, w * .42), (hub - .14, w * .42 + .14), (bore + .14, w * .42 + .14), (bore, w * .42), (bore, 0)],
              turned(.26, .48), (0, -w / 2, 0), "-y", n=128)
    # a set screw in the hub
    s = cyl(.42, .5, (0, -w / 2 - w * .24, hub - .12), black_oxide(), c=.04)
    k = boolean(cyl(.42, .5, (0, -w / 2 - w * .24, hub - .1), black_oxide()), cyl(.2, 2, (0, -w / 2 - w * .24, hub), n=6))
    mark = text(f"Z{n}", .8 * m * 2, (0, -w / 2 - .02, -(hub + R - 1.6 * m) / 2), (90, 0, 0), black_oxide(), .01)
    a = [g, face, h, s, k, mark]
    rest(place(a, (0, 0, 0), (-10, 0, 0)))
