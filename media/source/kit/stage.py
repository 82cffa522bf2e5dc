"""What a scene is set up with: objects in their places, light, camera, and the film response."""
import math
import bpy
from mathutils import Vector


def place(mesh, at=(0, 0, 0), turn=0, parent=None):
    """An object of a mesh; any number of them share it."""
    made = bpy.data.objects.new(mesh.name, mesh)
    bpy.context.scene.collection.objects.link(made)
    made.location = at
    made.rotation_euler = (0, 0, math.radians(turn))
    made.parent = parent
    return made


def area_light(at, size, power, target=None, colour=(1, 1, 1), spread=180):
    """Looks down, or at `target`; `power` in watts, `spread` in degrees is the width of its beam."""
    data = bpy.data.lights.new("area", "AREA")
    data.shape = "RECTANGLE"
    data.size, data.size_y = size
    data.energy = power
    data.color = colour
    data.spread = math.radians(spread)
    made = bpy.data.objects.new("area", data)
    bpy.context.scene.collection.objects.link(made)
    made.location = at
    if target:
        made.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    return made


def sun(direction, power, colour=(1, 0.93, 0.84), width=1.5):
    """Sunlight that travels along `direction`; `width` in degrees softens its shadows."""
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.color, data.angle = power, colour, math.radians(width)
    made = bpy.data.objects.new("sun", data)
    bpy.context.scene.collection.objects.link(made)
    made.rotation_euler = Vector(direction).to_track_quat("-Z", "Y").to_euler()
    return made


def camera(at, target, lens=50):
    """Returns the camera and what it looks at; both can be moved."""
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    made = bpy.data.objects.new("camera", data)
    aim = bpy.data.objects.new("aim", None)
    for thing, where in ((made, at), (aim, target)):
        bpy.context.scene.collection.objects.link(thing)
        thing.location = where
    track = made.constraints.new("TRACK_TO")
    track.target = aim
    track.track_axis = "TRACK_NEGATIVE_Z"
    track.up_axis = "UP_Y"
    bpy.context.scene.camera = made
    return made, aim


def move(thing, keys):
    """Moves at even speed between keys of (frame, (x, y, z)) or (frame, (x, y, z), turn in degrees)."""
    for frame, where, *turn in keys:
        thing.location = where
        thing.keyframe_insert("location", frame=frame)
        if turn:
            thing.rotation_euler.z = math.radians(turn[0])
            thing.keyframe_insert("rotation_euler", frame=frame)
    for curve in thing.animation_data.action.fcurves:
        for key in curve.keyframe_points:
            key.interpolation = "LINEAR"


def start_scene(world_colour, world_strength, exposure=0.0, look="Medium High Contrast"):
    """An empty scene with the film response that all pictures share."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = look
    scene.view_settings.exposure = exposure
    world = bpy.data.worlds.new("world")
    scene.world = world
    world.light_settings.distance = 6
    world.light_settings.ao_factor = 0.9
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs[0].default_value = (*world_colour, 1)
    world.node_tree.nodes["Background"].inputs[1].default_value = world_strength
    return scene
