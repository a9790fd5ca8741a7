from kinds import battery_pack, drill_bit, hole_saw, saw_blade
from shapes import put

ALT = "Drill bits, a saw blade, a hole saw and a battery"
SIZE = (800, 600)
VIEWS = [{"az": 12, "el": 26, "fill": .80, "size": 2.4}]


def build(color):
    put(saw_blade.build, "", (1.5, 7), 0)
    put(battery_pack.build, "", (10.5, -1), -10)
    put(hole_saw.build, "", (-9.0, -2), 0)
    for size, at in (("10", (-.6, -7.9)), ("8", (1.0, -9.5)), ("6", (2.5, -10.9))):
        put(drill_bit.build, size, at, -34)
