from kinds import adjustable_wrench, claw_hammer, pliers, screwdriver
from shapes import put

ALT = "Hammer, pliers, screwdriver and wrench"
SIZE = (800, 600)
VIEWS = [{"az": 0, "el": 46, "fill": .84, "size": 2.4}]


def build(color):
    put(claw_hammer.build, "", (-10, 0), -22)
    put(pliers.build, "", (3, -2), 28)
    put(screwdriver.build, "red", (12, 0), 56)
    put(adjustable_wrench.build, "", (20, -1), -48)
