"""A forge seen from afar: a furnace that glows, and hot blanks in front of it."""
from building.materials import wall_band
from building.racks import one
from kit.materials import dark, galvanised, graphite, material, yellow
from kit.stage import area_light, place

GLOW = (1.0, 0.20, 0.02)


def _furnace(model):
    """Its opening looks towards -x."""
    brick = material("fire brick", (0.16, 0.085, 0.06), 0.9, wear=0.3, grain=0.4, grain_scale=90)
    hot = material("furnace glow", GLOW, emission=3.5)
    for side in (-1, 1):
        model.box((3.0, 1.5, 3.4), (0, side * 1.65, 1.9), wall_band(), 0.04)
        model.box((0.2, 0.3, 2.0), (-1.5, side * 1.0, 1.3), brick, 0.02)
        model.box((0.24, 0.16, 3.6), (-1.52, side * 2.3, 1.8), galvanised(), 0.01)
    model.box((2.96, 4.7, 1.56), (0, 0, 2.9), wall_band(), 0.04)
    model.box((0.3, 2.3, 0.5), (-1.5, 0, 2.3), brick, 0.02)
    model.box((3.0, 1.8, 0.6), (0, 0, 0.4), brick, 0.02)
    model.box((0.1, 1.8, 1.4), (-0.9, 0, 1.4), hot, 0)
    # Its door, drawn up, and the chimney.
    model.box((0.16, 2.3, 0.9), (-1.72, 0, 3.1), graphite(), 0.02, gaps=(("y", 0.5, 0.01), ("y", -0.5, 0.01)))
    model.cylinder(0.5, 5, (0.4, 0, 6), galvanised(), bevel=0)
    model.box((3.2, 5.0, 0.2), (0, 0, 3.75), yellow(), 0.02)


def _blanks(model):
    """Blanks on a roller table, the first of them fresh from the furnace."""
    model.box((3.4, 0.9, 0.12), (0, 0, 0.62), graphite(), 0.01)
    for step in range(12):
        model.cylinder(0.05, 0.84, (-1.6 + step * 0.29, 0, 0.68), galvanised(), "y", 0)
    for x in (-1.5, 0, 1.5):
        for side in (-0.38, 0.38):
            model.box((0.1, 0.1, 0.6), (x, side, 0.3), dark(), 0)
    for step in range(5):
        heat = (step + 1) / 5
        of = material(f"blank {step}", (1.0 * heat, 0.20 * heat * heat, 0.02), emission=6 * heat * heat)
        model.cylinder(0.16, 0.16, (-1.3 + step * 0.65, 0, 0.81), of)


def add_forge(at):
    x, y = at
    place(one(_furnace), (x, y, 0))
    place(one(_blanks), (x - 3.6, y, 0))
    area_light((x - 1.3, y, 1.4), (1.7, 1.3), 420, (x - 8, y, 0.4), (1.0, 0.36, 0.10))
