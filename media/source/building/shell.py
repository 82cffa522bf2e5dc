"""Floor and what is painted on it, walls, roof and light."""
import math
import random
from building.materials import (
    blue_paint,
    ceiling,
    floor,
    floor_paint,
    red,
    sign_blue,
    sign_green,
    tyre_mark,
    walkway_paint,
    wall_band,
    wall_paint,
    white_paint,
)
from building.plan import AISLES, BAY, DOCKS, HEIGHT, LAMP_ROWS, LENGTH, ROOF_LIGHTS, WIDTH
from kit.materials import dark, galvanised, graphite, lamp, material, white, yellow
from kit.model import Model
from kit.stage import area_light, place, sun


def _tyre_marks(model):
    """Pairs of streaks along the lanes, and arcs where trucks turn out of them."""
    dice = random.Random(11)

    def pair(points, width, gauge):
        for side in (-1, 1):
            shifted = []
            for index, (x, y) in enumerate(points):
                ahead, behind = points[min(index + 1, len(points) - 1)], points[max(index - 1, 0)]
                dx, dy = ahead[0] - behind[0], ahead[1] - behind[1]
                length = math.hypot(dx, dy) or 1
                shifted.append((x - dy / length * side * gauge / 2, y + dx / length * side * gauge / 2))
            model.ribbon(shifted, width, tyre_mark(), 0.0012 + dice.random() * 0.0006)

    for y, count in ((16.4, 5), (18.2, 5), (3.2, 3), (4.1, 3), (9.2, 3), (10.0, 3), (27.3, 6), (21.6, 3)):
        for _ in range(count):
            start, length = dice.uniform(8, 46), dice.uniform(3, 13)
            drift, bow = dice.uniform(-0.5, 0.5), dice.uniform(-0.4, 0.4)
            points = [(start + length * t, y + drift * t + bow * math.sin(math.pi * t)) for t in (index / 14 for index in range(15))]
            pair(points, dice.choice((0.07, 0.1, 0.13)), dice.choice((0.62, 0.74, 0.95)))
    for x, y in ((12.8, 17.3), (12.8, 9.6), (12.8, 3.6), (12.4, 24), (40.5, 17.3), (40.5, 26.5), (40.3, 4), (8, 10), (8, 24), (47, 3.6)):
        for _ in range(4):
            a, radius = dice.choice((0, 90, 180, 270)), dice.uniform(1.2, 2.6)
            cx, cy = x + dice.uniform(-0.8, 0.8), y + dice.uniform(-0.8, 0.8)
            points = [
                (cx + radius * math.cos(math.radians(a + step * 7)), cy + radius * math.sin(math.radians(a + step * 7)))
                for step in range(15)
            ]
            pair(points, dice.choice((0.07, 0.11)), dice.choice((0.62, 0.74)))


def _walker(model, x, y):
    """The sign of a person on foot, painted on a walkway and read from the west."""
    z = 0.0045
    model.cylinder(0.11, 0.002, (x + 0.5, y, z), white_paint(), bevel=0, sides=24)
    for start, end, width in (
        ((0.35, 0), (-0.05, 0.03), 0.2),
        ((-0.05, 0.05), (-0.5, 0.22), 0.1),
        ((-0.05, 0), (-0.5, -0.18), 0.1),
        ((0.3, 0.08), (0.0, 0.3), 0.08),
        ((0.3, -0.08), (0.02, -0.28), 0.08),
    ):
        model.ribbon([(x + start[0], y + start[1]), (x + end[0], y + end[1])], width, white_paint(), z)


def _markings(shell):
    for y in (15.4, 19.2):
        shell.box((46, 0.1, 0.002), (36, y, 0.001), floor_paint(), 0)
    shell.box((46, 1.1, 0.0015), (36, 20.1, 0.0008), walkway_paint(), 0)
    for x in (16, 27, 38, 49):
        _walker(shell, x, 20.1)
    # Lines that cross lie a little above one another: of two worn paints at one height Cycles makes a black patch.
    for x in (11.0, 14.6):
        shell.box((0.1, 33, 0.002), (x, 18, 0.0018), floor_paint(), 0)
    for bar in range(7):
        shell.box((0.3, 1.1, 0.002), (11.45 + bar * 0.5, 20.1, 0.001), white_paint(), 0)
    for number, dock in enumerate(DOCKS):
        for y in (-1.45, 1.45):
            shell.box((6.6, 0.09, 0.002), (6.2, dock + y, 0.001), floor_paint(), 0)
        for x in (2.9, 9.5):
            shell.box((0.09, 2.81, 0.002), (x, dock, 0.0014), floor_paint(), 0)
        shell.text(f"{number + 1:02}", 0.5, (10.2, dock, 0.002), floor_paint(), 0, depth=0.0004, lying=True)
    for y in AISLES:
        for side in (-1.55, 1.55):
            shell.box((BAY * 8 + 1, 0.08, 0.002), (16 + BAY * 4, y + side, 0.001), floor_paint(), 0)
    for y in (25.9, 28.7):
        shell.box((17, 0.1, 0.002), (48.5, y, 0.001), floor_paint(), 0)
    # Stations of the robots: blue frames with a number.
    for number, (x, y) in enumerate(((12.8, 22.3), (12.8, 26.2), (44.0, 26.6), (52.2, 26.6))):
        for dx, dy, length, width in ((0, 0.55, 1.6, 0.06), (0, -0.55, 1.6, 0.06), (0.8, 0, 0.06, 1.04), (-0.8, 0, 0.06, 1.04)):
            shell.box((length, width, 0.002), (x + dx, y + dy, 0.0012), blue_paint(), 0)
        shell.text(f"S{number + 1}", 0.2, (x - 0.6, y - 0.38, 0.003), blue_paint(), 0, depth=0.0004, lying=True)


def _walls(shell, roof):
    edges = [0, *(edge for dock in DOCKS for edge in (dock - 1.6, dock + 1.6)), WIDTH]
    for low, high in zip(edges[::2], edges[1::2]):
        shell.box((0.2, high - low, HEIGHT), (-0.1, (low + high) / 2, HEIGHT / 2), wall_paint(), 0)
        shell.box((0.22, high - low, 1.2), (-0.1, (low + high) / 2, 0.6), wall_band(), 0)
    for number, dock in enumerate(DOCKS):
        shell.box((0.2, 3.2, HEIGHT - 3.75), (-0.1, dock, 3.75 + (HEIGHT - 3.75) / 2), wall_paint(), 0)
        shell.box((0.02, 1.0, 0.8), (0.02, dock, 4.75), graphite(), 0.01)
        shell.text(f"{number + 1:02}", 0.5, (0.035, dock, 4.75), white())
    band = [(LENGTH / 2, WIDTH + 0.1, LENGTH, 0.2), (LENGTH / 2, -0.1, LENGTH, 0.2), (LENGTH + 0.1, WIDTH / 2, 0.2, WIDTH)]
    for x, y, length, width in band if roof else [band[0], band[2]]:
        shell.box((length, width, HEIGHT), (x, y, HEIGHT / 2), wall_paint(), 0)
        shell.box((length + 0.02, width + 0.02, 1.2), (x, y, 0.6), wall_band(), 0)
    # Joints between the wall's sandwich panels.
    seam = material("wall seam", (0.22, 0.222, 0.22), 0.8)
    for z in (2.3, 3.4, 4.5, 5.6, 6.7, 7.8):
        shell.box((LENGTH, 0.02, 0.014), (LENGTH / 2, WIDTH, z), seam, 0)
        shell.box((0.02, WIDTH, 0.014), (LENGTH, WIDTH / 2, z), seam, 0)
        if roof:
            shell.box((LENGTH, 0.02, 0.014), (LENGTH / 2, 0, z), seam, 0)
    for step in range(1, 10):
        shell.box((0.03, 0.022, HEIGHT - 1.2), (step * 6 + 3, WIDTH, 1.2 + (HEIGHT - 1.2) / 2), seam, 0)
    for step in range(1, 6):
        shell.box((0.022, 0.03, HEIGHT - 1.2), (LENGTH, step * 6, 1.2 + (HEIGHT - 1.2) / 2), seam, 0)
    for step in range(11):
        for y in (0.25, WIDTH - 0.25) if roof else (WIDTH - 0.25,):
            for flange in (-0.15, 0.15):
                shell.box((0.30, 0.03, HEIGHT), (step * 6, y + flange, HEIGHT / 2), galvanised(), 0.004)
            shell.box((0.03, 0.30, HEIGHT), (step * 6, y, HEIGHT / 2), galvanised(), 0.004)
            shell.box((0.44, 0.42, 1.1), (step * 6, y, 0.55), yellow(), 0.03)
            for stripe in range(3):
                shell.box((0.445, 0.425, 0.12), (step * 6, y, 0.2 + stripe * 0.34), dark(), 0.03)


def _fittings(shell, roof):
    """Extinguishers, signs, cable trays, a clock, a line of pipes: what hangs on walls."""
    # Without a roof there is no wall in front.
    front = ((40.9, 0.12, 90),) if roof else ()
    for x, y, facing in (
        (9.0, 35.85, -90),
        (21.0, 35.85, -90),
        (33.0, 35.85, -90),
        (45.2, 35.85, -90),
        (59.85, 14.4, 180),
        (59.85, 26.0, 180),
        (0.12, 17.0, 0),
        *front,
    ):
        a = math.radians(facing)
        ox, oy = math.cos(a), math.sin(a)
        shell.lathe(
            [(0, 0), (0.08, 0), (0.085, 0.02), (0.085, 0.42), (0.06, 0.50), (0.025, 0.53), (0.025, 0.58), (0, 0.58)],
            (x + ox * 0.12, y + oy * 0.12, 0.75),
            red(),
        )
        shell.box((0.012, 0.3, 0.3), (x + ox * 0.02, y + oy * 0.02, 2.0), red(), 0.002, (0, 0, facing))
        shell.box((0.004, 0.07, 0.18), (x + ox * 0.03, y + oy * 0.03, 1.98), white(), 0, (0, 0, facing))
    for x, y, facing in ((5.0, 35.88, -90), (57.0, 35.88, -90), (59.88, 19.0, 180)):
        a = math.radians(facing)
        shell.box((0.05, 0.9, 0.36), (x, y, 3.2), sign_green(), 0.01, (0, 0, facing))
        shell.text("EXIT", 0.18, (x + math.cos(a) * 0.03, y + math.sin(a) * 0.03, 3.2), white(), facing)
        shell.box((0.06, 1.1, 2.2), (x, y, 1.1), graphite(), 0.02, (0, 0, facing))
        shell.box((0.09, 0.9, 0.05), (x + math.cos(a) * 0.06, y + math.sin(a) * 0.06, 1.0), white(), 0.01, (0, 0, facing))
    # Round blue signs: what has to be worn.
    for x in (15.2, 39.2):
        for step in range(3):
            shell.cylinder(0.16, 0.012, (x + step * 0.42, 35.95, 2.2), sign_blue(), "y", 0)
            shell.ellipsoid((0.07, 0.01, 0.08), (x + step * 0.42, 35.94, 2.2), white())
    for y, z in ((35.5, 6.4), (35.5, 6.15)):
        shell.rod((1, y, z), (59, y, z), 0.06, galvanised() if z > 6.3 else red(), 10)
    shell.rod((59.6, 1, 6.4), (59.6, 35, 6.4), 0.06, galvanised(), 10)


def _roof(shell):
    strips, start = [], 0.0
    for low, high in ROOF_LIGHTS:
        strips.append((start, low))
        start = high
    strips.append((start, WIDTH))
    z = HEIGHT + 0.75
    for low, high in strips:
        shell.box((LENGTH, high - low, 0.12), (LENGTH / 2, (low + high) / 2, z), ceiling(), 0)
        for rib in range(int((high - low) / 0.5)):
            shell.box((LENGTH, 0.08, 0.05), (LENGTH / 2, low + 0.25 + rib * 0.5, z - 0.08), ceiling(), 0)
    for low, high in ROOF_LIGHTS:
        for edge in (low, high):
            shell.box((LENGTH, 0.08, 0.4), (LENGTH / 2, edge, z + 0.1), white(), 0)
        for bar in range(25):
            shell.box((0.06, high - low, 0.08), (1.2 + bar * 2.4, (low + high) / 2, z + 0.05), galvanised(), 0)
    for step in range(11):
        for z in (HEIGHT - 0.1, HEIGHT + 0.55):
            shell.box((0.16, WIDTH, 0.1), (step * 6, WIDTH / 2, z), galvanised(), 0)
        for brace in range(24):
            y = brace * 1.5
            low, high = (HEIGHT - 0.1, HEIGHT + 0.55) if brace % 2 else (HEIGHT + 0.55, HEIGHT - 0.1)
            shell.rod((step * 6, y, low), (step * 6, y + 1.5, high), 0.035, galvanised(), 6)
    for y in LAMP_ROWS:
        shell.box((LENGTH - 2, 0.06, 0.06), (LENGTH / 2, y, HEIGHT - 0.28), galvanised(), 0)
        for x in range(3, LENGTH, 6):
            shell.box((2.6, 0.20, 0.05), (x, y, HEIGHT - 0.35), lamp(), 0.02)
            shell.box((2.64, 0.26, 0.05), (x, y, HEIGHT - 0.315), white(), 0.01)
    # Sprinklers and a duct.
    for y in (6.6, 12.5, 20.6, 30.4):
        shell.rod((1, y, HEIGHT - 0.2), (59, y, HEIGHT - 0.2), 0.03, red(), 8)
    shell.rod((1, 24.9, HEIGHT + 0.15), (59, 24.9, HEIGHT + 0.15), 0.28, galvanised(), 20)
    for step in range(24):
        shell.cylinder(0.295, 0.03, (2 + step * 2.4, 24.9, HEIGHT + 0.15), galvanised(), "x", 0, sides=20)


def _light(roof):
    if not roof:
        area_light((24, 10, 30), (46, 30), 23000, (30, 18, 0), (1, 0.98, 0.95))
        sun((0.35, 0.55, -0.85), 2.2)
        return
    for y in LAMP_ROWS:
        area_light((LENGTH / 2, y, HEIGHT - 0.5), (LENGTH - 4, 0.5), 2300, colour=(1, 0.975, 0.94))
    for low, high in ROOF_LIGHTS:
        # The sky above a strip of glass, as a soft light in it.
        area_light((LENGTH / 2, (low + high) / 2, HEIGHT + 0.7), (LENGTH - 4, high - low), 900 * (high - low), colour=(0.80, 0.90, 1.0))
    sun((0.42, 0.30, -0.86), 3.6)


def build_shell(roof=True):
    ground = Model("ground")
    ground.box((LENGTH + 40, WIDTH + 40, 0.2), (LENGTH / 2, WIDTH / 2, -0.1), floor(), 0)
    place(ground.build())
    shell = Model("shell")
    joint = material("floor joint", (0.11, 0.11, 0.108), 0.7)
    for x in range(6, LENGTH, 6):
        shell.box((0.010, WIDTH, 0.0008), (x, WIDTH / 2, 0.0004), joint, 0)
    for y in range(6, WIDTH, 6):
        shell.box((LENGTH, 0.010, 0.0008), (LENGTH / 2, y, 0.0004), joint, 0)
    _markings(shell)
    _tyre_marks(shell)
    _walls(shell, roof)
    _fittings(shell, roof)
    if roof:
        _roof(shell)
    place(shell.build())
    _light(roof)
