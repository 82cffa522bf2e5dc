"""Pallets of 1.2 by 0.8 m, and the stand on legs that a lifter drives under."""
from kit.materials import graphite, ink, label, rubber, signal, wood

# Height of a pallet's top, and of the stand's.
PALLET, STAND = 0.144, 0.47


def add_pallet(model, at, seed=0):
    """Returns the height of its top. No two boards lie quite alike; `seed` says how."""
    x, y, z = at
    for index, offset in enumerate((-0.3275, -0.164, 0, 0.164, 0.3275)):
        shift = ((seed * 7 + index * 5) % 9 - 4) * 0.001
        wide = 0.145 if index % 2 == 0 else 0.1
        model.box((1.2, wide * 0.93, 0.022), (x + shift, y + offset, z + 0.133), wood(), 0.003, (0, 0, shift * 60))
    for offset in (-0.35, 0, 0.35):
        model.box((1.2, 0.1, 0.022), (x, y + offset, z + 0.011), wood(), 0.003)
        for block in (-0.5275, 0, 0.5275):
            model.box((0.145, 0.1, 0.078), (x + block, y + offset, z + 0.061), wood(), 0.003)
    for block in (-0.5275, 0, 0.5275):
        model.box((0.145, 0.8, 0.022), (x + block, y, z + 0.111), wood(), 0.002)
    # The stamp on the middle block.
    for side in (-1, 1):
        model.text("EPAL", 0.022, (x + 0.535 * 0, y + side * 0.4006, z + 0.062), ink(), 90 * side, depth=0.0002)
    return z + PALLET


def add_stand(model, at):
    """A steel stand on four legs, wide and high enough for a lifter; returns the height of its top."""
    x, y, z = at
    length, width = 1.30, 1.06
    for side in (-1, 1):
        model.box((length, 0.06, 0.06), (x, y + side * (width / 2 - 0.03), z + STAND - 0.03), graphite(), 0.006)
        for end in (-1, 1):
            leg = (x + end * (length / 2 - 0.03), y + side * (width / 2 - 0.03))
            model.box((0.06, 0.06, STAND - 0.02), (*leg, z + STAND / 2), graphite(), 0.006)
            model.box((0.12, 0.12, 0.012), (*leg, z + 0.006), rubber(), 0.003)
            model.box((0.062, 0.062, 0.06), (*leg, z + 0.12), signal(), 0.004)
            model.prism([(0, 0), (0.14 * -end, 0), (0, -0.14)], 0.006, (leg[0] - end * 0.03, leg[1], z + STAND - 0.06), graphite(), 0.001)
        model.box((0.003, 0.08, 0.05), (x + side * (length / 2 + 0.001), y, z + STAND - 0.03), label(), 0)
    for end in (-1, 0, 1):
        model.box((0.06, width, 0.05), (x + end * (length / 2 - 0.03), y, z + STAND - 0.03), graphite(), 0.006)
    return z + STAND
