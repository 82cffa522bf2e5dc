"""Where things are. x runs east (0 to 60), y north (0 to 36): docks in the west, racks in the south, conveyors and cells in the north."""
LENGTH, WIDTH, HEIGHT = 60, 36, 9
# Rows of racks as (y, x of the first bay, bays); the aisles between them are 3.6 m wide.
RACKS = ((1.2, 16, 8), (6.0, 16, 8), (7.15, 16, 8), (11.95, 16, 8), (13.1, 16, 8))
AISLES = (3.6, 9.55)
BAY, LEVEL, LEVELS = 2.8, 1.75, 4
DOCKS = (5, 10, 24, 29)
OPEN_DOCKS = (10, 24)
LINE_Y, LINE_START, LINE_END = 24.0, 15.5, 31.5
# Rows of lamps, and strips of glass in the roof, along x.
LAMP_ROWS = (3.6, 9.55, 17.3, 23, 28, 33)
ROOF_LIGHTS = ((1.2, 2.4), (6.2, 7.4), (13.6, 15.4), (20.0, 21.6), (26.0, 27.6), (31.0, 32.2))
