"""The conveyor lines with the packing tables between them, and the palletising cell at their end."""
import math
from building.plan import LINE_START, LINE_Y
from building.racks import carton_load, one
from kit.materials import (
    aluminium,
    carton,
    dark,
    galvanised,
    graphite,
    green,
    ink,
    label,
    lamp,
    light,
    material,
    new_wood,
    rubber,
    screen,
    signal,
    steel,
    stop,
    tape,
    white,
    yellow,
)
from kit.stage import place
from loads.carton import add_carton
from loads.tote import add_tote


def _section(model, length=2.0, width=0.66, height=0.75):
    """A piece of roller line along x, its rollers' top at `height`; legs with feet, a motor, a cable tray."""
    for side in (-1, 1):
        y = side * width / 2
        model.box((length, 0.035, 0.13), (0, y, height - 0.04), graphite(), 0.006)
        model.box((length, 0.004, 0.014), (0, y + side * 0.019, height - 0.02), signal(), 0)
        model.box((length, 0.022, 0.03), (0, y, height + 0.055), aluminium(), 0.006)
        for bracket in (-0.7, 0, 0.7):
            model.box((0.03, 0.012, 0.09), (bracket, y + side * 0.02, height + 0.02), galvanised(), 0.002)
        for end in (-1, 1):
            x = end * (length / 2 - 0.3)
            model.box((0.05, 0.05, height - 0.12), (x, y, (height - 0.12) / 2 + 0.02), galvanised(), 0.006)
            model.box((0.12, 0.1, 0.014), (x, y, 0.007), dark(), 0)
            model.cylinder(0.016, 0.05, (x, y, 0.03), steel(), bevel=0)
    for end in (-1, 1):
        model.box((0.04, width, 0.04), (end * (length / 2 - 0.3), 0, 0.28), galvanised(), 0.005)
    count = int(length / 0.08)
    for step in range(count):
        model.cylinder(0.026, width - 0.04, ((step - (count - 1) / 2) * 0.08, 0, height - 0.026), steel(), "y", 0, sides=20)
    model.box((0.3, 0.16, 0.14), (0.3, 0.2, height - 0.2), graphite(), 0.02)
    model.cylinder(0.06, 0.22, (0.05, 0.2, height - 0.2), aluminium(), "x", 0.006)
    model.box((length, 0.08, 0.04), (0, -width / 2 - 0.06, height - 0.16), galvanised(), 0.004)
    model.box((0.03, 0.02, 0.05), (0.8, -width / 2 - 0.01, height + 0.02), dark(), 0.004)


def _packing_table(model):
    """A packing table: shelves with flat cartons, a screen, a scanner, tape, a printer, what is being packed."""
    for x in (-0.85, 0.85):
        for y in (-0.36, 0.36):
            model.box((0.05, 0.05, 0.88), (x, y, 0.44), galvanised(), 0.006)
            model.cylinder(0.03, 0.02, (x, y, 0.01), dark(), bevel=0.003)
        model.box((0.05, 0.04, 1.25), (x * 1.04, 0.38, 1.52), graphite(), 0.006)
        model.box((0.04, 0.72, 0.04), (x, 0, 0.2), galvanised(), 0.004)
    model.box((1.9, 0.86, 0.035), (0, 0, 0.905), new_wood(), 0.006)
    model.box((1.88, 0.84, 0.04), (0, 0, 0.868), graphite(), 0.006)
    model.box((0.7, 0.5, 0.003), (-0.15, -0.1, 0.924), material("cutting mat", (0.02, 0.10, 0.085), 0.6), 0)
    for z in (1.5, 2.08):
        model.box((1.85, 0.34, 0.025), (0, 0.3, z), galvanised(), 0.004)
        model.box((1.85, 0.012, 0.05), (0, 0.13, z + 0.01), label(), 0)
    for step in range(9):
        model.box(
            (0.028, 0.3, 0.40 - (step % 3) * 0.05),
            (-0.8 + step * 0.055, 0.3, 1.715 - (step % 3) * 0.025),
            carton(step % 3),
            0.003,
            (0, (step % 4) * 1.2, 0),
        )
    for step, tone in enumerate((0, 1, 0)):
        add_tote(model, (0.1 + step * 0.33, 0.3, 1.513), 0.3, 0.26, 0.18, tone, step % 3)
    model.box((1.5, 0.06, 0.035), (0, 0.14, 2.05), lamp(), 0.01)
    model.box((1.54, 0.09, 0.03), (0, 0.14, 2.075), white(), 0.006)
    # Screen on an arm.
    model.tube([(0.55, 0.36, 1.05), (0.55, 0.24, 1.12), (0.55, 0.2, 1.26)], 0.014, graphite(), 0.04)
    model.box((0.50, 0.025, 0.30), (0.55, 0.18, 1.28), dark(), 0.008, (-8, 0, 0))
    model.box((0.47, 0.004, 0.265), (0.55, 0.167, 1.28), screen(), 0, (-8, 0, 0))
    for row, (length, of) in enumerate(
        (
            (0.3, light()),
            (0.38, material("screen line", (0.35, 0.5, 0.55), emission=1)),
            (0.22, material("screen line", (0.35, 0.5, 0.55), emission=1)),
            (0.14, green()),
        )
    ):
        model.box(
            (length, 0.003, 0.02), (0.55 - 0.21 + length / 2, 0.163 + (row - 1.5) * -0.004 - 0.002, 1.36 - row * 0.05), of, 0, (-8, 0, 0)
        )
    # Label printer, hand scanner, tape dispenser.
    model.box((0.20, 0.22, 0.17), (0.78, 0.1, 1.008), dark(), 0.03)
    model.box((0.11, 0.06, 0.002), (0.78, -0.03, 0.98), label(), 0, (-25, 0, 0))
    model.box((0.06, 0.16, 0.05), (0.42, -0.22, 0.95), dark(), 0.015, (0, 0, 30))
    model.lathe([(0.02, -0.025), (0.055, -0.025), (0.055, 0.025), (0.02, 0.025)], (0.30, 0.02, 0.98), tape(), "y")
    model.box((0.16, 0.06, 0.05), (0.28, 0.02, 0.948), signal(), 0.012)
    # An open carton that is being filled: walls and flaps.
    x, y, z = -0.18, -0.08, 0.926
    for side in (-1, 1):
        model.box((0.44, 0.006, 0.24), (x, y + side * 0.16, z + 0.12), carton(1), 0)
        model.box((0.006, 0.32, 0.24), (x + side * 0.22, y, z + 0.12), carton(1), 0)
        model.box((0.44, 0.15, 0.005), (x, y + side * 0.225, z + 0.205), carton(1), 0, (side * -32, 0, 0))
        model.box((0.13, 0.31, 0.005), (x + side * 0.275, y, z + 0.21), carton(1), 0, (0, side * 35, 0))
    model.box((0.43, 0.31, 0.01), (x, y, z + 0.005), carton(1), 0)
    for item in range(4):
        model.box(
            (0.18, 0.13, 0.1 + item % 2 * 0.05),
            (x + (item % 2 - 0.5) * 0.2, y + (item // 2 - 0.5) * 0.145, z + 0.08),
            (white(), carton(2), signal(), carton(3))[item],
            0.006,
        )
    add_tote(model, (-0.66, 0.02, 0.923), 0.4, 0.34, 0.22, 0, 1)


def _fence(model, length):
    """A cell's fence: posts on feet and welded mesh in frames."""
    count = max(1, round(length / 1.4))
    for step in range(count + 1):
        x = -length / 2 + step * length / count
        model.box((0.05, 0.05, 2.1), (x, 0, 1.05), yellow(), 0.004)
        model.box((0.14, 0.12, 0.012), (x, 0, 0.006), yellow(), 0)
    for z in (0.14, 2.02):
        model.box((length, 0.025, 0.025), (0, 0, z), dark(), 0)
    for step in range(int(length / 0.055)):
        model.box((0.004, 0.004, 1.88), (-length / 2 + 0.03 + step * 0.055, 0, 1.08), dark(), 0)
    for row in range(10):
        model.box((length, 0.004, 0.004), (0, 0.004, 0.2 + row * 0.2), dark(), 0)
    model.box((0.34, 0.004, 0.24), (length * 0.2, -0.02, 1.45), yellow(), 0)
    model.text("STOP", 0.08, (length * 0.2, -0.024, 1.45), ink(), -90)


def robot_arm(model, swing=20, shoulder=28, elbow=-52, holding=True):
    """A palletising arm with a suction gripper; angles in degrees."""
    orange, joint = signal(), graphite()
    turn = math.radians(swing)

    def at(r, z, aside=0.0):
        return (r * math.cos(turn) - aside * math.sin(turn), r * math.sin(turn) + aside * math.cos(turn), z)

    model.lathe(
        [(0, 0), (0.42, 0), (0.42, 0.03), (0.34, 0.05), (0.30, 0.10), (0.30, 0.30), (0.27, 0.34), (0, 0.34)], (0, 0, 0), joint, sides=56
    )
    for bolt in range(10):
        a = math.radians(bolt * 36)
        model.cylinder(0.018, 0.02, (0.38 * math.cos(a), 0.38 * math.sin(a), 0.04), steel(), bevel=0, sides=6)
    model.lathe([(0.29, 0.34), (0.30, 0.36), (0.30, 0.52), (0.26, 0.62), (0.2, 0.66), (0, 0.66)], (0, 0, 0), orange, sides=48)
    upper = math.radians(90 - shoulder)
    r1, z1 = 0.18 + 1.25 * math.cos(upper), 0.82 + 1.25 * math.sin(upper)
    fore = math.radians(90 - shoulder + elbow - 20)
    r2, z2 = r1 + 1.25 * math.cos(fore), z1 + 1.25 * math.sin(fore)
    for aside in (-0.2, 0.2):
        model.rod(at(0.12, 0.6, aside), at(0.18, 0.82, aside), 0.13, orange, 28)
    model.rod(at(0.18, 0.82), at(r1, z1), 0.16, orange, 32, top=0.115)
    model.rod(at(r1, z1), at(r2, z2), 0.125, orange, 32, top=0.075)
    # The lever that keeps the gripper level, and the counterweight's spring.
    model.rod(at(0.02, 0.98, 0.13), at(r1 - 0.16, z1 + 0.16, 0.13), 0.026, steel())
    model.rod(at(r1 - 0.16, z1 + 0.16, 0.13), at(r2 - 0.02, z2 + 0.14, 0.13), 0.022, steel())
    for r, z, radius, wide in ((0.18, 0.82, 0.2, 0.27), (r1, z1, 0.155, 0.2), (r2, z2, 0.1, 0.14)):
        model.rod(at(r, z, -wide), at(r, z, wide), radius, joint, 36)
        for aside in (-1, 1):
            model.rod(at(r, z, aside * wide), at(r, z, aside * (wide + 0.012)), radius * 0.62, steel(), 28)
            model.rod(at(r, z, aside * (wide + 0.01)), at(r, z, aside * (wide + 0.03)), radius * 0.3, dark(), 20)
    model.tube(
        [at(0.1, 0.62, -0.24), at(0.0, 1.1, -0.26), at(r1 - 0.1, z1 + 0.3, -0.22), at(r2 - 0.1, z2 + 0.25, -0.14), at(r2, z2 - 0.2, -0.06)],
        0.024,
        dark(),
        0.3,
    )
    model.mark(0.2, at(0.55 * (0.18 + r1), 0.5 * (0.82 + z1), -0.15), swing - 90, white())
    x, y, z = at(r2, z2)
    model.lathe([(0.07, 0), (0.07, -0.10), (0.05, -0.14), (0.05, -0.24), (0.11, -0.25), (0.11, -0.27)], (x, y, z), steel())
    model.box((0.54, 0.40, 0.05), (x, y, z - 0.295), aluminium(), 0.008, (0, 0, swing))
    for dx in (-0.18, 0, 0.18):
        for dy in (-0.13, 0, 0.13):
            gx, gy = dx * math.cos(turn) - dy * math.sin(turn), dx * math.sin(turn) + dy * math.cos(turn)
            model.lathe(
                [(0.012, 0), (0.012, -0.03), (0.03, -0.045), (0.022, -0.055), (0.034, -0.07), (0.0, -0.068)],
                (x + gx, y + gy, z - 0.32),
                rubber(),
                sides=20,
            )
    return x, y, z - 0.39


def _arm_with_carton(model, swing):
    x, y, z = robot_arm(model, swing)
    add_carton(model, (0.54, 0.37, 0.26), (x, y, z - 0.26), 1)


def _cell_panel(model):
    """The cell's cabinet beside its gate: screen, buttons, signal tower."""
    model.box((0.6, 0.36, 1.7), (0, 0, 0.9), white(), 0.02)
    model.box((0.6, 0.36, 0.12), (0, 0, 0.06), graphite(), 0.01)
    model.box((0.4, 0.02, 0.3), (0, -0.185, 1.35), dark(), 0.01)
    model.box((0.36, 0.006, 0.26), (0, -0.197, 1.35), screen(), 0)
    for index, of in enumerate((green(), yellow(), stop())):
        model.cylinder(0.02, 0.02, (-0.12 + index * 0.12, -0.19, 1.1), of, "y", 0.004, sides=20)
        model.cylinder(0.045, 0.09, (0.2, 0, 1.95 + index * 0.095), of, bevel=0.006)
    model.rod((0.2, 0, 1.74), (0.2, 0, 1.92), 0.015, steel())


def build_line():
    section, table = one(_section), one(_packing_table)
    for step in range(8):
        place(section, (LINE_START + 1 + step * 2, LINE_Y, 0))
        place(section, (LINE_START + 1 + step * 2, LINE_Y + 5.2, 0))
    boxes = [
        one(add_carton, (0.5, 0.38, 0.3), (0, 0, 0), 1),
        one(add_tote, (0, 0, 0), 0.56, 0.37, 0.26, 0, 1),
        one(add_carton, (0.42, 0.34, 0.24), (0, 0, 0), 0),
        one(add_carton, (0.36, 0.3, 0.34), (0, 0, 0), 2),
        one(add_tote, (0, 0, 0), 0.56, 0.37, 0.26, 1, 2),
    ]
    for step in range(11):
        place(
            boxes[step % 5], (LINE_START + 1.1 + step * 1.35 + (step % 2) * 0.2, LINE_Y + 0.02 * (step % 3 - 1), 0.751), (step * 5) % 7 - 3
        )
        if step % 2:
            place(boxes[(step + 1) % 5], (LINE_START + 0.8 + step * 1.4, LINE_Y + 5.2, 0.751), (step * 3) % 7 - 3)
    for step in range(5):
        place(table, (LINE_START + 2.2 + step * 2.8, LINE_Y + 2.6, 0))
    place(one(_arm_with_carton, 196), (34.4, LINE_Y, 0))
    place(one(carton_load, 2, 3, 2, 3, 1), (34.3, LINE_Y + 1.7, 0.002))
    place(one(carton_load, 3, 3, 2, 0, 1), (34.3, LINE_Y - 1.9, 0.002))
    fence = one(_fence, 5.6)
    place(fence, (34.6, LINE_Y + 3.1, 0))
    place(fence, (37.4, LINE_Y + 0.3, 0), 90)
    place(one(_cell_panel), (31.4, LINE_Y + 3.4, 0))
