"""Every material of the pictures, by what it is. Colours are linear light; lengths are in metres."""
import bpy

# The accent of the site's tokens (#c2410c), as linear light.
SIGNAL = (0.54, 0.053, 0.004)

# glTF and the drawn map know plain colours alone: set before a model is built, it leaves every texture out.
plain = False


def nodes_of(made):
    return made.node_tree.nodes, made.node_tree.links


def noise_of(made, scale, detail=5, stretch=(1, 1, 1)):
    """Noise between 0 and 1 in the object's own coordinates, so that it moves with the object."""
    nodes, links = nodes_of(made)
    place, mapping, noise = (nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "Mapping", "TexNoise"))
    mapping.inputs["Scale"].default_value = stretch
    noise.inputs["Scale"].default_value = scale
    noise.inputs["Detail"].default_value = detail
    links.new(place.outputs["Object"], mapping.inputs["Vector"])
    links.new(mapping.outputs["Vector"], noise.inputs["Vector"])
    return noise.outputs["Fac"]


def spread(made, value, low, high, from_low=0.3, from_high=0.7):
    """Spreads a noise, which seldom leaves 0.3 to 0.7, over `low` to `high`."""
    nodes, links = nodes_of(made)
    ramp = nodes.new("ShaderNodeMapRange")
    for name, number in (("From Min", from_low), ("From Max", from_high), ("To Min", low), ("To Max", high)):
        ramp.inputs[name].default_value = number
    links.new(value, ramp.inputs["Value"])
    return ramp.outputs["Result"]


def calculate(made, operation, first, second):
    nodes, links = nodes_of(made)
    node = nodes.new("ShaderNodeMath")
    node.operation = operation
    for socket, value in zip(node.inputs, (first, second)):
        if isinstance(value, (int, float)):
            socket.default_value = value
        else:
            links.new(value, socket)
    return node.outputs[0]


def mix_colours(made, factor, first, second):
    nodes, links = nodes_of(made)
    node = nodes.new("ShaderNodeMixRGB")
    links.new(factor, node.inputs["Fac"])
    for socket, value in zip((node.inputs["Color1"], node.inputs["Color2"]), (first, second)):
        if isinstance(value, tuple):
            socket.default_value = (*value, 1)
        else:
            links.new(value, socket)
    return node.outputs["Color"]


def material(
    name,
    colour,
    roughness=0.5,
    metallic=0.0,
    emission=0.0,
    wear=0.0,
    coat=0.0,
    smudge=0.0,
    dust=0.0,
    grain=0.0,
    grain_scale=400,
    worn_off=0.0,
):
    """The material of that name, made at its first use.

    wear      how much the brightness varies over the surface
    coat      strength of a clear coat
    smudge    how much the roughness varies: what hands and rags leave
    dust      what lies on the lowest 25 cm of a thing that drives
    grain     strength of a fine relief, `grain_scale` its fineness: powder coat, cast iron, cardboard
    worn_off  share of the surface where the paint is gone and what is below shows
    """
    found = bpy.data.materials.get(name)
    if found:
        return found
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = nodes_of(made)
    surface = nodes["Principled BSDF"]
    surface.inputs["Base Color"].default_value = (*colour, 1)
    surface.inputs["Roughness"].default_value = roughness
    surface.inputs["Metallic"].default_value = metallic
    surface.inputs["Clearcoat"].default_value = coat
    surface.inputs["Clearcoat Roughness"].default_value = 0.08
    if emission:
        surface.inputs["Emission"].default_value = (*colour, 1)
        # The viewer in the browser would show what glows more strongly as white.
        surface.inputs["Emission Strength"].default_value = min(emission, 0.5) if plain else emission
        # Seen, but not aimed at by light rays: hundreds of small lamps would only add noise.
        made.cycles.sample_as_light = False
    if plain:
        return made
    base = None
    if wear:
        tint = nodes.new("ShaderNodeVectorMath")
        tint.operation = "SCALE"
        tint.inputs[0].default_value = colour
        links.new(spread(made, noise_of(made, 2.2, 6), 1 - wear, 1 + wear), tint.inputs["Scale"])
        base = tint.outputs["Vector"]
    if dust:
        place, split = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeSeparateXYZ")
        links.new(place.outputs["Object"], split.inputs[0])
        low = spread(made, split.outputs["Z"], 1, 0, 0.02, 0.26)
        amount = calculate(made, "MULTIPLY", low, spread(made, noise_of(made, 7), 0.1, dust))
        base = mix_colours(made, amount, base or colour, (0.21, 0.195, 0.17))
    if base:
        links.new(base, surface.inputs["Base Color"])
    if smudge:
        low, high = max(0.03, roughness - smudge), min(1, roughness + smudge)
        links.new(spread(made, noise_of(made, 5, 6, (1, 1, 1.6)), low, high), surface.inputs["Roughness"])
    if grain:
        bump = nodes.new("ShaderNodeBump")
        bump.inputs["Strength"].default_value = grain
        bump.inputs["Distance"].default_value = 0.002
        links.new(noise_of(made, grain_scale, 2), bump.inputs["Height"])
        links.new(bump.outputs["Normal"], surface.inputs["Normal"])
    if worn_off:
        clear, mix = nodes.new("ShaderNodeBsdfTransparent"), nodes.new("ShaderNodeMixShader")
        edge = 0.5 + (0.5 - worn_off) * 0.45
        gone = spread(made, noise_of(made, 3.5, 9), 0, 0.92, edge - 0.06, edge + 0.06)
        links.new(gone, mix.inputs["Fac"])
        links.new(surface.outputs["BSDF"], mix.inputs[1])
        links.new(clear.outputs["BSDF"], mix.inputs[2])
        links.new(mix.outputs["Shader"], nodes["Material Output"].inputs["Surface"])
        made.blend_method = "HASHED"
        made.shadow_method = "NONE"
    return made


# Robots.
def white():
    return material("warm white", (0.74, 0.725, 0.69), 0.34, coat=0.35, smudge=0.07, dust=0.12)


def graphite():
    return material("graphite", (0.030, 0.032, 0.036), 0.46, smudge=0.12, dust=0.14, grain=0.12, grain_scale=900)


def dark():
    return material("dark plastic", (0.011, 0.011, 0.012), 0.58, smudge=0.1, grain=0.1, grain_scale=700)


def signal():
    return material("signal orange", SIGNAL, 0.38, coat=0.3, smudge=0.08)


def rubber():
    return material("rubber", (0.016, 0.016, 0.017), 0.86, wear=0.25, dust=0.22)


def tread():
    return material("polyurethane", (0.055, 0.032, 0.020), 0.62, dust=0.15)


def steel():
    return material("steel", (0.50, 0.51, 0.53), 0.30, 0.95, smudge=0.12)


def worn_steel():
    return material("worn steel", (0.30, 0.30, 0.31), 0.42, 0.9, wear=0.35, smudge=0.2)


def galvanised():
    return material("galvanised", (0.40, 0.41, 0.42), 0.48, 0.75, wear=0.16, smudge=0.12)


def cast_iron():
    return material("cast iron", (0.16, 0.165, 0.17), 0.55, 0.6, wear=0.15, grain=0.35, grain_scale=260)


def aluminium():
    return material("aluminium", (0.58, 0.59, 0.60), 0.42, 0.9, smudge=0.12, grain=0.2, grain_scale=300)


def copper():
    return material("copper", (0.62, 0.27, 0.11), 0.28, 0.95)


def light():
    return material("light strip", (1.0, 0.20, 0.018), emission=4.2)


def headlight():
    return material("headlight", (1.0, 0.95, 0.86), emission=7)


def lamp():
    return material("lamp", (1.0, 0.97, 0.92), emission=11)


def green():
    return material("green lamp", (0.06, 0.8, 0.2), emission=3)


def screen():
    return material("screen", (0.010, 0.022, 0.030), 0.18, emission=0.9)


def glass():
    return material("dark glass", (0.006, 0.007, 0.010), 0.045, coat=0.6, smudge=0.02)


def lens():
    return material("lens", (0.010, 0.014, 0.030), 0.02, coat=1.0)


def stop():
    return material("emergency stop", (0.60, 0.008, 0.006), 0.28, coat=0.4)


def yellow():
    return material("safety yellow", (0.80, 0.46, 0.010), 0.42, smudge=0.08, dust=0.1)


# Loads.
def wood():
    return material("pallet wood", (0.40, 0.245, 0.12), 0.82, wear=0.32, grain=0.3, grain_scale=120)


def new_wood():
    return material("table wood", (0.50, 0.33, 0.18), 0.5, wear=0.12, smudge=0.08)


def tape():
    return material("carton tape", (0.43, 0.27, 0.125), 0.24)


def label():
    return material("label", (0.80, 0.80, 0.78), 0.5)


def ink():
    return material("label ink", (0.02, 0.02, 0.022), 0.6)


def tote(tone=0):
    tones = ((0.025, 0.10, 0.24), (0.34, 0.345, 0.35), (0.50, 0.06, 0.02))
    return material(f"tote {tone % 3}", tones[tone % 3], 0.42, smudge=0.1, wear=0.08)


def carton(tone=0):
    tones = ((0.45, 0.285, 0.15), (0.52, 0.345, 0.195), (0.38, 0.235, 0.12), (0.66, 0.63, 0.58))
    return material(f"carton {tone % 4}", tones[tone % 4], 0.86, wear=0.08, grain=0.12, grain_scale=180)
