"""The film of the home page: four shots that follow one another; its poster is a frame of the first."""
from building.racks import one
from kit.stage import move, place
from loads.carton import add_carton
from robots import single_conveyor
from scenes.hall import cartons, drinks, fork_with, forklift_with, hall, lifter_alone, lifter_with, person, totes, train
from scenes.shot import Shot


def _aisle():
    """Two lifters pass in the aisle, 1.5 m/s, as the specification has them; a train crosses at its end."""
    stands, passes, tows, _ = hall(
        (lifter_with(cartons(4, 3, 2, 0, 0, 0.25)), (23.4, 4.35), 180),
        (lifter_alone, (14.9, 2.85), 0),
        (train(2), (39.8, -2.0), 90),
        (person("with_tablet", skin=1), (27.6, 5.15), 200),
        exposure=0.45,
    )()
    move(stands, [(1, (23.4, 4.35, 0)), (73, (18.9, 4.35, 0))])
    move(passes, [(1, (14.9, 2.85, 0)), (73, (19.4, 2.85, 0))])
    move(tows, [(1, (39.8, -2.0, 0)), (73, (39.8, 2.5, 0))])


def _dock():
    """The fork takes a pallet over the ramp into the lorry."""
    carries, *_ = hall(
        (fork_with(cartons(3, 4, 2, 2, 1, 0.3)), (4.3, 24.5), 180),
        (person("with_tablet", skin=2), (1.15, 26.45), 262),
        (person("standing", skin=0), (1.9, 22.3), 60),
        (fork_with(drinks(0)), (9.4, 23.4), 180),
    )()
    move(carries, [(1, (4.3, 24.5, 0)), (73, (1.3, 24.5, 0))])


def _line():
    """A carton rolls from the deck onto the line."""
    hall(
        (person("packing", skin=1, helmet=False), (18.0, 25.95), 90),
        (person("packing", skin=3, helmet=False), (20.8, 25.95), 90),
        (lifter_with(totes()), (12.4, 28.4), 270),
    )()
    place(single_conveyor(), (14.85, 24, 0), 0)
    box = place(one(add_carton, (0.52, 0.42, 0.34), (0, 0, 0), 1), (14.6, 24, 0.751))
    move(box, [(1, (14.62, 24, 0.751)), (12, (14.62, 24, 0.751)), (73, (15.9, 24, 0.751))])


def _lane():
    """The drive lane: a forklift goes up to its rack, a train and a lifter come along, people on their walkway."""
    lifts, pulls, carries, *_ = hall(
        (forklift_with(cartons(3, 2, 2, 0, 0, 0.36), 0.5), (22.92, 15.9), 270),
        (train(2), (28.0, 18.5), 180),
        (lifter_with(drinks(1)), (31, 16.6), 180),
        (person("pointing", skin=2), (21.3, 20.3), 250),
        (person("standing", skin=1, helmet=True), (22.2, 20.5), 265),
    )()
    move(pulls, [(1, (28.0, 18.5, 0)), (73, (24.4, 18.5, 0))])
    move(carries, [(1, (31, 16.6, 0)), (73, (26.5, 16.6, 0))])
    move(lifts, [(1, (22.92, 16.2, 0)), (73, (22.92, 15.5, 0))])


def _shot(stage, eye, target, lens, region):
    return Shot(stage, eye, target, lens, 1280, 720, 8, frames=60, region=region)


FILM = {
    "film-hero-home-1": _shot(_aisle, (13.05, 3.35, 0.86), (24, 3.75, 1.05), 27, (0.3, 0.99, 0.26, 1)),
    "film-hero-home-2": _shot(_dock, (6.45, 27.25, 0.82), (1.85, 24.6, 1.05), 27, (0, 0.62, 0, 1)),
    "film-hero-home-3": _shot(_line, (13.3, 22.28, 1.12), (15.45, 24.2, 0.82), 32, (0.1, 0.78, 0.32, 0.76)),
    "film-hero-home-4": _shot(_lane, (16.0, 16.9, 0.74), (22.5, 17.5, 1.1), 28, (0.37, 0.96, 0.24, 0.88)),
}

_first = FILM["film-hero-home-1"]
SHOTS = {
    "hero-home": Shot(_aisle, _first.eye, _first.target, _first.lens, still_at=33),
    **FILM,
}
