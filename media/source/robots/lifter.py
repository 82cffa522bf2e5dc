"""The lifter: a low platform that drives under a stand or a pallet on legs, and lifts it."""
from kit.materials import dark, graphite, rubber, signal, steel, yellow
from kit.model import Model
from robots.parts import base

# How far the platform rises: a stand on legs then hangs 3 cm above the ground.
STROKE = 0.10


def lifter(raised=False):
    model = Model("lifter")
    top = base(model, 1.3, 0.84, 0.315, "LIFTER", "1500 kg")
    lift = STROKE if raised else 0
    model.slab(1.04, 0.64, 0.006, 0.07, (0, 0, top), graphite(), 0.002)
    model.slab(0.99, 0.59, 0.004, 0.05, (0, 0, top + 0.0035), dark(), 0)
    if raised:
        # Bellows keep dirt and fingers out of the mechanism.
        folds = 5
        for fold in range(folds):
            z = top + 0.004 + (lift - 0.004) * fold / folds
            step = (lift - 0.004) / folds
            model.loft([(z, 0.9, 0.5, 0.04), (z + step / 2, 0.935, 0.535, 0.05), (z + step, 0.9, 0.5, 0.04)], (0, 0, 0), rubber())
    deck = top + 0.004 + lift
    model.slab(0.97, 0.57, 0.016, 0.05, (0, 0, deck + 0.008), graphite(), 0.005)
    for side in (-1, 1):
        for end in (-1, 1):
            model.slab(0.3, 0.12, 0.006, 0.025, (end * 0.28, side * 0.17, deck + 0.018), rubber(), 0.002)
            for step in range(6):
                model.box((0.006, 0.1, 0.003), (end * 0.28 - 0.1 + step * 0.04, side * 0.17, deck + 0.022), dark(), 0)
            model.cylinder(0.014, 0.005, (end * 0.45, side * 0.25, deck + 0.0165), steel(), bevel=0.002, sides=20)
        model.box((0.14, 0.012, 0.002), (side * 0.02, side * 0.07, deck + 0.0165), signal(), 0)
    # The eye that reads the code below a load.
    model.cylinder(0.045, 0.004, (0, 0, deck + 0.0165), steel(), bevel=0.001)
    model.cylinder(0.036, 0.006, (0, 0, deck + 0.0165), dark(), bevel=0.001)
    for side in (-1, 1):
        model.box((0.1, 0.02, 0.002), (side * 0.42, 0, deck + 0.0165), yellow(), 0)
    return model.build()
