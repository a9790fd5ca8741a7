from kinds import claw_hammer, hard_hat, tape_measure, tool_box, hammer_drill
from shapes import put

ALT = "A tool box with a hard hat, a hammer and a tape measure"
SIZE = (1600, 900)
CLEAR = True
VIEWS = [{"az": 22, "el": 22, "fill": .80, "shift": (0, .03), "size": 2.6, "samples": 40}]


def build(color):
    # the picture of the shop carries the name of the shop
    put(lambda color: tool_box.build(color, maker="HEXBOLT"), "red", (0, 10), 6)
    put(lambda color: hard_hat.build(color, "HEXBOLT"), "yellow", (21, -9), -12)
    put(claw_hammer.build, "", (-6, -11), 42)
    put(tape_measure.build, "yellow", (-19, -5), -20)
