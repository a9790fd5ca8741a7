from kinds import claw_hammer, hard_hat, tape_measure, tool_box, hammer_drill
from shapes import put

ALT = "A tool box with a hard hat, a hammer and a tape measure"
SIZE = (1600, 900)
CLEAR = True
VIEWS = [{"az": 22, "el": 22, "fill": .80, "shift": (0, .03), "size": 2.6, "samples": 40}]


def build(colour):
    # the shop's portrait of itself carries its own name
    put(lambda colour: tool_box.build(colour, maker="HEXBOLT"), "red", (0, 10), 6)
    put(lambda colour: hard_hat.build(colour, "HEXBOLT"), "yellow", (21, -9), -12)
    put(claw_hammer.build, "", (-6, -11), 42)
    put(tape_measure.build, "yellow", (-19, -5), -20)
