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

# The light page of the site's palette.
PAGE = "#fbfaf8"

# Lamps, for a robot of the lifter's size: where from its middle (the height from the ground), size, watts, colour.
# Around the light stage it is dark, as between black cards: nothing bright stands where the edges of white covers would
# mirror it, so they are darker than the page. It is no use to add cards to that. The last two draw the edges of dark parts.
LIGHT_LAMPS = (
    ((0.2, -0.5, 3.0), (1.8, 1.0), 116, (1, 1, 1)),
    ((4.6, -2.0, 2.0), (1.2, 3.2), 90, (1, 0.98, 0.95)),
    ((-2.4, -4.2, 2.2), (2.2, 1.6), 42, (0.97, 0.98, 1)),
    ((-2.6, 4.0, 3.0), (4.0, 0.8), 50, (1, 0.98, 0.95)),
    ((3.4, 3.6, 2.6), (3.0, 0.8), 15, (1, 1, 1)),
)
DARK_LAMPS = (
    ((-0.2, -0.6, 4.4), (4.5, 2.4), 165, (1, 1, 1)),
    ((4.6, -2.0, 2.0), (1.2, 3.2), 82.5, (1, 0.97, 0.93)),
    ((-3.4, -3.6, 1.8), (3.2, 2.2), 52.25, (0.93, 0.96, 1)),
    ((-2.6, 4.0, 3.0), (4.0, 0.8), 323, (1, 0.95, 0.88)),
    ((3.4, 3.6, 2.6), (3.0, 0.8), 221, (1, 1, 1)),
)


def backdrop(turn):
    """A dark ground that rises in a wide curve behind what stands on it; `turn` is the direction seen."""
    sweep = Model("backdrop")
    curve = [(11 + 7 * math.sin(math.radians(step * 5)), 7 - 7 * math.cos(math.radians(step * 5))) for step in range(19)]
    of = material("dark stage", (0.0115, 0.0125, 0.0145), 0.40)
    sweep.prism([(-20, 0), *curve, (18, 22), (18.1, 22), (18.1, -0.1), (-20, -0.1)], 90, (0, 0, 0), of, 0, turn=(0, 0, turn))
    return sweep.build()


def ground():
    """Is not seen itself, only the shadow and the reflection on it of what stands there."""
    flat = Model("ground")
    flat.box((60, 60, 0.1), (0, 0, -0.05), material("light stage", (0.30, 0.30, 0.295), 0.42), 0)
    return flat.build()


def studio(builders, target, scale=1.0, dark=False):
    """A stage with a large soft light above, one for each flank that is seen, and two from behind that draw the edges.

    `scale` is how much larger than the lifter the robot is. The light stage has no ground that is seen: its shots are laid on the page.
    """

    def stage():
        x, y, _ = target

        def stand(offset):
            return (x + offset[0] * scale, y + offset[1] * scale, offset[2] * scale)

        if dark:
            start_scene((0.9, 0.95, 1.0), 0.06, 0.35)
            place(backdrop(128))
        else:
            start_scene((1, 1, 1), 0.05, 0.17, "High Contrast")
            place(ground()).is_shadow_catcher = True
        for build in builders:
            place(build())
        for offset, size, power, colour in DARK_LAMPS if dark else LIGHT_LAMPS:
            area_light(stand(offset), [side * scale for side in size], power * scale * scale, target, colour)

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
    f"robot-{name}{'-dark' if dark else ''}": Shot(
        studio((BUILDERS[name], *loads), target, scale, dark), eye, target, lens, 2560, 1920, 32, page=None if dark else PAGE
    )
    for dark in (False, True)
    for name, (loads, eye, target, lens, scale) in VIEWS.items()
}
