"""Covers of the case studies: each plant as its study tells of it."""
from kit.materials import material
from kit.stage import place
from scenes.hall import (
    cartons,
    drinks,
    drums,
    dual_with,
    engines,
    flanges,
    fork_alone,
    fork_with,
    forklift_with,
    hall,
    lifter_with,
    restock,
    single_with,
    solo,
    totes,
    train,
)
from scenes.shot import Shot
from sets.bottling import add_tanks, bottle_line
from sets.fire_door import fire_door
from sets.forge import add_forge


def _bottling():
    """A pallet of water leaves the line; the tanks that feed it stand behind."""
    hall(
        (lifter_with(drinks(0)), (8.1, 18.3), 344),
        (solo(drinks(2)), (5.2, 20.7, 0.002), 2),
        (solo(drinks(2)), (3.7, 20.8, 0.002), 88),
        (solo(drinks(0)), (4.3, 19.2, 0.002), 1),
    )()
    place(bottle_line(10.4, 3.4), (1.9, 14.3, 0), 12.3)
    add_tanks(1.5, (12.4, 14.8, 17.2, 19.6))


def _drum_store():
    """An aisle of drums alone. Nobody is in it: people may not enter while a forklift works there."""
    hall((forklift_with(drums()), (19.7, 9.0), -13))()
    grey, blue = drums(True), drums()
    restock((3, 5.5), (39, 12.5), (grey, grey, blue, grey, blue))


def _of_another_brand(forklift):
    """The same truck in another maker's colours."""
    paints = {"signal orange": ("other blue", (0.012, 0.12, 0.22)), "warm white": ("other grey", (0.16, 0.17, 0.18))}

    def put(at, turn):
        holder = forklift(at, turn)
        for thing in holder.children:
            for slot, of in enumerate(thing.data.materials):
                if of.name in paints:
                    thing.data.materials[slot] = material(*paints[of.name], 0.4, coat=0.3, smudge=0.1)
        return holder

    return put


def _two_fleets():
    """A lifter comes through the fire door with flanges while a forklift of another brand waits behind it."""
    hall(
        (lifter_with(flanges), (39.5, 17.3), 184),
        (_of_another_brand(forklift_with(flanges)), (47.4, 16.75), 203),
        (solo(flanges), (49.4, 19.6, 0.002), 4),
        (solo(flanges), (51.2, 19.7, 0.002), 0),
    )()
    place(fire_door(), (41.2, 0, 0))
    add_forge((57.4, 19.2))


SHOTS = {
    "case-bottling": Shot(_bottling, (12.0, 16.75, 1.05), (7.6, 17.5, 0.92), 30, focus=4),
    "case-gearbox": Shot(
        hall((train(2), (51.4, 26.5), 180), (solo(engines), (49.0, 28.2, 0.002), 15)),
        (47.2, 26.9, 0.85),
        (50.6, 27.6, 0.7),
        28,
    ),
    "case-cross-dock": Shot(
        hall(
            (fork_with(cartons(4, 3, 2, 0, 0, 0.25)), (7.3, 26.55), 150),
            (fork_with(totes()), (3.3, 24.3), 180),
            (fork_alone, (10.6, 22.4), 100),
        ),
        (11.7, 27.2, 0.95),
        (5.6, 25.45, 0.95),
        30,
    ),
    "case-order-packing": Shot(
        hall(
            (dual_with(0, 1), (24.35, 25.12), 180),
            (single_with((0.42, 0.34, 0.3), 2), (19.6, 25.1), 0),
        ),
        (26.3, 22.7, 1.35),
        (24.2, 25.7, 0.92),
        34,
        focus=4,
    ),
    "case-drum-store": Shot(_drum_store, (23.7, 10.9, 0.75), (19.6, 9.35, 1.1), 29),
    "case-palletising": Shot(_two_fleets, (34.5, 15.7, 0.9), (40.6, 17.75, 1.35), 31),
}
