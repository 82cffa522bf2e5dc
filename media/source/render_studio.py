"""Studio stills: blender -b -P render_studio.py -- <output folder> <width> <samples> [name]"""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
from kit import area_light, box, camera, clear, material, render_settings
from robots import BUILDERS

folder, width, samples, *names = sys.argv[sys.argv.index("--") + 1:]
# Distance and height that show each robot whole, with air around it.
VIEWS = {
    "robot-lifter": ((2.35, -2.5, 1.35), (0, 0, 0.16)),
    "robot-single-conveyor": ((2.55, -2.7, 1.65), (0, 0, 0.42)),
    "robot-dual-conveyor": ((2.55, -2.7, 1.75), (0, 0, 0.42)),
    "robot-fork": ((3.3, -3.6, 1.95), (-0.05, 0, 0.78)),
    "robot-agv-tugger": ((3.9, -4.1, 2.0), (-0.25, 0, 0.45)),
    "robot-counter-balance": ((4.0, -4.3, 2.3), (-0.05, 0, 0.95)),
}
for name in names or BUILDERS:
    clear()
    scene = render_settings(int(width), int(width) * 3 // 4, int(samples), (0.96, 0.95, 0.93), 0.75)
    ground = material("studio ground", (0.82, 0.81, 0.79), 0.55)
    box((60, 60, 0.02), (0, 0, -0.01), ground, 0)
    BUILDERS[name]()
    area_light((1.5, -3.5, 4.5), (4, 3), 260, (38, 12, 0))
    area_light((-4, 1, 3.2), (3, 3), 130, (0, -55, 0), (1, 0.96, 0.9))
    area_light((3.5, 3.5, 3), (2, 3), 120, (-45, 40, 0))
    at, target = VIEWS[name]
    camera(at, target, 55)
    scene.render.filepath = os.path.join(folder, name + ".png")
    bpy.ops.render.render(write_still=True)
    print("rendered", name, flush=True)
