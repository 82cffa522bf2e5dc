"""Renders shots that are missing: blender -b -P render.py -- <folder> [--preview] [name ...]; without names, all of them.

A still is `<folder>/<name>.png`, a film the frames `<folder>/<name>/0001.png` and so on. What is there is not rendered again.
"""
import os
import sys
import time
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector
from denoise import prepare, render_frame
from scenes import FILMS, PLACES, SHOTS, set_up

folder, *words = sys.argv[sys.argv.index("--") + 1:]
preview = "--preview" in words
names = [word for word in words if word != "--preview"] or [*SHOTS, *FILMS]
begin = time.time()


def paths(name):
    if name in SHOTS:
        return {1: os.path.join(folder, f"{name}.png")}
    return {frame: os.path.join(folder, name, f"{frame:04d}.png") for frame in range(1, FILMS[name].frames + 1)}


missing = {name: {frame: path for frame, path in paths(name).items() if not os.path.exists(path)} for name in names}
left = sum(len(frames) for frames in missing.values())
done = 0
for name, frames in missing.items():
    if not frames:
        continue
    shot = set_up(name)
    scene = bpy.context.scene
    scale, samples = (0.3, 8) if preview else (1, shot.samples)
    passes = prepare(scene, int(shot.width * scale), int(shot.height * scale), samples, shot.denoised)
    for frame, path in frames.items():
        # Several of these may run side by side.
        if os.path.exists(path):
            continue
        os.makedirs(os.path.dirname(path), exist_ok=True)
        scene.frame_set(frame if name in FILMS else shot.still_at)
        render_frame(scene, passes, path, shot.denoised)
        done += 1
        minutes = (time.time() - begin) / 60
        print(f"{name} {frame}: {done} of {left}, {minutes:.0f} min, {minutes / done * (left - done):.0f} min to go", flush=True)
    if name == "warehouse-overview":
        seen = {place: world_to_camera_view(scene, scene.camera, Vector(at)) for place, at in PLACES.items()}
        # As CSS: a page carries no inline styles.
        with open(os.path.join(folder, "warehouse-places.module.css"), "w") as file:
            file.write("/* Written by media/source/render.py with the overview's picture; do not edit. */\n")
            for place, at in seen.items():
                first, *others = place.split("-")
                name = first + "".join(other.capitalize() for other in others)
                file.write(f".{name} {{\n  top: {100 - at.y * 100:.1f}%;\n  left: {at.x * 100:.1f}%;\n}}\n")
