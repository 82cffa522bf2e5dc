"""The fork: an autonomous pallet truck. Its forks point forward (+x); it drives with its face, at the other end, ahead."""
from kit.materials import dark, glass, graphite, headlight, light, rubber, signal, steel, tread, white, worn_steel, yellow
from kit.model import Model
from robots.parts import charging_contacts, emergency_stop, lidar, rating_plate, safety_scanner, screws, type_label, warning_sign, wheel

# A pallet of 1.2 by 0.8 m stands against the back of the forks with its middle here.
LOAD_AT = 0.40


def fork(raised=0.0):
    """`raised` lifts the forks, up to 0.12 m."""
    model = Model("fork")
    # Chassis, gap with light and scanners, shell: as the low base, but upright.
    model.loft(
        [
            (0.05, 0.60, 0.74, 0.12, -0.62),
            (0.07, 0.66, 0.80, 0.14, -0.62),
            (0.20, 0.68, 0.82, 0.15, -0.62),
            (0.235, 0.66, 0.80, 0.14, -0.62),
            (0.24, 0.6, 0.74, 0.12, -0.62),
        ],
        (0, 0, 0),
        graphite(),
    )
    model.slab(0.56, 0.7, 0.16, 0.1, (-0.62, 0, 0.27), dark(), 0)
    model.slab(0.655, 0.795, 0.012, 0.145, (-0.62, 0, 0.312), light(), 0.002)
    model.slab(0.63, 0.77, 0.016, 0.14, (-0.62, 0, 0.302), graphite(), 0.003)
    sections = [
        (0.322, 0.665, 0.805, 0.145, -0.62),
        (0.33, 0.68, 0.82, 0.15, -0.62),
        (0.62, 0.66, 0.80, 0.15, -0.615),
        (0.98, 0.54, 0.74, 0.14, -0.565),
        (1.12, 0.47, 0.69, 0.125, -0.535),
        (1.165, 0.40, 0.62, 0.10, -0.52),
        (1.175, 0.34, 0.56, 0.08, -0.51),
    ]
    model.loft(sections, (0, 0, 0), white(), gaps=(("z", 0.70, 0.005), ("x", -0.40, 0.005)))
    model.loft(
        [(z, length - 0.012, width - 0.012, radius - 0.006, shift) for z, length, width, radius, shift in sections[1:-1]], (0, 0, 0), dark()
    )
    # Its face leans with the shell.
    model.box((0.014, 0.46, 0.17), (-0.884, 0, 0.84), glass(), 0.006, (0, 15.5, 0), 3)
    model.box((0.004, 0.2, 0.011), (-0.9, 0, 0.785), headlight(), 0.002, (0, 15.5, 0))
    for side in (-1, 1):
        model.lathe(
            [(0.019, 0), (0.019, 0.008), (0.014, 0.009), (0.012, 0.004), (0, 0.005)],
            (-0.885, side * 0.14, 0.865),
            dark(),
            turn=(0, -90 + 15.5, 0),
            sides=28,
        )
    model.box((0.012, 0.5, 0.12), (-0.963, 0, 0.15), rubber(), 0.005)
    charging_contacts(model, (-0.966, 0, 0.15), 180)
    # The mast: one post out of the shell, on it the scanner above every load.
    model.loft(
        [
            (1.16, 0.15, 0.22, 0.05, -0.50),
            (1.30, 0.11, 0.15, 0.045, -0.485),
            (1.66, 0.085, 0.11, 0.04, -0.46),
            (1.7, 0.085, 0.11, 0.04, -0.46),
        ],
        (0, 0, 0),
        graphite(),
    )
    model.loft(
        [
            (1.70, 0.20, 0.30, 0.09, -0.46),
            (1.71, 0.23, 0.33, 0.1, -0.46),
            (1.755, 0.23, 0.33, 0.1, -0.46),
            (1.78, 0.18, 0.28, 0.085, -0.46),
        ],
        (0, 0, 0),
        white(),
    )
    model.slab(0.2, 0.3, 0.01, 0.09, (-0.46, 0, 1.696), light(), 0.002)
    lidar(model, (-0.46, 0, 1.78), 1.05)
    model.box((0.02, 0.16, 0.028), (-0.347, 0, 1.735), glass(), 0.006)
    # The fork carriage with the grid that loads lean on.
    for side in (-1, 1):
        model.box((0.05, 0.07, 0.62), (-0.265, side * 0.30, 0.45), graphite(), 0.01)
    back = -0.212
    for z in (0.26, 0.52):
        model.box((0.03, 0.66, 0.06), (back, 0, z + raised), graphite(), 0.008)
    for side in (-0.24, -0.08, 0.08, 0.24):
        model.box((0.02, 0.022, 0.62), (back, side, 0.68 + raised), graphite(), 0.005)
    model.box((0.024, 0.6, 0.03), (back, 0, 1.0 + raised), graphite(), 0.008)
    model.box((0.005, 0.4, 0.02), (back + 0.016, 0, 0.26 + raised), signal(), 0)
    model.cylinder(0.028, 0.5, (-0.255, 0, 0.5), steel(), bevel=0.004)
    for side in (-1, 1):
        # Forks: 16 cm wide, 54 cm over both, 8 cm high lowered; a pallet's openings are 25 cm wide and 10 high.
        y = side * 0.18
        model.prism(
            [
                (-0.23, 0.036),
                (0.86, 0.036),
                (0.93, 0.042),
                (0.955, 0.05),
                (0.955, 0.06),
                (0.90, 0.082),
                (-0.17, 0.082),
                (-0.17, 0.5),
                (-0.23, 0.5),
            ],
            0.16,
            (0, y, raised),
            graphite(),
            0.008,
        )
        model.box((0.98, 0.10, 0.003), (0.36, y, 0.083 + raised), worn_steel(), 0.001)
        model.box((0.10, 0.11, 0.002), (0.86, y, 0.0835 + raised), yellow(), 0)
        wheel(model, (0.76, y, 0.04), 0.04, 0.085, tread(), 0)
        if raised:
            model.prism([(0.30, 0.06), (0.76, 0.035), (0.76, 0.05), (0.30, 0.09)], 0.05, (0, y, 0), steel(), 0.003)
        # The drive wheel between, a support wheel on each side.
        model.prism(
            [(-0.76, 0.03), (-0.74, 0.13), (-0.69, 0.165), (-0.59, 0.165), (-0.54, 0.13), (-0.52, 0.03)],
            0.014,
            (0, side * 0.404, 0),
            dark(),
            0.003,
        )
        wheel(model, (-0.64, side * 0.385, 0.09), 0.09, 0.07, tread())
        facing = 90 * side
        model.mark(0.13, (-0.60, side * 0.402, 0.545), facing)
        type_label(model, "FORK", "1500 kg", (-0.72 if side < 0 else -0.46, side * 0.408, 0.415), facing)
        warning_sign(model, (-0.36, side * 0.398, 0.6), facing, 0.06)
        emergency_stop(model, (-0.60, side * 0.362, 0.90), facing, 1.0)
        safety_scanner(model, (-0.885, side * 0.33, 0.272), 0.9)
        screws(model, [(-0.87, side * 0.388, 0.66), (-0.45, side * 0.394, 0.66)], facing)
    rating_plate(model, (-0.42, -0.41, 0.15), -90)
    return model.build()
