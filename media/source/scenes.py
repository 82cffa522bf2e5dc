"""Every picture and film: what stands where, and where it is seen from. `SHOTS` maps the name of a render to its shot."""
import math
import os
from dataclasses import dataclass
from typing import Callable
import bpy
import robots
import warehouse
from kit import Model, area_light, camera, dark, graphite, material, place, signal, start_scene, steel, white, wood


@dataclass
class Shot:
    """A view; `stage` builds what is seen, `width` and `height` are in px, `focus` is an f-number or 0 for sharp throughout."""
    stage: Callable
    eye: tuple
    target: tuple
    lens: float
    width: int = 1600
    height: int = 900
    samples: int = 36
    focus: float = 0
    frames: int = 1
    # Position of the eye in the last frame, where it moves. A still of a film has the film's length, and shows one frame.
    eye_end: tuple = ()
    # A drawing of flat colours has no noise to remove.
    denoised: bool = True
    # Frame at which a still shows a stage that moves.
    still_at: int = 97


def hall(*actors, roof=True, exposure=0.35):
    """The warehouse with actors in it: (mesh builder, (x, y, z), turn)."""
    def stage():
        start_scene((0.9, 0.95, 1.0), 0.5, exposure)
        warehouse.build(roof)
        for build, at, turn in actors:
            place(build(), at, turn)
    return stage


def move(thing, end, turn_by=0, frames=192):
    """Moves and turns at even speed over the whole film."""
    start = tuple(thing.location), thing.rotation_euler.z
    for frame, (where, angle) in ((1, start), (frames + 1, (end, start[1] + math.radians(turn_by)))):
        thing.location = where
        thing.rotation_euler.z = angle
        thing.keyframe_insert("location", frame=frame)
        thing.keyframe_insert("rotation_euler", frame=frame)
    for curve in thing.animation_data.action.fcurves:
        for key in curve.keyframe_points:
            key.interpolation = "LINEAR"


def backdrop(turn=135):
    """A plain ground that rises in a wide curve behind what stands on it; `turn` is the direction seen."""
    sweep = Model("backdrop")
    curve = [(11 + 7 * math.sin(math.radians(step * 5)), 7 - 7 * math.cos(math.radians(step * 5))) for step in range(19)]
    outline = [(-20, 0), *curve, (18, 22), (18.1, 22), (18.1, -0.1), (-20, -0.1)]
    sweep.prism(outline, 90, (0, 0, 0), material("studio ground", (0.62, 0.605, 0.58), 0.6), 0, turn=(0, 0, turn))
    return sweep.build()


def studio(build, target, light_scale=1.0, turning=0):
    """One robot on plain ground; `turning` is the number of frames of a whole turn."""
    def stage():
        start_scene((0.96, 0.96, 0.95), 0.85, 0.25)
        place(backdrop())
        robot = place(build())
        if turning:
            # Turns about the middle of what is seen.
            pivot = bpy.data.objects.new("pivot", None)
            bpy.context.scene.collection.objects.link(pivot)
            pivot.location = (target[0], target[1], 0)
            robot.parent = pivot
            robot.location = (-target[0], -target[1], 0)
            move(pivot, (target[0], target[1], 0), 360, turning)
        scale = light_scale
        area_light((target[0] + 1.0 * scale, -4.2 * scale, 5.0 * scale), (4 * scale, 3 * scale), 460 * scale * scale, target)
        area_light((target[0] - 4.5 * scale, 1.5, 3.2 * scale), (3 * scale, 3 * scale), 210 * scale * scale, target, (1, 0.95, 0.88))
        area_light((target[0] + 3.5 * scale, 4 * scale, 3 * scale), (3 * scale, 2 * scale), 280 * scale * scale, target)
    return stage


def home_film():
    """Two lifters pass in the aisle while a forklift crosses at its far end; 1.5 m/s, as the specification has them."""
    hall()()
    move(place(robots.lifter(True), (25.2, 4.35, 0), 180), (13.2, 4.35, 0))
    move(place(robots.lifter(), (13.4, 2.8, 0), 0), (25.4, 2.8, 0))
    move(place(robots.tugger(2), (40.2, -4.5, 0), 90), (40.2, 4.5, 0))


def line_up():
    """All six robots side by side in the drive lane, looking at the visitor."""
    hall()()
    row = ((robots.lifter, 0.4), (lambda: robots.conveyor(1), 0), (lambda: robots.conveyor(2), 0), (robots.fork, -0.25), (lambda: robots.tugger(0), 0.1), (robots.counter_balance, -0.7))
    for index, (build, forward) in enumerate(row):
        place(build(), (17.4 + index * 1.66, 16.9 + forward, 0), 90)


def routes():
    """A crossing from above, with the ways that the fleet manager has given out drawn on the floor."""
    hall((lambda: robots.lifter(True), (14.0, 17.0, 0), 0), (robots.lifter, (12.0, 12.5, 0), 90), (lambda: robots.fork(True), (11.9, 22.6, 0), 270), (lambda: robots.tugger(1), (20.5, 18.3, 0), 180))()
    lines = Model("routes")
    for start, end in (((14.7, 17.0), (24, 17.0)), ((12.0, 13.3), (12.0, 17.0)), ((12.0, 17.0), (9, 17.0)), ((11.9, 21.4), (11.9, 19.2)), ((11.9, 19.2), (6, 19.2)), ((19.6, 18.3), (13.4, 18.3)), ((13.4, 18.3), (13.4, 25))):
        (x1, y1), (x2, y2) = start, end
        lines.box((abs(x2 - x1) + 0.09, abs(y2 - y1) + 0.09, 0.004), ((x1 + x2) / 2, (y1 + y2) / 2, 0.008), material("route", (1.0, 0.2, 0.02), emission=1.2), 0)
    place(lines.build())


def add_microphone(model, at):
    x, y, z = at
    model.cylinder(0.09, 0.02, (x, y, z + 0.01), graphite(), bevel=0.006)
    model.rod((x, y, z + 0.02), (x, y, z + 0.2), 0.012, steel())
    model.rod((x, y - 0.06, z + 0.24), (x, y + 0.06, z + 0.24), 0.01, steel())
    for side in (-1, 1):
        model.rod((x, y + side * 0.06, z + 0.19), (x, y + side * 0.06, z + 0.3), 0.008, steel())
    model.rod((x, y - 0.06, z + 0.19), (x, y + 0.06, z + 0.19), 0.008, steel())
    model.cylinder(0.042, 0.11, (x, y, z + 0.255), graphite(), bevel=0.01)
    model.cylinder(0.043, 0.014, (x, y, z + 0.27), signal(), bevel=0.002)
    model.cylinder(0.041, 0.09, (x, y, z + 0.345), steel(), bevel=0.034, sides=40)
    for ring in range(6):
        model.cylinder(0.0425, 0.003, (x, y, z + 0.315 + ring * 0.011), dark(), bevel=0)


def add_headphones(model, at):
    x, y, z = at
    for step in range(16):
        a, b = math.pi * step / 16, math.pi * (step + 1) / 16
        model.rod((x + 0.1 * math.cos(a), y, z + 0.11 + 0.1 * math.sin(a)), (x + 0.1 * math.cos(b), y, z + 0.11 + 0.1 * math.sin(b)), 0.012, graphite())
    for side in (-1, 1):
        model.cylinder(0.048, 0.04, (x + side * 0.098, y, z + 0.075), dark(), "x", 0.016)
        model.cylinder(0.04, 0.012, (x + side * 0.124, y, z + 0.075), signal(), "x", 0.005)


def recording():
    """A table in the hall, set for a conversation."""
    hall((lambda: robots.lifter(True), (27.2, 17.8, 0), 200), (lambda: robots.tugger(1), (33, 16.6, 0), 180))()
    table = Model("table")
    table.slab(1.8, 0.9, 0.05, 0.1, (21.5, 17.3, 0.74), wood(), 0.012)
    for x in (-0.75, 0.75):
        for y in (-0.35, 0.35):
            table.rod((21.5 + x, 17.3 + y, 0), (21.5 + x * 0.9, 17.3 + y * 0.9, 0.72), 0.025, graphite())
    add_microphone(table, (21.35, 17.02, 0.765))
    add_microphone(table, (21.75, 17.55, 0.765))
    add_headphones(table, (21.2, 17.42, 0.765))
    table.slab(0.3, 0.22, 0.012, 0.02, (21.42, 17.3, 0.771), graphite(), 0.004)
    table.cylinder(0.04, 0.09, (21.1, 16.98, 0.81), white(), bevel=0.006, top=0.045)
    place(table.build())


def chart(kind):
    """A figure made of what the plant is made of."""
    def stage():
        start_scene((0.96, 0.96, 0.95), 0.85, 0.2)
        place(backdrop(90))
        ground = Model("chart")
        if kind == "stacks":
            for index, layers in enumerate((1, 2, 3, 5, 7)):
                for layer in range(layers):
                    robots.add_carton(ground, (0.56, 0.46, 0.3), (-2 + index * 0.86, 0.5, layer * 0.3), index + layer, layer == layers - 1)
            place(robots.lifter(), (0.3, -1.0, 0), 0)
        elif kind == "bars":
            for index, height in enumerate((0.5, 0.8, 0.65, 1.1, 1.45, 1.3, 1.9)):
                ground.box((0.42, 0.42, height), (-2.1 + index * 0.7, 0.4, height / 2), signal() if index == 6 else white() if index % 2 else graphite(), 0.03)
            place(robots.lifter(), (-0.5, -1.0, 0), 0)
        elif kind == "ring":
            for step in range(72):
                a, b = math.radians(step * 5), math.radians(step * 5 + 5.05)
                outline = [(math.cos(a) * 1.6, math.sin(a) * 1.6), (math.cos(b) * 1.6, math.sin(b) * 1.6), (math.cos(b), math.sin(b)), (math.cos(a), math.sin(a))]
                high = 0.5 if step < 47 else 0.3 if step < 62 else 0.18
                ground.prism(outline, high, (0, 0, high / 2), signal() if step < 47 else graphite() if step < 62 else white(), 0, "z")
            place(robots.lifter(), (0, 0, 0), 20)
        else:
            for index, height in enumerate((0.25, 0.42, 0.5, 0.85, 1.05, 1.5)):
                x = -2.1 + index * 0.84
                ground.rod((x, 0.4, 0), (x, 0.4, height), 0.018, steel())
                ground.cylinder(0.11, 0.11, (x, 0.4, height), signal() if index == 5 else graphite(), "y", 0.03)
                if index:
                    ground.rod((x - 0.84, 0.4, before), (x, 0.4, height), 0.03, signal())
                before = height
            place(robots.conveyor(1), (0.6, -1.0, 0), 0)
        place(ground.build())
        area_light((1.5, -5, 6), (5, 4), 900, (0, 0, 0.6))
        area_light((-5, 2, 4), (4, 4), 380, (0, 0, 0.6), (1, 0.94, 0.86))
        area_light((4, 5, 4), (4, 3), 420, (0, 0, 0.6))
    return stage


# Where systems run, as latitude and longitude; invented, like the clients.
DEPLOYMENTS = (
    (12.9, 77.6), (18.5, 73.9), (28.5, 77.2), (13.1, 80.2), (22.3, 73.2), (1.35, 103.8), (13.7, 100.5), (35.7, 139.7), (37.4, 127.0), (31.2, 121.5),
    (25.2, 55.3), (24.7, 46.7), (48.1, 11.6), (50.9, 6.9), (52.2, 5.3), (45.5, 9.2), (40.4, -3.7), (53.4, -2.2), (59.3, 18.1), (52.2, 21.0),
    (-26.2, 28.0), (30.0, 31.2), (-33.9, 151.2), (41.9, -87.6), (42.3, -83.0), (33.7, -84.4), (32.8, -96.8), (25.7, -100.3), (-23.5, -46.6), (19.4, -99.1),
)


def world_map():
    """Land as dots, each deployment as a point whose ring spreads every four seconds; four seconds long, and it loops."""
    scene = start_scene((0, 0, 0), 0)
    scene.view_settings.view_transform = "Standard"
    scene.view_settings.look = "None"
    def plain(name, colour):
        return material(name, colour, emission=1)
    # The colours of the site's tokens (inverse, ink soft, accent), as linear light.
    sea, land, point = plain("sea", (0.0080, 0.0091, 0.0110)), plain("land", (0.060, 0.066, 0.075)), plain("point", (1.0, 0.254, 0.072))
    dots = Model("map")
    dots.box((400, 240, 0.1), (0, 0, -0.1), sea, 0)
    # Natural Earth's land at 1:110 million (public domain), one character for two degrees, from 78 north and 170 west.
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "world.txt")) as file:
        for row, line in enumerate(file.read().split()):
            for column, character in enumerate(line):
                if character == "#":
                    dots.cylinder(0.62, 0.02, (column * 2 - 179, 78 - row * 2, 0), land, bevel=0, sides=10)
    fading = bpy.data.materials.new("ring")
    fading.use_nodes = True
    nodes, links = fading.node_tree.nodes, fading.node_tree.links
    shine, info = nodes.new("ShaderNodeEmission"), nodes.new("ShaderNodeObjectInfo")
    links.new(info.outputs["Color"], shine.inputs["Color"])
    links.new(shine.outputs["Emission"], nodes["Material Output"].inputs["Surface"])
    ring = Model("ring")
    for step in range(48):
        a, b = math.radians(step * 7.5), math.radians(step * 7.5 + 7.6)
        ring.prism([(math.cos(a), math.sin(a)), (math.cos(b), math.sin(b)), (0.9 * math.cos(b), 0.9 * math.sin(b)), (0.9 * math.cos(a), 0.9 * math.sin(a))], 0.02, (0, 0, 0), fading, 0, "z")
    ring = ring.build()
    for index, (north, east) in enumerate(DEPLOYMENTS):
        x = (east + 170) % 360 - 179
        dots.cylinder(1.15, 0.06, (x, north, 0.03), point, bevel=0, sides=24)
        spread = place(ring, (x, north, 0.015))
        for loop in (-1, 0):
            begin = 1 + loop * 96 + index * 37 % 96
            for frame, size, strength in ((begin, 1.0, 1.0), (begin + 95, 6.5, 0.0)):
                spread.scale = (size, size, 1)
                spread.color = tuple(base + (top - base) * strength for base, top in zip((0.0080, 0.0091, 0.0110), (1.0, 0.254, 0.072))) + (1,)
                spread.keyframe_insert("scale", frame=frame)
                spread.keyframe_insert("color", frame=frame)
        for curve in spread.animation_data.action.fcurves:
            for key in curve.keyframe_points:
                key.interpolation = "LINEAR"
    place(dots.build())


def cover(stage, eye, target, lens, focus=0.0):
    return Shot(stage, eye, target, lens, 1200, 675, 40, focus)


loaded_lifter = lambda: robots.lifter(True)
loaded_fork = lambda: robots.fork(True)
single = lambda: robots.conveyor(1)
single_empty = lambda: robots.conveyor(1, False)
dual = lambda: robots.conveyor(2)
train = lambda: robots.tugger(2)
short_train = lambda: robots.tugger(1)
low_forklift = lambda: robots.counter_balance(0.12, True)
high_forklift = lambda: robots.counter_balance(1.85, True)
bottle_load = lambda: warehouse.one(warehouse.bottles)
engine_load = lambda: warehouse.one(warehouse.engine)
tyre_load = lambda: warehouse.one(warehouse.tyres)
drum_load = lambda: warehouse.one(warehouse.drum_pallet)
carton_load = lambda: warehouse.one(warehouse.load, 3)
LIFTED = 0.454  # The height at which a loaded lifter carries a pallet's underside.
bare_lifter = lambda: robots.lifter(raised=True)

STUDIO = {
    "lifter": (robots.lifter, (2.15, -2.35, 1.3), (0, 0, 0.15), 1.0),
    "single-conveyor": (single, (2.7, -2.9, 1.85), (0, 0, 0.52), 1.0),
    "dual-conveyor": (dual, (2.7, -2.9, 2.0), (0, 0, 0.48), 1.0),
    "fork": (robots.fork, (3.75, -4.1, 2.2), (0.0, 0, 0.92), 1.2),
    "agv-tugger": (train, (5.3, -5.9, 3.0), (-1.55, 0, 0.5), 1.6),
    "counter-balance": (robots.counter_balance, (4.9, -5.3, 2.7), (0.05, 0, 1.14), 1.4),
}

SHOTS = {
    **{f"robot-{name}": Shot(studio(build, target, scale), eye, target, 55, 1200, 900, 64) for name, (build, eye, target, scale) in STUDIO.items()},
    # Heroes.
    "hero-home": Shot(home_film, (11.6, 3.15, 1.5), (24, 3.75, 0.95), 27, frames=192, eye_end=(12.8, 3.25, 1.45)),
    "lp1-hero": Shot(hall((train, (19.5, 16.4, 0), 180), (loaded_lifter, (17.2, 18.2, 0), 0), (loaded_fork, (14.4, 21.9, 0), 200), (low_forklift, (24.5, 18.3, 0), 0)), (9.4, 15.6, 2.2), (18, 19.2, 0.75), 29),
    "lp2-hero": Shot(hall((robots.lifter, (43, 1.45, 0), 90), (robots.lifter, (45, 1.45, 0), 90), (robots.lifter, (47, 1.45, 0), 90), (loaded_lifter, (48.2, 4.6, 0), 180)), (39.6, 5.0, 1.6), (45.6, 2.3, 0.65), 30),
    "lp3-hero": Shot(hall((loaded_lifter, (53.2, 4.6, 0), 180)), (47.4, 2.2, 1.75), (54.0, 8.2, 1.3), 27),
    "partners-hero": Shot(hall((single, (14.5, 24, 0), 0), (loaded_lifter, (11.9, 27.4, 0), 300), (train, (19.5, 21.8, 0), 180)), (9.9, 20.4, 1.9), (15.8, 24.6, 0.7), 27),
    "about-hero": Shot(hall((robots.lifter, (45, 27.0, 0), 180), (short_train, (51, 27.8, 0), 180)), (40.0, 27.2, 1.75), (50, 27.5, 0.95), 26),
    "careers-hero": Shot(hall(), (52.4, 6.9, 1.7), (55.2, 10.6, 1.35), 24),
    "robot-line": Shot(line_up, (21.35, 23.3, 2.0), (21.35, 17.0, 0.95), 21.5),
    # Each robot at work.
    "work-lifter": Shot(hall((loaded_lifter, (19.6, 3.6, 0), 195), (robots.lifter, (25.5, 4.4, 0), 0)), (16.4, 2.4, 1.15), (20.2, 3.75, 0.75), 30),
    "work-single-conveyor": Shot(hall((single, (14.55, 24, 0), 0)), (12.6, 21.4, 1.7), (15.2, 24.1, 0.72), 32),
    "work-dual-conveyor": Shot(hall((dual, (21.9, 25.2, 0), 0)), (18.4, 22.6, 2.2), (21.9, 25.8, 0.75), 30),
    "work-fork": Shot(hall((loaded_fork, (4.6, 24.6, 0), 180), (carton_load, (6.4, 23.4, 0.002), 0)), (8.9, 27.3, 1.9), (3.2, 24.2, 1.0), 28),
    "work-agv-tugger": Shot(hall((train, (45.6, 27.3, 0), 180)), (41.6, 29.4, 1.6), (46.6, 27.1, 0.65), 28),
    "work-counter-balance": Shot(hall((high_forklift, (22.92, 15.1, 0), 270)), (27.6, 18.9, 1.9), (22.6, 14.2, 1.75), 27),
    # Use cases.
    "use-case-end-of-line": Shot(hall((loaded_lifter, (36.4, 20.9, 0), 190)), (29.4, 19.5, 2.3), (34.2, 23.6, 0.95), 28),
    "use-case-inbound-outbound": Shot(hall((loaded_fork, (3.4, 10.35, 0), 0), (robots.fork, (6.8, 7.4, 0), 180), (loaded_lifter, (10.4, 12.8, 0), 90)), (12.4, 5.6, 2.6), (2.5, 9.6, 0.8), 27),
    "use-case-automated-material": Shot(hall((train, (50.0, 27.0, 0), 0), (loaded_lifter, (44.0, 28.0, 0), 180)), (55.6, 29.4, 2.2), (48, 26.4, 0.8), 27),
    "use-case-automated-storage": Shot(hall((high_forklift, (22.92, 15.1, 0), 270), (loaded_lifter, (26.2, 17.4, 0), 180), (low_forklift, (31.5, 16.4, 0), 180)), (17.6, 20.0, 2.7), (25.6, 14.6, 1.9), 24),
    "use-case-box-packing": Shot(hall((dual, (24.6, 25.1, 0), 0), (single, (19.0, 27.9, 0), 0)), (16.6, 25.3, 2.3), (23.6, 26.6, 0.7), 27),
    # Industries.
    "industry-fmcg": Shot(hall((bare_lifter, (8.0, 17.2, 0), 215), (bottle_load, (8.0, 17.2, LIFTED), 215), (bottle_load, (6.0, 20.2, 0.002), 0), (bottle_load, (4.6, 20.2, 0.002), 0), (bottle_load, (6.0, 18.6, 0.002), 0), (bottle_load, (4.6, 18.6, 0.002), 0)), (10.9, 14.0, 1.7), (6.4, 18.3, 0.75), 30),
    "industry-automotive": Shot(hall((bare_lifter, (47.6, 27.2, 0), 200), (engine_load, (47.6, 27.2, LIFTED), 200), (tyre_load, (43.2, 28.4, 0.002), 0), (engine_load, (50.4, 28.4, 0.002), 0), (engine_load, (52.4, 28.4, 0.002), 0)), (45.2, 24.9, 1.8), (48.6, 27.8, 0.75), 28),
    "industry-distribution": Shot(hall((loaded_fork, (10.2, 21.2, 0), 180), (loaded_lifter, (12.4, 25.6, 0), 90), (low_forklift, (10.6, 29.6, 0), 180), (train, (14.0, 17.3, 0), 0)), (13.6, 15.4, 4.4), (4.0, 26.4, 0.3), 25),
    # The overview keeps its places of interest in PLACES, below.
    "warehouse-overview": Shot(hall((loaded_fork, (8.4, 7.4, 0), 180), (loaded_fork, (9.6, 21.6, 0), 90), (loaded_lifter, (20, 3.6, 0), 0), (robots.lifter, (29, 9.5, 0), 180), (train, (31, 17.3, 0), 0), (single, (14.55, 24, 0), 0), (dual, (24.6, 25.1, 0), 0), (high_forklift, (22.92, 15.1, 0), 270), (loaded_lifter, (37, 20.8, 0), 200), (robots.lifter, (43, 1.45, 0), 90), (robots.lifter, (45, 1.45, 0), 90), (robots.lifter, (49, 1.45, 0), 90), (short_train, (48, 27.3, 0), 180), roof=False, exposure=0.1), (30, -38, 43), (30, 15.4, 0), 36, 1920, 1080, 40),
    "podcast": Shot(recording, (20.2, 16.2, 1.28), (21.7, 17.45, 0.93), 40, 1200, 675, 64, 2.8),
    "world-map": Shot(world_map, (0, 11, 362), (0, 11.01, 0), 36, 1600, 800, 12, denoised=False, still_at=30),
    # Covers of blogs, case studies and reports.
    "blog-scanner": cover(hall((robots.lifter, (20, 9.5, 0), 200)), (18.6, 9.3, 0.62), (19.6, 9.35, 0.3), 40, 4),
    "blog-racks": cover(hall((low_forklift, (27, 17.6, 0), 180)), (13.6, 9.5, 0.7), (24, 9.6, 3.4), 20),
    "blog-forks": cover(hall((robots.fork, (6.8, 15.4, 0), 200), (carton_load, (4.9, 14.7, 0.002), 20)), (4.9, 11.9, 0.75), (5.9, 15.1, 0.62), 26, 8),
    "blog-rollers": cover(hall((single, (14.55, 24, 0), 0)), (14.0, 22.9, 1.18), (15.6, 24.1, 0.78), 34, 5.6),
    "blog-charging": cover(hall((robots.lifter, (47, 1.45, 0), 90), (robots.lifter, (45, 1.45, 0), 90)), (48.7, 2.5, 0.75), (47.0, 1.0, 0.42), 34),
    "blog-train": cover(hall((train, (24.5, 17.2, 0), 180)), (21.0, 18.6, 0.55), (25.0, 17.0, 0.65), 28),
    "blog-routes": cover(routes, (9.4, 9.8, 8.0), (13.2, 18.2, 0), 25),
    "case-bottling": cover(hall((bare_lifter, (9.0, 17.6, 0), 165), (bottle_load, (9.0, 17.6, LIFTED), 165), (bottle_load, (6.6, 16.2, 0.002), 0)), (12.0, 15.0, 1.1), (8.5, 17.2, 0.78), 32),
    "case-gearbox": cover(hall((train, (51.4, 26.5, 0), 180), (engine_load, (49.2, 28.3, 0.002), 15)), (47.2, 27.1, 1.5), (50.6, 27.6, 0.6), 28),
    "case-cross-dock": cover(hall((loaded_fork, (2.6, 24.1, 0), 180), (robots.fork, (8.2, 25.9, 0), 0)), (7.4, 21.2, 1.5), (1.6, 24.3, 1.1), 28),
    "case-order-packing": cover(hall((dual, (21.9, 25.2, 0), 0), (single, (26.4, 25.3, 0), 180)), (19.0, 24.9, 1.75), (23.6, 26.2, 0.8), 26),
    "case-drum-store": cover(hall((lambda: robots.counter_balance(0.12), (19.4, 9.4, 0), 10), (drum_load, (20.414, 9.579, 0.195), 10)), (24.2, 10.8, 1.35), (19.7, 9.4, 1.05), 27),
    "case-palletising": cover(hall((loaded_lifter, (35.4, 20.7, 0), 190)), (29.6, 19.9, 1.5), (33.9, 23.0, 1.1), 25),
    "report-stacks": cover(chart("stacks"), (2.2, -7.0, 2.7), (-0.15, 0.1, 0.85), 45),
    "report-bars": cover(chart("bars"), (2.6, -6.8, 2.7), (0.1, 0, 0.7), 45),
    "report-ring": cover(chart("ring"), (1.4, -5.6, 3.9), (0, -0.05, 0.1), 50),
    "report-trend": cover(chart("trend"), (1.6, -6.9, 2.4), (0.05, 0, 0.66), 45),
}

FILMS = {
    "film-hero-home": Shot(home_film, (11.6, 3.15, 1.5), (24, 3.75, 0.95), 27, 960, 540, 8, frames=192, eye_end=(12.8, 3.25, 1.45)),
    "film-world-map": Shot(world_map, (0, 11, 362), (0, 11.01, 0), 36, 1280, 640, 4, frames=96, denoised=False),
    **{f"film-{name}": Shot(studio(build, target, scale, 80), eye, target, 55, 560, 420, 6, frames=80) for name, (build, eye, target, scale) in STUDIO.items()},
}

# What the overview shows where, for the thirteen places that the home page explains.
PLACES = {
    "inbound-dock": (0.6, 10, 2.2),
    "receiving": (6.3, 5, 1.2),
    "put-away": (20, 3.6, 1.0),
    "reserve-storage": (30, 6.5, 6.4),
    "picking-aisle": (29, 9.5, 0.6),
    "forklift-storage": (22.9, 15.0, 2.2),
    "tugger-route": (30, 17.3, 1.2),
    "conveyor-handover": (14.9, 24, 1.0),
    "packing-stations": (25, 26.6, 1.2),
    "palletising-cell": (34.4, 24, 1.6),
    "production-cells": (48, 27.3, 1.2),
    "charging-bay": (46, 1.4, 0.6),
    "control-room": (54.5, 8, 2.6),
}


def set_up(name):
    """Builds a shot; returns it."""
    shot = SHOTS.get(name) or FILMS[name]
    shot.stage()
    eye, aim = camera(shot.eye, shot.target, shot.lens)
    if shot.focus:
        eye.data.dof.use_dof = True
        eye.data.dof.focus_object = aim
        eye.data.dof.aperture_fstop = shot.focus
    if shot.eye_end:
        move(eye, shot.eye_end, 0, shot.frames)
    return shot
