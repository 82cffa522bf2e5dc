"""The AGV tugger, and the trailers that it pulls."""
from kit.materials import dark, glass, graphite, headlight, light, rubber, screen, signal, steel, tread, white
from kit.model import Model
from loads.tote import add_tote
from robots.parts import (
    castor,
    charging_contacts,
    emergency_stop,
    lidar,
    rating_plate,
    safety_scanner,
    screws,
    type_label,
    warning_sign,
    wheel,
)

# From the tugger's middle to that of its first trailer, and from one trailer to the next.
FIRST_TRAILER, NEXT_TRAILER = 1.72, 1.66


def _frame(model, x, length=1.3, width=0.78):
    """A trailer's chassis: bent tubes, a coupling at each end, fixed wheels behind and castors in front."""
    for side in (-1, 1):
        model.box((length, 0.05, 0.05), (x, side * (width / 2 - 0.025), 0.255), graphite(), 0.008)
        castor(model, (x + length / 2 - 0.16, side * (width / 2 - 0.09), 0), 0.1, 0.05)
        wheel(model, (x - length / 2 + 0.2, side * (width / 2 - 0.09), 0.1), 0.1, 0.05, tread(), 0)
        model.box((0.14, 0.012, 0.12), (x - length / 2 + 0.2, side * (width / 2 - 0.055), 0.18), steel(), 0.003)
    for end in (-0.45, 0, 0.45):
        model.box((0.05, width, 0.05), (x + end * length, 0, 0.255), graphite(), 0.008)
    model.box((length - 0.04, width - 0.04, 0.012), (x, 0, 0.286), steel(), 0.003)
    model.tube([(x + length / 2, -0.16, 0.25), (x + length / 2 + 0.2, 0, 0.25), (x + length / 2, 0.16, 0.25)], 0.016, graphite(), 0.05)
    model.rod((x + length / 2 + 0.16, 0, 0.25), (x + length / 2 + 0.36, 0, 0.25), 0.02, steel())
    model.cylinder(0.035, 0.03, (x + length / 2 + 0.36, 0, 0.25), steel(), bevel=0.006)
    model.box((0.09, 0.10, 0.06), (x - length / 2 - 0.03, 0, 0.25), graphite(), 0.01)
    for side in (-1, 1):
        model.box((0.16, 0.003, 0.024), (x, side * (width / 2 + 0.001), 0.255), signal(), 0)


def add_trailer(model, x, full=True, tone=0):
    """A trolley with two shelves of totes between bent tubes; some places are empty."""
    _frame(model, x)
    for end in (-1, 1):
        model.tube(
            [(x + end * 0.6, -0.36, 0.28), (x + end * 0.6, -0.36, 1.32), (x + end * 0.6, 0.36, 1.32), (x + end * 0.6, 0.36, 0.28)],
            0.017,
            steel(),
            0.1,
        )
        model.rod((x + end * 0.6, -0.36, 1.02), (x + end * 0.6, 0.36, 1.02), 0.012, steel())
    model.slab(1.18, 0.72, 0.02, 0.02, (x, 0, 0.80), graphite(), 0.004)
    for side in (-1, 1):
        model.rod((x - 0.6, side * 0.36, 0.80), (x + 0.6, side * 0.36, 0.80), 0.014, steel())
        model.rod((x - 0.6, side * 0.36, 0.87), (x + 0.6, side * 0.36, 0.87), 0.008, steel())
        for shelf, z in enumerate((0.293, 0.811)):
            for place in range(3):
                if not full and (place + shelf + side) % 3 == 0:
                    continue
                add_tote(
                    model,
                    (x - 0.385 + place * 0.385, side * 0.178, z),
                    0.37,
                    0.34,
                    0.28 if shelf else 0.30,
                    tone + (1 if (place + shelf * 2) % 4 == 3 else 0),
                    filled=(place + shelf + (side > 0)) % 3,
                )


def tugger(trailers=1):
    model = Model("tugger")
    # Chassis with wheel arches; a nose that is low enough to see over.
    model.loft(
        [(0.06, 1.16, 0.70, 0.10), (0.085, 1.26, 0.76, 0.12), (0.24, 1.30, 0.78, 0.13), (0.27, 1.28, 0.76, 0.12), (0.275, 1.2, 0.7, 0.1)],
        (0, 0, 0),
        graphite(),
    )
    model.slab(1.1, 0.64, 0.2, 0.09, (0, 0, 0.32), dark(), 0)
    model.slab(1.265, 0.745, 0.012, 0.12, (0, 0, 0.347), light(), 0.002)
    model.slab(1.24, 0.72, 0.016, 0.115, (0, 0, 0.337), graphite(), 0.003)
    # The shell: nose, waist, and the console at the back.
    outline = [
        (-0.63, 0.36),
        (0.62, 0.36),
        (0.645, 0.42),
        (0.60, 0.50),
        (0.30, 0.575),
        (-0.20, 0.60),
        (-0.30, 0.66),
        (-0.36, 1.00),
        (-0.40, 1.06),
        (-0.56, 1.06),
        (-0.61, 1.0),
        (-0.645, 0.6),
        (-0.645, 0.42),
    ]
    model.prism(
        outline,
        0.74,
        (0, 0, 0),
        white(),
        0.028,
        segments=4,
        gaps=(("x", 0.24, 0.005), ("x", -0.24, 0.005), ("z", 0.62, 0.005)),
        pinch=(0.40, 1.06, 0.70),
    )
    inner = [
        (-0.62, 0.37),
        (0.60, 0.37),
        (0.58, 0.48),
        (0.29, 0.55),
        (-0.22, 0.58),
        (-0.32, 0.65),
        (-0.38, 1.0),
        (-0.58, 1.0),
        (-0.625, 0.6),
    ]
    model.prism(inner, 0.72, (0, 0, 0), dark(), 0.02, pinch=(0.40, 1.06, 0.70))
    # Nose: glass with two lenses, headlights, a bumper.
    model.box((0.012, 0.40, 0.07), (0.63, 0, 0.443), glass(), 0.005, (0, -24, 0), 3)
    for side in (-1, 1):
        model.box((0.014, 0.09, 0.022), (0.637, side * 0.255, 0.425), headlight(), 0.005, (0, -24, 0))
        model.lathe(
            [(0.016, 0), (0.016, 0.008), (0.012, 0.009), (0.01, 0.004), (0, 0.005)],
            (0.632, side * 0.12, 0.45),
            dark(),
            turn=(0, 66, 0),
            sides=28,
        )
    model.box((0.03, 0.56, 0.07), (0.65, 0, 0.165), rubber(), 0.012)
    model.box((0.004, 0.4, 0.012), (0.667, 0, 0.165), signal(), 0)
    # Hood: a hatch with its handle, the slots of the motor's air.
    for slot in range(6):
        model.box((0.006, 0.26, 0.004), (0.14 - slot * 0.03, 0, 0.592 - (0.14 - slot * 0.03) * 0.05), dark(), 0, (0, 2.9, 0))
    # Console: a screen towards who stands beside it, the scanner on top.
    model.box((0.012, 0.30, 0.20), (-0.338, 0, 0.87), glass(), 0.005, (0, -10, 0), 3)
    model.box((0.004, 0.25, 0.15), (-0.331, 0, 0.872), screen(), 0, (0, -10, 0))
    for row, length in enumerate((0.16, 0.2, 0.1)):
        model.box((0.002, length, 0.012), (-0.328 - row * 0.006, -0.1 + length / 2, 0.91 - row * 0.035), light(), 0, (0, -10, 0))
    model.slab(0.2, 0.46, 0.012, 0.05, (-0.48, 0, 1.066), light(), 0.002)
    model.slab(0.21, 0.47, 0.025, 0.05, (-0.48, 0, 1.085), graphite(), 0.008)
    lidar(model, (-0.48, 0, 1.096), 1.1)
    for side in (-1, 1):
        facing = 90 * side
        for x in (0.36, -0.36):
            model.prism(
                [(x - 0.20, 0.05), (x - 0.18, 0.22), (x - 0.12, 0.275), (x + 0.12, 0.275), (x + 0.18, 0.22), (x + 0.20, 0.05)],
                0.016,
                (0, side * 0.384, 0),
                dark(),
                0.004,
            )
            wheel(model, (x, side * 0.375, 0.145), 0.145, 0.085)
        model.mark(0.12, (0.44, side * 0.368, 0.455), facing)
        type_label(model, "TUGGER", "1500 kg", (0.33 if side > 0 else 0.14 - 0.11, side * 0.366, 0.475), facing)
        warning_sign(model, (-0.12, side * 0.366, 0.47), facing, 0.06)
        emergency_stop(model, (-0.47, side * 0.30, 0.80), facing, 1.0)
        safety_scanner(model, (0.555, side * 0.315, 0.305), 0.9)
        screws(model, [(-0.3, side * 0.36, 0.56), (-0.58, side * 0.36, 0.56)], facing)
    model.box((0.12, 0.20, 0.10), (-0.66, 0, 0.25), graphite(), 0.015)
    model.cylinder(0.04, 0.10, (-0.70, 0, 0.25), steel(), bevel=0.006)
    charging_contacts(model, (0.668, 0, 0.10), 0)
    rating_plate(model, (0.05, -0.391, 0.2), -90)
    for count in range(trailers):
        add_trailer(model, -FIRST_TRAILER - count * NEXT_TRAILER, count % 2 == 0, 0)
    return model.build()
