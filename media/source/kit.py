"""Materials and bevelled primitives that robots and warehouse are made of. Lengths in metres, angles in degrees."""
import math
import bpy

SIGNAL = (0.80, 0.16, 0.02)
GRAPHITE = (0.025, 0.027, 0.032)
WARM_WHITE = (0.80, 0.79, 0.76)


def material(name, colour, roughness=0.5, metallic=0.0, emission=0.0):
    found = bpy.data.materials.get(name)
    if found:
        return found
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    surface = made.node_tree.nodes["Principled BSDF"]
    surface.inputs["Base Color"].default_value = (*colour, 1)
    surface.inputs["Roughness"].default_value = roughness
    surface.inputs["Metallic"].default_value = metallic
    if emission:
        surface.inputs["Emission"].default_value = (*colour, 1)
        surface.inputs["Emission Strength"].default_value = emission
    return made


def graphite(): return material("graphite", GRAPHITE, 0.42)
def white(): return material("warm white", WARM_WHITE, 0.38)
def signal(): return material("signal orange", SIGNAL, 0.4)
def rubber(): return material("rubber", (0.012, 0.012, 0.013), 0.8)
def steel(): return material("steel", (0.42, 0.43, 0.45), 0.32, 0.9)
def light(): return material("light strip", (1.0, 0.55, 0.22), emission=6)
def glass(): return material("lidar window", (0.008, 0.008, 0.012), 0.06)
def stop(): return material("emergency stop", (0.72, 0.01, 0.01), 0.3)
def yellow(): return material("stop collar", (0.85, 0.55, 0.02), 0.4)
def wood(): return material("pallet wood", (0.42, 0.26, 0.13), 0.75)
def carton(tone=0): return material(f"carton {tone}", ((0.48, 0.32, 0.18), (0.55, 0.39, 0.23), (0.40, 0.26, 0.14))[tone % 3], 0.8)


def box(size, at, of, bevel=0.01, turn=0, parent=None, tilt=0):
    bpy.ops.mesh.primitive_cube_add(size=1, location=at, rotation=(0, math.radians(tilt), math.radians(turn)))
    made = bpy.context.object
    made.scale = size
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    if bevel:
        edge = made.modifiers.new("bevel", "BEVEL")
        edge.width = min(bevel, min(size) * 0.45)
        edge.segments = 3
        made.data.use_auto_smooth = True
    made.data.materials.append(of)
    made.parent = parent
    return made


def cylinder(radius, depth, at, of, axis="z", parent=None, bevel=0.004):
    turned = {"x": (0, math.pi / 2, 0), "y": (math.pi / 2, 0, 0), "z": (0, 0, 0)}[axis]
    bpy.ops.mesh.primitive_cylinder_add(radius=radius, depth=depth, location=at, rotation=turned, vertices=40)
    made = bpy.context.object
    made.data.materials.append(of)
    bpy.ops.object.shade_smooth()
    made.data.use_auto_smooth = True
    if bevel:
        edge = made.modifiers.new("bevel", "BEVEL")
        edge.width = min(bevel, radius * 0.3, depth * 0.3)
        edge.segments = 2
        edge.limit_method = "ANGLE"
    made.parent = parent
    return made


def group(name, at=(0, 0, 0), turn=0):
    bpy.ops.object.empty_add(location=(0, 0, 0))
    made = bpy.context.object
    made.name = name
    made.location = at
    made.rotation_euler = (0, 0, math.radians(turn))
    return made


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def area_light(at, size, power, rotation=(0, 0, 0), colour=(1, 1, 1)):
    bpy.ops.object.light_add(type="AREA", location=at, rotation=[math.radians(angle) for angle in rotation])
    lamp = bpy.context.object
    lamp.data.shape = "RECTANGLE"
    lamp.data.size, lamp.data.size_y = size
    lamp.data.energy = power
    lamp.data.color = colour
    return lamp


def camera(at, target, lens=50):
    bpy.ops.object.camera_add(location=at)
    made = bpy.context.object
    made.data.lens = lens
    aim = group("aim", target)
    track = made.constraints.new("TRACK_TO")
    track.target = aim
    track.track_axis = "TRACK_NEGATIVE_Z"
    track.up_axis = "UP_Y"
    bpy.context.scene.camera = made
    return made, aim


def render_settings(width, height, samples, colour=(0.9, 0.92, 0.95), strength=0.6):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.samples = samples
    scene.cycles.use_denoising = False
    scene.cycles.max_bounces = 5
    scene.cycles.diffuse_bounces = 3
    scene.cycles.glossy_bounces = 3
    scene.cycles.caustics_reflective = False
    scene.cycles.caustics_refractive = False
    scene.cycles.sample_clamp_indirect = 3
    scene.cycles.sample_clamp_direct = 8
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.02
    scene.render.use_persistent_data = True
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "Medium High Contrast"
    world = bpy.data.worlds.new("world")
    scene.world = world
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs[0].default_value = (*colour, 1)
    world.node_tree.nodes["Background"].inputs[1].default_value = strength
    return scene
