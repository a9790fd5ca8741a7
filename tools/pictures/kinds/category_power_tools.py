from kinds import angle_grinder, circular_saw
from shapes import put

ALT = "Circular saw and angle grinder"
SIZE = (800, 600)
VIEWS = [{"az": -14, "el": 20, "fill": .84, "size": 2.4}]


def build(color):
    put(circular_saw.build, "yellow", (-4, 8), -8)
    put(angle_grinder.build, "blue", (7, -13), 2)
