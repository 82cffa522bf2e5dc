"""Forged flanges, stacked between the boards of a pallet's collar."""
import math
from kit.materials import dark, galvanised, ink, material, steel, wood
from kit.model import part
from loads.pallet import add_pallet


def _forged():
    return material("forged steel", (0.26, 0.255, 0.25), 0.42, 0.9, wear=0.3, smudge=0.15, grain=0.3, grain_scale=220)


def _flange(model):
    """A welding-neck flange lying: a ring with bolt holes, its neck upwards, the sealing face turned bright."""
    ring = [(0.085, 0), (0.17, 0), (0.172, 0.004), (0.172, 0.036), (0.168, 0.04), (0.112, 0.04)]
    neck = [(0.098, 0.062), (0.093, 0.074), (0.085, 0.074), (0.085, 0)]
    model.lathe([*ring, *neck], (0, 0, 0), _forged(), sides=48)
    model.lathe([(0.172, 0.004), (0.1735, 0.006), (0.1735, 0.034), (0.172, 0.036)], (0, 0, 0), steel(), sides=48)
    for hole in range(8):
        a = math.radians(hole * 45 + 22.5)
        model.cylinder(0.014, 0.002, (0.14 * math.cos(a), 0.14 * math.sin(a), 0.0405), dark(), bevel=0, sides=16)


def flange_pallet(model):
    """Six stacks of flanges in a collar of boards, strapped."""
    z = add_pallet(model, (0, 0, 0))
    for side in (-1, 1):
        model.box((1.2, 0.022, 0.195), (0, side * 0.389, z + 0.0975), wood(), 0.003)
        model.box((0.022, 0.756, 0.195), (side * 0.589, 0, z + 0.0975), wood(), 0.003)
        for end in (-1, 1):
            model.box((0.09, 0.006, 0.12), (end * 0.555, side * 0.402, z + 0.1), galvanised(), 0.001)
            model.box((0.006, 0.09, 0.12), (end * 0.602, side * 0.355, z + 0.1), galvanised(), 0.001)
    for column in (-1, 0, 1):
        for row in (-1, 1):
            for layer in range(8 if (column, row) != (1, -1) else 6):
                shift = ((column * 3 + row * 5 + layer * 7) % 5 - 2) * 0.0016
                model.stamp(part("flange", _flange), (column * 0.372 + shift, row * 0.186 - shift, z + layer * 0.0745))
        model.box((0.02, 0.3, 0.0016), (column * 0.372, 0, z + 8 * 0.0745 + 0.001), ink(), 0)
