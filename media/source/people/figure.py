"""People: stylised figures with clothes in soft folds and few features, in the postures of `people.poses`."""
import math
from dataclasses import dataclass, field
import bmesh
import bpy
from mathutils import Matrix, Vector
from kit.materials import dark, graphite, material, screen, signal, white
from kit.model import Model

# Lengths of a person of 1.78 m.
HIP, THIGH, SHIN, HIP_WIDTH = 0.94, 0.44, 0.42, 0.095
SHOULDER, SHOULDER_WIDTH, UPPER_ARM, FOREARM, NECK = 1.45, 0.185, 0.29, 0.25, 1.53

SKINS = ((0.62, 0.36, 0.24), (0.30, 0.15, 0.085), (0.74, 0.47, 0.33), (0.14, 0.07, 0.042))


@dataclass
class Limb:
    """Angles in degrees: `swing` forward from hanging down, `spread` outwards, `bend` of elbow or knee, `turn` inwards of what follows."""

    swing: float = 0
    spread: float = 0
    bend: float = 0
    turn: float = 0


@dataclass
class Pose:
    """`hip` is how high the hips are carried; both lists are (right, left). Leaning and looking are in degrees.

    `tablet` puts one between the hands, which the posture holds before the chest.
    """

    legs: tuple = field(default_factory=lambda: (Limb(spread=3), Limb(spread=3)))
    arms: tuple = field(default_factory=lambda: (Limb(4, 9, 12), Limb(4, 9, 12)))
    lean: float = 0
    look: float = 0
    nod: float = 6
    hip: float = HIP
    tablet: bool = False


@dataclass
class Clothes:
    """What a person wears; tones choose among the colours of each."""

    vest: bool = True
    helmet: bool = True
    skin: int = 0
    jacket: tuple = (0.030, 0.045, 0.075)
    trousers: tuple = (0.022, 0.024, 0.030)
    hair: tuple = (0.030, 0.018, 0.010)
    long_hair: bool = False
    gloves: bool = True


def _cloth(name, colour, roughness=0.88):
    return material(f"{name} {colour}", colour, roughness, wear=0.10, grain=0.25, grain_scale=260)


def _hi_vis():
    return material("hi-vis", (0.92, 0.23, 0.008), 0.7, wear=0.06, grain=0.2, grain_scale=260)


def _reflective():
    return material("reflective tape", (0.72, 0.74, 0.76), 0.28, 0.35)


def _toward(swing, spread, side):
    a, b = math.radians(swing), math.radians(spread)
    return Vector((math.sin(a) * math.cos(b), side * math.sin(b), -math.cos(a) * math.cos(b)))


def _soften(parts, voxel=0.014, rounds=8):
    """One soft skin over capsules of (start, end, radius, radius, flatness along x)."""
    whole = bmesh.new()
    for start, end, first, last, *flat in parts:
        start, end = Vector(start), Vector(end)
        along = end - start
        turn = along.to_track_quat("Z", "Y").to_matrix().to_4x4() if along.length > 1e-6 else Matrix.Identity(4)
        piece = bmesh.new()
        if along.length > 1e-6:
            bmesh.ops.create_cone(piece, cap_ends=True, segments=24, radius1=first, radius2=last, depth=along.length)
            piece.transform(Matrix.Translation((start + end) / 2) @ turn)
        for where, radius in ((start, first), (end, last)):
            bmesh.ops.create_uvsphere(piece, u_segments=24, v_segments=14, radius=radius, matrix=Matrix.Translation(where))
        if flat:
            middle = (start + end) / 2
            piece.transform(Matrix.Translation(middle) @ Matrix.Diagonal((flat[0], 1, 1, 1)) @ Matrix.Translation(-middle))
        mesh = bpy.data.meshes.new("piece")
        piece.to_mesh(mesh)
        piece.free()
        whole.from_mesh(mesh)
        bpy.data.meshes.remove(mesh)
    mesh = bpy.data.meshes.new("soft")
    whole.to_mesh(mesh)
    whole.free()
    holder = bpy.data.objects.new("soft", mesh)
    bpy.context.scene.collection.objects.link(holder)
    remesh = holder.modifiers.new("remesh", "REMESH")
    remesh.mode, remesh.voxel_size = "VOXEL", voxel
    smooth = holder.modifiers.new("smooth", "SMOOTH")
    smooth.factor, smooth.iterations = 0.5, rounds
    result = bpy.data.meshes.new_from_object(holder.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(holder)
    return result


def _cut(mesh, planes, grow=0.0):
    """A copy that is cut away beyond planes of (point, normal), and grown outwards."""
    part = bmesh.new()
    part.from_mesh(mesh)
    if grow:
        part.normal_update()
        for vertex in part.verts:
            vertex.co += vertex.normal * grow
    for point, normal in planes:
        bmesh.ops.bisect_plane(part, geom=[*part.verts, *part.edges, *part.faces], plane_co=point, plane_no=normal, clear_outer=True)
    result = bpy.data.meshes.new("cut")
    part.to_mesh(result)
    part.free()
    return result


def _hem(mesh, upright, height):
    """Cuts a jacket level below the hips; what hangs beside them, the arms, stays."""
    part, inverse = bmesh.new(), upright.inverted()
    part.from_mesh(mesh)
    local = {vertex: inverse @ vertex.co for vertex in part.verts}
    low = {vertex for vertex, at in local.items() if abs(at.y) < 0.2 and abs(at.x) < 0.18 and at.z < height + 0.06}
    near = [item for kind in (part.edges, part.faces) for item in kind if all(vertex in low for vertex in item.verts)]
    point, up = upright @ Vector((0, 0, height)), upright.to_3x3() @ Vector((0, 0, 1))
    bmesh.ops.bisect_plane(part, geom=[*low, *near], plane_co=point, plane_no=-up, clear_outer=True)
    result = bpy.data.meshes.new("jacket")
    part.to_mesh(result)
    part.free()
    return result


def _add_tablet(model, palms, eyes):
    """Between two hands, its screen towards the eyes."""
    middle = (palms[0] + palms[1]) / 2 + Vector((0.02, 0, 0.03))
    tilt = 90 - math.degrees(math.atan2(eyes.z - middle.z, middle.x - eyes.x))
    model.box((0.17, 0.25, 0.009), middle, dark(), 0.004, (0, -tilt, 0))
    facing = (eyes - middle).normalized()
    model.box((0.15, 0.225, 0.002), middle + Vector((facing.x, 0, facing.z)) * 0.005, screen(), 0, (0, -tilt, 0))


def figure(pose=None, clothes=None):
    """A person who stands at the origin and faces +x."""
    pose, clothes = pose or Pose(), clothes or Clothes()
    model = Model("person")
    hips = Vector((0, 0, pose.hip))
    upright = Matrix.Translation(hips) @ Matrix.Rotation(math.radians(pose.lean), 4, "Y") @ Matrix.Translation(-Vector((0, 0, HIP)))

    def body(x, y, z):
        """A point of the trunk, as it leans."""
        return upright @ Vector((x, y, z))

    legs, boots, soles = [(body(0, -0.065, HIP + 0.01), body(0, 0.065, HIP + 0.01), 0.118, 0.118, 0.82)], [], []
    for side, limb in zip((-1, 1), pose.legs):
        hip = body(0, side * HIP_WIDTH, HIP - 0.01)
        knee = hip + _toward(limb.swing, limb.spread, side) * THIGH
        ankle = knee + _toward(limb.swing - limb.bend, limb.spread - limb.turn, side) * SHIN
        legs += [(hip, knee, 0.098, 0.068), (knee, ankle - Vector((0, 0, 0.01)), 0.066, 0.056)]
        # The foot points ahead, its heel lifted when the shin leans far forward.
        tip = max(0, -(limb.swing - limb.bend)) * 0.55
        toe = Vector((math.cos(math.radians(tip)), side * 0.16, -math.sin(math.radians(tip)))).normalized()
        heel = ankle + Vector((0, 0, -0.035)) - toe * 0.05
        boots.append((ankle + Vector((0, 0, 0.05)), ankle - Vector((0, 0, 0.02)), 0.05, 0.052))
        boots.append((heel, heel + toe * 0.20, 0.044, 0.042))
        soles.append((heel - Vector((0, 0, 0.03)), heel + toe * 0.205 - Vector((0, 0, 0.03)), 0.04, 0.038))
    model.mesh(_soften(legs), _cloth("trousers", clothes.trousers))
    model.mesh(_soften(boots, 0.01, 5), material("boots", (0.035, 0.026, 0.018), 0.6))
    model.mesh(_soften(soles, 0.012, 3), dark())

    trunk = [
        (body(0, -0.058, HIP + 0.0), body(0, 0.058, HIP + 0.0), 0.130, 0.130, 0.84),
        (body(0, -0.053, HIP + 0.1), body(0, 0.053, HIP + 0.1), 0.120, 0.120, 0.84),
        (body(0, -0.053, 1.14), body(0, 0.053, 1.14), 0.115, 0.115, 0.84),
        (body(0.008, -0.085, 1.33), body(0.008, 0.085, 1.33), 0.122, 0.122, 0.86),
        (body(-0.005, -0.135, 1.435), body(-0.005, 0.135, 1.435), 0.068, 0.068),
        (body(-0.005, 0, 1.46), body(0.0, 0, 1.52), 0.07, 0.058),
    ]
    sleeves, hands, palms = [], [], []
    for side, limb in zip((-1, 1), pose.arms):
        shoulder = body(0, side * SHOULDER_WIDTH, SHOULDER - 0.01)
        elbow = shoulder + _toward(limb.swing, limb.spread, side) * UPPER_ARM
        reach = _toward(limb.swing + limb.bend, limb.spread - limb.turn, side)
        wrist = elbow + reach * FOREARM
        sleeves += [(shoulder, elbow, 0.064, 0.05), (elbow, wrist, 0.05, 0.038)]
        palm = wrist + reach * 0.075
        palms.append(palm + reach * 0.05)
        inward = Vector((0.35, -side, 0)).normalized()
        hands += [
            (wrist - reach * 0.02, palm, 0.028, 0.034, 0.9),
            (palm, palm + reach * 0.07, 0.03, 0.018, 0.8),
            (palm - reach * 0.02, palm + reach * 0.03 + inward * 0.045, 0.015, 0.012),
        ]
    skin = material(f"skin {clothes.skin}", SKINS[clothes.skin % 4], 0.55)
    model.mesh(_hem(_soften([*trunk, *sleeves]), upright, HIP - 0.075), _cloth("jacket", clothes.jacket))
    model.mesh(_soften(hands, 0.008, 4), graphite() if clothes.gloves else skin)
    if clothes.vest:
        _dress(model, trunk, body)
    if pose.tablet:
        _add_tablet(model, palms, body(0.1, 0, NECK + 0.1))

    head = (
        Matrix.Translation(body(0.015, 0, NECK))
        @ Matrix.Rotation(math.radians(pose.look), 4, "Z")
        @ Matrix.Rotation(math.radians(pose.nod + pose.lean * 0.4), 4, "Y")
    )
    _head(model, head, clothes, skin)
    return model.build()


def _dress(model, trunk, body):
    """The vest: the trunk once more, a finger wider, with bands round it and over the shoulders."""
    wide = [(start, end, first + 0.013, last + 0.013, *flat) for start, end, first, last, *flat in trunk[:5]]
    vest = _soften(wide, 0.012)
    up = (body(0, 0, 1) - body(0, 0, 0)).normalized()
    hem = body(0, 0, 0.93)
    model.mesh(_cut(vest, [(hem, -up)]), _hi_vis())
    for low in (1.01, 1.19):
        model.mesh(_cut(vest, [(body(0, 0, low), -up), (body(0, 0, low + 0.055), up)], 0.003), _reflective())
    for side in (-1, 1):
        inner, outer = body(0, side * 0.075, 1), body(0, side * 0.125, 1)
        model.mesh(
            _cut(vest, [(inner, Vector((0, -side, 0))), (outer, Vector((0, side, 0))), (body(0, 0, 1.24), -up)], 0.003), _reflective()
        )
    # The zip.
    model.tube([body(0.118, 0, 0.96), body(0.107, 0, 1.15), body(0.121, 0, 1.36)], 0.005, dark(), 0.08)


def _head(model, head, clothes, skin):
    def at(x, y, z):
        return head @ Vector((x, y, z))

    face = [
        (at(0, 0, -0.06), at(0.01, 0, 0.04), 0.052, 0.054),
        (at(0.008, 0, 0.125), at(0.006, 0, 0.135), 0.092, 0.092),
        (at(0.035, 0, 0.065), at(0.03, 0, 0.085), 0.056, 0.066),
        (at(0.094, 0, 0.10), at(0.108, 0, 0.083), 0.011, 0.015),
    ]
    for side in (-1, 1):
        model.ellipsoid((0.006, 0.009, 0.010), at(0.086, side * 0.036, 0.118), dark(), sides=12)
        model.rod(at(0.088, side * 0.022, 0.140), at(0.082, side * 0.054, 0.141), 0.0045, material(f"hair {clothes.hair}", clothes.hair, 0.6))
    face += [(at(0, side * 0.088, 0.115), at(0.002, side * 0.09, 0.09), 0.02, 0.014) for side in (-1, 1)]
    model.mesh(_soften(face, 0.007, 5), skin)
    hair = material(f"hair {clothes.hair}", clothes.hair, 0.6)
    cap = [(at(-0.008, 0, 0.14), at(-0.012, 0, 0.15), 0.1, 0.098)]
    if clothes.long_hair:
        cap += [(at(-0.05, 0, 0.12), at(-0.065, 0, 0.0), 0.075, 0.055)]
    front = (head.to_3x3() @ Vector((0.75, 0, -0.65))).normalized()
    model.mesh(_cut(_soften(cap, 0.008, 5), [(at(0.045, 0, 0.135), front)]), hair)
    if clothes.helmet:
        turn = [math.degrees(angle) for angle in head.to_euler()]
        shell = white() if clothes.vest else signal()
        model.lathe(
            [(0.118, 0.0), (0.119, 0.012), (0.116, 0.05), (0.10, 0.092), (0.065, 0.122), (0.03, 0.132), (0, 0.134)],
            at(0, 0, 0.145),
            shell,
            turn=turn,
        )
        model.lathe([(0.10, 0.004), (0.135, -0.004), (0.136, 0.002), (0.118, 0.012)], at(0.008, 0, 0.145), shell, turn=turn)
        model.lathe([(0.11, -0.012), (0.154, -0.026), (0.155, -0.020), (0.118, 0.006)], at(0.022, 0, 0.157), shell, turn=turn)
        model.box((0.15, 0.018, 0.012), at(0, 0, 0.278), shell, 0.005, turn)
