"""Renders shots one after another, goes on where it stopped, and says how long is left."""
import math
import os
import time
from render.engines import prepare_cycles, prepare_eevee, render_cycles, render_eevee, render_region
from render.masters import encode, master_of

# Seconds for a unit of a shot's cost, until this run has measured its own: two cores with nothing else to do.
USUAL_PACE = 5.0
LOOK_WIDTH, LOOK_SAMPLES = 480, 6
SLICE_SAMPLES = 4


def _frame_paths(folder, name, shot, look):
    if look and shot.frames > 1:
        return {shot.frames // 2: os.path.join(folder, f"{name}.png")}
    if shot.frames == 1:
        return {shot.still_at: os.path.join(folder, f"{name}.png")}
    return {frame: os.path.join(folder, name, f"{frame:04d}.png") for frame in range(1, shot.frames + 1)}


def _duration(seconds):
    minutes = round(seconds / 60)
    return f"{minutes // 60} h {minutes % 60:02} min" if minutes >= 60 else f"{minutes} min"


def _wait_while(pause):
    told = False
    while pause and os.path.exists(pause):
        if not told:
            print(f"paused while {pause} exists", flush=True)
            told = True
        time.sleep(5)


def _prepare(shot, look, pause):
    scene = shot.set_up()
    scale = LOOK_WIDTH / shot.width if look else 1
    scene.render.resolution_x, scene.render.resolution_y = int(shot.width * scale), int(shot.height * scale)
    samples = LOOK_SAMPLES if look else shot.samples
    # A large still takes long: it is rendered in slices, and goes on after the last one that was finished.
    slices = 1 if look or shot.frames > 1 else max(1, round(samples / SLICE_SAMPLES))
    if shot.engine == "eevee":
        prepare_eevee(scene, samples)
        return lambda path: render_eevee(scene, path), scene
    passes = prepare_cycles(scene, math.ceil(samples / slices), bool(shot.page))
    if shot.region and not look:
        return lambda path: render_region(scene, passes, path, shot.region), scene
    return lambda path: render_cycles(scene, passes, path, slices, shot.denoised, shot.page, lambda: _wait_while(pause)), scene


def render_all(shots, renders, masters, pause="", look=False, only_list=False):
    """Renders and encodes what is missing of these shots; with `only_list` only says what that is."""
    os.makedirs(renders, exist_ok=True)
    if look:
        renders = os.path.join(renders, "looks")
    missing = {}
    for name, shot in shots.items():
        if not look and os.path.exists(master_of(masters, name, shot)):
            continue
        frames = _frame_paths(renders, name, shot, look)
        missing[name] = {frame: path for frame, path in frames.items() if look or not os.path.exists(path)}
    left = sum(shots[name].cost() * len(frames) for name, frames in missing.items())
    print(
        f"{len(missing)} of {len(shots)} shots are missing, {sum(map(len, missing.values()))} frames, about {_duration(left * USUAL_PACE)}",
        flush=True,
    )
    if only_list:
        for name, frames in missing.items():
            print(
                f"  {name}: {len(frames)} of {shots[name].frames} frames, about {_duration(shots[name].cost() * len(frames) * USUAL_PACE)}",
                flush=True,
            )
        return
    spent, done = 0.0, 0.0
    for name, frames in missing.items():
        shot, render = shots[name], None
        for count, (frame, path) in enumerate(frames.items(), 1):
            _wait_while(pause)
            begin = time.time()
            if render is None:
                render, scene = _prepare(shot, look, pause)
            scene.frame_set(frame)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            render(path)
            if shot.after:
                shot.after(scene, renders)
            spent, done, left = spent + time.time() - begin, done + shot.cost(), left - shot.cost()
            print(f"{name} {count}/{len(frames)}: {time.time() - begin:.0f} s, {_duration(left * spent / done)} to go", flush=True)
        if not look:
            print(f"{name}: finished, {os.path.getsize(encode(renders, masters, name, shot)) // 1024} kB", flush=True)
