"""Each robot at work, and the use cases and industries that the site explains."""
from scenes.hall import (
    cartons,
    drinks,
    drums,
    dual_with,
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
    stand_with,
    totes,
    train,
    tyres,
)
from scenes.shot import Shot

LONG_HAIR = dict(helmet=False, long_hair=True, hair=(0.14, 0.06, 0.02))

WORK = {
    "work-lifter": Shot(
        hall(
            (lifter_with(cartons()), (19.4, 3.55), 194),
            (lifter_alone, (26.5, 4.4), 0),
            (stand_with(totes()), (23.4, 2.7), 0),
        ),
        (16.7, 2.65, 0.72),
        (20.0, 3.75, 0.72),
        30,
    ),
    "work-single-conveyor": Shot(
        hall(
            (single_with(), (14.82, 24), 0),
        ),
        (12.9, 21.7, 1.15),
        (15.3, 24.1, 0.75),
        32,
    ),
    "work-dual-conveyor": Shot(
        hall(
            (dual_with(0, 1), (25.7, 25.08), 0),
            (single_with((0.42, 0.34, 0.3), 2), (20.4, 25.05), 180),
        ),
        (29.3, 24.95, 1.12),
        (25.0, 25.45, 0.85),
        30,
    ),
    # Seen from inside the lorry.
    "work-fork": Shot(
        hall(
            (fork_with(cartons(2, 3, 2, 2, 1, 0.26)), (0.65, 24.0), 187),
            (solo(cartons(3, 3, 2, 0, 2, 0.22)), (-1.6, 23.25, 0.02), 3),
            (fork_alone, (7.6, 26.4), 20),
            (person("walking", skin=1), (12.0, 20.1), 0),
        ),
        (-2.9, 24.5, 1.3),
        (0.8, 24.05, 0.9),
        24,
    ),
    "work-agv-tugger": Shot(
        hall((train(2), (45.4, 27.2), 180), (solo(engines), (42.7, 28.95, 0.002), 80)),
        (42.0, 25.9, 0.8),
        (46.6, 27.3, 0.72),
        28,
    ),
    "work-counter-balance": Shot(
        hall((forklift_with(cartons(3, 2, 2, 0, 0, 0.36), 1.80), (22.92, 15.1), 270)),
        (27.0, 18.7, 1.0),
        (22.7, 14.6, 1.65),
        27,
    ),
}

USE_CASES = {
    "use-case-end-of-line": Shot(
        hall((lifter_with(cartons(3, 3, 2, 0, 1, 0.26)), (35.7, 21.3), 200)),
        (29.7, 19.9, 1.05),
        (34.0, 23.25, 1.08),
        27,
    ),
    "use-case-inbound-outbound": Shot(
        hall(
            (fork_with(cartons(4, 3, 2, 0, 0, 0.25)), (3.5, 10.4), 0),
            (fork_alone, (6.9, 7.3), 180),
            (lifter_with(totes()), (10.3, 12.6), 90),
        ),
        (12.4, 6.6, 1.3),
        (3.0, 9.8, 0.95),
        27,
    ),
    "use-case-automated-material": Shot(
        hall(
            (train(2), (50.5, 26.9), 0),
            (lifter_with(engines), (46.6, 28.0), 180),
        ),
        (55.4, 28.9, 1.2),
        (48, 26.6, 0.85),
        27,
    ),
    "use-case-automated-storage": Shot(
        hall(
            (forklift_with(cartons(3, 2, 2, 0, 0, 0.36), 1.80), (22.92, 15.1), 270),
            (lifter_with(drinks(1)), (26.4, 17.4), 180),
            (forklift_with(drums()), (31.5, 16.4), 180),
        ),
        (17.9, 19.6, 1.5),
        (25.2, 14.8, 1.9),
        24,
    ),
    "use-case-box-packing": Shot(
        hall(
            (dual_with(0, 0), (16.6, 25.15), 0),
            (single_with((0.42, 0.34, 0.3), 2), (20.8, 25.1), 180),
            (person("packing", skin=2, **LONG_HAIR), (26.8, 25.95), 90),
            (person("packing", skin=0, helmet=False), (29.2, 25.98), 90),
        ),
        (12.7, 25.6, 1.5),
        (18.0, 26.1, 0.85),
        23,
    ),
}

INDUSTRIES = {
    "industry-fmcg": Shot(
        hall(
            (lifter_with(drinks(1)), (9.6, 16.9), 202),
            (solo(drinks(0)), (7.4, 20.0, 0.002), 3),
            (solo(drinks(2)), (8.8, 20.1, 0.002), 0),
            (solo(drinks(2)), (8.4, 21.8, 0.002), -4),
            (solo(drinks(0)), (7.0, 21.7, 0.002), 2),
            (solo(drinks(1)), (10.4, 20.4, 0.002), 91),
            (lifter_with(drinks(2)), (15.8, 18.5), 186),
        ),
        (6.1, 14.9, 0.95),
        (10.0, 17.9, 1.0),
        28,
    ),
    "industry-automotive": Shot(
        hall(
            (lifter_with(engines), (47.4, 27.1), 200),
            (solo(tyres), (43.6, 28.2, 0.002), 0),
            (solo(engines), (50.6, 28.4, 0.002), 4),
            (solo(engines), (52.4, 28.4, 0.002), -3),
            (train(1), (55.2, 27.9), 180),
        ),
        (45.0, 25.2, 0.95),
        (48.4, 27.7, 0.8),
        28,
    ),
    "industry-distribution": Shot(
        hall(
            (fork_with(cartons()), (6.6, 26.4), 170),
            (fork_with(drinks(0)), (3.4, 24.4), 180),
            (lifter_with(totes()), (10.2, 26.9), 172),
            (lifter_alone, (12.6, 23.4), 262),
            (train(2), (13.4, 19.6), 118),
            (solo(cartons(3, 4, 2, 2, 1, 0.3)), (4.6, 21.6, 0.002), 90),
            (solo(drinks(2)), (6.4, 21.5, 0.002), 88),
            (solo(totes()), (8.2, 21.6, 0.002), 91),
            (solo(cartons(5, 4, 3, 0, 2, 0.22)), (4.5, 20.1, 0.002), 89),
            (solo(drums()), (6.3, 20.1, 0.002), 92),
            (solo(drinks(1)), (8.2, 20.0, 0.002), 90),
        ),
        (15.6, 19.8, 3.1),
        (5.6, 25.2, 0.35),
        27,
    ),
}

SHOTS = {**WORK, **USE_CASES, **INDUSTRIES}
