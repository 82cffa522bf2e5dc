"""The builder that everything is modelled with. Lengths in metres, angles in degrees, z up."""
import math
import bmesh
import bpy
from mathutils import Matrix, Vector
from kit.materials import graphite, signal

AXES = {"x": (0, 90, 0), "y": (90, 0, 0), "z": (0, 0, 0)}


def rounded_rectangle(length, width, radius, steps=6):
    """Corners of a plan outline, counter-clockwise."""
    radius = max(0.001, min(radius, length / 2 - 0.001, width / 2 - 0.001))
    points = []
    for corner, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for step in range(steps + 1):
            angle = math.radians(90 * corner + 90 * step / steps)
            points.append((sx * (length / 2 - radius) + radius * math.cos(angle), sy * (width / 2 - radius) + radius * math.sin(angle)))
    return points


def fillet(points, radius, steps=5):
    """A path whose corners are arcs: each bend begins `radius` before the corner and ends as far behind it."""
    points = [Vector(point) for point in points]
    path = [points[0]]
    for before, corner, after in zip(points, points[1:], points[2:]):
        start = corner + (before - corner).normalized() * min(radius, (before - corner).length / 2)
        end = corner + (after - corner).normalized() * min(radius, (after - corner).length / 2)
        for step in range(steps + 1):
            t = step / steps
            path.append(start * (1 - t) ** 2 + corner * 2 * t * (1 - t) + end * t * t)
    return [*path, points[-1]]


class Model:
    """Collects parts of many materials into one mesh, because Blender slows down with the number of objects."""

    def __init__(self, name):
        self.name = name
        self.whole = bmesh.new()
        self.materials = []

    def _add(self, part, of):
        if of not in self.materials:
            self.materials.append(of)
        for face in part.faces:
            face.material_index = self.materials.index(of)
            face.smooth = True
        mesh = bpy.data.meshes.new("part")
        part.to_mesh(mesh)
        part.free()
        self.whole.from_mesh(mesh)
        bpy.data.meshes.remove(mesh)

    def _keep(self, part, of, bevel=0.0, segments=2, turn=(0, 0, 0), at=(0, 0, 0), gaps=(), pinch=None):
        """`gaps`: ("x", where, width) cuts a panel gap across that axis. `pinch`: (z, z, factor) narrows towards the second z."""
        _bevel(part, bevel, segments, 25)
        if pinch:
            low, high, factor = pinch
            for vertex in part.verts:
                share = max(0, min(1, (vertex.co.z - low) / (high - low)))
                vertex.co.y *= 1 + (factor - 1) * share
        pieces = [part]
        for axis, where, width in gaps:
            pieces = [half for piece in pieces for half in _split(piece, "xyz".index(axis), where, width)]
        x, y, z = (math.radians(angle) for angle in turn)
        place = Matrix.Translation(at) @ Matrix.Rotation(z, 4, "Z") @ Matrix.Rotation(y, 4, "Y") @ Matrix.Rotation(x, 4, "X")
        for piece in pieces:
            if gaps:
                _bevel(piece, 0.003, 2, 50)
            piece.transform(place)
            self._add(piece, of)

    def box(self, size, at, of, bevel=0.01, turn=(0, 0, 0), segments=2, gaps=()):
        part = bmesh.new()
        bmesh.ops.create_cube(part, size=1, matrix=Matrix.Diagonal((*size, 1)))
        self._keep(part, of, min(bevel, min(size) * 0.45), segments, turn, at, gaps)

    def cylinder(self, radius, depth, at, of, axis="z", bevel=0.004, top=None, sides=32):
        part = bmesh.new()
        bmesh.ops.create_cone(part, cap_ends=True, segments=sides, radius1=radius, radius2=radius if top is None else top, depth=depth)
        self._keep(part, of, min(bevel, radius * 0.4, depth * 0.4), 2, AXES[axis], at)

    def lathe(self, profile, at, of, axis="z", sides=40, turn=None):
        """Turns a profile of (radius, height) points about an axis; ends with radius 0 are closed."""
        part = bmesh.new()
        rings = []
        for radius, height in profile:
            if radius < 1e-5:
                rings.append([part.verts.new((0, 0, height))])
            else:
                angles = (2 * math.pi * side / sides for side in range(sides))
                rings.append([part.verts.new((radius * math.cos(a), radius * math.sin(a), height)) for a in angles])
        for low, high in zip(rings, rings[1:]):
            for side in range(sides):
                after = (side + 1) % sides
                corners = [low[side % len(low)], low[after % len(low)], high[after % len(high)], high[side % len(high)]]
                corners = list(dict.fromkeys(corners))
                if len(corners) > 2:
                    part.faces.new(corners)
        bmesh.ops.recalc_face_normals(part, faces=part.faces)
        self._keep(part, of, 0, 0, turn or AXES[axis], at)

    def prism(self, outline, depth, at, of, bevel=0.01, axis="y", turn=(0, 0, 0), segments=3, gaps=(), pinch=None):
        """Extrudes an outline, centred on `at`: points are (x, z) for axis y, and (x, y) for axis z."""
        part = bmesh.new()
        low = [(x, -depth / 2, z) if axis == "y" else (x, z, -depth / 2) for x, z in outline]
        face = part.faces.new([part.verts.new(point) for point in low])
        made = bmesh.ops.extrude_face_region(part, geom=[face])
        high = [item for item in made["geom"] if isinstance(item, bmesh.types.BMVert)]
        bmesh.ops.translate(part, verts=high, vec=(0, depth, 0) if axis == "y" else (0, 0, depth))
        bmesh.ops.recalc_face_normals(part, faces=part.faces)
        self._keep(part, of, bevel, segments, turn, at, gaps, pinch)

    def slab(self, length, width, height, radius, at, of, bevel=0.01, segments=3, gaps=()):
        """A plate with rounded corners."""
        self.prism(rounded_rectangle(length, width, radius), height, at, of, min(bevel, height * 0.45), "z", segments=segments, gaps=gaps)

    def loft(self, sections, at, of, gaps=(), steps=8):
        """A shell through rounded rectangles: each section is (height, length, width, corner radius, shift along x)."""
        part = bmesh.new()
        rings = []
        for height, length, width, radius, *shift in sections:
            outline = rounded_rectangle(length, width, radius, steps)
            rings.append([part.verts.new((x + (shift[0] if shift else 0), y, height)) for x, y in outline])
        part.faces.new(list(reversed(rings[0])))
        part.faces.new(rings[-1])
        count = len(rings[0])
        for low, high in zip(rings, rings[1:]):
            for side in range(count):
                after = (side + 1) % count
                part.faces.new((low[side], low[after], high[after], high[side]))
        bmesh.ops.recalc_face_normals(part, faces=part.faces)
        self._keep(part, of, 0, 0, (0, 0, 0), at, gaps)

    def ellipsoid(self, radii, at, of, turn=(0, 0, 0), sides=32):
        part = bmesh.new()
        bmesh.ops.create_uvsphere(part, u_segments=sides, v_segments=sides // 2, radius=1, matrix=Matrix.Diagonal((*radii, 1)))
        self._keep(part, of, 0, 0, turn, at)

    def rod(self, start, end, radius, of, sides=18, top=None):
        start, end = Vector(start), Vector(end)
        part = bmesh.new()
        bmesh.ops.create_cone(
            part, cap_ends=True, segments=sides, radius1=radius, radius2=radius if top is None else top, depth=(end - start).length
        )
        part.transform(Matrix.Translation((start + end) / 2) @ (end - start).to_track_quat("Z", "Y").to_matrix().to_4x4())
        self._keep(part, of)

    def tube(self, points, radius, of, bend=0.06, closed=False):
        """A bent tube or cable through points."""
        path = fillet(points, bend) if bend else [Vector(point) for point in points]
        curve = bpy.data.curves.new("tube", "CURVE")
        curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = "3D", radius, 4, True
        spline = curve.splines.new("POLY")
        spline.points.add(len(path) - 1)
        spline.use_cyclic_u = closed
        for point, where in zip(spline.points, path):
            point.co = (*where, 1)
        self._keep(_mesh_of(curve), of)

    def ribbon(self, points, width, of, z=0.0009):
        """A flat band along a path on the ground: paint, a tyre's mark."""
        path = [Vector((x, y, z)) for x, y in points]
        part, edges = bmesh.new(), []
        for index, point in enumerate(path):
            along = (path[min(index + 1, len(path) - 1)] - path[max(index - 1, 0)]).normalized()
            aside = Vector((-along.y, along.x, 0)) * width / 2
            edges.append((part.verts.new(point + aside), part.verts.new(point - aside)))
        for (a, b), (c, d) in zip(edges, edges[1:]):
            part.faces.new((b, d, c, a))
        self._keep(part, of)

    def mesh(self, mesh, of, turn=(0, 0, 0), at=(0, 0, 0)):
        """Adds a mesh that was made otherwise."""
        part = bmesh.new()
        part.from_mesh(mesh)
        self._keep(part, of, 0, 0, turn, at)

    def stamp(self, mesh, at=(0, 0, 0), turn=(0, 0, 0)):
        """Adds a copy of a mesh that another model has built; see `part`."""
        copy = mesh.copy()
        x, y, z = (math.radians(angle) for angle in turn)
        copy.transform(Matrix.Translation(at) @ Matrix.Rotation(z, 4, "Z") @ Matrix.Rotation(y, 4, "Y") @ Matrix.Rotation(x, 4, "X"))
        for of in mesh.materials:
            if of not in self.materials:
                self.materials.append(of)
        indices = [self.materials.index(mesh.materials[polygon.material_index]) for polygon in mesh.polygons]
        copy.polygons.foreach_set("material_index", indices)
        self.whole.from_mesh(copy)
        bpy.data.meshes.remove(copy)

    def mark(self, size, at, facing, ring=None):
        """The company's mark, as in logo.svg, in relief; `facing` is the direction it looks in, in degrees (0 is +x)."""
        # The mark's own plane is x to the right, z up, seen from -y; units of the 32 wide view box.
        scale = size / 32
        angles = [math.radians(33.2 + (360 - 66.4) * step / 36) for step in range(37)]
        outline = [(16 * math.cos(angle) * scale, 16 * math.sin(angle) * scale) for angle in angles]
        outline += [(11 * math.cos(angle) * scale, 11 * math.sin(angle) * scale) for angle in reversed(angles)]
        turn = (0, 0, facing + 90)
        self.prism(outline, 0.005, at, ring or graphite(), 0, turn=turn)
        self.prism([(-1.5 * scale, 6.5 * scale), (9 * scale, 0), (-1.5 * scale, -6.5 * scale)], 0.005, at, signal(), 0, turn=turn)

    def text(self, lettering, height, at, of, facing=0, align="CENTER", depth=0.0012, lying=False):
        """Lettering that stands upright and looks towards `facing`, or lies and is read from there; `height` is a capital's."""
        curve = bpy.data.curves.new("text", "FONT")
        curve.body = lettering
        curve.size = height / 0.7
        curve.align_x, curve.align_y = align, "CENTER"
        curve.extrude = depth
        self._keep(_mesh_of(curve), of, 0, 0, (0 if lying else 90, 0, facing + 90), at)

    def build(self):
        """The mesh, with normals weighted by face area so that large faces look flat and their edges round."""
        mesh = bpy.data.meshes.new(self.name)
        self.whole.to_mesh(mesh)
        self.whole.free()
        for of in self.materials:
            mesh.materials.append(of)
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(42)
        holder = bpy.data.objects.new(self.name, mesh)
        bpy.context.scene.collection.objects.link(holder)
        weigh = holder.modifiers.new("normals", "WEIGHTED_NORMAL")
        weigh.keep_sharp = True
        finished = bpy.data.meshes.new_from_object(holder.evaluated_get(bpy.context.evaluated_depsgraph_get()))
        bpy.data.objects.remove(holder)
        finished.name = self.name
        return finished


def part(name, build):
    """The mesh of that name, built at its first use by a function that adds to a model: for what there are many of."""
    found = bpy.data.meshes.get(name)
    if found:
        return found
    model = Model(name)
    build(model)
    return model.build()


def _bevel(part, width, segments, least_angle):
    if width:
        edges = [edge for edge in part.edges if len(edge.link_faces) == 2 and edge.calc_face_angle() > math.radians(least_angle)]
        bmesh.ops.bevel(
            part, geom=edges, offset=width, offset_type="OFFSET", segments=segments, profile=0.5, affect="EDGES", clamp_overlap=True
        )


def _split(part, axis, where, width):
    """The two closed halves beside a gap; one, if the gap misses the part."""
    halves = []
    for side in (-1, 1):
        half = part.copy()
        normal, point = [0, 0, 0], [0, 0, 0]
        normal[axis], point[axis] = -side, where + side * width / 2
        everything = [*half.verts, *half.edges, *half.faces]
        cut = bmesh.ops.bisect_plane(half, geom=everything, plane_co=point, plane_no=normal, clear_outer=True)
        edges = [item for item in cut["geom_cut"] if isinstance(item, bmesh.types.BMEdge)]
        bmesh.ops.holes_fill(half, edges=edges)
        if half.faces:
            halves.append(half)
        else:
            half.free()
    part.free()
    return halves


def _mesh_of(curve):
    holder = bpy.data.objects.new("curve", curve)
    part = bmesh.new()
    part.from_mesh(holder.to_mesh())
    bpy.data.objects.remove(holder)
    return part
