"""The large pictures at the head of pages."""
from building.office import OFFICE
from kit.materials import graphite
from kit.model import Model
from kit.stage import place
from scenes.hall import (
    cartons,
    drinks,
    engines,
    fork_alone,
    fork_with,
    forklift_with,
    hall,
    lifter_alone,
    lifter_with,
    single_with,
    solo,
    totes,
    train,
)
from robots import BUILDERS
from scenes.shot import Shot

X, Y = OFFICE


def _charging():
    """Three lifters at their stations; the wall says what the place is."""
    hall(
        (lifter_alone, (43, 1.55), 90),
        (lifter_alone, (45, 1.55), 90),
        (lifter_alone, (47, 1.55), 90),
        (lifter_with(totes()), (48.2, 4.35), 172),
    )()
    sign = Model("sign")
    sign.text("CHARGING", 0.30, (46.1, 0.012, 1.93), graphite(), 90)
    place(sign.build())


SHOTS = {
    "lp1-hero": Shot(
        hall(
            (train(2), (15.9, 16.35), 180),
            (lifter_with(cartons()), (18.3, 18.3), 4),
            (fork_with(cartons(3, 4, 2, 2, 1, 0.3)), (15.2, 21.9), 165),
            (forklift_with(cartons(3, 2, 2, 0, 0, 0.36)), (25.5, 17.6), 8),
        ),
        (11.7, 17.25, 0.85),
        (18.0, 18.0, 0.98),
        28,
    ),
    "lp2-hero": Shot(_charging, (41.0, 4.35, 0.72), (45.25, 1.95, 0.78), 26),
    "lp3-hero": Shot(
        hall(
            (lifter_with(cartons(3, 4, 2, 2, 1, 0.3)), (52.0, 3.7), 180),
        ),
        (47.2, 2.0, 1.15),
        (52.7, 6.5, 1.3),
        29,
    ),
    "partners-hero": Shot(
        hall(
            (single_with(), (14.82, 24), 0),
            (train(2), (20.6, 17.2), 180),
            (lifter_with(drinks(0)), (15.8, 18.4), 0),
        ),
        (12.2, 27.1, 1.1),
        (15.3, 23.8, 0.85),
        30,
    ),
    "about-hero": Shot(
        hall(
            (lifter_with(lambda: engines()), (45.3, 26.8), 180),
            (train(1), (51, 27.9), 180),
        ),
        (40.7, 27.3, 1.1),
        (50, 27.5, 0.95),
        27,
    ),
    "careers-hero": Shot(
        hall(
            exposure=0.6,
        ),
        (X - 1.0, Y - 2.1, 1.5),
        (X + 0.6, Y + 1.2, 1.08),
        22,
    ),
    # In a bow that recedes, so that the lowest robot is the nearest and each stands free of the next.
    "robot-line": Shot(
        hall(
            (lifter_alone, (16.72, 17.1), 104),
            (solo(BUILDERS["single-conveyor"]), (18.08, 17.09), 114),
            (solo(BUILDERS["dual-conveyor"]), (19.6, 17.26), 124),
            (fork_alone, (21.14, 17.6), 314),
            (train(0), (22.83, 18.14), 142),
            (solo(BUILDERS["counter-balance"]), (24.25, 18.93), 148),
        ),
        (14.2, 20.7, 1.1),
        (19.3, 17.5, 0.82),
        28,
    ),
}
