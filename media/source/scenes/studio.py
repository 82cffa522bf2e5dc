"""One robot in the studio, on the light stage or on the dark one."""
import math
from kit.materials import material
from kit.model import Model
from kit.stage import area_light, place, start_scene
from loads.carton import add_carton
from loads.tote import add_tote
from robots import BUILDERS
from robots.conveyor import ROLLERS
from scenes.shot import Shot


def backdrop(dark, turn):
    """A plain ground that rises in a wide curve behind what stands on it; `turn` is the direction seen."""
    sweep = Model("backdrop")
    of = material("dark stage", (0.0115, 0.0125, 0.0145), 0.40) if dark else material("light stage", (0.47, 0.465, 0.455), 0.38)
    curve = [(11 + 7 * math.sin(math.radians(step * 5)), 7 - 7 * math.cos(math.radians(step * 5))) for step in range(19)]
    sweep.prism([(-20, 0), *curve, (18, 22), (18.1, 22), (18.1, -0.1), (-20, -0.1)], 90, (0, 0, 0), of, 0, turn=(0, 0, turn))
    return sweep.build()


def studio(builders, target, scale=1.0, dark=False):
    """A stage with a large soft light above, one that grazes the flank and one from behind that draws the edges.

    `scale` is how much larger than the lifter the robot is.
    """

    def stage():
        start_scene((0.9, 0.95, 1.0) if dark else (0.97, 0.97, 0.96), 0.06 if dark else 0.45, 0.35 if dark else 0.15)
        place(backdrop(dark, 128))
        for build in builders:
            place(build())
        x, y, z = target
        power = scale * scale
        strong, rim = (0.55, 1.7) if dark else (1.0, 1.0)
        area_light((x - 0.2 * scale, y - 0.6 * scale, 4.4 * scale), (4.5 * scale, 2.4 * scale), 300 * power * strong, target)
        area_light(
            (x + 4.6 * scale, y - 2.0 * scale, 2.0 * scale), (1.2 * scale, 3.2 * scale), 150 * power * strong, target, (1, 0.97, 0.93)
        )
        area_light(
            (x - 3.4 * scale, y - 3.6 * scale, 1.8 * scale), (3.2 * scale, 2.2 * scale), 95 * power * strong, target, (0.93, 0.96, 1)
        )
        area_light((x - 2.6 * scale, y + 4.0 * scale, 3.0 * scale), (4.0 * scale, 0.8 * scale), 190 * power * rim, target, (1, 0.95, 0.88))
        area_light((x + 3.4 * scale, y + 3.6 * scale, 2.6 * scale), (3.0 * scale, 0.8 * scale), 130 * power * rim, target)

    return stage


def _one_carton():
    model = Model("carton")
    add_carton(model, (0.58, 0.46, 0.36), (0.02, 0, ROLLERS), 1)
    return model.build()


def _two_totes():
    model = Model("totes")
    for x, tone, filled in ((-0.43, 0, 1), (0.43, 0, 2)):
        add_tote(model, (x, 0.02, ROLLERS), 0.5, 0.36, 0.27, tone, filled)
    return model.build()


# For each robot: its loads, where it is seen from and where at, the lens, how much larger it is than the lifter.
VIEWS = {
    "lifter": ([], (2.05, -2.35, 0.92), (0, 0, 0.15), 62, 1.0),
    "single-conveyor": ([_one_carton], (2.5, -2.85, 1.45), (0, 0, 0.5), 58, 1.15),
    "dual-conveyor": ([_two_totes], (2.7, -2.95, 1.6), (0, 0, 0.5), 58, 1.2),
    "fork": ([], (3.2, -3.75, 1.6), (-0.02, 0, 0.84), 57, 1.35),
    "agv-tugger": ([], (4.1, -4.0, 1.7), (-1.3, 0, 0.52), 57, 1.9),
    "counter-balance": ([], (4.2, -4.7, 1.8), (0.02, 0, 1.08), 56, 1.6),
}

SHOTS = {
    f"robot-{name}{'-dark' if dark else ''}": Shot(studio((BUILDERS[name], *loads), target, scale, dark), eye, target, lens, 1280, 960, 8)
    for dark in (False, True)
    for name, (loads, eye, target, lens, scale) in VIEWS.items()
}
