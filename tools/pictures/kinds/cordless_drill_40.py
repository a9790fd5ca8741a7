"""The cordless drill with brushes: the shell of the others, another print, and a cap over each brush."""
from kinds import cordless_drill
from scene import plastic
from shapes import cyl

ALT = "Cordless drill driver with battery"
VIEWS = [{"az": 26, "el": 18}]


def build(color):
    cordless_drill.PRINTS["45"] = "18V  40 Nm"
    cordless_drill.build("45")
    cyl(.55, .3, (-4.9, -3.0, -.9), plastic("black", .42), "y", .08)
