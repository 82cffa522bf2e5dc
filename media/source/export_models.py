"""Writes each robot, with the load of its picture, as binary glTF 2.0: blender -b -P export_models.py -- <folder>"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
from kit import materials
from kit.stage import place
from robots import BUILDERS
from scenes.studio import VIEWS


folder = sys.argv[sys.argv.index("--") + 1]
os.makedirs(folder, exist_ok=True)
materials.plain = True
for name, build in BUILDERS.items():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    simplify = place(build()).modifiers.new("simplify", "DECIMATE")
    simplify.decimate_type, simplify.ratio = "COLLAPSE", 0.42
    # The model takes the picture's place on its page, so nothing of that may vanish. Their labels are too fine to be simplified.
    for load in VIEWS[name][0]:
        place(load())
    path = os.path.join(folder, f"robot-{name}.glb")
    # Blender draws no texture coordinates here, and the viewer needs none.
    bpy.ops.export_scene.gltf(filepath=path, export_format="GLB", export_texcoords=False, export_yup=True, export_apply=True)
    print(f"{path}: {os.path.getsize(path) // 1024} kB", flush=True)
