"""The warehouse: blender -b -P render_warehouse.py -- <output folder> <width> <samples> <first frame> <last frame> <step> <view>"""
import math
import os
import random
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
from kit import area_light, box, camera, clear, carton, graphite, group, material, render_settings, signal, steel, yellow
from robots import cartons, fork, lifter, pallet, tugger

folder, width, samples, first, last, step, view = sys.argv[sys.argv.index("--") + 1:]
FRAMES = 192


def instance(source, at, turn=0):
    """A copy that shares its mesh, so that a hundred pallets cost as much as one."""
    copy = source.copy()
    copy.location = at
    copy.rotation_euler = (0, 0, math.radians(turn))
    bpy.context.collection.objects.link(copy)


def loaded_pallet(layers):
    """One mesh: Blender's operators slow down with the number of objects in the scene."""
    root = group("load")
    cartons(root, (0, 0, pallet(root, (0, 0, 0))), layers)
    bpy.ops.object.select_all(action="DESELECT")
    for part in root.children:
        part.parent = None
        part.select_set(True)
        bpy.context.view_layer.objects.active = part
    bpy.ops.object.convert(target="MESH")
    bpy.ops.object.join()
    bpy.ops.object.transform_apply(location=True, rotation=True, scale=True)
    made = bpy.context.object
    made.location = (0, 0, -50)
    return made


def rack(x, y, loads, bays=5, levels=3):
    for bay in range(bays + 1):
        for side in (-0.5, 0.5):
            box((0.09, 0.08, 0.25 + levels * 1.35), (x + bay * 2.8, y + side, (0.25 + levels * 1.35) / 2), graphite(), 0)
    for level in range(levels):
        high = 0.18 + level * 1.35
        for side in (-0.5, 0.5):
            box((bays * 2.8, 0.05, 0.12), (x + bays * 1.4, y + side, high - 0.06), signal(), 0)
        for bay in range(bays):
            for place in (0.75, 2.05):
                if random.random() < 0.86:
                    instance(random.choice(loads), (x + bay * 2.8 + place, y, high), random.choice((0, 180)))


random.seed(7)
clear()
scene = render_settings(int(width), int(width) * 9 // 16, int(samples), (0.85, 0.9, 1.0), 0.35)
floor = material("floor", (0.46, 0.47, 0.47), 0.24)
box((80, 60, 0.02), (10, 0, -0.01), floor, 0)
wall = material("wall", (0.72, 0.73, 0.74), 0.8)
box((0.2, 60, 12), (34, 0, 6), wall, 0)
box((80, 0.2, 12), (10, 15, 6), wall, 0)
box((80, 0.2, 12), (10, -15, 6), wall, 0)
ceiling = material("ceiling", (0.6, 0.61, 0.62), 0.9)
box((80, 60, 0.1), (10, 0, 9), ceiling, 0)
for girder in range(-2, 9):
    box((0.18, 30, 0.5), (girder * 4.2, 0, 8.6), steel(), 0)
loads = [loaded_pallet(2), loaded_pallet(3), loaded_pallet(4)]
for row in (-7.4, -6.1, -2.9, 2.9, 6.1, 7.4):
    rack(2, row, loads)
line = material("floor marking", (0.85, 0.6, 0.06), 0.5)
for side in (-1.75, 1.75):
    box((44, 0.09, 0.004), (8, side, 0.002), line, 0)
walkway = material("walkway", (0.25, 0.42, 0.34), 0.6)
box((44, 1.1, 0.003), (8, -4.4, 0.001), walkway, 0)
box((2.2, 24, 0.003), (-1.2, 0, 0.0015), material("crossing", (0.5, 0.51, 0.52), 0.3), 0)
# One wide lamp instead of rows of them: soft, and it converges in a fraction of the samples.
area_light((8, 0, 8.3), (44, 18), 4600)
area_light((-9, -5, 6), (6, 4), 160, (0, -55, 20), (1, 0.95, 0.88))


def drive(root, start, end, begin=1, finish=FRAMES):
    for frame, place in ((begin, start), (finish, end)):
        root.location = place
        root.keyframe_insert("location", frame=frame)
    for curve in root.animation_data.action.fcurves:
        for key in curve.keyframe_points:
            key.interpolation = "LINEAR"


# 1.5 m/s and 0.6 m/s over eight seconds, as the specification has them.
drive(lifter(turn=180, loaded=True), (11.5, -0.75, 0), (1.5, -0.75, 0))
drive(lifter(turn=0), (-1.2, 0.85, 0), (10.8, 0.85, 0))
drive(fork(turn=90, loaded=True), (-1.4, 9, 0), (-1.4, -3, 0))
drive(tugger(turn=0, trailers=2), (12, -4.4, 0), (16.8, -4.4, 0))
# Where each view looks from, at its start and at its end, at what, and through which lens.
VIEWS = {
    "aisle": ((-4.3, -1.7, 1.25), (-3.7, -1.2, 1.35), (3.6, -0.1, 0.8), 34),
    "crossing": ((-5.6, -6.6, 1.5), (-5.6, -6.6, 1.5), (-0.2, -1.4, 0.75), 36),
}
start, end, target, lens = VIEWS[view]
eye, aim = camera(start, target, lens)
for frame, place in ((1, start), (FRAMES, end)):
    eye.location = place
    eye.keyframe_insert("location", frame=frame)
scene.render.image_settings.file_format = "PNG"
for frame in range(int(first), int(last) + 1, int(step)):
    file = os.path.join(folder, f"{frame:04d}.png")
    # Resumable: a frame that is there is not rendered again.
    if os.path.exists(file):
        continue
    scene.frame_set(frame)
    scene.render.filepath = file
    bpy.ops.render.render(write_still=True)
    print("rendered frame", frame, flush=True)
