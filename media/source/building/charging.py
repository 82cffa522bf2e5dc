"""The charging bay: four stations, each with its place on the floor."""
from building.materials import floor_paint, white_paint
from building.racks import one
from kit.materials import copper, dark, glass, graphite, green, white, yellow
from kit.model import Model
from kit.stage import place

STATIONS = (43, 45, 47, 49)


def _station(model):
    """A robot backs against its contacts, which face +y."""
    model.loft([(0, 0.66, 0.34, 0.06), (0.2, 0.66, 0.34, 0.06)], (0, 0, 0), graphite())
    model.loft(
        [(0.206, 0.64, 0.32, 0.07), (0.22, 0.66, 0.34, 0.08), (1.10, 0.62, 0.30, 0.08), (1.30, 0.60, 0.28, 0.08), (1.36, 0.54, 0.22, 0.06)],
        (0, 0, 0),
        white(),
        gaps=(("z", 0.86, 0.005),),
    )
    model.loft([(0.2, 0.6, 0.28, 0.06), (1.3, 0.56, 0.24, 0.06)], (0, 0, 0), dark())
    model.box((0.36, 0.012, 0.24), (0, 0.150, 1.06), glass(), 0.006, (1.4, 0, 0))
    model.box((0.20, 0.004, 0.02), (-0.05, 0.160, 1.1), green(), 0, (1.4, 0, 0))
    for bar in range(5):
        model.box((0.022, 0.004, 0.05), (-0.10 + bar * 0.034, 0.160, 1.03), green() if bar < 4 else graphite(), 0, (1.4, 0, 0))
    model.loft([(0.868, 0.625, 0.305, 0.08), (0.880, 0.625, 0.305, 0.08)], (0, 0, 0), green())
    model.mark(0.15, (0, 0.164, 0.62), 90)
    model.box((0.34, 0.16, 0.11), (0, 0.22, 0.12), graphite(), 0.02)
    for side in (-0.07, 0.07):
        model.box((0.05, 0.04, 0.05), (side, 0.31, 0.12), copper(), 0.006)
    model.tube([(0.22, -0.1, 0.3), (0.34, -0.12, 0.06), (0.6, -0.2, 0.03)], 0.018, dark(), 0.1)
    for side in (-0.28, 0.28):
        model.lathe([(0.03, 0), (0.03, 0.14), (0.02, 0.16), (0, 0.16)], (side, 0.30, 0), yellow())


def build_charging():
    station = one(_station)
    for x in STATIONS:
        place(station, (x, 0.42, 0))
    marks = Model("charging bays")
    for index, x in enumerate((42, 44, 46, 48, 50)):
        marks.box((0.08, 2.6, 0.002), (x, 1.9, 0.001), floor_paint(), 0)
    for index, x in enumerate(STATIONS):
        marks.text(f"C{index + 1}", 0.22, (x, 2.9, 0.002), white_paint(), 90, depth=0.0004, lying=True)
    # Above the lines that it crosses, as in building.shell.
    marks.box((8.08, 0.08, 0.002), (46, 3.2, 0.0018), floor_paint(), 0)
    place(marks.build())
