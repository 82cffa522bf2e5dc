"""The two conveyors: one long deck that joins conveyors end to end, and two short decks that hand over sideways."""
import math
from kit.materials import aluminium, dark, glass, graphite, green, light, signal, steel, white
from kit.model import Model
from robots.parts import base, screws, visor

# Height of the rollers' top: that of the lines in the building.
ROLLERS = 0.75


def _roller(model, start, end, radius=0.026):
    (x1, y1), (x2, y2) = start, end
    z = ROLLERS - radius
    model.rod((x1, y1, z), (x2, y2, z), radius, steel(), 28)
    for (ax, ay), (bx, by) in ((start, end), (end, start)):
        length = math.dist(start, end)
        cap = ((bx - ax) / length * 0.022, (by - ay) / length * 0.022)
        model.rod((ax, ay, z), (ax + cap[0], ay + cap[1], z), radius + 0.0012, dark(), 28)


def _rail(model, start, end, guide):
    """A side of a deck along x, with a guide for loads where `guide` says."""
    (x1, y), (x2, _) = start, end
    length, middle = x2 - x1, (x1 + x2) / 2
    model.box((length, 0.04, 0.10), (middle, y, ROLLERS - 0.042), graphite(), 0.007)
    outside = y + (0.021 if y > 0 else -0.021)
    model.box((length - 0.1, 0.003, 0.014), (middle, outside, ROLLERS - 0.03), signal(), 0)
    screws(model, [(x1 + 0.03, outside, ROLLERS - 0.06), (x2 - 0.03, outside, ROLLERS - 0.06)], 90 if y > 0 else -90)
    if guide:
        model.box((length - 0.06, 0.02, 0.045), (middle, y, ROLLERS + 0.028), aluminium(), 0.006)
        for x in (x1 + 0.12, x2 - 0.12):
            model.box((0.03, 0.014, 0.05), (x, y, ROLLERS + 0.015), graphite(), 0.003)


def _light_barrier(model, x, y, tall=0.07):
    model.box((0.026, 0.022, tall), (x, y, ROLLERS + tall / 2), dark(), 0.005)
    model.cylinder(0.006, 0.003, (x, y + (-0.011 if y > 0 else 0.011), ROLLERS + tall * 0.7), green(), "y", 0, sides=14)


def _tower(model, length, width, foot):
    """The body between base and deck: a shell in two panels, flanks with slots for air."""
    top = ROLLERS - 0.1
    model.slab(length - 0.085, width - 0.085, top - foot, 0.06, (0, 0, (top + foot) / 2), dark(), 0)
    model.loft(
        [
            (foot + 0.012, length, width, 0.09),
            (foot + 0.02, length + 0.008, width + 0.008, 0.094),
            (top - 0.075, length - 0.03, width - 0.03, 0.085),
            (top - 0.02, length - 0.05, width - 0.05, 0.08),
            (top - 0.012, length - 0.06, width - 0.06, 0.075),
        ],
        (0, 0, 0),
        white(),
        gaps=(("x", length / 2 - 0.17, 0.005), ("x", -length / 2 + 0.17, 0.005)),
    )
    for side in (-1, 1):
        y = side * (width / 2 - 0.006)
        model.box((length * 0.44, 0.012, (top - foot) * 0.46), (0, y, (top + foot) / 2 - 0.012), graphite(), 0.005, (-side * 3.2, 0, 0))
        for slot in range(8):
            model.box(
                (length * 0.4, 0.008, 0.006),
                (0, y + side * 0.006, (top + foot) / 2 - 0.07 + slot * 0.0165),
                dark(),
                0.002,
                (-side * 3.2, 0, 0),
            )


def _deck_pan(model, length, width):
    model.slab(length, width, 0.022, 0.04, (0, 0, ROLLERS - 0.1), graphite(), 0.006)


def single_conveyor():
    """One deck of 1.24 by 0.72 m along the direction of travel."""
    model = Model("single conveyor")
    foot = base(model, 1.3, 0.84, 0.315, "SINGLE", "1000 kg")
    _tower(model, 0.86, 0.56, foot)
    visor(model, (0.427, 0, foot + 0.17), 0.24, 0.1, 0)
    _deck_pan(model, 1.22, 0.74)
    for side in (-1, 1):
        _rail(model, (-0.63, side * 0.375), (0.63, side * 0.375), True)
        for end in (-1, 1):
            _light_barrier(model, end * 0.59, side * 0.352, 0.06)
    count = 19
    for step in range(count):
        x = (step - (count - 1) / 2) * 0.066
        _roller(model, (x, -0.356), (x, 0.356))
    # A stop that rises before the load would run over the end.
    for end in (-1, 1):
        model.box((0.016, 0.5, 0.03), (end * 0.635, 0, ROLLERS - 0.035), signal(), 0.004)
        model.box((0.02, 0.7, 0.05), (end * 0.632, 0, ROLLERS - 0.06), graphite(), 0.005)
    return model.build()


def dual_conveyor():
    """Two decks side by side across the direction of travel, and the column between them that carries the screen."""
    model = Model("dual conveyor")
    foot = base(model, 1.5, 0.84, 0.315, "DUAL", "1500 kg")
    _tower(model, 1.1, 0.56, foot)
    visor(model, (0.547, 0, foot + 0.17), 0.24, 0.1, 0)
    for deck in (-1, 1):
        middle = deck * 0.43
        model.slab(0.62, 0.78, 0.022, 0.03, (middle, 0, ROLLERS - 0.1), graphite(), 0.006)
        for edge in (-1, 1):
            x = middle + edge * 0.305
            model.box((0.04, 0.8, 0.10), (x, 0, ROLLERS - 0.042), graphite(), 0.007)
            model.box((0.018, 0.74, 0.045), (x, 0, ROLLERS + 0.028), aluminium(), 0.006)
            for end in (-1, 1):
                model.box((0.014, 0.03, 0.05), (x, end * 0.27, ROLLERS + 0.015), graphite(), 0.003)
        model.box((0.003, 0.7, 0.014), (deck * 0.757, 0, ROLLERS - 0.03), signal(), 0)
        count = 12
        for step in range(count):
            y = (step - (count - 1) / 2) * 0.066
            _roller(model, (middle - 0.287, y), (middle + 0.287, y))
        for end in (-1, 1):
            model.box((0.56, 0.016, 0.05), (middle, end * 0.4, ROLLERS - 0.06), graphite(), 0.005)
            model.box((0.4, 0.004, 0.016), (middle, end * 0.409, ROLLERS - 0.055), signal(), 0)
    # The column: light on top, a screen towards each side.
    model.loft(
        [
            (ROLLERS - 0.1, 0.15, 0.34, 0.05),
            (ROLLERS + 0.1, 0.14, 0.32, 0.05),
            (ROLLERS + 0.32, 0.11, 0.28, 0.045),
            (ROLLERS + 0.34, 0.09, 0.26, 0.04),
        ],
        (0, 0, 0),
        white(),
    )
    model.slab(0.1, 0.27, 0.012, 0.04, (0, 0, ROLLERS + 0.345), light(), 0.002)
    model.slab(0.11, 0.28, 0.022, 0.045, (0, 0, ROLLERS + 0.362), graphite(), 0.006)
    for side in (-1, 1):
        model.box((0.008, 0.2, 0.13), (side * 0.064, 0, ROLLERS + 0.22), glass(), 0.004, (0, -side * 4, 0))
        model.mark(0.06, (0, side * 0.152, ROLLERS + 0.2), 90 * side)
    return model.build()
