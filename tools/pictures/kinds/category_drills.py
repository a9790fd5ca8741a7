from kinds import cordless_drill, hammer_drill, impact_driver
from shapes import put

ALT = "Cordless drill, impact driver and hammer drill"
SIZE = (800, 600)
VIEWS = [{"az": 22, "el": 16, "fill": .82, "size": 2.4}]


def build(color):
    put(cordless_drill.build, "yellow", (-9, 0), 0)
    put(impact_driver.build, "blue", (11, -3), -6)
