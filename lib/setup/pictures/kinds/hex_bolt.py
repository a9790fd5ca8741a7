from scene import zinc
from shapes import boolean, cyl, hexhead, helix, lathe, place, rest, text, thread

ALT = "Hex head bolt with nut, zinc plated steel"
FORMS = {"small": {"az": -30, "el": 36, "fill": .86}, "large": {"az": -42, "el": 26}}
VIEWS = [{"az": -40, "el": 27}, {"az": 20, "el": 30}]


def bolt(m, d=1.2, length=7, threaded=4.2, af=1.8, head=0.76):
    """Stands on its head."""
    h = hexhead(af, head, mat=m, rot=(180, 0, 0), at=(0, 0, head))
    washer = cyl(af * 0.475, 0.05, (0, 0, head + 0.02), m)
    shank = lathe([(0, head - .1), (d / 2 + .05, head), (d / 2, head + .07), (d / 2, head + length - threaded),
                   (d / 2 * .9, head + length - threaded + .06), (0, head + length - threaded + .06)], m)
    t = thread(d / 2, 0.175, threaded, m, (0, 0, head + length - threaded))
    marks = [text("8.8", 0.5, (0, 0.2, -0.005), (180, 0, 0), m, 0.05),
             text("HEXBOLT", 0.36, (0, -0.26, -0.005), (180, 0, 0), m, 0.05, spacing=1.12)]
    return [h, washer, shank, t] + marks


def nut(m, d=1.2, af=1.8, h=1.0):
    n = hexhead(af, h, mat=m, bore=d / 2 - .08, both=True)
    cone = lathe([(0, h + .001), (d / 2 + .05, h + .001), (d / 2 - .1, h - .14), (0, h - .14)], m)
    n = boolean(n, cone)
    return [n, helix(d / 2 - .05, .175, (h - .15) / .175, .045, m, (0, 0, .05))]


def lying(m, x, y, turn, length, threaded, roll=-90):
    b = place(bolt(m, length=length, threaded=threaded), rot=(0, 0, roll))
    place(b, (0, 0, 0.9), (0, 90, 0))
    return rest(place(place(b, (0, 0, 0), (0, 4.2 * 7 / length, turn)), (x, y, 0)))


def build(form):
    m = zinc()
    if form == "small":
        # some of each length, full thread as in the standard
        for x, y, turn, length in ((-2.6, 2.2, 18, 7.6), (-2.4, -.2, 8, 6), (-2.8, -2.6, 26, 4.6), (2.6, -3.4, -12, 3.6)):
            lying(m, x, y, turn, length, length - .35)
        for x, y, turn in ((5.4, -.6, 10), (.6, -4.9, 40)):
            rest(place(place(nut(m), (0, 0, 0), (0, 0, turn)), (x, y, 0)))
        return
    if form == "large":
        lying(m, -1.6, .5, 16, 4.4, 4.0)
        rest(place(place(nut(m), (0, 0, 0), (0, 0, 10)), (-.2, -2.1, 0)))
        return
    lying(m, -2.6, .6, 18, 7, 4.2)
    rest(place(place(nut(m), (0, 0, 0), (0, 0, 10)), (-.2, -2.1, 0)))
