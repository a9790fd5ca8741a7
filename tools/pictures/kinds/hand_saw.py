from parts import brand, panel
from scene import brass, brushed, ink, plastic, rubber, wood
from shapes import boolean, box, circle, cyl, everything, fuse, place, plate, rest, text

ALT = "Hand saw with a molded grip"
VIEWS = [{"az": 0, "el": 52, "fill": .86}]
FORMS = {"350": {"fill": .8}}
# centimeters of blade, teeth per inch, the words printed
SAWS = {"": (50, 7, "HARDENED TEETH"), "350": (35, 12, "FINE CUT")}


def build(form):
    long, tpi, words = SAWS[form]
    end, pitch = 17.5 - long, 2.54 / tpi
    n = int(long / pitch)
    pts = [(end, 3.2), (end, -1.8)]
    for k in range(n):
        x, y = end + pitch * k, -1.8 - 3.6 * k / n
        pts += [(x + pitch * .2, y), (x + pitch * .55, y - pitch * .95)]
    pts += [(17.6, -5.6), (20, -5.4), (20, 5), (16, 5)]
    blade = plate(pts, .16, (0, 0, 1.2), brushed(.26, .5), plane="xy")
    h = plate([(13.4, -5.2, 1.2), (16.6, -7.6, 1.5), (19.2, -6.4, 1.4), (22.8, -7.8, 1.2), (26.6, -7.0, 1.8), (27.6, -4.0, 2), (26.0, 1.4, 3), (26.8, 5.0, 1.2), (24.4, 7.4, 1.6), (20.6, 6.2, 1.5), (15.6, 6.2, 1.4), (13.6, 2.4, 1.6), (14.6, -1.6, 2)], 2.4, (0, 0, 1.2),
              plastic("orange"), bevel=.55, plane="xy",
              holes=[__import__("shapes").round_corners([(19.4, -3.6), (23.0, -5.0), (24.4, -3.6), (23.2, 1.4), (22.6, 4.0), (19.4, 3.8), (18.6, 1)], 1.2)])
    panel(h, [(22.8, -12), (23.4, -4.4), (23.6, -3.4), (22.4, 1.6), (22.2, 10), (32, 10), (32, -12)], rubber(), .09, plane="xy", r=.4)
    panel(h, [(12, -10), (16.8, -9), (17.2, -1), (16.8, 8), (12, 8)], rubber(), .07, plane="xy", r=.8)
    for x, y in ((18.1, 4.6), (18.0, -4.6), (15.6, 0)):
        cyl(.55, 2.7, (x, y, 1.2), brass(), c=.1)
        box(.8, .12, .05, (x, y, 2.56), plastic("black"), rot=(0, 0, 30))
    middle = (end + 13) / 2
    brand("BRIGHTFORGE", 2.6, (middle, 1.0, 1.29), (0, 0, 0), ink("red"), .01, spacing=1.1, room=1.5)
    text(f"{long * 10} mm   {tpi} TPI   {words}", 1.05, (middle, -1.2, 1.29), (0, 0, 0), ink("black"), .01, spacing=1.05)
    place(rest(everything()), (0, 0, 0), (0, 0, -46))
