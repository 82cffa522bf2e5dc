"""Pallet racks with their loads, location labels, aisle signs and guards."""
import random
from building.materials import rack_blue, rack_orange, sign_blue
from building.plan import AISLES, BAY, LEVEL, LEVELS, RACKS
from kit.materials import dark, galvanised, ink, label, steel, white, yellow
from kit.model import Model
from kit.stage import place
from loads.carton import add_cartons, add_straps
from loads.goods import bottle_pallet, drum_pallet, tyre_pallet
from loads.pallet import add_pallet
from loads.tote import add_tote


def one(build, *arguments, **options):
    """A mesh from a function that adds to a model."""
    model = Model(build.__name__)
    build(model, *arguments, **options)
    return model.build()


def carton_load(model, layers=3, columns=3, rows=2, skip=0, tone=0, height=0.26, seed=0, strapped=False):
    z = add_pallet(model, (0, 0, 0), seed)
    top = add_cartons(model, (0, 0, z), layers, columns, rows, height, skip, tone)
    if strapped:
        add_straps(model, (0, 0, z), top - z)


def tote_load(model, tone=0):
    z = add_pallet(model, (0, 0, 0), 3)
    for layer in range(3):
        for column in range(2):
            for row in range(2):
                add_tote(
                    model,
                    ((column - 0.5) * 0.6, (row - 0.5) * 0.4, z + layer * 0.27),
                    0.59,
                    0.39,
                    0.28,
                    tone,
                    filled=1 if layer == 2 else 0,
                )


def _frame(model):
    """One upright frame: two perforated posts with braces, feet and guards."""
    top = LEVEL * (LEVELS - 1) + 1.2
    for side in (-0.5, 0.5):
        model.box((0.10, 0.085, top), (0, side, top / 2), rack_blue(), 0.006)
        for hole in range(int(top / 0.1)):
            for edge in (-1, 1):
                model.box((0.014, 0.087, 0.03), (edge * 0.025, side, 0.12 + hole * 0.1), dark(), 0)
        model.box((0.17, 0.15, 0.012), (0, side, 0.006), galvanised(), 0.002)
        for bolt in (-0.06, 0.06):
            model.cylinder(0.012, 0.02, (bolt, side + 0.05, 0.018), steel(), bevel=0, sides=6)
    step = 0.62
    for index in range(int(top / step)):
        low, high = 0.15 + index * step, 0.15 + (index + 1) * step
        ends = (-0.46, 0.46) if index % 2 else (0.46, -0.46)
        model.rod((0, ends[0], low), (0, ends[1], min(high, top - 0.05)), 0.016, galvanised(), 8)
    for side in (-1, 1):
        model.prism(
            [(-0.11, -0.04), (0.11, -0.04), (0.07, 0.05), (-0.07, 0.05)],
            0.42,
            (0, side * 0.60, 0.21),
            yellow(),
            0.012,
            "z",
            turn=(0, 0, 0 if side > 0 else 180),
        )


def _beam(model):
    for side in (-0.5, 0.5):
        model.box((BAY - 0.10, 0.05, 0.13), (0, side, -0.065), rack_orange(), 0.008)
        for place_at in (-0.68, 0.68):
            model.box((0.12, 0.002, 0.06), (place_at, side * 1.052, -0.065), label(), 0)
            for bar in range(8):
                model.box((0.004 + bar % 3 * 0.002, 0.001, 0.03), (place_at - 0.045 + bar * 0.012, side * 1.055, -0.06), ink(), 0)
        for end in (-1, 1):
            model.box((0.012, 0.055, 0.2), (end * (BAY / 2 - 0.055), side, -0.07), rack_orange(), 0.003)
    for step in range(5):
        model.box((0.05, 1.0, 0.025), (-1.15 + step * 0.575, 0, -0.013), galvanised(), 0)


def _aisle_signs(model):
    for name, y in zip("AB", AISLES):
        for x in (15.4, 39.0):
            for facing in (180, 0):
                out = 0.012 if facing == 0 else -0.012
                model.text(name, 0.34, (x + out, y - 0.25, 5.25), white(), facing)
                model.text("1-16" if x < 20 else "17-32", 0.14, (x + out, y + (0.30 if facing == 180 else 0.30), 5.25), white(), facing)
            model.box((0.02, 1.3, 0.6), (x, y, 5.25), sign_blue(), 0.008)
            for side in (-0.5, 0.5):
                model.rod((x, y + side, 5.55), (x, y + side, 8.6), 0.006, steel(), 6)
    # A board with its letter on the end of every row.
    for index, (y, start, bays) in enumerate(RACKS):
        for x, facing in ((start - 0.08, 180), (start + bays * BAY + 0.08, 0)):
            model.box((0.012, 0.42, 0.56), (x, y, 2.35), rack_orange(), 0.004)
            model.text("ABCDE"[index], 0.26, (x + (0.008 if facing == 0 else -0.008), y, 2.35), white(), facing)


def build_racks():
    dice = random.Random(7)
    frame, beam = one(_frame), one(_beam)
    cartons = [
        one(carton_load, 4, 3, 2, 0, 0, 0.25, 1),
        one(carton_load, 3, 4, 2, 3, 1, 0.3, 2),
        one(carton_load, 5, 4, 3, 2, 2, 0.22, 3),
        one(carton_load, 3, 2, 2, 0, 0, 0.4, 4, True),
        one(carton_load, 4, 3, 2, 2, 3, 0.28, 5),
        one(carton_load, 2, 3, 2, 1, 1, 0.36, 6),
        one(carton_load, 6, 4, 3, 5, 0, 0.19, 7),
    ]
    others = [
        one(drum_pallet),
        one(drum_pallet, True),
        one(bottle_pallet, 0),
        one(bottle_pallet, 1),
        one(bottle_pallet, 2),
        one(tote_load, 0),
        one(tote_load, 1),
        one(tyre_pallet),
    ]
    for y, start, bays in RACKS:
        for bay in range(bays + 1):
            place(frame, (start + bay * BAY, y, 0))
        for bay in range(bays):
            for level in range(LEVELS):
                high = level * LEVEL
                if level:
                    place(beam, (start + (bay + 0.5) * BAY, y, high))
                for side in (-0.68, 0.68):
                    # The first place beside the drive lane stays free for the forklift's picture.
                    if dice.random() < 0.87 and not (y == 13.1 and bay == 2 and level == 1 and side < 0):
                        load = dice.choice(cartons) if dice.random() < 0.66 else dice.choice(others)
                        place(
                            load,
                            (start + (bay + 0.5) * BAY + side + dice.uniform(-0.03, 0.03), y, high + (0.001 if level else 0.002)),
                            dice.choice((90, 270)) + dice.uniform(-1.5, 1.5),
                        )
    signs = Model("signs")
    _aisle_signs(signs)
    place(signs.build())
