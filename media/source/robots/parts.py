"""What the robots share: wheels, scanners, lights, buttons, labels, and the low base of lifter and conveyors."""
import math
from kit.materials import copper, dark, glass, graphite, headlight, ink, label, lens, light, rubber, steel, stop, tread, white, yellow


def wheel(model, at, radius=0.1, width=0.07, tyre=None, studs=6):
    """A wheel on an axis along y: a tyre with rounded shoulders and grooves, a rim with a recess, a hub and its bolts."""
    x, y, z = at
    tyre = tyre or rubber()
    half, rim = width / 2, radius * 0.68
    shoulder = min(0.25 * radius, half * 0.5)
    profile = [(rim, -half), (radius - shoulder, -half), (radius - shoulder * 0.3, -half + shoulder * 0.3), (radius, -half + shoulder)]
    for groove in (-0.22, 0.22):
        profile += [
            (radius, (groove - 0.07) * width),
            (radius - 0.012 * radius / 0.1, (groove - 0.05) * width),
            (radius - 0.012 * radius / 0.1, (groove + 0.05) * width),
            (radius, (groove + 0.07) * width),
        ]
    profile += [(radius, half - shoulder), (radius - shoulder * 0.3, half - shoulder * 0.3), (radius - shoulder, half), (rim, half)]
    model.lathe(profile, at, tyre, "y", 48)
    face = half + 0.003
    model.lathe(
        [
            (0, -face),
            (rim * 0.42, -face),
            (rim * 0.5, -face + 0.012),
            (rim * 0.84, -face + 0.016),
            (rim * 0.92, -face),
            (rim, -face + 0.004),
            (rim, face - 0.004),
            (rim * 0.92, face),
            (rim * 0.84, face - 0.016),
            (rim * 0.5, face - 0.012),
            (rim * 0.42, face),
            (0, face),
        ],
        at,
        graphite(),
        "y",
    )
    model.cylinder(rim * 0.26, 2 * face + 0.014, at, steel(), "y", 0.004)
    for stud in range(studs):
        angle = 2 * math.pi * stud / studs
        model.cylinder(
            rim * 0.07,
            2 * face - 0.012,
            (x + rim * 0.62 * math.cos(angle), y, z + rim * 0.62 * math.sin(angle)),
            steel(),
            "y",
            0.002,
            sides=8,
        )


def castor(model, at, radius=0.06, width=0.04, turn=0):
    """A swivelling wheel below a plate; `at` is where its tyre touches the ground."""
    x, y, z = at
    wheel(model, (x - radius * 0.35, y, z + radius), radius, width, tread(), 0)
    for side in (-1, 1):
        model.prism(
            [
                (-radius * 0.7, -radius * 0.2),
                (-radius * 0.05, -radius * 0.3),
                (radius * 0.7, radius * 1.15),
                (-radius * 0.4, radius * 1.15),
            ],
            0.005,
            (x, y + side * (width / 2 + 0.008), z + radius),
            steel(),
            0.001,
        )
    model.box((radius * 1.6, width + 0.05, 0.008), (x, y, z + radius * 2.2), steel(), 0.002)
    model.cylinder(radius * 0.4, radius * 0.3, (x, y, z + radius * 2.35), steel())


def emergency_stop(model, at, facing=None, scale=1.0):
    """On top of something, or on its side and looking towards `facing`."""
    x, y, z = at
    if facing is None:
        turn = (0, 0, 0)
    else:
        turn = (0, 90, facing)
    model.lathe(
        [(0, 0), (0.036 * scale, 0), (0.036 * scale, 0.008), (0.033 * scale, 0.012), (0.018 * scale, 0.012), (0, 0.012)],
        at,
        yellow(),
        turn=turn,
    )
    model.lathe(
        [
            (0.015 * scale, 0.01),
            (0.015 * scale, 0.03),
            (0.024 * scale, 0.032),
            (0.027 * scale, 0.038),
            (0.027 * scale, 0.046),
            (0.022 * scale, 0.054),
            (0, 0.056),
        ],
        at,
        stop(),
        turn=turn,
    )


def safety_scanner(model, at, scale=1.0):
    """The yellow scanner that looks out of a corner: foot, glass ring, cap; `at` is the middle of its glass."""
    r, h = 0.052 * scale, 0.8 * scale
    model.lathe([(0, -0.06 * h), (r * 1.1, -0.06 * h), (r * 1.1, -0.03 * h), (r * 0.92, -0.022 * h)], at, yellow())
    model.lathe([(r * 0.92, -0.022 * h), (r * 0.86, 0), (r * 0.98, 0.024 * h)], at, lens())
    model.lathe([(r * 0.98, 0.024 * h), (r * 1.1, 0.03 * h), (r * 1.1, 0.046 * h), (r, 0.054 * h), (0, 0.054 * h)], at, dark())


def lidar(model, at, scale=1.0):
    """The scanner that looks all round, on top of something."""
    x, y, z = at
    r = 0.052 * scale
    model.lathe([(0, 0), (r * 1.12, 0), (r * 1.12, 0.012), (r, 0.016)], at, dark())
    model.lathe([(r, 0.016), (r * 0.97, 0.036), (r, 0.056)], at, lens())
    model.lathe([(r, 0.056), (r * 1.12, 0.06), (r * 1.12, 0.074), (r * 0.95, 0.084), (0, 0.086)], at, graphite())


def visor(model, at, width, height, facing, lit=True):
    """A face of dark glass with two camera lenses and a bar of light below; `facing` in degrees."""
    x, y, z = at
    a = math.radians(facing)
    along, out = (-math.sin(a), math.cos(a)), (math.cos(a), math.sin(a))
    model.box((0.016, width, height), at, glass(), 0.007, (0, 0, facing), 3)
    for side in (-0.3, 0.3):
        eye = (x + along[0] * side * width + out[0] * 0.007, y + along[1] * side * width + out[1] * 0.007, z + height * 0.06)
        model.lathe([(0.017, 0), (0.017, 0.006), (0.0135, 0.007), (0.012, 0.003), (0, 0.004)], eye, dark(), turn=(0, 90, facing), sides=28)
        model.ellipsoid((0.003, 0.0115, 0.0115), (eye[0] + out[0] * 0.0045, eye[1] + out[1] * 0.0045, eye[2]), lens(), (0, 0, facing), 20)
    if lit:
        model.box(
            (0.004, width * 0.34, 0.009), (x + out[0] * 0.008, y + out[1] * 0.008, z - height * 0.28), headlight(), 0.002, (0, 0, facing)
        )


def type_label(model, name, payload, at, facing, of=None):
    """The name of the type as it stands on the shell, its payload below; left edge at `at`."""
    model.text(name, 0.034, at, of or graphite(), facing, "LEFT")
    model.text(payload, 0.017, (at[0], at[1], at[2] - 0.04), of or graphite(), facing, "LEFT")


def rating_plate(model, at, facing):
    """The maker's plate: lines of print nobody reads."""
    a = math.radians(facing)
    along, out = (-math.sin(a), math.cos(a)), (math.cos(a), math.sin(a))
    model.box((0.002, 0.075, 0.05), at, label(), 0, (0, 0, facing))
    for row, (start, length) in enumerate(((-0.028, 0.03), (-0.028, 0.05), (-0.028, 0.042), (-0.028, 0.02))):
        middle = start + length / 2
        where = (at[0] + along[0] * middle + out[0] * 0.0012, at[1] + along[1] * middle + out[1] * 0.0012, at[2] + 0.016 - row * 0.0105)
        model.box((0.001, length, 0.004), where, ink(), 0, (0, 0, facing))


def warning_sign(model, at, facing, size=0.055):
    """A yellow triangle with an exclamation mark."""
    a = math.radians(facing)
    out = (math.cos(a), math.sin(a))
    h = size * 0.866
    triangle = [(-size / 2, -h / 2), (size / 2, -h / 2), (0, h / 2)]
    for scale, of, depth in ((1.0, ink(), 0.002), (0.84, yellow(), 0.003)):
        model.prism([(px * scale, pz * scale - (1 - scale) * h * 0.08) for px, pz in triangle], depth, at, of, 0, turn=(0, 0, facing + 90))
    where = (at[0] + out[0] * 0.0016, at[1] + out[1] * 0.0016, at[2])
    model.box((0.001, size * 0.07, size * 0.3), (where[0], where[1], where[2] - size * 0.02), ink(), 0, (0, 0, facing))
    model.box((0.001, size * 0.07, size * 0.07), (where[0], where[1], where[2] - size * 0.26), ink(), 0, (0, 0, facing))


def screws(model, places, facing, radius=0.006):
    for x, y, z in places:
        model.lathe(
            [(radius, 0), (radius, 0.002), (radius * 0.6, 0.0028), (radius * 0.45, 0.001), (0, 0.001)],
            (x, y, z),
            steel(),
            turn=(0, 90, facing),
            sides=12,
        )


def charging_contacts(model, at, facing):
    a = math.radians(facing)
    along, out = (-math.sin(a), math.cos(a)), (math.cos(a), math.sin(a))
    model.box((0.012, 0.2, 0.05), at, dark(), 0.004, (0, 0, facing))
    for side in (-0.05, 0.05):
        model.box(
            (0.006, 0.05, 0.018),
            (at[0] + along[0] * side + out[0] * 0.006, at[1] + along[1] * side + out[1] * 0.006, at[2]),
            copper(),
            0.002,
            (0, 0, facing),
        )


def base(model, length=1.3, width=0.84, top=0.315, name="", payload=""):
    """The low body that lifter and conveyors share, its shell ending at `top`.

    A graphite chassis, above it a gap all round out of which two scanners look, in the gap a line of light, on it the shell.
    """
    gap, shell = 0.155, 0.192
    # Chassis with an arch over each driven wheel.
    model.loft(
        [
            (0.032, length - 0.05, width - 0.05, 0.12),
            (0.048, length - 0.012, width - 0.012, 0.14),
            (0.085, length, width, 0.145),
            (gap - 0.03, length, width, 0.145),
            (gap - 0.014, length - 0.01, width - 0.01, 0.14),
            (gap - 0.012, length - 0.03, width - 0.03, 0.13),
        ],
        (0, 0, 0),
        graphite(),
        gaps=(("x", 0.42, 0.005), ("x", -0.42, 0.005)),
    )
    model.slab(length - 0.13, width - 0.13, 0.10, 0.09, (0, 0, gap), dark(), 0)
    for side in (-1, 1):
        model.prism(
            [(-0.135, 0.025), (-0.125, 0.1), (-0.09, 0.128), (0.09, 0.128), (0.125, 0.1), (0.135, 0.025)],
            0.012,
            (0, side * (width / 2 - 0.002), 0),
            dark(),
            0.003,
        )
        wheel(model, (0, side * (width / 2 - 0.018), 0.088), 0.088, 0.06, tread())
        for end in (-1, 1):
            castor(model, (end * (length / 2 - 0.19), side * (width / 2 - 0.2), 0), 0.03, 0.03)
            # Bumper strips round the ends.
            model.box((0.012, 0.36, 0.03), (end * (length / 2 + 0.002), side * 0.16, 0.092), rubber(), 0.005)
        model.box((0.2, 0.003, 0.006), (0.26, side * (width / 2 + 0.001), 0.1), dark(), 0)
    # The line of light below the shell, and the two safety scanners in opposite corners.
    model.slab(length - 0.035, width - 0.035, 0.011, 0.135, (0, 0, shell - 0.008), light(), 0.002)
    model.slab(length - 0.06, width - 0.06, 0.014, 0.13, (0, 0, shell - 0.016), graphite(), 0.003)
    for end in (-1, 1):
        safety_scanner(model, (end * (length / 2 - 0.064), -end * (width / 2 - 0.064), gap + 0.006), 0.9)
    # The shell: three panels, their shoulders drawn in.
    model.loft(
        [
            (shell - 0.002, length - 0.012, width - 0.012, 0.14),
            (shell + 0.004, length, width, 0.146),
            (top - 0.052, length - 0.004, width - 0.004, 0.146),
            (top - 0.026, length - 0.022, width - 0.022, 0.14),
            (top - 0.008, length - 0.062, width - 0.062, 0.125),
            (top, length - 0.10, width - 0.10, 0.11),
        ],
        (0, 0, 0),
        white(),
        gaps=(("x", length / 2 - 0.25, 0.005), ("x", -length / 2 + 0.25, 0.005)),
    )
    model.slab(length - 0.11, width - 0.11, 0.09, 0.1, (0, 0, top - 0.055), dark(), 0)
    for end in (-1, 1):
        facing = 0 if end > 0 else 180
        visor(model, (end * (length / 2 - 0.006), 0, top - 0.078), 0.4, 0.066, facing)
        for side in (-1, 1):
            model.cylinder(0.011, 0.008, (end * (length / 2 - 0.004), side * 0.25, top - 0.078), lens(), "x", 0.002, sides=20)
    charging_contacts(model, (-length / 2 - 0.002, 0, 0.092), 180)
    for side in (-1, 1):
        facing = 90 * side
        y = side * (width / 2 - 0.001)
        model.mark(0.062, (side * 0.255, y, top - 0.078), facing)
        type_label(model, name, payload, (-0.19 if side < 0 else 0.19, y, top - 0.062), facing)
        # A service hatch, drawn by its joint.
        for x in (0.1, 0.33):
            model.box((0.004, 0.004, 0.085), (side * -x, y, top - 0.08), dark(), 0)
        for z in (top - 0.122, top - 0.038):
            model.box((0.234, 0.004, 0.004), (side * -0.215, y, z), dark(), 0)
        model.cylinder(0.009, 0.004, (side * -0.305, y, top - 0.08), graphite(), "y", 0.001, sides=20)
        warning_sign(model, (side * -0.165, y, top - 0.082), facing, 0.04)
    for end, side in ((1, 1), (-1, -1)):
        emergency_stop(model, (end * (length / 2 - 0.2), side * (width / 2 - 0.002), top - 0.078), 90 * side, 0.8)
    rating_plate(model, (length / 2 - 0.15, width / 2 + 0.001, 0.092), 90)
    return top
