"""The hall with robots, loads and people in it."""
import bpy
from building import build_hall
from building.racks import carton_load, one, tote_load
from kit.model import Model
from kit.stage import place, start_scene
from loads.goods import bottle_pallet, drum_pallet, engine, tyre_pallet
from loads.flanges import flange_pallet
from loads.pallet import STAND, add_stand
from loads.carton import add_carton
from loads.tote import add_tote
from math import radians
from people import poses
from people.figure import Clothes, figure
from robots import counter_balance, dual_conveyor, fork, lifter, single_conveyor, tugger
from robots.conveyor import ROLLERS
from robots.counter_balance import LOAD_AT as HIGH_LOAD_AT
from robots.fork import LOAD_AT


def hall(*actors, roof=True, exposure=0.12):
    """The warehouse with actors in it: (actor, (x, y), turn); an actor puts itself there. Returns what a shot calls."""

    def stage():
        start_scene((0.55, 0.75, 1.0), 1.1, exposure)
        build_hall(roof)
        return [actor(at if len(at) == 3 else (*at, 0), turn) for actor, at, turn in actors]

    return stage


def restock(low, high, loads):
    """Puts `loads` in turn on all places of the racks between two corners (x, y), instead of what stands there."""
    meshes = [load() for load in loads]
    goods = ("carton_load", "tote_load", "bottle_pallet", "drum_pallet", "tyre_pallet")
    places = [thing for thing in bpy.context.scene.objects if thing.type == "MESH" and thing.data.name.split(".")[0] in goods]
    within = [thing for thing in places if low[0] < thing.location.x < high[0] and low[1] < thing.location.y < high[1]]
    for number, thing in enumerate(sorted(within, key=lambda thing: tuple(thing.location))):
        thing.data = meshes[number % len(meshes)]


def solo(build):
    return lambda at=(0, 0, 0), turn=0: place(build(), at, turn)


def group(*parts):
    """Several meshes that stand and move as one: (build, (x, y, z), turn) in the group's own coordinates."""

    def put(at=(0, 0, 0), turn=0):
        holder = bpy.data.objects.new("group", None)
        bpy.context.scene.collection.objects.link(holder)
        holder.location = at
        holder.rotation_euler.z = radians(turn)
        for build, where, angle in parts:
            place(build(), where, angle, holder)
        return holder

    return put


# Loads, each as what makes its mesh.
def cartons(layers=4, columns=3, rows=2, skip=0, tone=0, height=0.25, strapped=False):
    return lambda: one(carton_load, layers, columns, rows, skip, tone, height, 1, strapped)


def drinks(kind=0):
    return lambda: one(bottle_pallet, kind)


def drums(grey=False):
    return lambda: one(drum_pallet, grey)


def tyres():
    return one(tyre_pallet)


def engines():
    return one(engine)


def totes(tone=0):
    return lambda: one(tote_load, tone)


def flanges():
    return one(flange_pallet)


def stand():
    return one(add_stand, (0, 0, 0))


# Robots at work, each as what puts it into the hall.
def lifter_with(load):
    """A lifter that carries a stand with a load, clear of the ground by 3 cm."""
    return group((lambda: lifter(True), (0, 0, 0), 0), (stand, (0, 0, 0.03), 0), (load, (0, 0, STAND + 0.03), 0))


def stand_with(load):
    """The same stand where a lifter has left it."""
    return group((stand, (0, 0, 0), 0), (load, (0, 0, STAND), 0))


def fork_with(load):
    return group((lambda: fork(0.06), (0, 0, 0), 0), (load, (LOAD_AT, 0, 0.045), 0))


def forklift_with(load, raised=0.12):
    return group((lambda: counter_balance(raised), (0, 0, 0), 0), (load, (HIGH_LOAD_AT, 0, raised - 0.03), 0))


def single_with(size=(0.58, 0.46, 0.36), tone=1):
    def box():
        model = Model("carton")
        add_carton(model, size, (0, 0, 0), tone)
        return model.build()

    return group((single_conveyor, (0, 0, 0), 0), (box, (0.02, 0, ROLLERS), 0))


def dual_with(first=0, second=0):
    def box(tone, filled):
        def build():
            model = Model("tote")
            add_tote(model, (0, 0, 0), 0.5, 0.36, 0.27, tone, filled)
            return model.build()

        return build

    return group((dual_conveyor, (0, 0, 0), 0), (box(first, 1), (-0.43, 0.02, ROLLERS), 0), (box(second, 2), (0.43, 0.02, ROLLERS), 0))


def train(trailers=2):
    return solo(lambda: tugger(trailers))


def person(pose, **clothes):
    """Somebody in one of `people.poses`, by its name; looks along `turn`."""
    return solo(lambda: figure(getattr(poses, pose)(), Clothes(**clothes)))


lifter_alone, fork_alone = solo(lifter), solo(fork)
