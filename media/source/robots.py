"""The six robots of the line, each drawn once. Forward is +x, the ground is z = 0; each function returns its root."""
from kit import (box, carton, cylinder, glass, graphite, group, light, rubber, signal, steel, stop, white, wood, yellow)


def wheel(parent, at, radius=0.1, width=0.07):
    cylinder(radius, width, at, rubber(), "y", parent, 0.015)
    cylinder(radius * 0.5, width + 0.006, at, steel(), "y", parent)


def emergency_stop(parent, at):
    cylinder(0.035, 0.02, at, yellow(), "z", parent)
    cylinder(0.026, 0.05, (at[0], at[1], at[2] + 0.018), stop(), "z", parent, 0.01)


def lidar(parent, at):
    cylinder(0.055, 0.03, at, graphite(), "z", parent)
    cylinder(0.05, 0.05, (at[0], at[1], at[2] + 0.035), glass(), "z", parent)
    cylinder(0.055, 0.02, (at[0], at[1], at[2] + 0.07), graphite(), "z", parent)


def mark(parent, at, scale=1.0, axis="y"):
    """The company's mark, a plain bar and wedge in relief."""
    size = (0.16 * scale, 0.008, 0.035 * scale) if axis == "y" else (0.008, 0.16 * scale, 0.035 * scale)
    box(size, at, signal(), 0.003, parent=parent)


def chassis(root, length=1.25, width=0.82, height=0.26):
    """The low body that lifter and conveyor robots share."""
    box((length, width, height * 0.55), (0, 0, 0.05 + height * 0.275), graphite(), 0.05, parent=root)
    box((length - 0.06, width - 0.06, height * 0.5), (0, 0, 0.05 + height * 0.75), white(), 0.045, parent=root)
    strip = 0.05 + height * 0.53
    box((length + 0.004, width * 0.72, 0.022), (0, 0, strip), light(), 0.008, parent=root)
    box((length * 0.78, width + 0.004, 0.022), (0, 0, strip), light(), 0.008, parent=root)
    for side in (-1, 1):
        wheel(root, (0, side * (width / 2 - 0.05), 0.1), 0.1)
        for end in (-1, 1):
            wheel(root, (end * (length / 2 - 0.16), side * (width / 2 - 0.12), 0.06), 0.06, 0.05)
        mark(root, (-0.3, side * (width / 2 - 0.028), 0.05 + height * 0.77))
        emergency_stop(root, (side * (length / 2 - 0.1), side * (width / 2 - 0.1), 0.05 + height))
    for end in (-1, 1):
        box((0.02, 0.34, 0.05), (end * (length / 2 - 0.004), 0, 0.05 + height * 0.28), glass(), 0.012, parent=root)
    return 0.05 + height


def pallet(parent, at):
    x, y, z = at
    for offset in (-0.4, -0.2, 0, 0.2, 0.4):
        box((1.2, 0.145, 0.022), (x, y + offset * 0.82, z + 0.133), wood(), 0.003, parent=parent)
    for offset in (-0.34, 0, 0.34):
        box((1.2, 0.1, 0.022), (x, y + offset, z + 0.011), wood(), 0.003, parent=parent)
        for block in (-0.52, 0, 0.52):
            box((0.145, 0.1, 0.1), (x + block, y + offset, z + 0.072), wood(), 0.003, parent=parent)
    return z + 0.144


def cartons(parent, at, layers=3, columns=3, rows=2):
    x, y, z = at
    wide, deep, high = 1.12 / columns, 0.74 / rows, 0.26
    for layer in range(layers):
        for column in range(columns):
            for row in range(rows):
                place = (x - 0.56 + wide * (column + 0.5), y - 0.37 + deep * (row + 0.5), z + high * (layer + 0.5))
                box((wide - 0.012, deep - 0.012, high - 0.008), place, carton(layer + column * 2 + row), 0.012, parent=parent)
                box((0.05, deep - 0.01, high - 0.006), place, carton(1), 0.002, parent=parent)


def lifter(at=(0, 0, 0), turn=0, loaded=False):
    root = group("lifter", at, turn)
    top = chassis(root)
    lidar(root, (0.5, 0.28, top))
    box((0.78, 0.6, 0.035), (-0.05, 0, top + 0.02), graphite(), 0.02, parent=root)
    for side in (-1, 1):
        box((0.7, 0.06, 0.014), (-0.05, side * 0.22, top + 0.044), rubber(), 0.004, parent=root)
    if loaded:
        cartons(root, (-0.05, 0, pallet(root, (-0.05, 0, top + 0.05))))
    return root


def conveyor_deck(root, base, length, width, centre):
    for side in (-1, 1):
        box((length, 0.05, 0.1), (0, centre + side * width / 2, base + 0.05), graphite(), 0.012, parent=root)
        box((length, 0.012, 0.02), (0, centre + side * (width / 2 + 0.026), base + 0.05), signal(), 0.003, parent=root)
    for step in range(int(length / 0.1)):
        cylinder(0.032, width - 0.04, (-length / 2 + 0.06 + step * 0.1, centre, base + 0.075), steel(), "y", root)


def conveyor(decks, at=(0, 0, 0), turn=0, loaded=True):
    root = group("conveyor", at, turn)
    top = chassis(root, 1.3, 0.95, 0.3)
    for end in (-1, 1):
        for side in (-1, 1):
            box((0.07, 0.07, 0.34), (end * 0.5, side * 0.36, top + 0.16), graphite(), 0.012, parent=root)
    box((1.2, 0.86, 0.05), (0, 0, top + 0.34), white(), 0.02, parent=root)
    width, centres = (0.72, (0,)) if decks == 1 else (0.36, (-0.215, 0.215))
    for centre in centres:
        conveyor_deck(root, top + 0.36, 1.24, width, centre)
    if loaded:
        for index, centre in enumerate(centres):
            high = 0.3
            size = (0.5, min(0.5, width - 0.1), high)
            box(size, (0.12 - 0.3 * index, centre, top + 0.47 + high / 2), carton(index), 0.012, parent=root)
            box((0.06, size[1] + 0.004, high + 0.004), (0.12 - 0.3 * index, centre, top + 0.47 + high / 2), carton(1), 0.002, parent=root)
    lidar(root, (0.55, 0.38, top + 0.36))
    return root


def mast(root, x, height, width=0.62):
    for side in (-1, 1):
        box((0.1, 0.07, height), (x, side * width / 2, 0.08 + height / 2), graphite(), 0.012, parent=root)
        box((0.05, 0.04, height - 0.1), (x + 0.05, side * (width / 2 - 0.05), 0.1 + height / 2), steel(), 0.006, parent=root)
    for high in (0.25, height * 0.6, height):
        box((0.07, width, 0.07), (x, 0, high), graphite(), 0.012, parent=root)


def fork(at=(0, 0, 0), turn=0, loaded=False):
    root = group("fork", at, turn)
    box((0.62, 0.84, 0.5), (-0.62, 0, 0.33), graphite(), 0.07, parent=root)
    box((0.56, 0.8, 0.95), (-0.62, 0, 0.98), white(), 0.08, parent=root)
    box((0.4, 0.802, 0.03), (-0.62, 0, 0.58), light(), 0.01, parent=root)
    box((0.02, 0.42, 0.24), (-0.905, 0, 1.15), glass(), 0.02, parent=root)
    mast(root, -0.26, 1.75)
    for side in (-1, 1):
        box((1.2, 0.16, 0.055), (0.42, side * 0.2, 0.09), steel(), 0.02, parent=root)
        cylinder(0.04, 0.1, (0.9, side * 0.2, 0.045), rubber(), "y", root)
        box((0.05, 0.16, 0.42), (-0.17, side * 0.2, 0.3), steel(), 0.012, parent=root)
        wheel(root, (-0.7, side * 0.38, 0.1), 0.1, 0.08)
        mark(root, (-0.62, side * 0.402, 1.2), 1.4)
        box((0.12, 0.05, 0.06), (-0.86, side * 0.36, 0.16), glass(), 0.015, parent=root)
    cylinder(0.04, 0.34, (-0.72, 0, 1.6), graphite(), "z", root)
    lidar(root, (-0.72, 0, 1.77))
    emergency_stop(root, (-0.42, 0.3, 1.455))
    emergency_stop(root, (-0.42, -0.3, 1.455))
    if loaded:
        cartons(root, (0.45, 0, pallet(root, (0.45, 0, 0.02))), 3)
    return root


def trailer(root, x):
    box((1.15, 0.75, 0.07), (x, 0, 0.3), graphite(), 0.015, parent=root)
    for end in (-1, 1):
        for side in (-1, 1):
            wheel(root, (x + end * 0.42, side * 0.3, 0.11), 0.11, 0.05)
            cylinder(0.018, 0.85, (x + end * 0.55, side * 0.35, 0.72), steel(), "z", root)
    for high in (0.75, 1.13):
        for side in (-1, 1):
            cylinder(0.014, 1.1, (x, side * 0.35, high), steel(), "x", root)
    cylinder(0.022, 0.5, (x + 0.78, 0, 0.22), steel(), "x", root)
    cartons(root, (x, 0, 0.335), 2)


def tugger(at=(0, 0, 0), turn=0, trailers=1):
    root = group("tugger", at, turn)
    box((1.15, 0.78, 0.32), (0, 0, 0.24), graphite(), 0.06, parent=root)
    box((0.62, 0.74, 0.42), (0.2, 0, 0.58), white(), 0.08, parent=root)
    box((0.42, 0.7, 0.16), (-0.33, 0, 0.46), white(), 0.05, parent=root)
    box((1.155, 0.56, 0.024), (0, 0, 0.38), light(), 0.008, parent=root)
    box((0.02, 0.5, 0.07), (0.576, 0, 0.18), glass(), 0.015, parent=root)
    box((0.02, 0.46, 0.16), (0.512, 0, 0.64), glass(), 0.02, parent=root)
    for side in (-1, 1):
        wheel(root, (0.34, side * 0.36, 0.13), 0.13, 0.08)
        wheel(root, (-0.34, side * 0.36, 0.13), 0.13, 0.08)
        mark(root, (0.2, side * 0.372, 0.62), 1.3)
    lidar(root, (0.3, 0, 0.79))
    emergency_stop(root, (-0.4, 0.24, 0.54))
    emergency_stop(root, (-0.4, -0.24, 0.54))
    for count in range(trailers):
        trailer(root, -1.55 - count * 1.65)
    return root


def counter_balance(at=(0, 0, 0), turn=0, loaded=False):
    root = group("counterbalance", at, turn)
    box((1.35, 1.0, 0.55), (-0.55, 0, 0.42), graphite(), 0.09, parent=root)
    box((0.75, 0.96, 0.75), (-0.82, 0, 0.95), white(), 0.12, parent=root)
    box((0.5, 0.9, 0.28), (-0.2, 0, 0.78), white(), 0.07, parent=root)
    box((0.9, 1.004, 0.03), (-0.62, 0, 0.66), light(), 0.01, parent=root)
    box((0.02, 0.5, 0.2), (-1.2, 0, 1.05), glass(), 0.02, parent=root)
    mast(root, 0.2, 2.15, 0.72)
    for side in (-1, 1):
        wheel(root, (0.02, side * 0.46, 0.2), 0.2, 0.14)
        wheel(root, (-0.98, side * 0.44, 0.17), 0.17, 0.12)
        box((1.1, 0.13, 0.05), (0.84, side * 0.22, 0.1), steel(), 0.018, parent=root)
        box((0.05, 0.13, 0.55), (0.3, side * 0.22, 0.36), steel(), 0.012, parent=root)
        mark(root, (-0.82, side * 0.482, 1.1), 1.6)
        cylinder(0.025, 0.75, (-0.5, side * 0.4, 1.65), graphite(), "z", root)
    box((0.06, 0.62, 0.34), (0.3, 0, 0.62), graphite(), 0.015, parent=root)
    box((0.9, 0.9, 0.05), (-0.55, 0, 2.03), graphite(), 0.03, parent=root)
    cylinder(0.025, 0.75, (-0.92, 0.36, 1.65), graphite(), "z", root)
    cylinder(0.025, 0.75, (-0.92, -0.36, 1.65), graphite(), "z", root)
    lidar(root, (-0.55, 0, 2.06))
    emergency_stop(root, (-0.12, 0.36, 0.92))
    emergency_stop(root, (-0.12, -0.36, 0.92))
    if loaded:
        cartons(root, (0.9, 0, pallet(root, (0.9, 0, 0.02))), 2)
    return root


BUILDERS = {
    "robot-lifter": lambda: lifter(),
    "robot-single-conveyor": lambda: conveyor(1),
    "robot-dual-conveyor": lambda: conveyor(2),
    "robot-fork": lambda: fork(),
    "robot-agv-tugger": lambda: tugger((0.75, 0, 0)),
    "robot-counter-balance": lambda: counter_balance(),
}
