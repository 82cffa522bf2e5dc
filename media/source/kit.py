"""Materials, and the builder that robots and warehouse are modelled with. Lengths in metres, angles in degrees, z up."""
import math
import bmesh
import bpy
from mathutils import Matrix, Vector

# The accent of the site's tokens (#c2410c), as linear light.
SIGNAL = (0.54, 0.053, 0.004)


def material(name, colour, roughness=0.5, metallic=0.0, emission=0.0, wear=0.0):
    """`wear` varies the brightness a little over the surface, as nothing in a plant is evenly clean."""
    found = bpy.data.materials.get(name)
    if found:
        return found
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    surface = nodes["Principled BSDF"]
    surface.inputs["Base Color"].default_value = (*colour, 1)
    surface.inputs["Roughness"].default_value = roughness
    surface.inputs["Metallic"].default_value = metallic
    if emission:
        surface.inputs["Emission"].default_value = (*colour, 1)
        surface.inputs["Emission Strength"].default_value = emission
        # Seen, but not aimed at by light rays: hundreds of small lamps would only add noise.
        made.cycles.sample_as_light = False
    if wear:
        place, noise, ramp = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeTexNoise"), nodes.new("ShaderNodeMapRange")
        noise.inputs["Scale"].default_value = 0.55
        noise.inputs["Detail"].default_value = 6
        ramp.inputs["To Min"].default_value = 1 - wear
        ramp.inputs["To Max"].default_value = 1 + wear
        tint = nodes.new("ShaderNodeVectorMath")
        tint.operation = "SCALE"
        tint.inputs[0].default_value = colour
        links.new(place.outputs["Object"], noise.inputs["Vector"])
        links.new(noise.outputs["Fac"], ramp.inputs["Value"])
        links.new(ramp.outputs["Result"], tint.inputs["Scale"])
        links.new(tint.outputs["Vector"], surface.inputs["Base Color"])
    return made


def graphite(): return material("graphite", (0.028, 0.030, 0.034), 0.45)
def dark(): return material("dark plastic", (0.010, 0.010, 0.011), 0.6)
def white(): return material("warm white", (0.72, 0.70, 0.66), 0.36)
def signal(): return material("signal orange", SIGNAL, 0.42)
def rubber(): return material("rubber", (0.014, 0.014, 0.015), 0.85)
def steel(): return material("steel", (0.48, 0.49, 0.51), 0.33, 0.9)
def galvanised(): return material("galvanised", (0.36, 0.37, 0.38), 0.5, 0.7)
def light(): return material("light strip", (1.0, 0.27, 0.03), emission=3.2)
def lamp(): return material("lamp", (1.0, 0.97, 0.9), emission=9)
def green(): return material("green lamp", (0.06, 0.8, 0.2), emission=3)
def screen(): return material("screen", (0.012, 0.026, 0.036), 0.2, emission=1.5)
def glass(): return material("dark glass", (0.006, 0.007, 0.010), 0.05)
def stop(): return material("emergency stop", (0.60, 0.006, 0.006), 0.3)
def yellow(): return material("safety yellow", (0.78, 0.44, 0.012), 0.45)
def wood(): return material("pallet wood", (0.40, 0.23, 0.105), 0.8, wear=0.3)
def tape(): return material("carton tape", (0.42, 0.25, 0.11), 0.35)
def label(): return material("label", (0.78, 0.78, 0.76), 0.6)
def tote(): return material("blue tote", (0.025, 0.10, 0.22), 0.45)
def carton(tone=0): return material(f"carton {tone % 3}", ((0.46, 0.285, 0.145), (0.53, 0.345, 0.185), (0.38, 0.225, 0.11))[tone % 3], 0.85)


def rounded_rectangle(length, width, radius, steps=6):
    """Corners of a plan outline, counter-clockwise."""
    points = []
    for corner, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for step in range(steps + 1):
            angle = math.radians(90 * corner + 90 * step / steps)
            points.append((sx * (length / 2 - radius) + radius * math.cos(angle), sy * (width / 2 - radius) + radius * math.sin(angle)))
    return points


class Model:
    """Collects parts of many materials into one mesh, because Blender slows down with the number of objects."""

    def __init__(self, name):
        self.name = name
        self.whole = bmesh.new()
        self.materials = []

    def _keep(self, part, of, bevel, segments, turn, at):
        if bevel:
            edges = [edge for edge in part.edges if len(edge.link_faces) == 2 and edge.calc_face_angle() > math.radians(25)]
            bmesh.ops.bevel(part, geom=edges, offset=bevel, offset_type="OFFSET", segments=segments, profile=0.5, affect="EDGES", clamp_overlap=True)
        if of not in self.materials:
            self.materials.append(of)
        for face in part.faces:
            face.material_index = self.materials.index(of)
            face.smooth = True
        x, y, z = (math.radians(angle) for angle in turn)
        part.transform(Matrix.Translation(at) @ Matrix.Rotation(z, 4, "Z") @ Matrix.Rotation(y, 4, "Y") @ Matrix.Rotation(x, 4, "X"))
        plain = bpy.data.meshes.new("part")
        part.to_mesh(plain)
        part.free()
        self.whole.from_mesh(plain)
        bpy.data.meshes.remove(plain)

    def box(self, size, at, of, bevel=0.01, turn=(0, 0, 0), segments=2):
        part = bmesh.new()
        bmesh.ops.create_cube(part, size=1, matrix=Matrix.Diagonal((*size, 1)))
        self._keep(part, of, min(bevel, min(size) * 0.45), segments, turn, at)

    def cylinder(self, radius, depth, at, of, axis="z", bevel=0.004, top=None, sides=28):
        part = bmesh.new()
        bmesh.ops.create_cone(part, cap_ends=True, segments=sides, radius1=radius, radius2=radius if top is None else top, depth=depth)
        turn = {"x": (0, 90, 0), "y": (90, 0, 0), "z": (0, 0, 0)}[axis]
        self._keep(part, of, min(bevel, radius * 0.4, depth * 0.4), 2, turn, at)

    def prism(self, outline, depth, at, of, bevel=0.01, axis="y", turn=(0, 0, 0), segments=3):
        """Extrudes an outline, centred on `at`: points are (x, z) for axis y, and (x, y) for axis z."""
        part = bmesh.new()
        low, high = ((x, -depth / 2, z) if axis == "y" else (x, z, -depth / 2) for x, z in outline), []
        face = part.faces.new([part.verts.new(point) for point in low])
        made = bmesh.ops.extrude_face_region(part, geom=[face])
        high = [item for item in made["geom"] if isinstance(item, bmesh.types.BMVert)]
        bmesh.ops.translate(part, verts=high, vec=(0, depth, 0) if axis == "y" else (0, 0, depth))
        bmesh.ops.recalc_face_normals(part, faces=part.faces)
        self._keep(part, of, bevel, segments, turn, at)

    def slab(self, length, width, height, radius, at, of, bevel=0.01, segments=3):
        """A plate with rounded corners."""
        self.prism(rounded_rectangle(length, width, radius), height, at, of, min(bevel, height * 0.45), "z", segments=segments)

    def rod(self, start, end, radius, of, sides=14):
        start, end = Vector(start), Vector(end)
        part = bmesh.new()
        bmesh.ops.create_cone(part, cap_ends=True, segments=sides, radius1=radius, radius2=radius, depth=(end - start).length)
        part.transform(Matrix.Translation((start + end) / 2) @ (end - start).to_track_quat("Z", "Y").to_matrix().to_4x4())
        self._keep(part, of, 0, 0, (0, 0, 0), (0, 0, 0))

    def mark(self, size, at, facing):
        """The company's mark, as in logo.svg, in relief; `facing` is the direction it looks in, in degrees (0 is +x)."""
        # The mark's own plane is x to the right, z up, seen from -y; units of the 32 wide view box.
        scale = size / 32
        outer, inner = [], []
        for step in range(25):
            angle = math.radians(33.2 + (360 - 66.4) * step / 24)
            outer.append((16 * math.cos(angle) * scale, 16 * math.sin(angle) * scale))
            inner.append((11 * math.cos(angle) * scale, 11 * math.sin(angle) * scale))
        turn = (0, 0, facing + 90)
        for step in range(24):
            self.prism([outer[step], outer[step + 1], inner[step + 1], inner[step]], 0.006, at, graphite(), 0, turn=turn)
        self.prism([(-1.5 * scale, 6.5 * scale), (9 * scale, 0), (-1.5 * scale, -6.5 * scale)], 0.006, at, signal(), 0, turn=turn)

    def text(self, words, height, at, of, turn=(90, 0, 90)):
        """Lettering that stands upright and is read from +x; `height` is that of a capital."""
        curve = bpy.data.curves.new("text", "FONT")
        curve.body = words
        curve.size = height / 0.7
        curve.align_x, curve.align_y = "CENTER", "CENTER"
        curve.extrude = 0.002
        holder = bpy.data.objects.new("text", curve)
        part = bmesh.new()
        part.from_mesh(holder.to_mesh())
        bpy.data.objects.remove(holder)
        self._keep(part, of, 0, 0, turn, at)

    def build(self):
        """The mesh, with normals weighted by face area so that large faces look flat and their edges round."""
        mesh = bpy.data.meshes.new(self.name)
        self.whole.to_mesh(mesh)
        self.whole.free()
        for of in self.materials:
            mesh.materials.append(of)
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(50)
        holder = bpy.data.objects.new(self.name, mesh)
        bpy.context.scene.collection.objects.link(holder)
        weigh = holder.modifiers.new("normals", "WEIGHTED_NORMAL")
        weigh.keep_sharp = True
        finished = bpy.data.meshes.new_from_object(holder.evaluated_get(bpy.context.evaluated_depsgraph_get()))
        bpy.data.objects.remove(holder)
        finished.name = self.name
        return finished


def place(mesh, at=(0, 0, 0), turn=0, parent=None):
    """An object of a mesh; any number of them share it."""
    made = bpy.data.objects.new(mesh.name, mesh)
    bpy.context.scene.collection.objects.link(made)
    made.location = at
    made.rotation_euler = (0, 0, math.radians(turn))
    made.parent = parent
    return made


def area_light(at, size, power, target=None, colour=(1, 1, 1)):
    """Looks down, or at `target`."""
    data = bpy.data.lights.new("area", "AREA")
    data.shape = "RECTANGLE"
    data.size, data.size_y = size
    data.energy = power
    data.color = colour
    made = bpy.data.objects.new("area", data)
    bpy.context.scene.collection.objects.link(made)
    made.location = at
    if target:
        made.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
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


def start_scene(world_colour, world_strength, exposure=0.0):
    """An empty scene with the light, the film response and the ray limits that all pictures share."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.use_denoising = False
    scene.cycles.max_bounces = 4
    scene.cycles.diffuse_bounces = 2
    scene.cycles.glossy_bounces = 2
    # After the first bounce light is taken as even: half the time and a fraction of the noise.
    scene.cycles.use_fast_gi = True
    scene.cycles.fast_gi_method = "REPLACE"
    scene.cycles.ao_bounces_render = 1
    scene.cycles.caustics_reflective = False
    scene.cycles.caustics_refractive = False
    scene.cycles.sample_clamp_indirect = 2
    scene.cycles.sample_clamp_direct = 12
    scene.cycles.use_adaptive_sampling = False
    scene.render.use_persistent_data = True
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "High Contrast"
    scene.view_settings.exposure = exposure
    world = bpy.data.worlds.new("world")
    scene.world = world
    world.light_settings.distance = 6
    world.light_settings.ao_factor = 0.9
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs[0].default_value = (*world_colour, 1)
    world.node_tree.nodes["Background"].inputs[1].default_value = world_strength
    return scene
