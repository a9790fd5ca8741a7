from kinds import claw_hammer, hard_hat, tape_measure, tool_box, hammer_drill
from shapes import put

ALT = "A tool box with a hard hat, a hammer and a tape measure"
SIZE = (1600, 900)
VIEWS = [{"az": 22, "el": 22, "fill": .80, "shift": (0, .03), "size": 2.6, "samples": 40}]


def build(colour):
    put(tool_box.build, "red", (0, 10), 6)
    put(hard_hat.build, "yellow", (21, -9), -12)
    put(claw_hammer.build, "", (-6, -11), 42)
    put(tape_measure.build, "yellow", (-19, -5), -20)
