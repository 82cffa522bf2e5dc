"""Renders what is missing: blender -b -P render.py -- <renders folder> <masters folder> [--look] [--list] [--pause-file FILE] [name ...]

A still is `<renders>/<name>.png`, a film the frames `<renders>/<name>/0001.png` and so on. A finished shot is encoded into
the masters folder, which is committed: a shot whose master is there is not rendered again. To render a shot again, delete
its master and its renders. `--look` renders at a quarter of the size with few samples, beside the real ones, and encodes nothing.
While the pause file (or the one that RENDER_PAUSE_FILE names) exists, nothing is rendered; it is looked for before each frame.
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from render.queue import render_all
from scenes import SHOTS

words = sys.argv[sys.argv.index("--") + 1 :]
pause = os.environ.get("RENDER_PAUSE_FILE", "")
if "--pause-file" in words:
    at = words.index("--pause-file")
    pause = words[at + 1]
    del words[at : at + 2]
flags = {word for word in words if word.startswith("--")}
renders, masters, *names = [word for word in words if word not in flags]
unknown = [name for name in names if name not in SHOTS]
if unknown:
    sys.exit(f"{unknown[0]}: there is no shot of that name. The shots are {', '.join(SHOTS)}")
chosen = {name: SHOTS[name] for name in names or SHOTS}
render_all(chosen, renders, masters, pause, look="--look" in flags, only_list="--list" in flags)
