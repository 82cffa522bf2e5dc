"""The hall from above, and where in its picture the thirteen places are that the home page explains."""
import os
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector
from scenes.hall import (
    cartons,
    drinks,
    dual_with,
    fork_with,
    forklift_with,
    hall,
    lifter_alone,
    lifter_with,
    person,
    single_with,
    totes,
    train,
)
from scenes.shot import Shot

# What the overview shows where, for the thirteen places that the home page explains.
PLACES = {
    "inbound-dock": (0.6, 10, 2.2),
    "receiving": (6.3, 5, 1.2),
    "put-away": (37.2, -5.4, 1.3),
    "reserve-storage": (30, 6.5, 6.4),
    "picking-aisle": (29, 9.5, 0.6),
    "forklift-storage": (22.9, 15.0, 2.2),
    "tugger-route": (31.5, -2.6, 1.4),
    "conveyor-handover": (14.9, 24, 1.0),
    "packing-stations": (25, 26.6, 1.2),
    "palletising-cell": (34.4, 24, 1.6),
    "production-cells": (48, 27.3, 1.2),
    "charging-bay": (46, 1.4, 0.6),
    "control-room": (54.5, 8, 2.6),
}

_people = (
    (person("with_tablet"), (18.0, 20.1), 0),
    (person("packing", skin=1, helmet=False), (20.8, 25.95), 90),
    (person("packing", skin=2, helmet=False), (26.4, 25.95), 90),
    (person("walking", skin=3), (33, 20.1), 180),
    (person("walking", skin=2), (43.6, -3.2), 150),
    (person("with_tablet", skin=0), (22.5, -4.4), 60),
)


def _write_places(scene, folder):
    """As CSS, because a page carries no inline styles."""
    with open(os.path.join(folder, "warehouse-places.module.css"), "w") as file:
        file.write("/* Written by media/source/scenes/overview.py with the overview's picture; do not edit. */\n")
        for place, at in PLACES.items():
            seen = world_to_camera_view(scene, scene.camera, Vector(at))
            first, *others = place.split("-")
            name = first + "".join(other.capitalize() for other in others)
            file.write(f".{name} {{\n  top: {100 - seen.y * 100:.1f}%;\n  left: {seen.x * 100:.1f}%;\n}}\n")


SHOTS = {
    "warehouse-overview": Shot(
        hall(
            (fork_with(cartons()), (8.4, 7.4), 180),
            (fork_with(drinks(1)), (9.6, 21.6), 90),
            (lifter_with(cartons()), (20, 3.6), 0),
            (lifter_alone, (29, 9.5), 180),
            (train(2), (31, 17.3), 0),
            (single_with(), (14.82, 24), 0),
            (dual_with(0, 1), (24.6, 25.1), 0),
            (forklift_with(cartons(3), 1.8), (22.92, 15.1), 270),
            (lifter_with(totes()), (37, 20.8), 200),
            (lifter_alone, (43, 1.55), 90),
            (lifter_alone, (45, 1.55), 90),
            (lifter_alone, (49, 1.55), 90),
            (train(1), (48, 27.3), 180),
            # The lane in front.
            (train(2), (31, -2.6), 180),
            (lifter_with(cartons(2, 3, 1, 0, 1, 0.25)), (37.2, -5.4), 0),
            (fork_with(drinks(0)), (17.5, -2.2), 0),
            *_people,
            roof=False,
            exposure=0.1,
        ),
        (48, -31, 37),
        (30.2, 11.6, 0),
        34,
        2560,
        1440,
        8,
        after=_write_places,
    ),
}
