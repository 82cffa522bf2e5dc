"""Every picture and film by its name, in the order in which they are rendered."""
from scenes import cases, covers, heroes, home_film, map, overview, studio, work

SHOTS = {**studio.SHOTS, **home_film.SHOTS, **heroes.SHOTS, **work.SHOTS, **map.SHOTS, **overview.SHOTS, **cases.SHOTS, **covers.SHOTS}
