"""Dock doors, shut or open to a lorry's trailer, and the pallets that are staged in front of them."""
from building.materials import wall_paint
from building.plan import DOCKS, OPEN_DOCKS
from building.racks import carton_load, one, tote_load
from kit.materials import dark, galvanised, glass, graphite, green, material, rubber, steel, stop, white, wood, yellow
from kit.stage import place
from loads.goods import bottle_pallet, drum_pallet


def _frame(model):
    for side in (-1, 1):
        model.box((0.22, 0.26, 3.9), (0.1, side * 1.74, 1.95), graphite(), 0.02)
        # Posts that keep trucks off the frame.
        model.lathe([(0.09, 0), (0.09, 1.0), (0.075, 1.03), (0, 1.035)], (0.55, side * 1.72, 0), yellow())
        for stripe in range(2):
            model.lathe([(0.0915, 0), (0.0915, 0.13)], (0.55, side * 1.72, 0.42 + stripe * 0.28), dark())
        model.box((0.26, 0.26, 0.014), (0.55, side * 1.72, 0.007), galvanised(), 0.002)
        # Door tracks.
        model.box((0.06, 0.08, 3.7), (0.22, side * 1.60, 1.85), galvanised(), 0.004)
    model.box((0.24, 3.82, 0.34), (0.1, 0, 3.9), graphite(), 0.02)
    model.cylinder(0.09, 3.3, (0.34, 0, 4.05), galvanised(), "y")
    model.box((0.12, 0.24, 0.46), (0.16, 2.2, 1.6), white(), 0.02)
    model.box((0.02, 0.16, 0.10), (0.225, 2.2, 1.72), glass(), 0.004)
    for z, of in ((1.56, green()), (1.50, stop()), (1.44, dark())):
        model.cylinder(0.018, 0.02, (0.226, 2.2, z), of, "x", 0.004, sides=18)
    model.box((0.1, 0.16, 0.40), (0.16, -2.15, 2.2), dark(), 0.03)


def _door(model):
    """Seen from inside at x = 0: frame, sectional door, the plate of the ramp, controls and signal."""
    _frame(model)
    for panel in range(6):
        model.box((0.05, 3.16, 0.565), (0.06, 0, 0.30 + panel * 0.575), white(), 0.012)
        for groove in (-0.12, 0.06):
            model.box((0.052, 3.14, 0.012), (0.062, 0, 0.30 + panel * 0.575 + groove), material("door groove", (0.45, 0.44, 0.42), 0.5), 0)
    for pane in (-0.95, 0, 0.95):
        model.box((0.06, 0.56, 0.28), (0.065, pane, 1.62), material("door pane", (0.75, 0.85, 0.95), emission=4), 0.04)
        model.box((0.056, 0.62, 0.34), (0.062, pane, 1.62), dark(), 0.05)
    model.box((1.9, 2.4, 0.012), (1.1, 0, 0.006), galvanised(), 0.003)
    model.cylinder(0.055, 0.03, (0.22, -2.15, 2.30), stop(), "x", 0.004)


def _open(model):
    """The door up, a lorry's trailer behind it: ribs, a wooden floor with cargo, daylight through its roof."""
    _frame(model)
    for side in (-1, 1):
        model.box((9, 0.06, 2.7), (-4.6, side * 1.28, 1.4), wall_paint(), 0)
        for rib in range(14):
            model.box((0.05, 0.08, 2.7), (-0.5 - rib * 0.62, side * 1.25, 1.4), galvanised(), 0.01)
        for rail in (0.3, 1.2):
            model.box((9, 0.03, 0.14), (-4.6, side * 1.235, rail), galvanised(), 0.004)
        model.box((0.34, 0.46, 3), (-0.07, side * 1.45, 1.5), rubber(), 0.06)
    model.box((0.32, 3.4, 0.9), (-0.06, 0, 3.3), rubber(), 0.06)
    model.box((9, 2.6, 0.06), (-4.6, 0, 2.78), material("trailer roof", (0.9, 0.94, 1.0), emission=2.2), 0)
    for plank in range(9):
        model.box((9, 0.28, 0.04), (-4.6, -1.16 + plank * 0.29, -0.018), wood(), 0.004)
    model.box((0.06, 2.6, 2.8), (-9.1, 0, 1.4), wall_paint(), 0)
    model.box((2.2, 2.2, 0.02), (0.3, 0, 0.008), galvanised(), 0.004)
    for plate in range(20):
        model.box((0.03, 2.1, 0.004), (-0.7 + plate * 0.105, 0, 0.019), steel(), 0)
    model.cylinder(0.055, 0.03, (0.22, -2.15, 2.10), green(), "x", 0.004)
    for panel in range(2):
        model.box((0.05, 3.16, 0.3), (0.3 + panel * 0.3, 0, 3.72 + panel * 0.1), white(), 0.012)


def _rail(model, length):
    for x in (-length / 2, length / 2):
        model.lathe([(0.07, 0), (0.07, 0.72), (0.055, 0.75), (0, 0.75)], (x, 0, 0), yellow())
        model.box((0.22, 0.22, 0.014), (x, 0, 0.007), galvanised(), 0.002)
    for z in (0.28, 0.58):
        model.rod((-length / 2, 0, z), (length / 2, 0, z), 0.05, yellow())


def build_docks():
    door, opened = one(_door), one(_open)
    for dock in DOCKS:
        place(opened if dock in OPEN_DOCKS else door, (0, dock, 0))
    staged = [
        one(carton_load, 4, 3, 2, 0, 0, 0.25, 1),
        one(carton_load, 3, 4, 2, 2, 1, 0.3, 2),
        one(bottle_pallet, 1),
        one(carton_load, 5, 4, 3, 0, 2, 0.22, 3),
        one(tote_load),
        one(drum_pallet, True),
    ]
    free = {(10, 0, 1), (10, 1, 1), (24, 0, -1), (24, 1, -1), (24, 0, 1), (10, 0, -1)}
    for dock in DOCKS:
        for column in range(3):
            for row in (-1, 1):
                if (dock, column, row) not in free:
                    turn = (90 if column % 2 else 270) + ((dock * 3 + column * 5 + row) % 7 - 3)
                    place(staged[(dock + column * 2 + (row > 0)) % 6], (4.4 + column * 1.9, dock + row * 0.7, 0.002), turn)
    for dock in OPEN_DOCKS:
        for step in range(3):
            for row in (-0.62, 0.62):
                place(staged[(step + dock) % 4], (-5.2 - step * 1.3, dock + row, 0.004), 0)
    rail = one(_rail, 2.4)
    for y in (7.5, 26.5):
        place(rail, (2.2, y, 0), 90)
