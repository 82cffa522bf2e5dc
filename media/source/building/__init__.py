"""One building for all pictures; `building.plan` says where things are."""
import glob
import hashlib
import os
import tempfile
import bpy
from building.cells import build_cells
from building.charging import build_charging
from building.docks import build_docks
from building.line import build_line
from building.office import build_office
from building.racks import build_racks
from building.shell import build_shell


def _kept(roof):
    """Where the built hall is kept: its name changes with the files it is built from."""
    source = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    digest = hashlib.sha256()
    for room in ("kit", "loads", "building"):
        for path in sorted(glob.glob(os.path.join(source, room, "*.py"))):
            with open(path, "rb") as file:
                digest.update(file.read())
    folder = os.environ.get("RENDER_CACHE", tempfile.gettempdir())
    return os.path.join(folder, f"hall-{'roof' if roof else 'open'}-{digest.hexdigest()[:12]}.blend")


def build_hall(roof=True):
    """Everything that stands, lies and shines in it, without robots and people. Built once and kept: it takes a minute."""
    path = _kept(roof)
    if os.path.exists(path):
        with bpy.data.libraries.load(path, link=False) as (kept, here):
            here.objects = kept.objects
        for thing in here.objects:
            bpy.context.scene.collection.objects.link(thing)
        return
    before = set(bpy.data.objects)
    build_shell(roof)
    build_racks()
    build_docks()
    build_line()
    build_cells()
    build_charging()
    build_office()
    bpy.data.libraries.write(path + ".part", set(bpy.data.objects) - before, compress=True)
    os.replace(path + ".part", path)
