"""Open stacking boxes."""
from kit.materials import aluminium, carton, dark, ink, label, steel, tote
from kit.model import part


def add_tote(model, at, length=0.56, width=0.37, height=0.28, tone=0, filled=1):
    """`filled`: 0 is empty, 1 small cartons, 2 turned parts."""
    name = f"tote {length:.3f} {width:.3f} {height:.3f} {tone % 3} {filled}"
    model.stamp(part(name, lambda alone: _tote(alone, length, width, height, tone, filled)), at)


def _tote(model, length, width, height, tone, filled):
    x, y, z = 0, 0, 0
    wall, of = 0.012, tote(tone)
    model.slab(length - 0.04, width - 0.04, wall, 0.02, (x, y, z + wall / 2), of, 0.003)
    for side in (-1, 1):
        model.box((length - 0.02, wall, height), (x, y + side * (width / 2 - 0.014), z + height / 2), of, 0.004)
        model.box((wall, width - 0.02, height), (x + side * (length / 2 - 0.014), y, z + height / 2), of, 0.004)
        # The rim, whose sides end inside one another's corners, a rib below it, ribs down the wall, a grip and a label at each end.
        model.box((length, 0.026, 0.018), (x, y + side * (width / 2 - 0.013), z + height - 0.009), of, 0.005)
        model.box((0.026, width - 0.04, 0.018), (x + side * (length / 2 - 0.013), y, z + height - 0.009), of, 0.005)
        model.box((length - 0.01, 0.02, 0.01), (x, y + side * (width / 2 - 0.01), z + height * 0.74), of, 0.003)
        model.box((0.02, width - 0.03, 0.01), (x + side * (length / 2 - 0.01), y, z + height * 0.74), of, 0.003)
        for rib in (-0.32, 0, 0.32):
            model.box((0.012, 0.012, height * 0.72), (x + rib * length, y + side * (width / 2 - 0.007), z + height * 0.37), of, 0.003)
        model.box((0.006, width * 0.34, 0.03), (x + side * (length / 2 - 0.0065), y, z + height * 0.86), dark(), 0.002)
        model.box((0.003, 0.10, 0.055), (x + side * (length / 2 - 0.007), y, z + height * 0.45), label(), 0)
        for bar in range(7):
            model.box(
                (0.001, 0.004 + bar % 3 * 0.003, 0.022),
                (x + side * (length / 2 - 0.005), y - 0.036 + bar * 0.012, z + height * 0.45 + 0.008),
                ink(),
                0,
            )
    if filled == 1:
        for column in range(2):
            for row in range(2):
                size = ((length - 0.08) / 2 - 0.01, (width - 0.08) / 2 - 0.01, height * (0.62 + 0.1 * ((column + row) % 2)))
                model.box(
                    size,
                    (x + (column - 0.5) * (length - 0.08) / 2, y + (row - 0.5) * (width - 0.08) / 2, z + wall + size[2] / 2),
                    carton(column + row * 2),
                    0.005,
                )
    elif filled == 2:
        for column in range(4):
            for row in range(3):
                radius = min(length / 10, width / 8)
                at = (x + (column - 1.5) * (length - 0.08) / 4, y + (row - 1) * (width - 0.08) / 3, z + height * 0.6)
                model.cylinder(radius, height * 0.3, at, aluminium(), bevel=0.005, sides=20)
                model.cylinder(radius * 0.55, height * 0.3 + 0.03, at, steel(), bevel=0.004, sides=16)
