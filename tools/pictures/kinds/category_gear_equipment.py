from kinds import ear_muffs, hard_hat, safety_goggles, work_gloves
from shapes import put

ALT = "Hard hat, ear muffs and safety glasses"
SIZE = (800, 600)
VIEWS = [{"az": 20, "el": 20, "fill": .80, "size": 2.4}]


def build(color):
    put(hard_hat.build, "yellow", (-4, 6), 0)
    put(ear_muffs.build, "", (23, 2), -10)
    put(safety_goggles.build, "", (7, -13), -6)
