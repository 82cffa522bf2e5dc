"""A bottling plant's end: tanks, and a line on which bottles pass an inspection."""
import math
from building.racks import one
from kit.materials import aluminium, dark, glass, graphite, green, material, screen, signal, steel, white
from kit.stage import place
from loads.goods import add_bottle

# Height of the chain that the bottles stand on, and how far they are apart.
CHAIN, PITCH = 1.0, 0.09


def _stainless():
    return material("stainless", (0.60, 0.61, 0.62), 0.24, 0.95, smudge=0.04)


def _tank(model):
    """A tank on legs: a shell in courses, domed ends, a manhole, a level glass, the pipe below."""
    shell, radius = _stainless(), 0.95
    dome = [(radius * math.cos(math.radians(a)), 0.34 * math.sin(math.radians(a))) for a in range(0, 91, 10)]
    below, above = [(r, 0.89 - z) for r, z in reversed(dome)], [(r, 4.0 + z) for r, z in dome]
    model.lathe([(0, 0.55), *below, (radius, 4.0), *above], (0, 0, 0), shell, sides=72)
    for z in (0.90, 1.93, 2.96, 4.0):
        weld = [(radius, z - 0.02), (radius + 0.012, z - 0.012), (radius + 0.012, z + 0.012), (radius, z + 0.02)]
        model.lathe(weld, (0, 0, 0), steel(), sides=72)
    for a in (45, 135, 225, 315):
        x, y = 0.78 * math.cos(math.radians(a)), 0.78 * math.sin(math.radians(a))
        model.rod((x, y, 0.02), (x, y, 0.95), 0.06, shell)
        model.cylinder(0.11, 0.03, (x, y, 0.015), graphite(), bevel=0.004)
    model.lathe([(0.26, 0), (0.28, 0.02), (0.28, 0.06), (0.24, 0.10), (0, 0.12)], (radius - 0.03, 0, 1.45), shell, "x")
    model.tube([(radius + 0.09, -0.2, 1.45), (radius + 0.15, 0, 1.45), (radius + 0.09, 0.2, 1.45)], 0.015, graphite(), 0.05)
    model.rod((radius + 0.02, 0.5, 1.2), (radius + 0.02, 0.5, 3.7), 0.02, glass())
    model.tube([(0, 0, 0.56), (0, 0, 0.3), (1.5, 0, 0.3), (1.5, 0.6, 0.3)], 0.045, shell, 0.12)
    model.cylinder(0.09, 0.08, (0.9, 0, 0.3), signal(), "x")
    model.tube([(0, 0, 4.3), (0, 0, 4.75), (-0.9, 0, 4.75)], 0.045, shell, 0.15)


def _frame(model, length):
    """The line without its bottles, along x from 0."""
    for side in (-1, 1):
        model.box((length, 0.012, 0.14), (length / 2, side * 0.085, CHAIN - 0.06), _stainless(), 0.003)
        for z in (0.07, 0.17):
            model.rod((0, side * 0.062, CHAIN + z), (length, side * 0.062, CHAIN + z), 0.007, _stainless())
    model.box((length, 0.1, 0.012), (length / 2, 0, CHAIN - 0.006), graphite(), 0.002)
    for step in range(int(length / 0.05)):
        model.box((0.003, 0.1, 0.002), (0.025 + step * 0.05, 0, CHAIN), dark(), 0)
    for step in range(int(length / 1.4) + 1):
        x = 0.3 + step * 1.4
        for side in (-1, 1):
            bracket = [(0.09, -0.03), (0.16, -0.03), (0.16, 0.17), (0.07, 0.17)]
            model.tube([(x, side * y, CHAIN + z) for y, z in bracket], 0.008, steel(), 0.03)
            model.rod((x, side * 0.26, 0.02), (x, side * 0.075, CHAIN - 0.12), 0.022, _stainless())
            model.cylinder(0.05, 0.03, (x, side * 0.26, 0.015), dark(), bevel=0.004)
        model.rod((x, -0.2, 0.35), (x, 0.2, 0.35), 0.014, _stainless())


def _inspection(model):
    """A cabinet that the bottles pass through: windows, a screen, a signal tower."""
    for side in (-1, 1):
        model.box((0.8, 0.14, 0.5), (0, side * 0.22, CHAIN + 0.16), white(), 0.02)
        model.box((0.5, 0.01, 0.24), (0, side * 0.292, CHAIN + 0.18), glass(), 0.004)
    model.box((0.8, 0.58, 0.34), (0, 0, CHAIN + 0.58), white(), 0.02)
    model.box((0.8, 0.584, 0.03), (0, 0, CHAIN + 0.42), signal(), 0)
    model.box((0.7, 0.4, 0.7), (0, 0, 0.42), graphite(), 0.02)
    model.box((0.42, 0.03, 0.26), (0, -0.302, CHAIN + 0.6), dark(), 0.006)
    model.box((0.38, 0.006, 0.22), (0, -0.32, CHAIN + 0.6), screen(), 0)
    model.rod((0.3, 0, CHAIN + 0.75), (0.3, 0, CHAIN + 0.95), 0.012, steel())
    model.cylinder(0.035, 0.08, (0.3, 0, CHAIN + 0.99), green(), bevel=0.005)
    model.cylinder(0.035, 0.02, (0.3, 0, CHAIN + 1.04), aluminium(), bevel=0.003)


def bottle_line(length=9.0, inspected_at=4.0, kind=0):
    """A line along x with bottles in single file; returns its mesh."""

    def build(model):
        _frame(model, length)
        for step in range(int(length / PITCH)):
            add_bottle(model, (0.05 + step * PITCH, ((step * 7) % 5 - 2) * 0.002, CHAIN), kind, 32)
        part = one(_inspection)
        model.stamp(part, (inspected_at, 0, 0))

    return one(build)


def add_tanks(x, ys):
    """A row of tanks, their manholes towards +x."""
    tank = one(_tank)
    for y in ys:
        place(tank, (x, y, 0))
