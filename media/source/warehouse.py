"""One building for all pictures: docks in the west, racks in the south, conveyors and cells in the north. x runs east (0 to 60), y north (0 to 36)."""
import math
import random
import bpy
from kit import (Model, area_light, carton, dark, galvanised, glass, graphite, green, lamp, material, place, rubber, screen, signal, steel, stop, tape, tote, white, wood, yellow)
from robots import add_carton, add_cartons, add_pallet, add_tote

LENGTH, WIDTH, HEIGHT = 60, 36, 9
# Rows of racks as (y, x of the first bay, bays); the aisles between them are 3.6 m wide.
RACKS = ((1.2, 16, 8), (6.0, 16, 8), (7.15, 16, 8), (11.95, 16, 8), (13.1, 16, 8))
BAY, LEVEL, LEVELS = 2.8, 1.75, 4
DOCKS = (5, 10, 24, 29)
LINE_Y, LINE_START, LINE_END = 24.0, 15.5, 31.5


def floor_paint(): return material("floor paint", (0.70, 0.42, 0.02), 0.55)
def walkway_paint(): return material("walkway green", (0.06, 0.17, 0.11), 0.6)
def wall_paint(): return material("wall", (0.44, 0.44, 0.43), 0.8, wear=0.05)
def wall_band(): return material("wall band", (0.075, 0.08, 0.085), 0.7)


def one(build, *words, **named):
    """A mesh from a function that adds to a model."""
    model = Model(build.__name__)
    build(model, *words, **named)
    return model.build()


def load(model, layers, skip=0, columns=3):
    add_cartons(model, (0, 0, add_pallet(model, (0, 0, 0))), layers, columns, skip=skip)


def bottles(model):
    """A pallet of drinks: trays of bottles, layer on layer."""
    z = add_pallet(model, (0, 0, 0))
    drink = (material("drink red", (0.36, 0.02, 0.015), 0.2), material("drink amber", (0.42, 0.17, 0.015), 0.2), material("drink green", (0.03, 0.19, 0.06), 0.2))
    for layer in range(3):
        model.box((1.16, 0.76, 0.012), (0, 0, z + 0.006), carton(1), 0.003)
        for column in range(12):
            for row in range(8):
                at = (-0.5225 + column * 0.095, -0.3325 + row * 0.095, z)
                edge = column in (0, 11) or row in (0, 7)
                if not edge and layer < 2:
                    continue
                model.cylinder(0.043, 0.2, (at[0], at[1], z + 0.112), drink[(layer + column // 4) % 3], bevel=0, sides=12)
                model.cylinder(0.04, 0.07, (at[0], at[1], z + 0.247), drink[(layer + column // 4) % 3], bevel=0, top=0.016, sides=12)
                model.cylinder(0.018, 0.03, (at[0], at[1], z + 0.295), white(), bevel=0, sides=10)
        z += 0.312
    model.box((1.16, 0.76, 0.012), (0, 0, z + 0.004), carton(1), 0.003)


def tyres(model):
    z = add_pallet(model, (0, 0, 0))
    for x in (-0.31, 0.31):
        for layer in range(4):
            model.cylinder(0.31, 0.2, (x, 0, z + 0.1 + layer * 0.205), rubber(), bevel=0.05, sides=32)
            model.cylinder(0.19, 0.206, (x, 0, z + 0.1 + layer * 0.205), graphite(), bevel=0.004)
            model.cylinder(0.17, 0.21, (x, 0, z + 0.1 + layer * 0.205), dark(), bevel=0)


def engine(model):
    """An engine block on a carrier, as it reaches an assembly line."""
    z = add_pallet(model, (0, 0, 0))
    for side in (-1, 1):
        model.box((0.9, 0.06, 0.16), (0, side * 0.24, z + 0.08), graphite(), 0.01)
    model.box((0.62, 0.42, 0.34), (0, 0, z + 0.33), galvanised(), 0.03)
    model.box((0.66, 0.3, 0.12), (0, 0, z + 0.56), graphite(), 0.03)
    for step in range(4):
        model.cylinder(0.045, 0.1, (-0.225 + step * 0.15, 0, z + 0.64), dark(), bevel=0.01)
        model.cylinder(0.035, 0.24, (-0.225 + step * 0.15, -0.3, z + 0.42), steel(), "y", 0.01)
    for radius, x in ((0.15, 0.36), (0.1, 0.37)):
        model.cylinder(radius, 0.05, (x, 0.08 if radius > 0.12 else -0.12, z + 0.3 + radius), steel(), "x", 0.01)
    model.box((0.4, 0.06, 0.2), (-0.05, 0.24, z + 0.4), signal(), 0.02)


def drum_pallet(model):
    z = add_pallet(model, (0, 0, 0))
    for x in (-0.3, 0.3):
        for y in (-0.19, 0.19):
            model.cylinder(0.185, 0.6, (x, y, z + 0.3), tote(), bevel=0.012)
            for ring in (0.2, 0.4):
                model.cylinder(0.191, 0.025, (x, y, z + ring), tote(), bevel=0.008)


def rack_frame(model):
    """One upright frame: two posts with braces, feet and a guard."""
    top = LEVEL * (LEVELS - 1) + 1.2
    for side in (-0.5, 0.5):
        model.box((0.1, 0.09, top), (0, side, top / 2), graphite(), 0.006)
        model.box((0.16, 0.14, 0.012), (0, side, 0.006), galvanised(), 0)
    step = 0.62
    for index in range(int(top / step)):
        low, high = 0.15 + index * step, 0.15 + (index + 1) * step
        ends = (-0.46, 0.46) if index % 2 else (0.46, -0.46)
        model.rod((0, ends[0], low), (0, ends[1], min(high, top - 0.05)), 0.016, galvanised(), 8)
    for side in (-1, 1):
        model.box((0.22, 0.07, 0.4), (0, side * 0.585, 0.2), yellow(), 0.02)


def rack_beam(model):
    for side in (-0.5, 0.5):
        model.box((BAY - 0.1, 0.05, 0.13), (0, side, -0.065), signal(), 0.006)
    for step in range(3):
        model.box((0.05, 1.0, 0.03), (-0.9 + step * 0.9, 0, -0.016), galvanised(), 0)


def roller_section(model, length=2.0, width=0.62, height=0.72):
    """A piece of conveyor line along x."""
    for side in (-1, 1):
        model.box((length, 0.05, 0.14), (0, side * width / 2, height - 0.03), graphite(), 0.008)
        model.box((length, 0.006, 0.02), (0, side * (width / 2 + 0.027), height - 0.02), signal(), 0)
        for end in (-1, 1):
            model.box((0.06, 0.05, height - 0.1), (end * (length / 2 - 0.25), side * width / 2, (height - 0.1) / 2), galvanised(), 0.006)
            model.box((0.12, 0.1, 0.014), (end * (length / 2 - 0.25), side * width / 2, 0.007), dark(), 0)
    for end in (-1, 1):
        model.rod((end * (length / 2 - 0.25), -width / 2, 0.25), (end * (length / 2 - 0.25), width / 2, 0.25), 0.02, galvanised())
    count = int(length / 0.1)
    for step in range(count):
        model.cylinder(0.03, width - 0.05, ((step - (count - 1) / 2) * 0.1, 0, height), steel(), "y", 0, sides=16)


def dock_door(model):
    """Seen from inside at x = 0: frame, sectional door half a metre deep, bumpers and traffic lamp."""
    for side in (-1, 1):
        model.box((0.22, 0.3, 3.9), (0.1, side * 1.75, 1.95), graphite(), 0.02)
        model.box((0.3, 0.24, 1.0), (0.42, side * 1.72, 0.5), yellow(), 0.03)
        for stripe in range(3):
            model.box((0.31, 0.25, 0.12), (0.42, side * 1.72, 0.2 + stripe * 0.3), dark(), 0.02)
    model.box((0.22, 3.8, 0.34), (0.1, 0, 3.9), graphite(), 0.02)
    for panel in range(5):
        model.box((0.06, 3.2, 0.68), (0.04, 0, 0.36 + panel * 0.7), white(), 0.02)
    for pane in (-0.8, 0, 0.8):
        model.box((0.07, 0.5, 0.26), (0.045, pane, 1.78), lamp(), 0.03)
    model.box((1.9, 2.4, 0.012), (1.1, 0, 0.006), galvanised(), 0.003)
    model.box((0.1, 0.22, 0.4), (0.16, 2.2, 1.8), dark(), 0.02)
    model.cylinder(0.06, 0.03, (0.22, 2.2, 1.9), green(), "x", 0.004)
    model.cylinder(0.06, 0.03, (0.22, 2.2, 1.7), stop(), "x", 0.004)


def open_dock(model):
    """The same frame with the door up and the trailer of a lorry behind it."""
    for side in (-1, 1):
        model.box((0.22, 0.3, 3.9), (0.1, side * 1.75, 1.95), graphite(), 0.02)
        model.box((0.3, 0.24, 1.0), (0.42, side * 1.72, 0.5), yellow(), 0.03)
        for stripe in range(3):
            model.box((0.31, 0.25, 0.12), (0.42, side * 1.72, 0.2 + stripe * 0.3), dark(), 0.02)
        model.box((7, 0.06, 2.7), (-3.6, side * 1.28, 1.4), wall_paint(), 0)
    model.box((0.22, 3.8, 0.34), (0.1, 0, 3.9), graphite(), 0.02)
    model.box((0.3, 3.4, 0.9), (-0.05, 0, 3.3), dark(), 0.04)
    for side in (-1, 1):
        model.box((0.3, 0.5, 3), (-0.05, side * 1.46, 1.5), dark(), 0.04)
    model.box((7, 2.6, 0.06), (-3.6, 0, 2.78), lamp(), 0)
    model.box((7, 2.6, 0.04), (-3.6, 0, -0.008), wood(), 0)
    model.box((0.06, 2.6, 2.8), (-7.1, 0, 1.4), wall_paint(), 0)
    model.box((2.6, 2.3, 0.014), (0.5, 0, 0.007), galvanised(), 0.003)
    model.box((0.1, 0.22, 0.4), (0.16, 2.2, 1.8), dark(), 0.02)
    model.cylinder(0.06, 0.03, (0.22, 2.2, 1.9), green(), "x", 0.004)


def charging_station(model):
    """A robot backs against its contacts, which face -y... the plate on the floor faces +y."""
    model.box((0.62, 0.3, 1.25), (0, 0, 0.625), white(), 0.05)
    model.box((0.63, 0.31, 0.2), (0, 0, 0.16), graphite(), 0.03)
    model.box((0.4, 0.02, 0.26), (0, 0.15, 0.98), glass(), 0.01)
    model.box((0.3, 0.012, 0.014), (0, 0.158, 0.74), green(), 0)
    model.box((0.26, 0.14, 0.1), (0, 0.2, 0.2), graphite(), 0.02)
    for side in (-0.07, 0.07):
        model.box((0.05, 0.04, 0.05), (side, 0.28, 0.2), material("copper", (0.6, 0.25, 0.1), 0.3, 0.9), 0.006)
    model.mark(0.16, (0, 0.153, 0.56), 90)


def guard_rail(model, length):
    for x in (-length / 2, length / 2):
        model.cylinder(0.05, 0.7, (x, 0, 0.35), yellow(), bevel=0.02)
    for z in (0.3, 0.6):
        model.box((length, 0.05, 0.1), (0, 0, z), yellow(), 0.02)


def fence(model, length):
    """A cell's fence: posts and a mesh of rods."""
    count = max(1, round(length / 1.4))
    for step in range(count + 1):
        model.box((0.06, 0.06, 2.1), (-length / 2 + step * length / count, 0, 1.05), yellow(), 0.004)
    for z in (0.12, 2.0):
        model.box((length, 0.03, 0.03), (0, 0, z), dark(), 0)
    for step in range(int(length / 0.14)):
        model.box((0.008, 0.008, 1.9), (-length / 2 + 0.07 + step * 0.14, 0, 1.06), dark(), 0)


def robot_arm(model, swing=20, shoulder=28, elbow=-52):
    """A palletising arm with a suction gripper; angles in degrees."""
    orange, joint = signal(), graphite()
    model.cylinder(0.36, 0.3, (0, 0, 0.15), joint, bevel=0.03)
    model.cylinder(0.3, 0.4, (0, 0, 0.5), orange, bevel=0.05)
    turn = math.radians(swing)
    def at(r, z): return (r * math.cos(turn), r * math.sin(turn), z)
    upper = math.radians(90 - shoulder)
    r1, z1 = 0.15 + 1.25 * math.cos(upper), 0.8 + 1.25 * math.sin(upper)
    fore = math.radians(90 - shoulder + elbow - 20)
    r2, z2 = r1 + 1.25 * math.cos(fore), z1 + 1.25 * math.sin(fore)
    model.rod(at(0.15, 0.8), at(r1, z1), 0.14, orange, 20)
    model.rod(at(r1, z1), at(r2, z2), 0.1, orange, 20)
    side = (-math.sin(turn), math.cos(turn))
    for r, z, radius in ((0.15, 0.8, 0.2), (r1, z1, 0.18), (r2, z2, 0.12)):
        x, y, height = at(r, z)
        model.rod((x - side[0] * 0.2, y - side[1] * 0.2, height), (x + side[0] * 0.2, y + side[1] * 0.2, height), radius, joint, 24)
    x, y, z = at(r2, z2)
    model.rod((x, y, z), (x, y, z - 0.25), 0.05, steel())
    model.box((0.5, 0.36, 0.06), (x, y, z - 0.28), dark(), 0.01, (0, 0, swing))
    for dx in (-0.16, 0, 0.16):
        for dy in (-0.11, 0.11):
            model.cylinder(0.03, 0.06, (x + dx, y + dy, z - 0.33), rubber(), bevel=0.01, top=0.02, sides=12)
    add_carton(model, (0.5, 0.36, 0.26), (x, y, z - 0.62), 1)


def machine(model):
    """A machining centre with its door, panel and signal tower."""
    model.box((2.6, 1.7, 2.0), (0, 0, 1.05), white(), 0.06)
    model.box((2.62, 1.72, 0.35), (0, 0, 0.2), graphite(), 0.04)
    model.box((1.3, 0.05, 1.1), (-0.35, -0.85, 1.3), graphite(), 0.03)
    model.box((1.0, 0.06, 0.75), (-0.35, -0.86, 1.36), glass(), 0.03)
    model.box((0.05, 0.08, 0.5), (0.18, -0.9, 1.3), steel(), 0.02)
    model.box((0.42, 0.14, 0.6), (0.9, -0.9, 1.5), dark(), 0.02)
    model.box((0.34, 0.02, 0.26), (0.9, -0.975, 1.6), screen(), 0.004)
    model.box((2.62, 0.02, 0.05), (0, -0.855, 0.42), signal(), 0)
    model.rod((1.1, 0.6, 2.05), (1.1, 0.6, 2.3), 0.02, steel())
    for index, of in enumerate((green(), yellow(), stop())):
        model.cylinder(0.045, 0.09, (1.1, 0.6, 2.34 + index * 0.095), of, bevel=0.006)


def packing_station(model):
    """A packing table with shelf, scale, screen and cartons."""
    for x in (-0.85, 0.85):
        for y in (-0.36, 0.36):
            model.box((0.06, 0.06, 0.88), (x, y, 0.44), galvanised(), 0.006)
    model.box((1.9, 0.86, 0.05), (0, 0, 0.9), wood(), 0.01)
    model.box((1.9, 0.87, 0.03), (0, 0, 0.85), graphite(), 0.006)
    for x in (-0.9, 0.9):
        model.box((0.05, 0.05, 1.2), (x, 0.38, 1.5), graphite(), 0.006)
    for z in (1.45, 2.05):
        model.box((1.85, 0.34, 0.03), (0, 0.3, z), galvanised(), 0.004)
    for step in range(5):
        model.box((0.05, 0.3, 0.4), (-0.75 + step * 0.12, 0.3, 1.66), carton(step), 0.004)
    model.box((0.9, 0.04, 0.03), (0.2, 0.16, 2.02), lamp(), 0)
    model.box((0.5, 0.03, 0.32), (0.5, 0.2, 1.28), dark(), 0.01)
    model.box((0.46, 0.01, 0.28), (0.5, 0.182, 1.28), screen(), 0)
    add_carton(model, (0.46, 0.34, 0.26), (-0.2, -0.05, 0.925), 1)
    add_tote(model, (-0.62, 0, 0.925), 0.4, 0.3, 0.2)
    model.cylinder(0.05, 0.06, (0.4, -0.2, 0.955), tape(), bevel=0.01)


def add_plan(model, at, width, height, seed):
    """The fleet on a screen that faces -y: racks, routes, robots."""
    x, y, z = at
    aisle, route, robot = (material(name, colour, emission=power) for name, colour, power in (
        ("plan rack", (0.10, 0.16, 0.20), 1.2), ("plan route", (0.30, 0.42, 0.48), 1.2), ("plan robot", (1.0, 0.22, 0.02), 1.6)))
    for row in range(4):
        high = z - height / 2 + height * (row + 0.6) / 4.4
        for column in range(3):
            model.box((width * 0.24, 0.004, height * 0.09), (x - width * 0.32 + column * width * 0.32, y, high), aisle, 0)
        model.box((width * 0.94, 0.003, height * 0.012), (x, y, high + height * 0.11), route, 0)
        for index in range(2):
            where = ((seed * 7 + row * 5 + index * 11) % 19) / 19 - 0.5
            model.cylinder(height * 0.028, 0.006, (x + where * width * 0.9, y - 0.002, high + height * 0.11), robot, "y", 0, sides=16)


def add_chair(model, at):
    x, y = at
    model.slab(0.46, 0.46, 0.07, 0.1, (x, y, 0.48), graphite(), 0.02)
    model.slab(0.44, 0.06, 0.5, 0.02, (x, y - 0.24, 0.82), graphite(), 0.02)
    model.rod((x, y, 0.12), (x, y, 0.46), 0.03, steel())
    for step in range(5):
        angle = math.radians(step * 72)
        model.rod((x, y, 0.12), (x + 0.28 * math.cos(angle), y + 0.28 * math.sin(angle), 0.06), 0.018, graphite())


def control_room(model):
    """A glazed office on the hall's floor, with the fleet on its screens."""
    model.box((7, 5, 0.12), (0, 0, 3.1), white(), 0.02)
    model.box((7, 5, 0.1), (0, 0, 0.05), graphite(), 0.01)
    for x in (-3.45, -1.15, 1.15, 3.45):
        for y in (-2.45, 2.45):
            model.box((0.1, 0.1, 3), (x, y, 1.55), graphite(), 0.008)
    model.box((6.9, 0.06, 0.9), (0, -2.45, 0.5), white(), 0.01)
    model.box((0.06, 4.9, 0.9), (-3.45, 0, 0.5), white(), 0.01)
    model.box((6.9, 0.06, 3.0), (0, 2.4, 1.55), wall_paint(), 0)
    model.box((0.06, 4.9, 3.0), (3.42, 0, 1.55), wall_paint(), 0)
    model.box((5, 0.1, 1.7), (0, 2.3, 1.85), dark(), 0.02)
    for column in range(3):
        model.box((1.55, 0.02, 1.55), (-1.62 + column * 1.62, 2.235, 1.85), screen(), 0)
        add_plan(model, (-1.62 + column * 1.62, 2.22, 1.85), 1.45, 1.4, column)
    model.box((4.4, 0.9, 0.05), (0, 0.6, 0.78), wood(), 0.01)
    for x in (-2.1, 2.1):
        model.box((0.06, 0.8, 0.7), (x, 0.6, 0.4), graphite(), 0)
    for x in (-1.4, -0.6, 0.6, 1.4):
        model.box((0.62, 0.03, 0.38), (x, 0.85, 1.08), dark(), 0.01)
        model.box((0.58, 0.01, 0.34), (x, 0.83, 1.08), screen(), 0)
        add_plan(model, (x, 0.822, 1.08), 0.54, 0.3, int(x * 10))
        model.rod((x, 0.86, 0.8), (x, 0.86, 1.0), 0.02, dark())
        model.slab(0.4, 0.14, 0.014, 0.02, (x, 0.5, 0.81), dark(), 0.004)
        add_chair(model, (x, -0.15))
    model.box((5.4, 0.2, 0.03), (0, 0, 3.02), lamp(), 0)


def build_shell(roof=True):
    """Floor, markings, walls, ceiling and light."""
    floor = material("floor", (0.27, 0.275, 0.275), 0.24, wear=0.12)
    shell = Model("shell")
    shell.box((LENGTH + 40, WIDTH + 40, 0.2), (LENGTH / 2, WIDTH / 2, -0.1), floor, 0)
    joint = material("floor joint", (0.16, 0.16, 0.16), 0.7)
    for x in range(6, LENGTH, 6):
        shell.box((0.012, WIDTH, 0.001), (x, WIDTH / 2, 0.0006), joint, 0)
    for y in range(6, WIDTH, 6):
        shell.box((LENGTH, 0.012, 0.001), (LENGTH / 2, y, 0.0006), joint, 0)
    # Drive lanes are edged in yellow, walkways are green with white bars where they cross.
    for y in (15.4, 19.2):
        shell.box((46, 0.1, 0.003), (36, y, 0.002), floor_paint(), 0)
    shell.box((46, 1.1, 0.002), (36, 20.1, 0.002), walkway_paint(), 0)
    for x in (11.0, 14.6):
        shell.box((0.1, 33, 0.003), (x, 18, 0.002), floor_paint(), 0)
    for bar in range(7):
        shell.box((0.3, 1.1, 0.003), (11.45 + bar * 0.5, 20.1, 0.003), white(), 0)
    for dock in DOCKS:
        for y in (-1.45, 1.45):
            shell.box((6.6, 0.09, 0.003), (6.2, dock + y, 0.002), floor_paint(), 0)
        for x in (2.9, 9.5):
            shell.box((0.09, 2.9, 0.003), (x, dock, 0.002), floor_paint(), 0)
    for y in (3.6, 9.55):
        for side in (-1.55, 1.55):
            shell.box((BAY * 8 + 1, 0.08, 0.003), (16 + BAY * 4, y + side, 0.002), floor_paint(), 0)
    # Walls: a graphite band below, light above; the dock wall is open where the doors are.
    edges = [0, *(edge for dock in DOCKS for edge in (dock - 1.6, dock + 1.6)), WIDTH]
    for low, high in zip(edges[::2], edges[1::2]):
        shell.box((0.2, high - low, HEIGHT), (-0.1, (low + high) / 2, HEIGHT / 2), wall_paint(), 0)
    for dock in DOCKS:
        shell.box((0.2, 3.2, HEIGHT - 3.75), (-0.1, dock, 3.75 + (HEIGHT - 3.75) / 2), wall_paint(), 0)
    band = [(LENGTH / 2, WIDTH + 0.1, LENGTH, 0.2), (LENGTH / 2, -0.1, LENGTH, 0.2), (LENGTH + 0.1, WIDTH / 2, 0.2, WIDTH)]
    for x, y, length, width in band if roof else [band[0], band[2]]:
        shell.box((length, width, HEIGHT), (x, y, HEIGHT / 2), wall_paint(), 0)
        shell.box((length + 0.02, width + 0.02, 1.2), (x, y, 0.6), wall_band(), 0)
    seam = material("wall seam", (0.25, 0.25, 0.245), 0.8)
    for step in range(1, 50):
        shell.box((0.014, 0.02, HEIGHT - 1.2), (step * 1.2, WIDTH, 1.2 + (HEIGHT - 1.2) / 2), seam, 0)
    for step in range(1, 30):
        shell.box((0.02, 0.014, HEIGHT - 1.2), (LENGTH, step * 1.2, 1.2 + (HEIGHT - 1.2) / 2), seam, 0)
    for number, dock in enumerate(DOCKS):
        shell.box((0.02, 1.0, 0.8), (0.02, dock, 4.75), graphite(), 0.01)
        shell.text(f"{number + 1:02}", 0.5, (0.035, dock, 4.75), white())
    for step in range(11):
        for y in (0.25, WIDTH - 0.25) if roof else (WIDTH - 0.25,):
            shell.box((0.34, 0.34, HEIGHT), (step * 6, y, HEIGHT / 2), galvanised(), 0.01)
            shell.box((0.38, 0.38, 1.2), (step * 6, y, 0.6), yellow(), 0.01)
    if roof:
        shell.box((LENGTH, WIDTH, 0.1), (LENGTH / 2, WIDTH / 2, HEIGHT + 0.75), material("ceiling", (0.50, 0.50, 0.49), 0.9), 0)
        for step in range(11):
            for z in (HEIGHT - 0.1, HEIGHT + 0.55):
                shell.box((0.16, WIDTH, 0.1), (step * 6, WIDTH / 2, z), galvanised(), 0)
            for brace in range(24):
                y = brace * 1.5
                low, high = (HEIGHT - 0.1, HEIGHT + 0.55) if brace % 2 else (HEIGHT + 0.55, HEIGHT - 0.1)
                shell.rod((step * 6, y, low), (step * 6, y + 1.5, high), 0.035, galvanised(), 6)
        for y in (3.6, 9.55, 17.3, 23, 28, 33):
            for x in range(3, LENGTH, 6):
                shell.box((2.6, 0.22, 0.08), (x, y, HEIGHT - 0.35), lamp(), 0.02)
    place(shell.build())
    if not roof:
        area_light((24, 10, 30), (46, 30), 26000, (30, 18, 0), (1, 0.98, 0.95))
    if roof:
        area_light((54.5, 8.6, 2.9), (5, 2.4), 130)
        # Wide lamps under the roof stand for the rows of tubes: soft, and they converge in a fraction of the samples.
        area_light((18, 9, HEIGHT - 0.5), (32, 16), 4200, colour=(1, 0.98, 0.95))
        area_light((44, 9, HEIGHT - 0.5), (26, 16), 2600, colour=(1, 0.98, 0.95))
        area_light((18, 27, HEIGHT - 0.5), (32, 16), 3600, colour=(1, 0.98, 0.95))
        area_light((44, 27, HEIGHT - 0.5), (26, 16), 3000, colour=(1, 0.98, 0.95))


def build_racks():
    random.seed(7)
    frame, beam = one(rack_frame), one(rack_beam)
    loads = [one(load, 3), one(load, 4), one(load, 3, 4), one(load, 4, 0, 2), one(load, 3, 2, 2), one(drum_pallet), one(bottles)]
    for y, start, bays in RACKS:
        for bay in range(bays + 1):
            place(frame, (start + bay * BAY, y, 0))
        for bay in range(bays):
            for level in range(LEVELS):
                high = level * LEVEL
                if level:
                    place(beam, (start + (bay + 0.5) * BAY, y, high))
                for side in (-0.68, 0.68):
                    # The first place beside the drive lane stays free for the forklift's picture.
                    if random.random() < 0.88 and not (y == 13.1 and bay == 2 and level == 1 and side < 0):
                        place(random.choice(loads), (start + (bay + 0.5) * BAY + side, y, high + (0.005 if level else 0.002)), random.choice((90, 270)))


def build_docks():
    door, opened = one(dock_door), one(open_dock)
    for dock in DOCKS:
        place(opened if dock in (10, 24) else door, (0, dock, 0))
    staged = [one(load, 4), one(load, 3, 2), one(bottles), one(load, 4, 0, 2)]
    for dock in DOCKS:
        for column in range(3):
            for row in (-0.7, 0.7):
                if (dock, column, row) in ((10, 0, 0.7), (10, 1, 0.7), (24, 0, -0.7), (24, 1, -0.7), (24, 0, 0.7), (10, 0, -0.7)):
                    continue
                place(staged[(dock + column + (row > 0)) % 4], (4.4 + column * 1.9, dock + row, 0.002), 90 if column % 2 else 270)
    rail = one(guard_rail, 2.4)
    for y in (7.5, 26.5):
        place(rail, (2.2, y, 0), 90)


def build_line():
    """The conveyor line with packing stations on one side, and the palletising cell at its end."""
    section, packing = one(roller_section), one(packing_station)
    for step in range(8):
        place(section, (LINE_START + 1 + step * 2, LINE_Y, 0))
        place(section, (LINE_START + 1 + step * 2, LINE_Y + 5.2, 0))
    boxes = [one(add_carton, (0.5, 0.38, 0.3), (0, 0, 0), 1), one(add_carton, (0.42, 0.34, 0.24), (0, 0, 0), 0), one(add_tote, (0, 0, 0), 0.56, 0.37, 0.26)]
    for step in range(11):
        place(boxes[step % 3], (LINE_START + 1.1 + step * 1.35 + (step % 2) * 0.2, LINE_Y, 0.752), 0)
        if step % 2:
            place(boxes[(step + 1) % 3], (LINE_START + 0.8 + step * 1.4, LINE_Y + 5.2, 0.752), 0)
    for step in range(5):
        place(packing, (LINE_START + 2.2 + step * 2.8, LINE_Y + 2.6, 0), 0)
    arm, rail = one(robot_arm, 196), one(fence, 5.6)
    place(arm, (34.4, LINE_Y, 0))
    place(one(load, 2, 3), (34.3, LINE_Y + 1.7, 0.002), 0)
    place(one(load, 3), (34.3, LINE_Y - 1.9, 0.002), 0)
    for y in (LINE_Y + 3.1,):
        place(rail, (34.6, y, 0))
    place(one(fence, 5.6), (37.4, LINE_Y + 0.3, 0), 90)


def build_cells():
    """Machining and assembly in the north-east, the supermarket that feeds it."""
    cell = one(machine)
    for x in (42, 46.2, 50.4, 54.6):
        place(cell, (x, 31.5, 0))
        place(cell, (x, 23.2, 0), 180)
    parts = [one(engine), one(tyres), one(drum_pallet), one(load, 2)]
    for index, x in enumerate((43.6, 47.8, 52.0, 56.2)):
        place(parts[index % 4], (x + 0.4, 29.4, 0.002), 90)
        place(parts[(index + 1) % 4], (x + 0.4, 25.2, 0.002), 90)
    shell = Model("lanes")
    for y in (25.9, 28.7):
        shell.box((17, 0.1, 0.003), (48.5, y, 0.002), floor_paint(), 0)
    place(shell.build())


def build_charging():
    station = one(charging_station)
    for x in (43, 45, 47, 49):
        place(station, (x, 0.35, 0))
    marks = Model("charging bays")
    for x in (42, 44, 46, 48, 50):
        marks.box((0.08, 2.6, 0.003), (x, 1.9, 0.002), floor_paint(), 0)
    place(marks.build())
    place(one(control_room), (54.5, 9, 0))


def build(roof=True):
    build_shell(roof)
    build_racks()
    build_docks()
    build_line()
    build_cells()
    build_charging()
