from kinds.hex_bolt import nut
from scene import steel
from shapes import place, rest

ALT = "Hexagon nuts, zinc plated"
VIEWS = [{"az": 22, "el": 35, "fill": .84}]
FORMS = {"m5": {"el": 41, "fill": .84}, "m6": {"el": 40, "fill": .83}, "m10": {}, "m12": {}, "m16": {"az": 30, "el": 30}, "m20": {"az": 26, "el": 28, "fill": .72}}
# millimeters after ISO 4032, of M10 and M12 after DIN 934, as they are sold: width across flats, height, pitch
SIZES = {5: (8, 4.7, .8), 6: (10, 5.2, 1), 8: (13, 6.8, 1.25), 10: (17, 8, 1.5), 12: (19, 10, 1.75), 16: (24, 14.8, 2), 20: (30, 18, 2.5)}
# where they lie and how they are turned; of the small ones a handful
LIE = {
    5: [(0, 0, 12), (2.4, .5, 40), (-2.3, .9, 5), (1.0, 2.3, 25), (-1.4, -2.1, 50), (3.4, -1.8, 20), (-1.5, 3.2, 33), (3.5, 2.7, 8), (-3.8, -1.3, 44), (1.4, -4.2, 15), (-3.9, 3.3, 18)],
    6: [(0, 0, 12), (2.4, .5, 40), (-2.3, .8, 5), (1.0, 2.3, 25), (-1.4, -2.1, 50), (3.4, -1.8, 20)],
    8: [(-1.3, -1.9, 32), (1.9, -.9, 8), (-2.6, 1.0, 50), (1.0, 2.6, 20)],
    10: [(-1.2, -1.5, 32), (1.7, .1, 8), (-1.0, 2.1, 46)],
    12: [(-1.1, -1.4, 32), (1.6, 0, 8)],
    16: [(1.2, -1.3, 24)],
    20: [],
}
STAND = {5: (1.1, -2.0, -20), 6: (1.1, -2.0, -20), 8: (-.3, .3, -8), 10: (.9, -2.5, 14), 12: (-.7, 1.3, 4), 16: (-1.0, .7, 8), 20: (0, 0, 4)}


def build(form):
    m = steel(.24, .52)
    d = int(form[1:]) if form else 8
    # all are drawn 12 mm thick, so that their bevels are alike
    af, h, pitch = (v * 1.2 / d for v in SIZES[d])
    for x, y, turn in LIE[d]:
        rest(place(place(nut(m, 1.2, af, h, pitch), (0, 0, 0), (0, 0, turn)), (x, y, 0)))
    # one stands on one of its flats, the marked one up
    x, y, turn = STAND[d]
    n = place(nut(m, 1.2, af, h, pitch), (0, 0, 0), (0, 0, 180))
    place(place(n, (0, 0, 0), (90, 0, 0)), (0, 0, 0), (0, 0, turn))
    rest(place(n, (x, y, 0)))
