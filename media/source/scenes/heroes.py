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
    person,
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
        (person("with_tablet", skin=3), (46.05, 2.5), 200),
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
            (person("walking", skin=1), (17.2, 20.1), 180),
            (person("with_tablet", skin=2, helmet=False, hair=(0.16, 0.07, 0.02), long_hair=True), (24.6, 20.2), 200),
        ),
        (11.7, 17.25, 0.85),
        (18.0, 18.0, 0.98),
        28,
    ),
    "lp2-hero": Shot(_charging, (41.0, 4.35, 0.72), (45.7, 2.35, 0.78), 29),
    "lp3-hero": Shot(
        hall(
            (lifter_with(cartons(3, 4, 2, 2, 1, 0.3)), (52.0, 3.7), 180),
            (person("sitting", vest=False, helmet=False, jacket=(0.30, 0.31, 0.33), gloves=False), (X - 1.95, Y + 0.12, 0.07), 90),
            (person("pointing", helmet=False, skin=1), (X + 0.9, Y - 0.9, 0.07), 100),
            (person("standing", vest=False, helmet=False, skin=2, jacket=(0.05, 0.07, 0.10), gloves=False), (X + 1.6, Y - 1.3, 0.07), 120),
            (person("with_tablet", skin=3), (50.0, 6.0), 330),
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
            (person("hands_on_hips", skin=1), (16.7, 25.3), 205),
            (person("with_tablet", skin=3, helmet=False), (13.5, 22.5), 55),
        ),
        (12.2, 27.1, 1.1),
        (15.3, 23.8, 0.85),
        30,
    ),
    "about-hero": Shot(
        hall(
            (lifter_with(lambda: engines()), (45.3, 26.8), 180),
            (train(1), (51, 27.9), 180),
            (person("standing", skin=2), (48.4, 29.2), 230),
            (person("with_tablet", skin=0, helmet=False), (49.3, 29.1), 200),
        ),
        (40.7, 27.3, 1.1),
        (50, 27.5, 0.95),
        27,
    ),
    "careers-hero": Shot(
        hall(
            (
                person("sitting", vest=False, helmet=False, skin=0, jacket=(0.28, 0.29, 0.31), hair=(0.02, 0.015, 0.01), gloves=False),
                (X - 1.95, Y + 0.14, 0.07),
                90,
            ),
            (
                person("sitting_back", vest=False, helmet=False, skin=3, jacket=(0.42, 0.07, 0.02), gloves=False),
                (X + 0.05, Y + 0.08, 0.07),
                84,
            ),
            (
                person(
                    "pointing",
                    vest=False,
                    helmet=False,
                    skin=2,
                    jacket=(0.045, 0.065, 0.10),
                    long_hair=True,
                    hair=(0.12, 0.05, 0.015),
                    gloves=False,
                ),
                (X + 0.78, Y - 0.15, 0.07),
                68,
            ),
            (person("with_tablet", helmet=False, skin=1, gloves=False), (X + 2.9, Y + 0.1, 0.07), 170),
            exposure=0.6,
        ),
        (X - 2.35, Y - 2.1, 1.5),
        (X + 0.75, Y + 1.2, 1.18),
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
