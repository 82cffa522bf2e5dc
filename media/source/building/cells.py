"""Machining centres in the north-east, and the material that stands beside their lane."""
from building.materials import sign_blue
from building.racks import carton_load, one
from kit.materials import aluminium, dark, graphite, green, label, material, screen, signal, steel, stop, white, yellow
from kit.stage import place
from loads.goods import drum_pallet, engine, tyre_pallet


def _machine(model):
    """A machining centre: enclosure in panels, a door with its window onto a lit work space, panel, chip conveyor, signal tower."""
    body = material("machine white", (0.60, 0.61, 0.61), 0.4, smudge=0.08, coat=0.2)
    model.box((2.6, 1.7, 1.75), (0, 0, 1.20), body, 0.05, gaps=(("x", 0.52, 0.006), ("x", -1.05, 0.006)))
    model.box((2.5, 1.6, 1.7), (0, 0, 1.2), dark(), 0)
    model.box((2.62, 1.72, 0.32), (0, 0, 0.20), graphite(), 0.03)
    model.box((2.2, 1.4, 0.30), (-0.1, 0.1, 2.2), body, 0.05)
    # The door: two wings with a window each, a lit spindle and a part behind the glass.
    model.box((1.44, 0.06, 1.22), (-0.27, -0.86, 1.28), graphite(), 0.02)
    for wing in (-0.36, 0.36):
        model.box((0.68, 0.05, 1.14), (-0.27 + wing, -0.885, 1.28), body, 0.02)
        model.box((0.50, 0.05, 0.66), (-0.27 + wing, -0.892, 1.36), dark(), 0.04)
        model.box(
            (0.46, 0.05, 0.62), (-0.27 + wing, -0.896, 1.36), material("machine window", (0.05, 0.075, 0.08), 0.06, emission=0.9), 0.04
        )
    model.box((0.07, 0.004, 0.3), (-0.55, -0.924, 1.52), aluminium(), 0)
    model.box((0.16, 0.004, 0.10), (-0.55, -0.924, 1.16), aluminium(), 0)
    model.box((0.09, 0.004, 0.34), (0.02, -0.924, 1.50), aluminium(), 0)
    for wing in (-0.06, 0.06):
        model.tube(
            [(-0.27 + wing, -0.90, 1.02), (-0.27 + wing, -0.96, 1.06), (-0.27 + wing, -0.96, 1.5), (-0.27 + wing, -0.90, 1.54)],
            0.014,
            steel(),
            0.04,
        )
    # The panel on its arm.
    model.box((0.44, 0.10, 0.66), (0.92, -0.93, 1.42), graphite(), 0.02, (0, 0, -8))
    model.box((0.37, 0.02, 0.28), (0.915, -0.985, 1.56), screen(), 0.004, (0, 0, -8))
    for row in range(3):
        for column in range(6):
            model.box(
                (0.035, 0.012, 0.03),
                (0.79 + column * 0.052, -0.986 + (column - 2.5) * -0.007, 1.33 - row * 0.045),
                (white(), label(), dark())[row],
                0.003,
                (0, 0, -8),
            )
    model.lathe([(0, 0), (0.026, 0), (0.026, 0.02), (0, 0.03)], (0.80, -0.985, 1.17), stop(), "y")
    model.box((2.62, 0.01, 0.05), (0, -0.856, 0.42), signal(), 0)
    model.text("MC-500", 0.075, (0.92, -0.853, 1.88), graphite(), -90)
    # Chip conveyor and its bin.
    model.prism([(1.3, 0.25), (1.5, 0.25), (2.05, 0.95), (2.05, 1.05), (1.85, 1.05), (1.3, 0.45)], 0.4, (0, 0.3, 0), body, 0.02)
    model.prism([(1.72, 0.04), (2.28, 0.04), (2.36, 0.6), (1.66, 0.6)], 0.6, (0, 0.3, 0), yellow(), 0.012)
    model.rod((1.1, 0.6, 2.05), (1.1, 0.6, 2.3), 0.02, steel())
    for index, of in enumerate((green(), yellow(), stop())):
        model.cylinder(0.045, 0.09, (1.1, 0.6, 2.34 + index * 0.095), of, bevel=0.006)


def _workbench(model):
    """A bench with a vice, drawers and a board of tools."""
    model.box((1.6, 0.7, 0.05), (0, 0, 0.88), material("bench top", (0.42, 0.28, 0.15), 0.5, wear=0.15, smudge=0.1), 0.008)
    for side in (-0.55, 0.55):
        model.box((0.45, 0.62, 0.82), (side, 0.02, 0.44), sign_blue(), 0.012)
        for drawer in range(4):
            model.box((0.41, 0.012, 0.16), (side, -0.295, 0.16 + drawer * 0.19), sign_blue(), 0.006)
            model.box((0.2, 0.02, 0.015), (side, -0.305, 0.2 + drawer * 0.19), aluminium(), 0.003)
    model.box((1.6, 0.03, 0.8), (0, 0.34, 1.35), graphite(), 0.01)
    for tool in range(9):
        model.box(
            (0.03 + tool % 3 * 0.01, 0.012, 0.18 + tool % 4 * 0.06),
            (-0.64 + tool * 0.16, 0.315, 1.42 - tool % 2 * 0.08),
            (steel(), signal(), dark())[tool % 3],
            0.006,
        )
    model.box((0.16, 0.2, 0.14), (0.5, -0.16, 0.98), graphite(), 0.02)
    model.cylinder(0.03, 0.2, (0.5, -0.3, 0.98), steel(), "y")


def build_cells():
    machine, bench = one(_machine), one(_workbench)
    for x in (42, 46.2, 50.4, 54.6):
        place(machine, (x, 31.5, 0))
        place(machine, (x, 23.2, 0), 180)
    parts = [one(engine), one(tyre_pallet), one(drum_pallet), one(carton_load, 2, 3, 2, 0, 1)]
    for index, x in enumerate((43.6, 47.8, 52.0, 56.2)):
        place(parts[index % 4], (x + 0.5, 29.5, 0.002), 92)
        place(parts[(index + 1) % 4], (x + 0.5, 25.1, 0.002), 89)
    for x in (44.5, 52.9):
        place(bench, (x, 33.6, 0))
        place(bench, (x, 21.0, 0), 180)
