import math
from kinds.circular_saw import blade
from scene import brushed, ink, tool_steel, _material
from shapes import box, circle, everything, lathe, place, text

ALT = "Circular saw blade, 190 mm, 24 carbide teeth"
VIEWS = [{"az": 16, "el": 16, "fill": .82}]


def build(colour):
    R = 9.5
    m = brushed(.24, .5)
    slots = []
    for k in range(4):
        # an expansion slot that curves in from near the rim and ends in a round hole
        q = math.radians(90 * k + 20)
        key = circle(.26, (0, 6.4), 20, 110, 430)[:-1] + [(.06, 8.2), (-.06, 8.2)]
        slots.append([(x * math.cos(q) - y * math.sin(q), x * math.sin(q) + y * math.cos(q)) for x, y in key])
    blade(R, .26, 24, m, 1.5, slots)
    lathe([(1.5, 0), (4.4, 0), (4.4, .02), (1.5, .02)], ink((.02, .02, .022)), (0, -.135, 0), "-y")
    lathe([(4.5, 0), (5.0, 0), (5.0, .02), (4.5, .02)], ink("yellow"), (0, -.135, 0), "-y")
    for k in range(24):
        a = 2 * math.pi * k / 24 - .012
        t = box(.32, .34, .75, (R * .985 * math.cos(a), 0, R * .985 * math.sin(a)), brushed(.2, .62), .03, rot=(0, -math.degrees(a) + 90 - 14, 0))
    text("HEXBOLT", 1.5, (0, -.17, 2.85), (90, 0, 0), ink("white"), .02, spacing=1.05)
    text("190 x 30 mm", .8, (0, -.17, -2.5), (90, 0, 0), ink("white"), .02)
    text("Z24  8000 rpm", .62, (0, -.17, -3.5), (90, 0, 0), ink("white"), .02)
    place(everything(), (0, 0, 0), (-14, 0, 0))
