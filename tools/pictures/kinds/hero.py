from kinds import combination_wrench, cordless_drill, hard_hat, hex_bolt
from scene import zinc
from shapes import everything, place, put, rest

ALT = "Cordless drill, wrench, bolts and a hard hat"
SIZE = (1600, 900)
CLEAR = True
VIEWS = [{"az": 20, "el": 17, "fill": .70, "shift": (.42, -.02), "size": 2.6, "samples": 48}]


def single_bolt(color):
    b = hex_bolt.bolt(zinc())
    place(b, (0, 0, 0), (0, 0, 90))
    place(b, (0, 0, 0), (0, 90, 0))
    rest(place(b, (0, 0, 0), (0, 4.2, 0)))


def upright_bolt(color):
    rest(hex_bolt.bolt(zinc()))


def single_nut(color):
    rest(hex_bolt.nut(zinc()))


def build(color):
    put(hard_hat.build, "blue", (8.5, 13), 14)
    put(cordless_drill.build, "yellow", (-2.5, 0), -4)
    put(combination_wrench.build, "", (13, -9.5), -24)
    put(upright_bolt, "", (3.0, -7.6), 15)
    put(single_bolt, "", (-.2, -14.4), -24)
    put(single_nut, "", (8.0, -6.4), 20)
    put(single_nut, "", (-6.5, -9.8), 4)
