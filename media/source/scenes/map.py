"""The map of the world: its still, and the film that loops."""
import os
import bpy
import math
from kit.materials import material
from kit.model import Model
from kit.stage import place, start_scene
from scenes.shot import Shot

# Where systems run, as latitude and longitude; invented, like the clients.
DEPLOYMENTS = (
    (12.9, 77.6),
    (18.5, 73.9),
    (28.5, 77.2),
    (13.1, 80.2),
    (22.3, 73.2),
    (1.35, 103.8),
    (13.7, 100.5),
    (35.7, 139.7),
    (37.4, 127.0),
    (31.2, 121.5),
    (25.2, 55.3),
    (24.7, 46.7),
    (48.1, 11.6),
    (50.9, 6.9),
    (52.2, 5.3),
    (45.5, 9.2),
    (40.4, -3.7),
    (53.4, -2.2),
    (59.3, 18.1),
    (52.2, 21.0),
    (-26.2, 28.0),
    (30.0, 31.2),
    (-33.9, 151.2),
    (41.9, -87.6),
    (42.3, -83.0),
    (33.7, -84.4),
    (32.8, -96.8),
    (25.7, -100.3),
    (-23.5, -46.6),
    (19.4, -99.1),
)


def _world_map():
    """Land as dots, each deployment as a point whose ring spreads every four seconds; four seconds long, and it loops."""
    scene = start_scene((0, 0, 0), 0)
    scene.view_settings.view_transform = "Standard"
    scene.view_settings.look = "None"

    def plain(name, colour):
        return material(name, colour, emission=1)

    # The colours of the site's tokens (inverse, ink soft, accent), as linear light.
    sea, land, point = plain("sea", (0.0080, 0.0091, 0.0110)), plain("land", (0.060, 0.066, 0.075)), plain("point", (1.0, 0.254, 0.072))
    dots = Model("map")
    dots.box((400, 240, 0.1), (0, 0, -0.1), sea, 0)
    # Natural Earth's land at 1:110 million (public domain), one character for two degrees, from 78 north and 170 west.
    with open(os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "world.txt")) as file:
        for row, line in enumerate(file.read().split()):
            for column, character in enumerate(line):
                if character == "#":
                    dots.cylinder(0.62, 0.02, (column * 2 - 179, 78 - row * 2, 0), land, bevel=0, sides=10)
    fading = bpy.data.materials.new("ring")
    fading.use_nodes = True
    nodes, links = fading.node_tree.nodes, fading.node_tree.links
    shine, info = nodes.new("ShaderNodeEmission"), nodes.new("ShaderNodeObjectInfo")
    links.new(info.outputs["Color"], shine.inputs["Color"])
    links.new(shine.outputs["Emission"], nodes["Material Output"].inputs["Surface"])
    ring = Model("ring")
    for step in range(48):
        a, b = math.radians(step * 7.5), math.radians(step * 7.5 + 7.6)
        ring.prism(
            [
                (math.cos(a), math.sin(a)),
                (math.cos(b), math.sin(b)),
                (0.9 * math.cos(b), 0.9 * math.sin(b)),
                (0.9 * math.cos(a), 0.9 * math.sin(a)),
            ],
            0.02,
            (0, 0, 0),
            fading,
            0,
            "z",
        )
    ring = ring.build()
    for index, (north, east) in enumerate(DEPLOYMENTS):
        x = (east + 170) % 360 - 179
        dots.cylinder(1.15, 0.06, (x, north, 0.03), point, bevel=0, sides=24)
        spread = place(ring, (x, north, 0.015))
        for loop in (-1, 0):
            begin = 1 + loop * 96 + index * 37 % 96
            for frame, size, strength in ((begin, 1.0, 1.0), (begin + 95, 6.5, 0.0)):
                spread.scale = (size, size, 1)
                spread.color = tuple(base + (top - base) * strength for base, top in zip((0.0080, 0.0091, 0.0110), (1.0, 0.254, 0.072))) + (
                    1,
                )
                spread.keyframe_insert("scale", frame=frame)
                spread.keyframe_insert("color", frame=frame)
        for curve in spread.animation_data.action.fcurves:
            for key in curve.keyframe_points:
                key.interpolation = "LINEAR"
    place(dots.build())


SHOTS = {
    "world-map": Shot(_world_map, (0, 11, 362), (0, 11.01, 0), 36, 2560, 1280, 16, denoised=False, still_at=30),
    "film-world-map": Shot(_world_map, (0, 11, 362), (0, 11.01, 0), 36, 1920, 960, 8, frames=96, denoised=False),
}
