"""Renders missing shots: blender -b -P render_shots.py -- <renders folder> <masters folder> [--look] [--list] [--pause-file FILE] [name ...]

A still is written to `<renders>/<name>.png`, a film to the frames `<renders>/<name>/0001.png` and so on. A finished shot is
encoded into the masters folder, which is committed; a shot with a master is not rendered again. To render it again, delete
its master and its renders.

--look        a small, quick still of each shot (a film's middle frame) in `<renders>/looks`; nothing is encoded
--list        lists what is missing and how long it takes
--pause-file  rendering pauses while this file exists; checked before each frame and each slice of a still.
              Default: RENDER_PAUSE_FILE
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from render.queue import render_all
from scenes import SHOTS

arguments = sys.argv[sys.argv.index("--") + 1 :]
pause = os.environ.get("RENDER_PAUSE_FILE", "")
if "--pause-file" in arguments:
    at = arguments.index("--pause-file")
    pause = arguments[at + 1]
    del arguments[at : at + 2]
flags = {argument for argument in arguments if argument.startswith("--")}
renders, masters, *names = [argument for argument in arguments if argument not in flags]
unknown = [name for name in names if name not in SHOTS]
if unknown:
    sys.exit(f"{unknown[0]}: there is no shot of that name. The shots are {', '.join(SHOTS)}")
chosen = {name: SHOTS[name] for name in names or SHOTS}
render_all(chosen, renders, masters, pause, look="--look" in flags, only_list="--list" in flags)
