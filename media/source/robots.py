"""The six robots of the line, each modelled once. Forward is +x, the ground is z = 0; each function returns a mesh."""
import math
from kit import (Model, carton, dark, glass, graphite, label, light, rounded_rectangle, rubber, signal, steel, stop, tape, tote, white, wood, yellow)


def wheel(model, at, radius=0.1, width=0.07):
    model.cylinder(radius, width, at, rubber(), "y", 0.015)
    model.cylinder(radius * 0.62, width + 0.008, at, graphite(), "y", 0.006)
    model.cylinder(radius * 0.28, width + 0.02, at, steel(), "y", 0.004)


def emergency_stop(model, at, scale=1.0):
    x, y, z = at
    model.cylinder(0.036 * scale, 0.014, (x, y, z + 0.007), yellow(), bevel=0.003)
    model.cylinder(0.014 * scale, 0.03, (x, y, z + 0.025), dark())
    model.cylinder(0.027 * scale, 0.022, (x, y, z + 0.045), stop(), bevel=0.009)


def lidar(model, at, radius=0.05):
    x, y, z = at
    model.cylinder(radius * 1.15, 0.02, (x, y, z + 0.01), dark(), bevel=0.004)
    model.cylinder(radius, 0.05, (x, y, z + 0.045), glass(), bevel=0.004)
    model.cylinder(radius * 1.12, 0.024, (x, y, z + 0.082), graphite(), bevel=0.008)


def corner_scanner(model, at):
    """The safety scanner that looks out of a corner of the base."""
    model.cylinder(0.075, 0.05, at, dark(), bevel=0.008)
    model.cylinder(0.072, 0.022, (at[0], at[1], at[2] + 0.002), glass(), bevel=0)
    model.cylinder(0.077, 0.012, (at[0], at[1], at[2] + 0.03), yellow(), bevel=0.003)


def base(model, length=1.25, width=0.82, height=0.28):
    """The low body that lifter and conveyor robots share; returns the height of its top."""
    model.slab(length, width, 0.115, 0.13, (0, 0, 0.0975), graphite(), 0.02)
    model.slab(length - 0.03, width - 0.03, 0.024, 0.125, (0, 0, 0.164), light(), 0.004)
    model.slab(length - 0.008, width - 0.008, 0.008, 0.13, (0, 0, 0.179), graphite(), 0.002)
    model.slab(length - 0.012, width - 0.012, height - 0.145, 0.13, (0, 0, 0.04 + (0.145 + height) / 2), white(), 0.032, 4)
    top = 0.04 + height
    for side in (-1, 1):
        wheel(model, (0, side * (width / 2 - 0.06), 0.095), 0.095)
        for end in (-1, 1):
            wheel(model, (end * (length / 2 - 0.2), side * (width / 2 - 0.14), 0.055), 0.055, 0.05)
        model.mark(0.105, (-0.36, side * (width / 2 - 0.004), 0.252), 90 * side)
        model.box((0.34, 0.006, 0.012), (0.12, side * (width / 2 - 0.004), 0.225), graphite(), 0.002)
        model.box((0.012, 0.004, 0.1), (0.38, side * (width / 2 - 0.006), 0.245), graphite(), 0)
    for end in (-1, 1):
        corner_scanner(model, (end * (length / 2 - 0.075), end * (width / 2 - 0.075), 0.112))
        model.box((0.02, 0.3, 0.055), (end * (length / 2 - 0.006), 0, 0.245), glass(), 0.009)
        model.box((0.02, 0.44, 0.035), (end * (length / 2), 0, 0.085), dark(), 0.008)
        for side in (-1, 1):
            model.cylinder(0.014, 0.012, (end * (length / 2 - 0.002), side * 0.22, 0.245), glass(), "x", 0.003)
    return top


def add_pallet(model, at):
    """A pallet of 1.2 by 0.8 m; returns the height of its top."""
    x, y, z = at
    for offset in (-0.3275, -0.164, 0, 0.164, 0.3275):
        model.box((1.2, 0.13, 0.022), (x, y + offset, z + 0.133), wood(), 0.003)
    for offset in (-0.35, 0, 0.35):
        model.box((1.2, 0.1, 0.022), (x, y + offset, z + 0.011), wood(), 0.003)
        for block in (-0.5275, 0, 0.5275):
            model.box((0.145, 0.1, 0.1), (x + block, y + offset, z + 0.072), wood(), 0.003)
    return z + 0.144


def add_carton(model, size, at, tone=0, labelled=True):
    """A carton standing on `at`, taped along its length, labelled on both long sides."""
    length, width, height = size
    x, y, z = at
    model.box(size, (x, y, z + height / 2), carton(tone), 0.008)
    model.box((length + 0.002, 0.05, 0.002), (x, y, z + height), tape(), 0)
    for end in (-1, 1):
        model.box((0.002, 0.05, 0.09), (x + end * (length / 2), y, z + height - 0.046), tape(), 0)
        if labelled:
            model.box((0.1, 0.002, 0.07), (x - end * length * 0.22, y + end * width / 2, z + height * 0.6), label(), 0)


def add_cartons(model, at, layers=3, columns=3, rows=2, height=0.26, skip=0):
    """Cartons stacked on a pallet; the last `skip` of the top layer are gone."""
    x, y, z = at
    length, width = 1.14 / columns, 0.76 / rows
    for layer in range(layers):
        for column in range(columns):
            for row in range(rows):
                if layer == layers - 1 and column * rows + row >= columns * rows - skip:
                    continue
                centre = (x - 0.57 + length * (column + 0.5), y - 0.38 + width * (row + 0.5), z + height * layer)
                add_carton(model, (length - 0.012, width - 0.012, height - 0.004), centre, layer * 2 + column + row * 2, (layer + column) % 2 == 0)


def add_tote(model, at, length=0.56, width=0.37, height=0.28):
    """An open stacking box, filled."""
    x, y, z = at
    wall = 0.014
    model.slab(length - 0.03, width - 0.03, wall, 0.02, (x, y, z + wall / 2), tote(), 0.003)
    for side in (-1, 1):
        model.box((length - 0.02, wall, height), (x, y + side * (width / 2 - 0.015), z + height / 2), tote(), 0.004)
        model.box((wall, width - 0.02, height), (x + side * (length / 2 - 0.015), y, z + height / 2), tote(), 0.004)
        model.box((length + 0.004, 0.03, 0.022), (x, y + side * (width / 2 - 0.005), z + height - 0.02), tote(), 0.006)
        model.box((0.03, width + 0.004, 0.022), (x + side * (length / 2 - 0.005), y, z + height - 0.02), tote(), 0.006)
        model.box((0.003, 0.1, 0.06), (x + side * (length / 2 - 0.007), y, z + height * 0.5), label(), 0)
    model.box((length - 0.06, width - 0.06, height * 0.72), (x, y, z + height * 0.38), carton(1), 0.006)


def lifter(loaded=False, raised=False):
    """Loaded with a pallet of cartons, or raised for a load that the scene brings."""
    model = Model("lifter")
    top = base(model)
    model.slab(1.02, 0.62, 0.012, 0.07, (-0.02, 0, top + 0.004), graphite(), 0.003)
    lift = 0.11 if loaded or raised else 0.045
    for x in (-0.3, 0.26):
        model.cylinder(0.07, lift, (x, 0, top + lift / 2), steel(), bevel=0)
    model.slab(0.92, 0.56, 0.03, 0.05, (-0.02, 0, top + lift), graphite() if loaded or raised else white(), 0.008)
    for side in (-1, 1):
        model.slab(0.8, 0.085, 0.01, 0.02, (-0.02, side * 0.2, top + lift + 0.019), rubber(), 0.003)
        emergency_stop(model, (-0.53, side * 0.33, top))
    model.slab(0.3, 0.11, 0.01, 0.03, (-0.02, 0, top + lift + 0.017), signal(), 0.003)
    lidar(model, (0.53, 0, top - 0.002))
    if loaded:
        z = add_pallet(model, (-0.02, 0, top + lift + 0.024))
        add_cartons(model, (-0.02, 0, z))
    return model.build()


def add_deck(model, z, length, width, centre):
    for side in (-1, 1):
        model.box((length, 0.045, 0.11), (0, centre + side * width / 2, z + 0.055), graphite(), 0.01)
        model.box((length - 0.12, 0.008, 0.022), (0, centre + side * (width / 2 + 0.024), z + 0.06), signal(), 0.003)
        for x in (-length / 2 + 0.09, length / 2 - 0.09):
            model.box((0.03, 0.03, 0.07), (x, centre + side * width / 2, z + 0.14), dark(), 0.006)
    count = int((length - 0.06) / 0.088)
    for step in range(count):
        x = (step - (count - 1) / 2) * 0.088
        model.cylinder(0.031, width - 0.05, (x, centre, z + 0.078), steel(), "y", 0.002, sides=20)
    return z + 0.109


def conveyor(decks, loaded=True):
    model = Model("single conveyor" if decks == 1 else "dual conveyor")
    top = base(model, 1.3, 0.9, 0.3)
    model.slab(0.98, 0.62, 0.36, 0.09, (0, 0, top + 0.17), white(), 0.02)
    model.slab(1.0, 0.64, 0.03, 0.09, (0, 0, top + 0.012), graphite(), 0.006)
    for side in (-1, 1):
        model.box((0.62, 0.012, 0.22), (0, side * 0.308, top + 0.19), graphite(), 0.005)
        for fin in range(9):
            model.box((0.012, 0.016, 0.16), (-0.24 + fin * 0.06, side * 0.31, top + 0.19), dark(), 0.002)
        emergency_stop(model, (0.56 * side, -0.36 * side, top))
    model.box((0.012, 0.26, 0.15), (0.49, 0, top + 0.22), glass(), 0.006)
    model.box((0.014, 0.2, 0.012), (0.49, 0, top + 0.32), light(), 0)
    model.slab(1.24, 0.86, 0.035, 0.06, (0, 0, top + 0.36), graphite(), 0.01)
    deck = top + 0.377
    width, centres = (0.76, (0,)) if decks == 1 else (0.385, (-0.225, 0.225))
    for index, centre in enumerate(centres):
        high = add_deck(model, deck, 1.28, width, centre)
        if loaded and decks == 1:
            add_carton(model, (0.58, 0.48, 0.38), (0.02, centre, high), 1)
        elif loaded:
            add_tote(model, (0.16 - 0.34 * index, centre, high), width=0.32)
    return model.build()


def fork(loaded=False):
    """A pallet truck: low forks in front, the drive and its sensors behind them."""
    model = Model("fork")
    model.prism([(-0.98, 0.06), (-0.3, 0.06), (-0.3, 0.5), (-0.98, 0.5)], 0.84, (0, 0, 0), graphite(), 0.06)
    model.prism([(-0.95, 0.52), (-0.34, 0.52), (-0.34, 1.02), (-0.46, 1.3), (-0.86, 1.3), (-0.95, 1.1)], 0.8, (0, 0, 0), white(), 0.07, segments=4)
    model.box((0.6, 0.79, 0.026), (-0.64, 0, 0.512), light(), 0.006)
    model.prism([(-0.335, 0.6), (-0.315, 0.6), (-0.315, 0.99), (-0.335, 0.99)], 0.56, (0, 0, 0), graphite(), 0.006)
    model.box((0.02, 0.4, 0.2), (-0.952, 0, 0.85), glass(), 0.008)
    model.box((0.012, 0.34, 0.014), (-0.955, 0, 0.985), light(), 0)
    # The head: a bridge that carries the scanner above the load.
    for side in (-1, 1):
        model.rod((-0.72, side * 0.3, 1.24), (-0.66, side * 0.3, 1.86), 0.028, graphite())
    model.slab(0.24, 0.78, 0.07, 0.05, (-0.64, 0, 1.89), white(), 0.02)
    model.box((0.02, 0.2, 0.035), (-0.52, 0, 1.885), glass(), 0.006)
    lidar(model, (-0.64, 0, 1.92), 0.055)
    model.box((0.05, 0.66, 0.5), (-0.27, 0, 0.36), graphite(), 0.014)
    model.box((0.012, 0.5, 0.035), (-0.243, 0, 0.52), signal(), 0.004)
    for side in (-1, 1):
        model.prism([(-0.26, 0.05), (0.86, 0.05), (0.97, 0.035), (0.97, 0.055), (0.9, 0.1), (-0.2, 0.115), (-0.2, 0.5), (-0.26, 0.5)], 0.17, (0, side * 0.2, 0), graphite(), 0.01)
        model.box((1.02, 0.12, 0.006), (0.34, side * 0.2, 0.112), steel(), 0.002, (0, 0.8, 0))
        wheel(model, (0.82, side * 0.2, 0.042), 0.042, 0.1)
        wheel(model, (-0.82, side * 0.34, 0.1), 0.1, 0.09)
        model.mark(0.17, (-0.66, side * 0.402, 0.92), 90 * side)
        model.box((0.46, 0.008, 0.016), (-0.66, side * 0.401, 0.66), graphite(), 0.002)
        model.cylinder(0.07, 0.055, (-0.93, side * 0.37, 0.2), dark(), bevel=0.008)
        model.cylinder(0.067, 0.024, (-0.93, side * 0.37, 0.202), glass(), bevel=0)
        model.cylinder(0.072, 0.012, (-0.93, side * 0.37, 0.234), yellow(), bevel=0.003)
        emergency_stop(model, (-0.7, side * 0.34, 1.298), 1.1)
    if loaded:
        z = add_pallet(model, (0.4, 0, 0.09))
        add_cartons(model, (0.4, 0, z), 4)
    return model.build()


def add_trailer(model, x):
    """A trolley with two shelves of totes."""
    model.slab(1.25, 0.8, 0.06, 0.05, (x, 0, 0.27), graphite(), 0.012)
    model.box((1.1, 0.81, 0.02), (x, 0, 0.275), signal(), 0.004)
    for end in (-1, 1):
        for side in (-1, 1):
            wheel(model, (x + end * 0.44, side * 0.31, 0.11), 0.11, 0.05)
            model.box((0.06, 0.04, 0.14), (x + end * 0.44, side * 0.31, 0.21), steel(), 0.006)
            model.rod((x + end * 0.58, side * 0.36, 0.28), (x + end * 0.58, side * 0.36, 1.28), 0.018, steel())
        model.rod((x + end * 0.58, -0.36, 1.28), (x + end * 0.58, 0.36, 1.28), 0.018, steel())
    model.box((1.16, 0.74, 0.024), (x, 0, 0.78), steel(), 0.005)
    for side in (-1, 1):
        model.rod((x - 0.58, side * 0.36, 0.95), (x + 0.58, side * 0.36, 0.95), 0.012, steel())
        for shelf, z in enumerate((0.3, 0.792)):
            for step in (-0.37, 0, 0.37):
                if shelf and step == 0.37 and side == 1:
                    continue
                add_tote(model, (x + step, side * 0.19, z), 0.35, 0.36, 0.26)
    model.rod((x + 0.6, 0, 0.26), (x + 0.92, 0, 0.26), 0.026, steel())


def tugger(trailers=1):
    model = Model("tugger")
    model.prism([(-0.6, 0.09), (0.56, 0.09), (0.64, 0.16), (0.64, 0.36), (-0.6, 0.36)], 0.8, (0, 0, 0), graphite(), 0.05)
    model.box((1.2, 0.77, 0.026), (0.005, 0, 0.372), light(), 0.006)
    model.prism([(-0.6, 0.385), (0.62, 0.385), (0.6, 0.5), (0.36, 0.84), (-0.06, 0.9), (-0.14, 0.6), (-0.6, 0.56)], 0.76, (0, 0, 0), white(), 0.05, segments=4)
    model.prism([(0.592, 0.53), (0.375, 0.838), (0.36, 0.828), (0.577, 0.52)], 0.5, (0.012, 0, 0.006), glass(), 0.006)
    model.box((0.03, 0.56, 0.09), (0.635, 0, 0.24), dark(), 0.012)
    model.box((0.012, 0.5, 0.03), (0.652, 0, 0.24), signal(), 0.004)
    for side in (-1, 1):
        wheel(model, (0.36, side * 0.37, 0.14), 0.14, 0.09)
        wheel(model, (-0.36, side * 0.37, 0.14), 0.14, 0.09)
        model.mark(0.19, (0.2, side * 0.382, 0.64), 90 * side)
        model.box((0.4, 0.008, 0.016), (-0.32, side * 0.381, 0.47), graphite(), 0.002)
        model.box((0.03, 0.13, 0.035), (0.612, side * 0.26, 0.44), light(), 0.008, (0, -10, 0))
        corner_scanner(model, (0.55, side * 0.34, 0.2))
        emergency_stop(model, (-0.48, side * 0.3, 0.562))
    lidar(model, (0.1, 0, 0.872), 0.055)
    model.box((0.16, 0.2, 0.12), (-0.64, 0, 0.27), graphite(), 0.015)
    model.rod((-0.66, 0, 0.26), (-0.75, 0, 0.26), 0.026, steel())
    for count in range(trailers):
        add_trailer(model, -1.62 - count * 1.54)
    return model.build()


def counter_balance(raised=0.0, loaded=False):
    """A forklift whose weight is behind the mast; `raised` is the height of the forks, up to 2.6."""
    model = Model("counterbalance")
    model.prism([(-1.32, 0.16), (0.05, 0.12), (0.12, 0.2), (0.12, 0.66), (-1.32, 0.66)], 1.02, (0, 0, 0), graphite(), 0.07)
    model.box((1.3, 0.99, 0.03), (-0.62, 0, 0.672), light(), 0.008)
    model.prism([(-1.36, 0.69), (-0.02, 0.69), (-0.02, 0.95), (-0.34, 1.08), (-0.52, 1.34), (-1.22, 1.34), (-1.36, 1.18)], 0.98, (0, 0, 0), white(), 0.09, segments=4)
    model.prism([(-1.385, 0.3), (-1.3, 0.3), (-1.3, 1.0), (-1.385, 1.0)], 0.9, (0, 0, 0), signal(), 0.03)
    model.box((0.02, 0.42, 0.16), (-1.392, 0, 0.72), graphite(), 0.008)
    # The sensor tower in place of a cab.
    for side in (-1, 1):
        model.rod((-0.95, side * 0.34, 1.28), (-0.78, side * 0.34, 2.08), 0.035, graphite())
        model.rod((-0.5, side * 0.34, 1.28), (-0.66, side * 0.34, 2.08), 0.03, graphite())
    model.slab(0.36, 0.86, 0.08, 0.06, (-0.72, 0, 2.11), white(), 0.024)
    model.box((0.02, 0.26, 0.04), (-0.54, 0, 2.11), glass(), 0.006)
    lidar(model, (-0.72, 0, 2.15), 0.06)
    height = 2.35
    for side in (-1, 1):
        y = side * 0.37
        model.box((0.15, 0.06, height), (0.22, y, 0.1 + height / 2), graphite(), 0.012)
        inner = height + max(0, raised - 1.4)
        model.box((0.09, 0.05, height), (0.25, y - side * 0.065, 0.12 + height / 2 + max(0, raised - 1.4)), steel(), 0.008)
        model.cylinder(0.022, height * 0.86, (0.2, side * 0.2, 0.2 + height * 0.43), steel(), sides=16)
        model.box((0.02, 0.03, inner - 0.2), (0.24, side * 0.1, inner / 2 + 0.1), dark(), 0.004)
    for z in (0.22, 1.3, 0.06 + height):
        model.box((0.09, 0.74, 0.09), (0.2, 0, z), graphite(), 0.014)
    model.box((0.08, 0.66, 0.07), (0.25, 0, height + max(0, raised - 1.4)), steel(), 0.012)
    lift = raised
    for z in (0.16, 0.5):
        model.box((0.06, 0.86, 0.09), (0.34, 0, z + lift + 0.06), graphite(), 0.012)
    for x in (-0.36, -0.18, 0, 0.18, 0.36):
        model.box((0.025, 0.025, 0.6), (0.34, x, 0.88 + lift), graphite(), 0.006)
    model.box((0.03, 0.78, 0.04), (0.34, 0, 1.19 + lift), graphite(), 0.008)
    for side in (-1, 1):
        model.prism([(0.37, 0.05), (1.32, 0.05), (1.47, 0.055), (1.47, 0.066), (0.43, 0.1), (0.43, 0.62), (0.37, 0.62)], 0.13, (0, side * 0.25, lift), steel(), 0.008)
        wheel(model, (-0.04, side * 0.5, 0.22), 0.22, 0.17)
        wheel(model, (-1.0, side * 0.47, 0.18), 0.18, 0.14)
        model.box((0.5, 0.12, 0.06), (-0.04, side * 0.5, 0.5), graphite(), 0.03)
        model.mark(0.22, (-0.86, side * 0.492, 1.02), 90 * side)
        model.box((0.6, 0.008, 0.018), (-0.8, side * 0.491, 0.8), graphite(), 0.002)
        corner_scanner(model, (-1.3, side * 0.46, 0.26))
        emergency_stop(model, (-0.75, side * 0.4, 1.338), 1.1)
    if loaded:
        z = add_pallet(model, (1.03, 0, 0.075 + lift))
        add_cartons(model, (1.03, 0, z), 3)
    return model.build()


BUILDERS = {
    "lifter": lifter,
    "single-conveyor": lambda: conveyor(1),
    "dual-conveyor": lambda: conveyor(2),
    "fork": fork,
    "agv-tugger": lambda: tugger(2),
    "counter-balance": counter_balance,
}
