"""A wall across the drive lane with a fire door in it, open."""
from building.materials import floor_paint, sign_green, wall_band, wall_paint
from building.racks import one
from kit.materials import dark, galvanised, glass, graphite, green, material, signal, steel, stop, white, yellow

# The opening, from its southern to its northern edge and up.
LOW, HIGH, TALL = 15.55, 19.05, 2.9
# Where people walk through.
GATE = 20.1


def _fire_red():
    return material("fire door", (0.30, 0.018, 0.012), 0.45, smudge=0.12, wear=0.1)


def _wall(model, south, north, high):
    for low, top in ((south, LOW), (HIGH, north)):
        model.box((0.24, top - low, high), (0, (low + top) / 2, high / 2), wall_paint(), 0)
        model.box((0.26, top - low, 1.2), (0, (low + top) / 2, 0.6), wall_band(), 0)
    model.box((0.24, HIGH - LOW, high - TALL), (0, (LOW + HIGH) / 2, (high + TALL) / 2), wall_paint(), 0)
    for z in (2.3, 3.5, 4.7):
        for low, top in ((south, LOW), (HIGH, north)):
            model.box((0.25, top - low, 0.014), (0, (low + top) / 2, z), dark(), 0)


def _shutter(model):
    """The curtain rolled up in its box, its rails, what warns of it; seen from the west."""
    middle, width = (LOW + HIGH) / 2, HIGH - LOW
    model.box((0.62, width + 0.6, 0.62), (-0.35, middle, TALL + 0.22), _fire_red(), 0.03, gaps=(("y", 0.9, 0.006), ("y", -0.9, 0.006)))
    for slat in range(3):
        model.box((0.03, width, 0.1), (-0.14, middle, TALL - 0.12 + slat * 0.105 - 0.08), _fire_red(), 0.012)
    model.box((0.05, width, 0.05), (-0.14, middle, TALL - 0.28), yellow(), 0.008)
    for side in (LOW - 0.09, HIGH + 0.09):
        model.box((0.3, 0.18, TALL), (-0.10, side, TALL / 2), _fire_red(), 0.012)
        for stripe in range(9):
            model.box((0.304, 0.184, 0.11), (-0.10, side, 0.14 + stripe * 0.11), (yellow(), dark())[stripe % 2], 0.012)
    model.text("FIRE DOOR  KEEP CLEAR", 0.17, (-0.665, middle, TALL + 0.24), white(), 180)
    # The robots' signal: they ask the door's control before they enter.
    y = HIGH + 0.44
    model.box((0.1, 0.2, 0.5), (-0.17, y, 2.5), dark(), 0.02)
    for z, of in ((2.66, dark()), (2.5, dark()), (2.34, green())):
        model.lathe([(0.05, 0), (0.06, 0.05), (0.05, 0.05), (0.046, 0.01), (0, 0.01)], (-0.22, y, z), of, turn=(0, -90, 0), sides=24)
    model.box((0.12, 0.26, 0.4), (-0.18, y, 1.5), graphite(), 0.02)
    model.cylinder(0.035, 0.03, (-0.25, y, 1.58), stop(), "x", 0.006)
    model.box((0.01, 0.16, 0.08), (-0.244, y, 1.42), glass(), 0)
    model.lathe([(0.06, 0), (0.07, 0.02), (0.06, 0.1), (0.03, 0.13), (0, 0.135)], (-0.35, middle, TALL + 0.53), signal())
    # Posts that keep trucks off the rails.
    for side in (LOW - 0.35, HIGH + 0.35):
        model.lathe([(0.09, 0), (0.09, 1.0), (0.075, 1.03), (0, 1.035)], (-0.55, side, 0), yellow())
        for stripe in range(2):
            model.lathe([(0.0915, 0), (0.0915, 0.13)], (-0.55, side, 0.42 + stripe * 0.28), dark())


def _gate(model):
    """The door for people, with its bar and its sign."""
    model.box((0.3, 1.16, 2.24), (0, GATE + 0.3, 1.12), graphite(), 0.01)
    model.box((0.32, 1.0, 2.12), (0, GATE + 0.3, 1.06), white(), 0.012)
    model.box((0.33, 0.22, 0.9), (0, GATE + 0.55, 1.45), glass(), 0.02)
    model.box((0.06, 0.84, 0.06), (-0.2, GATE + 0.3, 1.0), steel(), 0.01)
    model.box((0.05, 0.7, 0.28), (-0.15, GATE + 0.3, 2.5), sign_green(), 0.01)
    model.text("EXIT", 0.14, (-0.18, GATE + 0.3, 2.5), white(), 180)


def _marks(model):
    """What is painted in front of the door: the hatched area that stays clear."""
    for stripe in range(12):
        y = LOW + 0.1 + stripe * 0.3
        model.ribbon([(-1.5, y), (-0.4, min(y + 0.9, HIGH))], 0.1, floor_paint(), 0.003)
    for x in (-1.6, -0.35):
        model.box((0.1, HIGH - LOW, 0.002), (x, (LOW + HIGH) / 2, 0.002), floor_paint(), 0)


def fire_door(south=9.5, north=22.2, high=6.2):
    """The wall with its door, at x = 0 in its own coordinates but at the building's y."""

    def build(model):
        _wall(model, south, north, high)
        _shutter(model)
        _gate(model)
        _marks(model)
        for y in (south + 1.5, (HIGH + north) / 2):
            model.rod((-0.2, y, 3.9), (-0.2, y, high), 0.03, galvanised())

    return one(build)
