"""Cartons, single and stacked."""
from kit.materials import carton, ink, label, tape
from kit.model import part


def _label(model, x, y, z, side):
    """A shipping label on a long side: a bar code, an address."""
    model.box((0.11, 0.0016, 0.075), (x, y, z), label(), 0)
    for bar in range(11):
        model.box((0.003 + (bar * 5) % 4 * 0.0012, 0.001, 0.022), (x - 0.042 + bar * 0.0085, y + side * 0.001, z - 0.018), ink(), 0)
    for row, length in enumerate((0.05, 0.034)):
        model.box((length, 0.001, 0.005), (x - 0.022 + (row * -0.004), y + side * 0.001, z + 0.02 - row * 0.011), ink(), 0)


def add_carton(model, size, at, tone=0, labelled=True):
    """A carton standing on `at`: flaps that meet under tape, labels, arrows that say which side is up."""
    name = f"carton {size[0]:.3f} {size[1]:.3f} {size[2]:.3f} {tone % 4} {labelled}"
    model.stamp(part(name, lambda alone: _carton(alone, size, tone, labelled)), at)


def _carton(model, size, tone, labelled):
    length, width, height = size
    x, y, z = 0, 0, 0
    model.box(size, (x, y, z + height / 2), carton(tone), 0.006)
    model.box((length - 0.012, 0.0025, 0.0012), (x, y + 0.002, z + height), ink(), 0)
    model.box((length + 0.002, 0.05, 0.0016), (x, y, z + height), tape(), 0)
    for end in (-1, 1):
        model.box((0.0016, 0.05, min(0.08, height * 0.35)), (x + end * length / 2, y, z + height - min(0.04, height * 0.175)), tape(), 0)
        if labelled:
            side = end
            _label(model, x - end * length * 0.18, y + side * width / 2, z + height * 0.6, side)
            for arrow in (0, 0.03):
                where = (x + end * (length * 0.36 - arrow), y + side * (width / 2 + 0.0004))
                model.prism([(-0.009, 0), (0.009, 0), (0, 0.014)], 0.001, (*where, z + height * 0.32), ink(), 0)
                model.box((0.005, 0.001, 0.02), (*where, z + height * 0.32 - 0.01), ink(), 0)


def add_cartons(model, at, layers=3, columns=3, rows=2, height=0.26, skip=0, tone=0, area=(1.14, 0.76)):
    """Cartons stacked in bond on a pallet, none quite straight; the last `skip` of the top layer are gone. Returns the top."""
    x, y, z = at
    for layer in range(layers):
        # Every second layer is turned, as it is laid so that the stack holds.
        across, deep = (columns, rows) if layer % 2 == 0 else (rows + 1 if rows == 2 else rows, columns - 1 if columns == 3 else columns)
        length, width = area[0] / across, area[1] / deep
        for column in range(across):
            for row in range(deep):
                number = column * deep + row
                if layer == layers - 1 and number >= across * deep - skip:
                    continue
                jitter = (((number * 7 + layer * 3) % 5) - 2) * 0.0016
                centre = (
                    x - area[0] / 2 + length * (column + 0.5) + jitter,
                    y - area[1] / 2 + width * (row + 0.5) - jitter,
                    z + height * layer,
                )
                add_carton(
                    model,
                    (length - 0.012, width - 0.012, height - 0.003),
                    centre,
                    tone + (number * 3 + layer) % 3,
                    (layer * 2 + number) % 3 != 1,
                )
    return z + height * layers


def add_straps(model, at, height, area=(1.14, 0.76)):
    """Two straps round a stack of that height."""
    x, y, z = at
    for shift in (-0.3, 0.3):
        for side in (-1, 1):
            model.box((0.016, 0.0016, height), (x + shift, y + side * (area[1] / 2), z + height / 2), ink(), 0)
        model.box((0.016, area[1], 0.0016), (x + shift, y, z + height), ink(), 0)
