"""Surfaces of the building."""
import bpy
from kit.materials import calculate, material, mix_colours, nodes_of, noise_of, spread


def floor_paint():
    return material("floor paint", (0.74, 0.43, 0.015), 0.5, smudge=0.15, worn_off=0.10)


def white_paint():
    return material("white floor paint", (0.72, 0.72, 0.70), 0.5, smudge=0.15, worn_off=0.12)


def walkway_paint():
    return material("walkway green", (0.035, 0.135, 0.085), 0.5, smudge=0.18, wear=0.12, worn_off=0.09)


def blue_paint():
    return material("floor blue", (0.015, 0.10, 0.30), 0.5, smudge=0.15, worn_off=0.10)


def wall_paint():
    return material("wall", (0.43, 0.435, 0.435), 0.7, wear=0.03)


def wall_band():
    return material("wall band", (0.060, 0.066, 0.074), 0.6, wear=0.08, smudge=0.15)


def ceiling():
    return material("ceiling", (0.46, 0.46, 0.455), 0.85)


def rack_blue():
    return material("rack upright", (0.022, 0.040, 0.075), 0.42, smudge=0.1, wear=0.08)


def rack_orange():
    return material("rack beam", (0.62, 0.10, 0.008), 0.42, smudge=0.1, wear=0.08)


def red():
    return material("fire red", (0.55, 0.012, 0.01), 0.35)


def sign_blue():
    return material("sign blue", (0.012, 0.09, 0.32), 0.4)


def sign_green():
    return material("sign green", (0.01, 0.22, 0.09), 0.4, emission=0.3)


def tyre_mark():
    """A thin film of rubber: darker where the truck braked, nowhere opaque."""
    found = bpy.data.materials.get("tyre mark")
    if found:
        return found
    made = material("tyre mark", (0.05, 0.05, 0.052), 0.5)
    nodes, links = nodes_of(made)
    clear, mix = nodes.new("ShaderNodeBsdfTransparent"), nodes.new("ShaderNodeMixShader")
    links.new(spread(made, noise_of(made, 0.9, 4), 0.60, 0.96), mix.inputs["Fac"])
    links.new(nodes["Principled BSDF"].outputs["BSDF"], mix.inputs[1])
    links.new(clear.outputs["BSDF"], mix.inputs[2])
    links.new(mix.outputs["Shader"], nodes["Material Output"].inputs["Surface"])
    made.blend_method, made.shadow_method = "HASHED", "NONE"
    return made


def floor():
    """Power-trowelled concrete: clouds in its grey, a polish that traffic has dulled in places, fine scratches."""
    found = bpy.data.materials.get("floor")
    if found:
        return found
    made = material("floor", (0.27, 0.272, 0.27), 0.3)
    nodes, links = nodes_of(made)
    surface = nodes["Principled BSDF"]
    clouds = spread(made, noise_of(made, 0.22, 8), 0.80, 1.12)
    stains = spread(made, noise_of(made, 1.7, 9), 0.86, 1.06, 0.36, 0.62)
    grey = nodes.new("ShaderNodeVectorMath")
    grey.operation = "SCALE"
    grey.inputs[0].default_value = (0.215, 0.216, 0.212)
    links.new(calculate(made, "MULTIPLY", clouds, stains), grey.inputs["Scale"])
    speck = spread(made, noise_of(made, 90, 2), 0, 0.18, 0.58, 0.72)
    links.new(mix_colours(made, speck, grey.outputs["Vector"], (0.17, 0.168, 0.16)), surface.inputs["Base Color"])
    scratches = spread(made, noise_of(made, 9, 4, (0.3, 1.6, 1)), 0.0, 0.05, 0.5, 0.75)
    dull = spread(made, noise_of(made, 0.5, 7), 0.13, 0.40, 0.34, 0.66)
    links.new(calculate(made, "ADD", dull, scratches), surface.inputs["Roughness"])
    return made
