"""Postures. Angles are explained in `people.figure`; the right side comes first."""
from people.figure import HIP, Limb, Pose


def walking():
    return Pose(legs=(Limb(24, 1, 6), Limb(-16, 1, 20)), arms=(Limb(-22, 8, 14), Limb(24, 8, 24)), lean=3, hip=HIP - 0.03)


def standing():
    """Weight on one leg."""
    return Pose(legs=(Limb(0, 5, 0), Limb(7, 9, 9)), arms=(Limb(2, 10, 16), Limb(-2, 12, 18)), look=12)


def with_tablet():
    """Looks at what both hands hold before the chest."""
    return Pose(legs=(Limb(-2, 5), Limb(6, 8, 8)), arms=(Limb(16, 12, 84, 34), Limb(18, 12, 86, 36)), nod=24, tablet=True)


def pointing():
    """Shows somebody something ahead and to the left."""
    return Pose(legs=(Limb(-4, 5), Limb(10, 7, 10)), arms=(Limb(6, 10, 20), Limb(74, 26, 10)), look=18, nod=2)


def packing():
    """Works with both hands on something at the height of a table."""
    return Pose(legs=(Limb(4, 7, 4), Limb(-4, 7, 2)), arms=(Limb(34, 9, 52, 14), Limb(26, 9, 60, 20)), lean=12, nod=26)
