"""Renders one frame of the scene that is set up, with Cycles or with Eevee, and writes it whole or not at all."""
import os
import tempfile
import bpy
import numpy
from render.denoise import remove_noise
from render.page import lay_on_page, spread, whole_steps

# What Cycles knows of the surfaces without noise.
PASSES = {"Image": "image", "Denoising Normal": "normal", "Denoising Albedo": "albedo"}
# On a page also how the ground, which only catches shadows, changes the light of what is below it.
PAGE_PASSES = {**PASSES, "Shadow Catcher": "ground"}


def prepare_cycles(scene, samples, page=False):
    """Returns the folder that the passes are written to. On a `page`, only what stands on the ground is seen."""
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.samples = samples
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 3, 3
    cycles.transparent_max_bounces = 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_direct, cycles.sample_clamp_indirect = 12, 3
    cycles.blur_glossy = 0.5
    scene.render.use_persistent_data = True
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.render.film_transparent = scene.view_layers[0].cycles.use_pass_shadow_catcher = page
    scene.use_nodes = True
    tree = scene.node_tree
    source = next(node for node in tree.nodes if node.type == "R_LAYERS")
    output = tree.nodes.new("CompositorNodeOutputFile")
    output.base_path = tempfile.mkdtemp(prefix="passes-")
    output.format.file_format = "OPEN_EXR"
    output.format.color_depth = "32"
    output.format.exr_codec = "NONE"
    output.file_slots.clear()
    for name, slot in (PAGE_PASSES if page else PASSES).items():
        output.file_slots.new(slot)
        tree.links.new(source.outputs[name], output.inputs[slot])
    return output.base_path


def prepare_eevee(scene, samples):
    scene.render.engine = "BLENDER_EEVEE"
    eevee = scene.eevee
    eevee.taa_render_samples = samples
    eevee.use_gtao, eevee.gtao_distance, eevee.gtao_factor = True, 1.2, 1.1
    eevee.use_ssr, eevee.use_ssr_halfres, eevee.ssr_quality, eevee.ssr_thickness = True, False, 0.6, 0.3
    eevee.use_soft_shadows, eevee.shadow_cube_size, eevee.shadow_cascade_size = True, "1024", "2048"
    eevee.light_threshold = 0.005


def _load(path, width, height, colours=None):
    picture = bpy.data.images.load(path)
    if colours:
        picture.colorspace_settings.name = colours
    pixels = numpy.empty(width * height * 4, dtype=numpy.float32)
    picture.pixels.foreach_get(pixels)
    bpy.data.images.remove(picture)
    return pixels.reshape(height, width, 4)


def _opaque(colour):
    return numpy.concatenate([colour, numpy.ones_like(colour[..., :1])], axis=2).astype(numpy.float32)


def _save(pixels, scene, path, depth="8"):
    """Writes linear light as the film shows it."""
    height, width = pixels.shape[:2]
    result = bpy.data.images.new("result", width, height, float_buffer=True)
    result.pixels.foreach_set(pixels.ravel())
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGB"
    scene.render.image_settings.color_depth = depth
    result.save_render(path + ".part.png", scene=scene)
    bpy.data.images.remove(result)


def _save_on_page(passes, scene, path, page):
    """As `_save`, of the passes of what stands on a page: the page is not seen by the film, and its colour stays what it is."""
    height, width = passes.shape[:2]
    coverage = passes[..., 12:]
    # At edges these two know the ground too, which is not to be seen.
    inside = (coverage > 0.999).astype(numpy.float32)
    normal, albedo = (spread(guide * inside, inside) for guide in (passes[..., 3:6], passes[..., 6:9]))
    thing = remove_noise(spread(passes[..., :3], coverage), albedo, normal)
    ground = spread(passes[..., 9:12] * (1 - coverage), 1 - coverage)
    ground = remove_noise(ground, numpy.ones_like(ground), numpy.zeros_like(ground))
    _save(_opaque(thing), scene, path, "16")
    shown = _load(f"{path}.part.png", width, height, "Non-Color")[..., :3]
    result = bpy.data.images.new("result", width, height)
    result.pixels.foreach_set(_opaque(whole_steps(lay_on_page(shown, coverage, ground, page))).ravel())
    result.file_format = "PNG"
    result.filepath_raw = f"{path}.part.png"
    result.save()
    bpy.data.images.remove(result)


def _render_slice(scene, passes, seed):
    """Colour, normal and albedo of the current frame, side by side: (height, width, 9); on a page also ground and coverage."""
    width, height = scene.render.resolution_x, scene.render.resolution_y
    scene.cycles.seed = seed
    bpy.ops.render.render()
    page = scene.render.film_transparent
    files = [os.path.join(passes, f"{slot}{scene.frame_current:04d}.exr") for slot in (PAGE_PASSES if page else PASSES).values()]
    read = [_load(file, width, height) for file in files]
    for file in files:
        os.remove(file)
    return numpy.concatenate([*(each[..., :3] for each in read), *([read[0][..., 3:]] if page else [])], axis=2)


def render_cycles(scene, passes, path, slices=1, denoised=True, page=None, before_slice=lambda: None):
    """Renders a frame as the mean of slices with a seed each; what is done of them is kept, and gone on with the next time."""
    kept = f"{path}.slices.npy"
    height, width = scene.render.resolution_y, scene.render.resolution_x
    depth = 13 if page else 9
    total = numpy.load(kept) if os.path.exists(kept) else None
    # What was kept of another size is of no use.
    if total is not None and len(total) != height * width * depth + 1:
        total = None
    # The last value counts the slices.
    done = int(total[-1]) if total is not None else 0
    for number in range(done, slices):
        before_slice()
        piece = numpy.append(_render_slice(scene, passes, number).ravel(), 1).astype(numpy.float32)
        total = piece if total is None else total + piece
        if slices > 1:
            numpy.save(f"{kept}.part.npy", total)
            os.replace(f"{kept}.part.npy", kept)
            print(f"  slice {number + 1} of {slices}", flush=True)
    mean = (total[:-1] / total[-1]).reshape(height, width, depth)
    if page:
        _save_on_page(mean, scene, path, page)
    else:
        colour, normal, albedo = mean[..., :3], mean[..., 3:6], mean[..., 6:]
        _save(_opaque(remove_noise(colour, albedo, normal) if denoised else colour), scene, path)
    os.replace(f"{path}.part.png", path)
    if os.path.exists(kept):
        os.remove(kept)


# Pixels over which the part that is rendered anew passes into the first frame, and how far around it noise is removed with it.
SEAM, AROUND = 24, 64


def render_region(scene, passes, path, region):
    """Renders a frame of a film whose camera stands still: the first frame whole, of the others the region, which lies in it."""
    kept = os.path.join(os.path.dirname(path), "first.npy")
    frame = scene.frame_current
    if not os.path.exists(kept):
        scene.frame_set(1)
        noisy = _render_slice(scene, passes, 0)
        numpy.save(f"{kept}.part.npy", numpy.concatenate([noisy, remove_noise(noisy[..., :3], noisy[..., 6:], noisy[..., 3:6])], axis=2))
        os.replace(f"{kept}.part.npy", kept)
        scene.frame_set(frame)
    first = numpy.load(kept)
    height, width = first.shape[:2]
    pixels = numpy.ones((height, width, 4), dtype=numpy.float32)
    pixels[..., :3] = first[..., 9:]
    if frame > 1:
        left, right, top, bottom = region
        # Blender counts rows from below.
        x, y = slice(round(left * width), round(right * width)), slice(round((1 - bottom) * height), round((1 - top) * height))
        render = scene.render
        render.use_border, render.use_crop_to_border = True, False
        render.border_min_x, render.border_max_x, render.border_min_y, render.border_max_y = left, right, 1 - bottom, 1 - top
        noisy = first[..., :9].copy()
        noisy[y, x] = _render_slice(scene, passes, 0)[y, x]
        render.use_border = False
        near_x, near_y = slice(max(0, x.start - AROUND), x.stop + AROUND), slice(max(0, y.start - AROUND), y.stop + AROUND)
        near = noisy[near_y, near_x]
        clean = first[..., 9:].copy()
        clean[near_y, near_x] = remove_noise(near[..., :3], near[..., 6:], near[..., 3:6])
        share = (_seam(height, y)[:, None] * _seam(width, x))[..., None]
        pixels[..., :3] = first[..., 9:] * (1 - share) + clean * share
    _save(pixels, scene, path)
    os.replace(f"{path}.part.png", path)


def _seam(size, part):
    """1 inside a part, 0 outside, with a slope inside of each end that is not an end of the whole."""
    at = numpy.arange(size)
    rise = numpy.ones(size) if part.start == 0 else (at - part.start) / SEAM
    fall = numpy.ones(size) if part.stop == size else (part.stop - 1 - at) / SEAM
    return numpy.clip(numpy.minimum(rise, fall), 0, 1).astype(numpy.float32)


def render_eevee(scene, path):
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGB"
    scene.render.filepath = path + ".part.png"
    bpy.ops.render.render(write_still=True)
    os.replace(path + ".part.png", path)
