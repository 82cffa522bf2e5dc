"""The control room: a glazed office in the hall, with desks for four, the fleet on its screens, and plants."""
import math
import random
from building.materials import wall_paint
from building.racks import one
from kit.materials import aluminium, dark, graphite, headlight, ink, label, lamp, material, new_wood, screen, signal, white
from kit.stage import area_light, place

# Its middle on the floor, and its size.
OFFICE, OFFICE_SIZE = (54.5, 9), (7.6, 5.4)


def _fabric():
    return material("chair fabric", (0.030, 0.036, 0.044), 0.9, wear=0.1, grain=0.3, grain_scale=300)


def _carpet():
    return material("carpet", (0.085, 0.092, 0.10), 0.95, wear=0.12, grain=0.4, grain_scale=160)


def _leaf():
    return material("leaf", (0.030, 0.12, 0.028), 0.45, wear=0.3)


def _clay():
    return material("clay", (0.55, 0.52, 0.48), 0.7)


def _pane():
    return material("office glass", (0.75, 0.85, 0.85), 0.02, worn_off=0.98)


def add_plan(model, at, width, height, seed):
    """The fleet on a screen that faces -y: a plan with racks, routes and robots, a list of orders beside it."""
    x, y, z = at
    rack, route, robot, line = (
        material(name, colour, emission=power)
        for name, colour, power in (
            ("plan rack", (0.055, 0.10, 0.13), 1.2),
            ("plan route", (0.16, 0.28, 0.33), 1.2),
            ("plan robot", (1.0, 0.22, 0.02), 2.0),
            ("plan line", (0.22, 0.30, 0.34), 1.2),
        )
    )
    dice = random.Random(seed)
    left, wide = x - width * 0.47, width * 0.68
    for row in range(5):
        high = z - height * 0.40 + height * 0.18 * row
        for column in range(4):
            if dice.random() < 0.85:
                model.box((wide * 0.20, 0.003, height * 0.07), (left + wide * (0.14 + column * 0.24), y, high), rack, 0)
        model.box((wide, 0.002, height * 0.006), (left + wide / 2, y, high + height * 0.085), route, 0)
        for _ in range(2):
            where = left + wide * dice.random()
            model.cylinder(
                height * 0.014,
                0.005,
                (where, y - 0.001, high + height * 0.085),
                robot if dice.random() < 0.6 else headlight(),
                "y",
                0,
                sides=14,
            )
            model.box((wide * 0.12, 0.0025, height * 0.01), (where - wide * 0.06, y - 0.0005, high + height * 0.085), robot, 0)
    for column in (0.02, 0.5, 0.98):
        model.box((height * 0.006, 0.002, height * 0.8), (left + wide * column, y, z - height * 0.02), route, 0)
    for row in range(9):
        length = width * (0.10 + dice.random() * 0.10)
        top = z + height * 0.36 - row * height * 0.085
        model.box((length, 0.002, height * 0.018), (x + width * 0.26 + length / 2, y, top), line, 0)
        model.box((height * 0.03, 0.002, height * 0.03), (x + width * 0.235, y, top), robot if row in (1, 4) else route, 0)
    model.box((width * 0.3, 0.002, height * 0.035), (left + width * 0.15, y, z + height * 0.445), line, 0)


def add_chair(model, at, turn=0):
    """A task chair: five feet on castors, a cushion, a curved back, arms; someone on it looks along `turn` (0 is +x)."""
    x, y = at
    a = math.radians(turn)

    def put(dx, dy, z):
        return (x + dx * math.cos(a) - dy * math.sin(a), y + dx * math.sin(a) + dy * math.cos(a), z)

    for foot in range(5):
        f = math.radians(foot * 72 + 18)
        model.rod(put(0, 0, 0.11), put(0.29 * math.cos(f), 0.29 * math.sin(f), 0.075), 0.022, aluminium(), top=0.014)
        model.cylinder(0.03, 0.045, put(0.29 * math.cos(f), 0.29 * math.sin(f), 0.03), dark(), "y", 0.008, sides=20)
    model.lathe([(0.045, 0.08), (0.045, 0.14), (0.028, 0.16), (0.028, 0.28), (0.018, 0.29), (0.018, 0.42)], (x, y, 0), aluminium())
    model.box((0.26, 0.2, 0.05), put(0, 0, 0.42), dark(), 0.015, (0, 0, turn))
    model.box((0.50, 0.50, 0.075), put(0.02, 0, 0.475), _fabric(), 0.035, (0, -2, turn), 4)
    for step in range(9):
        across = (step - 4) * 0.055
        depth = -0.25 + 0.9 * across * across
        model.box((0.030, 0.072, 0.56), put(depth, across, 0.86), _fabric(), 0.004, (0, -9, turn - across * 90))
    model.tube([put(-0.10, 0, 0.42), put(-0.30, 0, 0.46), put(-0.29, 0, 0.80)], 0.022, aluminium(), 0.08)
    for side in (-1, 1):
        model.tube([put(0.0, side * 0.24, 0.44), put(0.0, side * 0.31, 0.50), put(0.0, side * 0.31, 0.66)], 0.014, aluminium(), 0.05)
        model.box((0.26, 0.08, 0.026), put(0.03, side * 0.31, 0.675), dark(), 0.012, (0, 0, turn))


def _monitor(model, x, y, seed, turn=0):
    """Faces -y, stands on a desk of 0.74 m."""
    model.slab(0.24, 0.18, 0.008, 0.04, (x, y + 0.02, 0.764), aluminium(), 0.003)
    model.box((0.05, 0.014, 0.24), (x, y + 0.045, 0.88), aluminium(), 0.004)
    model.box((0.62, 0.022, 0.365), (x, y, 1.08), dark(), 0.008)
    model.box((0.60, 0.004, 0.345), (x, y - 0.011, 1.081), screen(), 0)
    add_plan(model, (x, y - 0.015, 1.081), 0.58, 0.33, seed)


def _desk(model, x, y, seed):
    """A height-adjustable desk whose user sits south of it and looks north, with what lies on one."""
    model.box((1.55, 0.78, 0.026), (x, y, 0.745), new_wood(), 0.006)
    for side in (-1, 1):
        model.box((0.08, 0.06, 0.68), (x + side * 0.62, y, 0.38), white(), 0.008)
        model.box((0.07, 0.66, 0.03), (x + side * 0.62, y, 0.02), white(), 0.008)
    model.box((1.2, 0.05, 0.05), (x, y, 0.70), white(), 0.006)
    _monitor(model, x - 0.33, y + 0.2, seed)
    _monitor(model, x + 0.33, y + 0.2, seed + 7)
    model.box((0.42, 0.13, 0.014), (x - 0.05, y - 0.18, 0.766), aluminium(), 0.005)
    for row in range(4):
        for key in range(13):
            model.box((0.024, 0.022, 0.006), (x - 0.05 - 0.18 + key * 0.03, y - 0.135 - row * 0.029, 0.776), dark(), 0.002)
    model.ellipsoid((0.03, 0.05, 0.018), (x + 0.28, y - 0.2, 0.768), dark())
    if seed % 2:
        model.lathe(
            [(0, 0), (0.038, 0), (0.041, 0.004), (0.041, 0.09), (0.037, 0.09), (0.036, 0.012), (0, 0.012)],
            (x + 0.56, y - 0.1, 0.758),
            signal(),
        )
        model.tube(
            [(x + 0.597, y - 0.1, 0.83), (x + 0.635, y - 0.1, 0.825), (x + 0.63, y - 0.1, 0.785), (x + 0.597, y - 0.1, 0.78)],
            0.006,
            signal(),
            0.015,
        )
        model.box((0.21, 0.29, 0.012), (x - 0.55, y - 0.14, 0.764), label(), 0.002, (0, 0, 12))
        model.rod((x - 0.5, y - 0.25, 0.775), (x - 0.44, y - 0.13, 0.775), 0.005, ink())
    else:
        model.box((0.15, 0.21, 0.02), (x + 0.56, y - 0.16, 0.768), signal(), 0.003, (0, 0, -14))
        model.box((0.145, 0.205, 0.016), (x + 0.56, y - 0.16, 0.786), graphite(), 0.003, (0, 0, -6))
        model.slab(0.24, 0.17, 0.008, 0.012, (x - 0.55, y - 0.16, 0.762), dark(), 0.002)
    # A drawer unit below.
    model.box((0.40, 0.55, 0.52), (x + 0.36, y + 0.05, 0.30), white(), 0.008)
    for drawer in range(3):
        model.box((0.38, 0.006, 0.16), (x + 0.36, y - 0.228, 0.13 + drawer * 0.17), white(), 0.003)


def add_plant(model, at, height=1.3, seed=1):
    """A plant with arching leaves in a pot."""
    x, y, z = at
    dice = random.Random(seed)
    model.lathe([(0, 0), (0.13, 0), (0.17, 0.30), (0.155, 0.30), (0.15, 0.26), (0, 0.26)], (x, y, z), _clay())
    for leaf in range(26):
        a, reach, high = dice.uniform(0, 6.283), dice.uniform(0.16, 0.42), dice.uniform(0.55, 1.0) * height
        root = (x + 0.04 * math.cos(a), y + 0.04 * math.sin(a), z + 0.25)
        middle = (x + reach * 0.45 * math.cos(a), y + reach * 0.45 * math.sin(a), z + high)
        tip = (x + reach * math.cos(a), y + reach * math.sin(a), z + high - 0.08)
        model.tube([root, middle], 0.005, _leaf(), 0)
        model.ellipsoid((0.17, 0.055, 0.008), tip, _leaf(), (dice.uniform(-20, 20), dice.uniform(10, 50), math.degrees(a)), 14)


def _room(model):
    length, width = OFFICE_SIZE
    model.box((length, width, 0.06), (0, 0, 0.0), graphite(), 0.01)
    model.box((length - 0.1, width - 0.1, 0.02), (0, 0, 0.03), _carpet(), 0)
    model.box((length, width, 0.26), (0, 0, 3.06), white(), 0.02)
    model.box((length - 0.2, width - 0.2, 0.02), (0, 0, 2.925), material("office ceiling", (0.72, 0.72, 0.71), 0.9), 0)
    # Posts and panes to the hall in the south and west, walls in the north and east.
    for step in range(6):
        x = -length / 2 + 0.06 + step * (length - 0.12) / 5
        model.box((0.06, 0.09, 2.9), (x, -width / 2 + 0.05, 1.48), graphite(), 0.006)
    for step in range(5):
        y = -width / 2 + 0.05 + step * (width - 0.1) / 4
        model.box((0.09, 0.06, 2.9), (-length / 2 + 0.06, y, 1.48), graphite(), 0.006)
    for z in (0.1, 1.05, 2.86):
        model.box((length, 0.08, 0.06), (0, -width / 2 + 0.05, z), graphite(), 0.005)
        model.box((0.08, width, 0.06), (-length / 2 + 0.06, 0, z), graphite(), 0.005)
    model.box((length, 0.08, 2.9), (0, width / 2 - 0.05, 1.48), wall_paint(), 0)
    model.box((0.08, width, 2.9), (length / 2 - 0.05, 0, 1.48), wall_paint(), 0)
    # A wall of oak slats behind the screens.
    for slat in range(62):
        model.box((0.05, 0.03, 2.86), (-length / 2 + 0.75 + slat * 0.1, width / 2 - 0.105, 1.48), new_wood(), 0.004)
    for column in (-1, 0, 1):
        x = column * 1.66
        model.box((1.60, 0.06, 0.94), (x, width / 2 - 0.17, 1.86), dark(), 0.01)
        model.box((1.57, 0.008, 0.91), (x, width / 2 - 0.203, 1.86), screen(), 0)
        add_plan(model, (x, width / 2 - 0.21, 1.86), 1.52, 0.87, 20 + column)
    for x, seed in ((-1.95, 2), (0.0, 3), (1.95, 5)):
        _desk(model, x, 0.9, seed)
    add_chair(model, (-1.95, 0.18), 92)
    add_chair(model, (0.05, 0.1), 84)
    add_chair(model, (2.3, -0.05), 140)
    add_plant(model, (length / 2 - 0.45, width / 2 - 0.55, 0.04), 1.35, 4)
    add_plant(model, (-length / 2 + 0.5, width / 2 - 0.5, 0.04), 1.1, 9)
    # A shelf with folders, and lamps in the ceiling.
    model.box((0.35, 1.8, 0.9), (length / 2 - 0.3, -1.2, 0.5), white(), 0.01)
    for folder in range(13):
        model.box(
            (0.26, 0.07, 0.3),
            (length / 2 - 0.32, -1.95 + folder * 0.085, 1.1),
            (graphite(), signal(), label(), graphite())[folder % 4],
            0.004,
        )
    model.box((0.004, 1.5, 0.9), (length / 2 - 0.095, -1.2, 1.95), label(), 0)
    for row, (start, long) in enumerate(((-1.8, 0.8), (-1.8, 1.1), (-1.75, 0.5))):
        model.box((0.003, long, 0.02), (length / 2 - 0.1, start + long / 2, 2.2 - row * 0.16), (signal(), ink(), ink())[row], 0)
    for y in (-1.1, 0.6):
        model.box((5.6, 0.10, 0.05), (0, y, 2.90), graphite(), 0.006)
        model.box((5.56, 0.07, 0.01), (0, y, 2.873), lamp(), 0)


def build_office():
    place(one(_room), (*OFFICE, 0.03))
    x, y = OFFICE
    for shift in (-1.1, 0.6):
        area_light((x, y + shift, 2.86), (5.5, 0.2), 70, colour=(1, 0.96, 0.9))
