import math
from kinds.circular_saw import toothed
from parts import brand
from scene import ink, steel
from shapes import circle, everything, lathe, place, plate, text

ALT = "Circular saw blade with carbide teeth"
VIEWS = [{"az": 16, "el": 16, "fill": .84}]
FORMS = {"z24": {}, "z48": {}, "metal": {}}
# radius, teeth, color of the print, bore, what it says
BLADES = {"": (9.5, 40, "blue", 1.5, "190 x 30 mm", "Z40  WOOD"), "z24": (8.25, 24, "yellow", 1.0, "165 x 20 mm", "Z24  WOOD"),
          "z48": (8.25, 48, "green", 1.0, "165 x 20 mm", "Z48  WOOD FINE"), "metal": (9.5, 38, "red", 1.5, "190 x 30 mm", "Z38  METAL")}


def build(form):
    R, n, color, bore, size, what = BLADES[form]
    slots = []
    for k in range(4):
        # an expansion slot that curves in from near the rim and ends in a round hole
        q = math.radians(90 * k + 20)
        key = circle(.24, (0, R * .66), 20, 110, 430)[:-1] + [(.05, R * .84), (-.05, R * .84)]
        slots.append([(x * math.cos(q) - y * math.sin(q), x * math.sin(q) + y * math.cos(q)) for x, y in key])
    toothed(R, .24, n, steel(.28, .52), bore, slots)
    c = ink(color)
    lathe([(bore, 0), (R * .47, 0), (R * .47, .02), (bore, .02)], ink((.02, .02, .022)), (0, -.125, 0), "-y")
    lathe([(R * .48, 0), (R * .53, 0), (R * .53, .02), (R * .48, .02)], c, (0, -.125, 0), "-y")
    white = ink("white")
    k = R / 9.5
    brand("TARNWERK", 1.5 * k, (0, -.16, 2.95 * k), (90, 0, 0), white, .02, spacing=1.05)
    text(size, .85 * k, (0, -.16, -2.35 * k), (90, 0, 0), white, .02)
    text(what, .7 * k, (0, -.16, -3.4 * k), (90, 0, 0), white, .02)
    place(everything(), (0, 0, 0), (-12, 0, 0))
