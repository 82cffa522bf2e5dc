"""Renders a frame and removes its noise, guided by what Cycles knows without noise: colour, normal and depth of surfaces.

Debian's Blender has no denoiser. This one is the edge-avoiding à-trous wavelet filter (Dammertz et al., High Performance
Graphics 2010) on the light alone, with the surfaces' own colour divided out before and multiplied in after.
"""
import os
import tempfile
import bpy
import numpy

PASSES = {"Image": "image", "Denoising Normal": "normal", "Denoising Albedo": "albedo", "Denoising Depth": "depth"}


def _passes(denoised):
    return PASSES if denoised else {"Image": PASSES["Image"]}


def _load(path, width, height):
    picture = bpy.data.images.load(path)
    pixels = numpy.empty(width * height * 4, dtype=numpy.float32)
    picture.pixels.foreach_get(pixels)
    bpy.data.images.remove(picture)
    return pixels.reshape(height, width, 4)


def _filter(light, normal, albedo, depth, levels=5):
    height, width = depth.shape
    for level in range(levels):
        reach = 1 << level
        total, weights = light * 0.25, numpy.full((height, width, 1), 0.25, dtype=numpy.float32)
        brightness = light.mean(axis=2)
        # At first a difference of light says nothing: it may be noise. What is left after two passes is shadow or shine.
        tolerance = (1.2 / level * (brightness + 0.05)) if level > 1 else None
        for dy in (-1, 0, 1):
            for dx in (-1, 0, 1):
                if not dx and not dy:
                    continue
                kernel = 0.125 if not dx or not dy else 0.0625
                here = (slice(max(0, -dy * reach), height - max(0, dy * reach)), slice(max(0, -dx * reach), width - max(0, dx * reach)))
                there = (slice(max(0, dy * reach), height - max(0, -dy * reach)), slice(max(0, dx * reach), width - max(0, -dx * reach)))
                if here[0].start >= here[0].stop or here[1].start >= here[1].stop:
                    continue
                bent = ((normal[here] - normal[there]) ** 2).sum(axis=2)
                painted = ((albedo[here] - albedo[there]) ** 2).sum(axis=2)
                far = numpy.abs(depth[here] - depth[there]) / (depth[here] * 0.02 * (1 + 0.5 * reach))
                lit = 0 if tolerance is None else numpy.abs(brightness[here] - brightness[there]) / tolerance[here]
                weight = (kernel * numpy.exp(-bent * 12 - painted * 60 - far - lit))[..., None]
                total[here] += light[there] * weight
                weights[here] += weight
        light = total / weights
    return light


def _remove_noise(read):
    colour = read["image"][..., :3]
    albedo = numpy.clip(read["albedo"][..., :3], 0, 1)
    base = albedo + 0.02
    light = _filter(colour / base, read["normal"][..., :3], albedo, numpy.maximum(read["depth"][..., 0], 0.01))
    # What shines by itself has no noise, and no surface colour that would guide.
    shines = (colour.max(axis=2) > 4)[..., None]
    read["image"][..., :3] = numpy.where(shines, colour, light * base)


def prepare(scene, width, height, samples, denoised=True):
    """Makes the scene write the passes that `render_frame` reads."""
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.cycles.samples = samples
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = denoised
    scene.use_nodes = True
    tree = scene.node_tree
    source = next(node for node in tree.nodes if node.type == "R_LAYERS")
    output = tree.nodes.new("CompositorNodeOutputFile")
    output.base_path = tempfile.mkdtemp(prefix="passes-")
    output.format.file_format = "OPEN_EXR"
    output.format.color_depth = "32"
    output.format.exr_codec = "NONE"
    output.file_slots.clear()
    for name, slot in _passes(denoised).items():
        output.file_slots.new(slot)
        tree.links.new(source.outputs[name], output.inputs[slot])
    return output.base_path


def render_frame(scene, passes, path, denoised=True):
    """Renders the current frame and writes it to `path`, whole or not at all."""
    width, height = scene.render.resolution_x, scene.render.resolution_y
    bpy.ops.render.render()
    read = {slot: _load(os.path.join(passes, f"{slot}{scene.frame_current:04d}.exr"), width, height) for slot in _passes(denoised).values()}
    if denoised:
        _remove_noise(read)
    result = bpy.data.images.new("result", width, height, float_buffer=True)
    result.pixels.foreach_set(read["image"].ravel())
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGB"
    result.save_render(path + ".part.png", scene=scene)
    os.replace(path + ".part.png", path)
    bpy.data.images.remove(result)
