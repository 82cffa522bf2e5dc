"""The large pictures at the head of pages."""
from building.office import OFFICE
from scenes.hall import (
    cartons,
    drinks,
    engines,
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

SHOTS = {
    "lp1-hero": Shot(
        hall(
            (train(2), (21.5, 16.5), 180),
            (lifter_with(cartons()), (16.6, 18.1), 4),
            (fork_with(cartons(3, 4, 2, 2, 1, 0.3)), (14.6, 21.7), 150),
            (forklift_with(cartons(3, 2, 2, 0, 0, 0.36)), (25.5, 18.1), 0),
            (person("with_tablet", skin=2, helmet=False, hair=(0.16, 0.07, 0.02), long_hair=True), (15.6, 20.3), 250),
            (person("walking", skin=1), (22.0, 20.1), 180),
        ),
        (11.2, 15.6, 1.15),
        (18.5, 18.6, 0.95),
        27,
    ),
    "lp2-hero": Shot(
        hall(
            (lifter_alone, (43, 1.55), 90),
            (lifter_alone, (45, 1.55), 90),
            (lifter_alone, (47, 1.55), 90),
            (lifter_with(totes()), (47.6, 4.9), 176),
            (person("crouching", skin=3), (49.2, 2.6), 170),
        ),
        (40.9, 4.3, 0.85),
        (45.6, 2.2, 0.62),
        28,
    ),
    "lp3-hero": Shot(
        hall(
            (lifter_with(cartons(3, 4, 2, 2, 1, 0.3)), (51.6, 4.7), 180),
            (person("sitting", vest=False, helmet=False, jacket=(0.30, 0.31, 0.33), gloves=False), (X - 1.95, Y + 0.12, 0.07), 90),
            (person("pointing", helmet=False, skin=1), (X + 0.9, Y - 0.9, 0.07), 100),
            (person("standing", vest=False, helmet=False, skin=2, jacket=(0.05, 0.07, 0.10), gloves=False), (X + 1.6, Y - 1.3, 0.07), 120),
        ),
        (47.2, 2.0, 1.2),
        (53.2, 7.4, 1.35),
        27,
    ),
    "partners-hero": Shot(
        hall(
            (single_with(), (14.75, 24), 0),
            (lifter_with(drinks(0)), (12.3, 27.8), 300),
            (train(2), (21.5, 21.9), 180),
            (person("packing", skin=1, helmet=False), (18.0, 25.95), 90),
            (person("packing", skin=0, helmet=False, hair=(0.02, 0.015, 0.01)), (20.8, 25.95), 90),
            (person("with_tablet", helmet=False, skin=3), (16.3, 22.6), 200),
        ),
        (11.3, 21.3, 1.25),
        (16.2, 24.3, 0.85),
        28,
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
    "robot-line": Shot(
        hall(
            *(
                (solo(BUILDERS[name]) if name != "agv-tugger" else train(0), (17.2 + index * 1.72, 16.9 + forward), 90 if index < 3 else 90)
                for index, (name, forward) in enumerate(
                    (
                        ("lifter", 0.5),
                        ("single-conveyor", 0.1),
                        ("dual-conveyor", 0),
                        ("fork", -0.2),
                        ("agv-tugger", 0.25),
                        ("counter-balance", -0.6),
                    )
                )
            )
        ),
        (21.6, 23.4, 1.35),
        (21.5, 17.0, 0.9),
        24,
    ),
}
