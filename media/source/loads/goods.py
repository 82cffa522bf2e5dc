"""Loads of the plants: drums, drinks, tyres, engines."""
import math
from kit.materials import (
    aluminium,
    carton,
    cast_iron,
    copper,
    dark,
    graphite,
    ink,
    label,
    material,
    rubber,
    signal,
    steel,
    white,
    worn_steel,
    yellow,
)
from kit.model import part
from loads.pallet import add_pallet


def _drum_blue():
    return material("drum blue", (0.012, 0.085, 0.26), 0.30, coat=0.4, smudge=0.12, wear=0.06)


def _drum_grey():
    return material("drum grey", (0.20, 0.21, 0.22), 0.34, coat=0.3, smudge=0.12, wear=0.06)


def add_drum(model, at, of=None, turn=0):
    """A steel drum of 200 litres: rims, two rolling hoops, a lid with its two plugs, a hazard label."""
    x, y, z = at
    r = 0.286
    profile = [(0, 0.01), (r - 0.02, 0.01), (r - 0.012, 0), (r + 0.004, 0), (r + 0.004, 0.014), (r - 0.004, 0.02)]
    for hoop in (0.30, 0.59):
        profile += [
            (r - 0.004, hoop - 0.028),
            (r + 0.008, hoop - 0.012),
            (r + 0.011, hoop),
            (r + 0.008, hoop + 0.012),
            (r - 0.004, hoop + 0.028),
        ]
    profile += [(r - 0.004, 0.862), (r + 0.004, 0.868), (r + 0.004, 0.884), (r - 0.012, 0.884), (r - 0.02, 0.872), (0, 0.872)]
    model.lathe(profile, at, of or _drum_blue(), sides=56)
    a = math.radians(turn)
    for radius, way in ((0.032, 0), (0.02, math.pi)):
        model.cylinder(
            radius, 0.014, (x + 0.19 * math.cos(a + way), y + 0.19 * math.sin(a + way), z + 0.879), steel(), bevel=0.003, sides=20
        )
    for way in (0, 180):
        w = math.radians(turn + way)
        at2 = (x + (r - 0.001) * math.cos(w), y + (r - 0.001) * math.sin(w), z + 0.445)
        model.box((0.004, 0.16, 0.16), at2, label(), 0, (0, 0, turn + way))
        # A red-edged diamond, as dangerous goods carry it.
        for size, of2, out in ((0.10, material("hazard red", (0.6, 0.01, 0.01), 0.5), 0.0024), (0.078, label(), 0.003)):
            model.prism(
                [(size / 2, 0), (0, size / 2), (-size / 2, 0), (0, -size / 2)],
                0.001,
                (at2[0] + out * math.cos(w), at2[1] + out * math.sin(w), at2[2] + 0.015),
                of2,
                0,
                turn=(0, 0, turn + way + 90),
            )


def drum_pallet(model, grey=False):
    """Four drums overhang a pallet a little, as they do."""
    z = add_pallet(model, (0, 0, 0))
    for index, (sx, sy) in enumerate(((-1, -1), (-1, 1), (1, -1), (1, 1))):
        add_drum(model, (sx * 0.298, sy * 0.298 * 0.99, z), _drum_grey() if grey else _drum_blue(), 45 * sx * sy + (90 if sx < 0 else 0))


DRINKS = (
    ("water", (0.28, 0.46, 0.60), (0.02, 0.16, 0.5)),
    ("cola", (0.060, 0.014, 0.006), (0.55, 0.012, 0.01)),
    ("lemon", (0.30, 0.38, 0.06), (0.65, 0.45, 0.01)),
)


def add_bottle(model, at, kind=0, sides=20):
    """A bottle of 0.75 litres: foot, waist, label, shoulder, cap."""
    model.stamp(part(f"bottle {kind % 3} {sides}", lambda alone: _bottle(alone, kind, sides)), at)


def _bottle(model, kind, sides):
    at, (name, colour, band) = (0, 0, 0), DRINKS[kind % 3]
    body = material(f"bottle {name}", colour, 0.08, coat=1.0)
    model.lathe(
        [
            (0, 0.004),
            (0.030, 0),
            (0.0405, 0.008),
            (0.0415, 0.03),
            (0.0405, 0.045),
            (0.0415, 0.06),
            (0.0405, 0.07),
            (0.0405, 0.16),
            (0.0415, 0.17),
            (0.039, 0.19),
            (0.030, 0.222),
            (0.018, 0.25),
            (0.0135, 0.262),
            (0.0135, 0.28),
        ],
        at,
        body,
        sides=sides,
    )
    model.lathe([(0.041, 0.078), (0.0412, 0.078), (0.0412, 0.152), (0.041, 0.152)], at, material(f"band {name}", band, 0.4), sides=sides)
    model.lathe([(0.0415, 0.104), (0.0416, 0.104), (0.0416, 0.126), (0.0415, 0.126)], at, white(), sides=sides)
    model.lathe([(0.0165, 0.268), (0.0165, 0.29), (0.0145, 0.294), (0, 0.294)], at, material(f"band {name}", band, 0.4), sides=sides)


def bottle_pallet(model, kind=0):
    """Four layers of bottles on trays, a lid of card, straps."""
    z = add_pallet(model, (0, 0, 0))
    for layer in range(4):
        model.box((1.18, 0.78, 0.014), (0, 0, z + 0.007), carton(1), 0.003)
        for side in (-1, 1):
            model.box((1.18, 0.004, 0.05), (0, side * 0.389, z + 0.025), carton(1), 0.001)
            model.box((0.004, 0.78, 0.05), (side * 0.589, 0, z + 0.025), carton(1), 0.001)
        for column in range(13):
            for row in range(8):
                if 0 < column < 12 and 0 < row < 7 and layer < 3:
                    continue
                add_bottle(model, (-0.54 + column * 0.09, -0.335 + row * 0.0957, z + 0.014), kind, 16)
        z += 0.309
    model.box((1.18, 0.78, 0.012), (0, 0, z + 0.006), carton(2), 0.004)
    for shift in (-0.3, 0.3):
        for side in (-1, 1):
            model.box((0.016, 0.002, 1.24), (shift, side * 0.391, z - 0.617), ink(), 0)
        model.box((0.016, 0.782, 0.002), (shift, 0, z + 0.013), ink(), 0)


def add_tyre(model, at):
    """A car's tyre lying: treads with blocks, shoulders, a side wall with a ring, the bead."""
    model.stamp(part("tyre", _tyre), at)


def _tyre(model):
    at = x, y, z = 0, 0, 0
    w = 0.205
    h = w / 2
    model.lathe(
        [
            (0.20, -h * 0.8),
            (0.215, -h * 0.96),
            (0.25, -h),
            (0.29, -h * 0.94),
            (0.312, -h * 0.78),
            (0.318, -h * 0.55),
            (0.310, -h * 0.53),
            (0.310, -h * 0.45),
            (0.32, -h * 0.43),
            (0.32, -h * 0.06),
            (0.311, -h * 0.04),
            (0.311, h * 0.04),
            (0.32, h * 0.06),
            (0.32, h * 0.43),
            (0.310, h * 0.45),
            (0.310, h * 0.53),
            (0.318, h * 0.55),
            (0.312, h * 0.78),
            (0.29, h * 0.94),
            (0.262, h * 0.985),
            (0.258, h * 1.0),
            (0.25, h * 0.99),
            (0.215, h * 0.96),
            (0.20, h * 0.8),
            (0.198, 0),
            (0.20, -h * 0.8),
        ],
        at,
        rubber(),
        sides=72,
    )
    for block in range(44):
        angle = 2 * math.pi * block / 44
        for row, shift in ((-0.72, 0), (-0.25, 0.07), (0.25, 0), (0.72, 0.07)):
            a = angle + shift
            model.box(
                (0.012, 0.028, w * 0.16),
                (x + 0.316 * math.cos(a), y + 0.316 * math.sin(a), z + row * h),
                rubber(),
                0.002,
                (0, 0, math.degrees(a)),
            )


def tyre_pallet(model):
    z = add_pallet(model, (0, 0, 0))
    for column in (-0.3, 0.3):
        for layer in range(5):
            lean = ((layer * 5 + (column > 0) * 3) % 4 - 1.5) * 0.005
            add_tyre(model, (column + lean, lean * 0.7, z + 0.105 + layer * 0.207))


def engine(model):
    """A four-cylinder engine on its transport frame: block, head and cover, belt drive, manifold, turbo, sump, filter."""
    z = add_pallet(model, (0, 0, 0))
    for end in (-0.24, 0.24):
        model.box((0.06, 0.6, 0.06), (end, 0, z + 0.03), signal(), 0.008)
        for side in (-0.2, 0.2):
            model.box((0.05, 0.05, 0.26), (end, side, z + 0.18), signal(), 0.006)
            model.box((0.09, 0.09, 0.02), (end, side, z + 0.318), dark(), 0.004)
            # What the block is bolted to the frame with.
            model.box((0.07, 0.11, 0.036), (end, side * 0.97, z + 0.345), cast_iron(), 0.006)
    z += 0.27
    # Sump with its fins, block with ribs and core plugs, head, cover.
    model.loft([(0, 0.46, 0.22, 0.04, -0.02), (0.02, 0.52, 0.27, 0.05, -0.01), (0.10, 0.60, 0.32, 0.05)], (0, 0, z - 0.06), aluminium())
    for fin in range(9):
        model.box((0.008, 0.24, 0.03), (-0.2 + fin * 0.045, 0, z - 0.05), aluminium(), 0.002)
    model.prism(
        [(-0.15, 0.04), (0.15, 0.04), (0.165, 0.12), (0.13, 0.16), (0.13, 0.30), (-0.13, 0.30), (-0.13, 0.16), (-0.165, 0.12)],
        0.64,
        (0, 0, z),
        cast_iron(),
        0.012,
        turn=(0, 0, 90),
    )
    for rib in range(5):
        for side in (-1, 1):
            model.box((0.018, 0.03, 0.22), (-0.28 + rib * 0.14, side * 0.135, z + 0.19), cast_iron(), 0.006)
    for plug in range(4):
        model.cylinder(0.026, 0.01, (-0.21 + plug * 0.14, -0.134, z + 0.22), aluminium(), "y", 0.003, sides=20)
    model.box((0.62, 0.30, 0.012), (0, 0, z + 0.304), dark(), 0.002)
    model.prism(
        [(-0.15, 0.31), (0.15, 0.31), (0.16, 0.36), (0.12, 0.43), (-0.12, 0.43), (-0.16, 0.36)],
        0.64,
        (0, 0, z),
        aluminium(),
        0.012,
        turn=(0, 0, 90),
    )
    model.prism(
        [(-0.11, 0.43), (0.11, 0.43), (0.10, 0.475), (0.05, 0.495), (-0.05, 0.495), (-0.10, 0.475)],
        0.60,
        (0, 0, z),
        graphite(),
        0.014,
        turn=(0, 0, 90),
    )
    for bolt in range(6):
        for side in (-0.1, 0.1):
            model.cylinder(0.009, 0.014, (-0.25 + bolt * 0.1, side, z + 0.484), steel(), bevel=0.002, sides=6)
    for coil in range(4):
        at = (-0.21 + coil * 0.14, 0)
        model.box((0.05, 0.045, 0.03), (*at, z + 0.505), dark(), 0.006)
        model.tube(
            [(at[0], 0.01, z + 0.515), (at[0], 0.06, z + 0.535), (at[0] - 0.03, 0.1, z + 0.50), (at[0] - 0.06, 0.125, z + 0.47)],
            0.006,
            ink(),
            0.02,
        )
    model.cylinder(0.032, 0.03, (0.24, 0.05, z + 0.505), yellow(), bevel=0.006, sides=12)
    # Belt drive in front.
    model.box((0.02, 0.30, 0.36), (0.335, 0, z + 0.25), aluminium(), 0.008)
    pulleys = ((0.0, 0.09, 0.085), (0.11, 0.27, 0.055), (-0.11, 0.28, 0.06), (0.0, 0.21, 0.035), (-0.10, 0.12, 0.045))
    for y, up, radius in pulleys:
        model.lathe(
            [
                (0, -0.014),
                (radius, -0.014),
                (radius, -0.010),
                (radius - 0.006, -0.005),
                (radius - 0.006, 0.005),
                (radius, 0.010),
                (radius, 0.014),
                (radius * 0.7, 0.016),
                (radius * 0.5, 0.008),
                (0, 0.008),
            ],
            (0.365, y, z + up),
            steel(),
            "x",
            40,
        )
        model.cylinder(0.012, 0.04, (0.37, y, z + up), worn_steel(), "x", 0.002, sides=6)
    belt = [
        (0.086, 0.09),
        (0.162, 0.255),
        (0.135, 0.318),
        (0.09, 0.318),
        (0.03, 0.232),
        (-0.05, 0.30),
        (-0.10, 0.338),
        (-0.165, 0.30),
        (-0.145, 0.12),
        (-0.08, 0.07),
        (-0.02, 0.006),
        (0.06, 0.03),
    ]
    model.tube([(0.365, y, z + up) for y, up in belt], 0.009, rubber(), 0.02, closed=True)
    # Intake on one side, exhaust with its turbo on the other, the oil filter, the flywheel behind.
    for port in range(4):
        x = -0.21 + port * 0.14
        model.tube([(x, 0.13, z + 0.36), (x, 0.22, z + 0.37), (x, 0.255, z + 0.29), (x, 0.235, z + 0.20)], 0.025, aluminium(), 0.05)
        model.tube(
            [(x, -0.13, z + 0.36), (x, -0.19, z + 0.355), (x * 0.7 + 0.03, -0.225, z + 0.30)],
            0.021,
            copper() if port % 2 else worn_steel(),
            0.04,
        )
    model.tube([(-0.29, 0.235, z + 0.20), (0.26, 0.235, z + 0.20)], 0.045, aluminium(), 0)
    model.cylinder(0.04, 0.04, (0.29, 0.235, z + 0.20), dark(), "x", 0.006)
    model.tube([(-0.16, -0.23, z + 0.29), (0.18, -0.23, z + 0.29)], 0.032, worn_steel(), 0)
    model.lathe(
        [
            (0.02, -0.06),
            (0.075, -0.05),
            (0.085, -0.02),
            (0.08, 0.01),
            (0.04, 0.03),
            (0.05, 0.05),
            (0.078, 0.06),
            (0.075, 0.09),
            (0.02, 0.1),
        ],
        (0.2, -0.265, z + 0.20),
        cast_iron(),
        "x",
    )
    model.tube([(0.2, -0.30, z + 0.26), (0.2, -0.24, z + 0.285)], 0.03, worn_steel(), 0)
    model.cylinder(0.04, 0.09, (-0.16, -0.2, z + 0.13), white(), "y", 0.008)
    model.lathe(
        [(0, -0.02), (0.17, -0.02), (0.175, -0.012), (0.175, 0.012), (0.17, 0.02), (0.12, 0.024), (0.1, 0.012), (0, 0.012)],
        (-0.35, 0, z + 0.16),
        worn_steel(),
        "x",
        64,
    )
    model.box((0.1, 0.002, 0.06), (-0.05, -0.152, z + 0.10), label(), 0)
