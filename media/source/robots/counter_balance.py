"""The counterbalance: an autonomous forklift whose weight stands behind its mast."""
from kit.materials import dark, glass, graphite, headlight, light, signal, steel, white, worn_steel, yellow
from kit.model import Model
from robots.parts import emergency_stop, lidar, rating_plate, safety_scanner, screws, type_label, warning_sign, wheel

# A pallet's middle on the forks.
LOAD_AT = 1.04


def _channel(model, x, y, low, high, facing, size=0.13):
    """A mast profile: a channel that is open inwards."""
    middle, tall = (low + high) / 2, high - low
    model.box((size, 0.016, tall), (x, y, middle), graphite(), 0.004)
    for edge in (-1, 1):
        model.box((0.018, 0.05, tall), (x + edge * (size / 2 - 0.009), y - facing * 0.025, middle), graphite(), 0.004)


def _mast(model, raised):
    height, extra = 2.2, max(0.0, raised - 1.25)
    for side in (-1, 1):
        _channel(model, 0.24, side * 0.40, 0.09, height, side, 0.15)
        _channel(model, 0.25, side * 0.335, 0.13 + extra, height - 0.02 + extra, side, 0.11)
        # Lift cylinder and chain behind it.
        model.cylinder(0.03, height * 0.62, (0.16, side * 0.27, 0.12 + height * 0.31), dark(), bevel=0.006)
        model.cylinder(
            0.019, height * 0.3 + extra, (0.16, side * 0.27, 0.12 + height * 0.62 + (height * 0.3 + extra) / 2), steel(), bevel=0.002
        )
        for link in range(int((height + extra - 0.55 - raised) / 0.035)):
            model.box((0.012, 0.024, 0.028), (0.27, side * 0.10, height + extra - 0.12 - link * 0.035), worn_steel(), 0.004)
        model.lathe(
            [(0.05, -0.014), (0.04, -0.006), (0.04, 0.006), (0.05, 0.014)], (0.245, side * 0.10, height - 0.06 + extra), steel(), "y"
        )
    for z in (0.17, height - 0.05):
        model.box((0.06, 0.83, 0.10), (0.185, 0, z), graphite(), 0.01)
    model.box((0.05, 0.7, 0.09), (0.25, 0, height - 0.06 + extra), graphite(), 0.01)
    model.box((0.05, 0.7, 0.08), (0.215, 0, 0.95), graphite(), 0.01)


def _carriage(model, lift):
    for z in (0.19, 0.54):
        model.box((0.05, 0.94, 0.10), (0.345, 0, z + lift), graphite(), 0.01)
    for y in (-0.4, -0.2, 0, 0.2, 0.4):
        model.box((0.024, 0.026, 0.66), (0.345, y, 0.90 + lift), graphite(), 0.005)
    model.box((0.03, 0.86, 0.04), (0.345, 0, 1.24 + lift), graphite(), 0.01)
    model.box((0.004, 0.6, 0.02), (0.362, 0, 1.24 + lift), signal(), 0)
    for side in (-1, 1):
        y = side * 0.18
        model.prism(
            [
                (0.372, 0.035),
                (1.25, 0.035),
                (1.40, 0.042),
                (1.42, 0.047),
                (1.42, 0.055),
                (1.33, 0.066),
                (0.44, 0.08),
                (0.42, 0.10),
                (0.42, 0.66),
                (0.372, 0.66),
            ],
            0.12,
            (0, y, lift),
            worn_steel(),
            0.005,
        )
        model.box((0.10, 0.122, 0.03), (0.395, y, 0.60 + lift), graphite(), 0.006)
        model.box((0.12, 0.1, 0.002), (1.34, y, 0.066 + lift), yellow(), 0, (0, 6, 0))


def counter_balance(raised=0.0):
    """`raised` is the height of the forks, up to 2.6 m."""
    model = Model("counterbalance")
    # Chassis between the wheels; steps as on any truck are not needed.
    model.prism([(-1.2, 0.14), (0.02, 0.12), (0.14, 0.2), (0.14, 0.62), (-1.2, 0.62)], 0.86, (0, 0, 0), graphite(), 0.03)
    model.box((1.2, 0.86, 0.012), (-0.55, 0, 0.668), light(), 0.003)
    model.box((1.2, 0.84, 0.05), (-0.55, 0, 0.64), dark(), 0)
    # The shell, drawn in towards its top.
    outline = [(-1.02, 0.68), (0.06, 0.68), (0.10, 0.74), (0.06, 0.94), (-0.28, 1.06), (-0.40, 1.24), (-0.50, 1.30), (-1.02, 1.30)]
    model.prism(
        outline, 1.0, (0, 0, 0), white(), 0.035, segments=4, gaps=(("x", -0.30, 0.006), ("x", -0.82, 0.006)), pinch=(0.80, 1.35, 0.80)
    )
    model.prism(
        [(-1.0, 0.69), (0.04, 0.69), (0.04, 0.92), (-0.30, 1.03), (-0.43, 1.24), (-1.0, 1.26)],
        0.97,
        (0, 0, 0),
        dark(),
        0.02,
        pinch=(0.80, 1.35, 0.80),
    )
    # The counterweight: one casting, rounded in plan, painted.
    model.loft(
        [
            (0.20, 0.34, 0.90, 0.12, -1.20),
            (0.24, 0.40, 0.98, 0.16, -1.20),
            (0.62, 0.46, 1.02, 0.20, -1.21),
            (1.12, 0.40, 0.94, 0.18, -1.18),
            (1.27, 0.32, 0.80, 0.14, -1.15),
            (1.30, 0.26, 0.72, 0.1, -1.13),
        ],
        (0, 0, 0),
        signal(),
        gaps=(("z", 0.66, 0.006),),
    )
    model.box((0.02, 0.34, 0.10), (-1.436, 0, 0.86), glass(), 0.008, (0, 5, 0), 3)
    for side in (-1, 1):
        model.box((0.016, 0.12, 0.03), (-1.40, side * 0.30, 0.86), headlight(), 0.006, (0, 5, -side * 20))
    model.cylinder(0.035, 0.2, (-1.38, 0, 0.42), steel(), bevel=0.006)
    model.box((0.05, 0.18, 0.12), (-1.41, 0, 0.42), dark(), 0.01)
    # The sensor bridge in place of a cab: two bent tubes, a shell across, the scanner on top.
    for side in (-1, 1):
        model.tube(
            [(-0.96, side * 0.37, 1.26), (-0.80, side * 0.36, 2.06), (-0.62, side * 0.36, 2.06), (-0.44, side * 0.37, 1.24)],
            0.03,
            graphite(),
            0.16,
        )
    model.loft(
        [
            (2.055, 0.24, 0.82, 0.1, -0.71),
            (2.065, 0.27, 0.86, 0.12, -0.71),
            (2.115, 0.27, 0.86, 0.12, -0.71),
            (2.14, 0.21, 0.8, 0.1, -0.71),
        ],
        (0, 0, 0),
        white(),
    )
    model.slab(0.24, 0.82, 0.01, 0.1, (-0.71, 0, 2.052), light(), 0.002)
    model.box((0.02, 0.3, 0.034), (-0.576, 0, 2.09), glass(), 0.007)
    lidar(model, (-0.71, 0, 2.14), 1.2)
    model.box((0.03, 0.30, 0.20), (-0.40, 0, 1.15), glass(), 0.01, (0, -33, 0), 3)
    _mast(model, raised)
    _carriage(model, raised)
    for side in (-1, 1):
        facing = 90 * side
        wheel(model, (-0.02, side * 0.50, 0.25), 0.25, 0.19, studs=8)
        wheel(model, (-1.02, side * 0.44, 0.21), 0.21, 0.15, studs=8)
        # Mudguards.
        model.prism(
            [(-0.32, 0.50), (-0.22, 0.56), (0.14, 0.56), (0.24, 0.46), (0.24, 0.43), (0.12, 0.525), (-0.20, 0.525), (-0.32, 0.465)],
            0.22,
            (0, side * 0.50, 0),
            graphite(),
            0.012,
        )
        model.rod((-0.42, side * 0.46, 0.36), (-0.72, side * 0.46, 0.36), 0.05, dark())
        model.box((0.34, 0.05, 0.3), (-0.56, side * 0.435, 0.42), graphite(), 0.014)
        for slot in range(5):
            model.box((0.24, 0.006, 0.01), (-0.56, side * 0.462, 0.36 + slot * 0.03), dark(), 0)
        model.mark(0.17, (-0.56, side * 0.497, 0.86), facing)
        type_label(model, "COUNTERBALANCE", "1500 kg", (-0.80 if side < 0 else -0.32, side * 0.492, 0.735), facing)
        warning_sign(model, (-0.14, side * 0.497, 0.8), facing, 0.08)
        emergency_stop(model, (-0.9, side * 0.44, 1.14), facing, 1.2)
        safety_scanner(model, (-1.26, side * 0.46, 0.175), 1.0)
        safety_scanner(model, (0.18, side * 0.52, 0.17), 0.9)
        screws(model, [(-0.26, side * 0.495, 0.72), (-0.26, side * 0.47, 0.96), (-0.86, side * 0.43, 1.24)], facing, 0.008)
    rating_plate(model, (-0.62, -0.462, 0.52), -90)
    return model.build()
