from scene import zinc
from shapes import cyl, place, rest

ALT = "Flat washers, zinc plated"
VIEWS = [{"az": 20, "el": 38, "fill": .84}]
FORMS = {"m5": {"el": 46}, "m6": {"el": 46, "fill": .82}, "m10": {}, "m12": {}, "m16": {"el": 34}, "m20": {"el": 34, "fill": .8}}
# millimeters after ISO 7089: outer diameter, bore, thickness
SIZES = {5: (10, 5.3, 1), 6: (12, 6.4, 1.6), 8: (16, 8.4, 1.6), 10: (20, 10.5, 2), 12: (24, 13, 2.5), 16: (30, 17, 3), 20: (37, 21, 3)}
# of the small ones a handful as they fall, of the others a stack, one that leans on it, and some beside it
FALLEN = [(0, 0), (2.5, .8), (-2.0, 1.8), (.8, -2.5), (3.4, -1.8), (-2.3, -1.2), (.7, 2.6), (-1.0, -3.9), (3.3, 3.0), (5.0, .4), (-4.4, .4)]
STACKS = {8: (9, [(.3, -2.8), (2.9, -2.3), (-2.4, -1.9)]), 10: (6, [(.2, -2.7), (2.9, -2.2)]), 12: (4, [(.2, -2.7)]), 16: (2, []), 20: (1, [])}


def build(form):
    m = zinc()
    d = int(form[1:]) if form else 8
    outer, bore, t = (v * 2.4 / SIZES[d][0] for v in SIZES[d])

    def washer():
        return cyl(outer / 2, t, (0, 0, t / 2), m, c=.05, bore=bore / 2)

    if d < 8:
        for k, (x, y) in enumerate(FALLEN[:11 if d == 5 else 7]):
            place(washer(), (x, y, 0), (0, 0, 20 * k))
        for x, y, a, turn in ((-1.0, .9, 14, 40), (1.8, -.8, 13, 150), (1.8, 2.0, 14, 260)):
            rest(place(place(washer(), (0, 0, 0), (0, a, turn)), (x, y, 0)), t)
        return
    count, beside = STACKS[d]
    for k in range(count):
        place(washer(), (.04 * (k % 3) - .05, .05 * (k % 2), (t + .005) * k))
    height = count * t
    # the steeper, the higher the stack whose edge it touches
    lean = min(64, 20 + 38 * height) if d < 16 else 34 if d == 20 else 60
    rest(place(place(washer(), (0, 0, 0), (0, lean, 22)), (1.62 if lean > 50 else 1.9, -.4, 0)))
    for x, y in beside:
        place(washer(), (x, y, 0))
