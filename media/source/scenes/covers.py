"""Covers of posts, and the podcast's table."""
import math
from kit.materials import dark, graphite, material, new_wood, signal, steel, white
from kit.model import Model
from kit.stage import place
from scenes.hall import (
    cartons,
    drinks,
    drums,
    fork_alone,
    fork_with,
    forklift_with,
    hall,
    lifter_alone,
    lifter_with,
    person,
    single_with,
    solo,
    train,
)
from scenes.shot import Shot


def _cover(stage, eye, target, lens, focus=0.0):
    return Shot(stage, eye, target, lens, focus=focus)


def _routes():
    """A crossing from above, with the ways that the fleet manager has given out drawn on the floor."""
    hall(
        (lifter_with(cartons()), (14.0, 17.0), 0),
        (lifter_alone, (12.0, 13.7), 90),
        (fork_with(drinks(0)), (11.9, 22.6), 270),
        (train(1), (20.5, 18.3), 180),
        (person("walking", skin=1), (13.0, 20.1), 180),
    )()
    lines, of = Model("routes"), material("route", (1.0, 0.13, 0.008), emission=1.1)
    for path in (
        [(14.7, 17.0), (24, 17.0)],
        [(12.0, 14.5), (12.0, 16.2), (11.2, 17.0), (8.5, 17.0)],
        [(11.9, 21.4), (11.9, 19.8), (11.1, 19.0), (6, 19.0)],
        [(19.6, 18.3), (14.2, 18.3), (13.4, 19.1), (13.4, 25)],
    ):
        lines.ribbon(path, 0.12, of, 0.006)
        (x, y), (before_x, before_y) = path[-1], path[-2]
        angle = math.degrees(math.atan2(y - before_y, x - before_x))
        lines.prism(
            [(0.3, 0), (-0.1, 0.18), (-0.1, -0.18)],
            0.002,
            (x, y, 0.007),
            of,
            0,
            "z",
            (0, 0, angle),
        )
    place(lines.build())


def _add_microphone(model, at):
    x, y, z = at
    model.lathe([(0, 0), (0.09, 0), (0.09, 0.012), (0.07, 0.02), (0.014, 0.024), (0.012, 0.18)], at, graphite())
    model.tube(
        [(x, y - 0.062, z + 0.30), (x, y - 0.062, z + 0.20), (x, y, z + 0.18), (x, y + 0.062, z + 0.20), (x, y + 0.062, z + 0.30)],
        0.007,
        steel(),
        0.03,
    )
    model.lathe([(0, 0.20), (0.034, 0.20), (0.042, 0.21), (0.042, 0.30)], at, graphite())
    model.lathe([(0.0425, 0.245), (0.0425, 0.26)], at, signal())
    model.lathe([(0.043, 0.30), (0.043, 0.31)], at, dark())
    for ring in range(14):
        a = math.radians(ring * 6.5)
        model.lathe(
            [(0.044 * math.cos(a), 0.312 + 0.062 * math.sin(a)), (0.0445 * math.cos(a) + 0.0006, 0.314 + 0.062 * math.sin(a))], at, steel()
        )
    model.lathe([(0.042, 0.31), (0.041, 0.34), (0.034, 0.36), (0.02, 0.372), (0, 0.375)], at, dark())


def _add_headphones(model, at):
    """Lying on a table on their ear cups."""
    x, y, z = at
    arc = [
        (
            x + 0.095 * math.cos(math.pi * step / 12),
            y + 0.12 * math.sin(math.pi * step / 12),
            z + 0.035 + 0.03 * math.sin(math.pi * step / 12),
        )
        for step in range(13)
    ]
    model.tube(arc, 0.012, graphite(), 0)
    for side in (-1, 1):
        model.lathe([(0, 0), (0.042, 0), (0.046, 0.012), (0.04, 0.03), (0.0, 0.034)], (x + side * 0.095, y - 0.02, z + 0.002), dark())
        model.lathe([(0, 0.034), (0.03, 0.034), (0.03, 0.042), (0, 0.044)], (x + side * 0.095, y - 0.02, z + 0.002), signal())


def _recording():
    """A table in the hall, set for a conversation."""
    hall((lifter_with(cartons()), (26.4, 18.7), 200), (train(1), (33, 16.6), 180))()
    table = Model("table")
    table.slab(1.8, 0.9, 0.04, 0.12, (21.5, 17.3, 0.745), new_wood(), 0.012)
    for x in (-0.75, 0.75):
        for y in (-0.35, 0.35):
            table.rod((21.5 + x, 17.3 + y, 0), (21.5 + x * 0.9, 17.3 + y * 0.9, 0.73), 0.022, graphite(), top=0.028)
    _add_microphone(table, (21.35, 17.02, 0.765))
    _add_microphone(table, (21.75, 17.55, 0.765))
    _add_headphones(table, (21.16, 17.42, 0.765))
    table.slab(0.22, 0.30, 0.010, 0.012, (21.46, 17.32, 0.770), white(), 0.002)
    table.lathe(
        [(0, 0), (0.036, 0), (0.04, 0.004), (0.04, 0.09), (0.036, 0.09), (0.035, 0.012), (0, 0.012)], (21.1, 16.98, 0.765), signal()
    )
    place(table.build())


SHOTS = {
    "blog-scanner": _cover(hall((lifter_alone, (20, 9.5), 200)), (18.2, 9.95, 0.36), (19.35, 9.62, 0.19), 55, 4),
    "blog-racks": _cover(
        hall((forklift_with(drums()), (27, 17.6), 180), (person("with_tablet", skin=0), (27.5, 10.5), 200)),
        (13.6, 9.5, 0.6),
        (24, 9.6, 3.0),
        21,
    ),
    "blog-forks": _cover(
        hall(
            (fork_alone, (6.8, 15.4), 200),
            (solo(cartons(3, 4, 2, 2, 1, 0.3)), (4.9, 14.7, 0.002), 20),
        ),
        (4.7, 12.3, 0.5),
        (5.8, 15.0, 0.6),
        28,
        8,
    ),
    "blog-rollers": _cover(hall((single_with((0.42, 0.34, 0.3), 2), (14.82, 24), 0)), (13.25, 23.35, 1.3), (15.3, 24.05, 0.76), 36, 5.6),
    "blog-charging": _cover(hall((lifter_alone, (47, 1.55), 90), (lifter_alone, (45, 1.55), 90)), (48.6, 2.9, 0.6), (46.9, 1.2, 0.45), 33),
    "blog-train": _cover(
        hall((train(2), (24.5, 17.2), 180)), (21.5, 18.35, 0.42), (25.0, 17.55, 0.78), 29
    ),
    "blog-routes": _cover(_routes, (9.6, 9.6, 7.4), (13.1, 18.3, 0), 27),
    "podcast": _cover(_recording, (20.2, 16.2, 1.22), (21.7, 17.45, 0.93), 40, 2.8),
}
