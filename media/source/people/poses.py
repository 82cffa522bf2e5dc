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


def hands_on_hips():
    return Pose(legs=(Limb(0, 9), Limb(3, 9, 3)), arms=(Limb(-16, 46, 30, 108), Limb(-16, 46, 30, 108)), look=-16)


def pointing():
    """Shows somebody something ahead and to the left."""
    return Pose(legs=(Limb(-4, 5), Limb(10, 7, 10)), arms=(Limb(6, 10, 20), Limb(74, 26, 10)), look=18, nod=2)


def packing():
    """Works with both hands on something at the height of a table."""
    return Pose(legs=(Limb(4, 7, 4), Limb(-4, 7, 2)), arms=(Limb(34, 9, 52, 14), Limb(26, 9, 60, 20)), lean=12, nod=26)


def sitting():
    """At a desk; the seat is 0.50 m high."""
    return Pose(legs=(Limb(86, 7, 84), Limb(84, 9, 76)), arms=(Limb(30, 12, 58, 16), Limb(32, 12, 56, 16)), lean=3, nod=10, hip=0.575)


def sitting_back():
    """Leans back, one hand on the table, the other in the lap."""
    return Pose(
        legs=(Limb(82, 6, 78), Limb(86, 14, 70)), arms=(Limb(28, 18, 62, 30), Limb(44, 16, 40, 8)), lean=-8, look=28, nod=4, hip=0.575
    )


def crouching():
    """On one knee beside a machine, a hand on it."""
    return Pose(legs=(Limb(88, 8, 96), Limb(2, 6, 88)), arms=(Limb(56, 12, 28, 6), Limb(30, 14, 60, 24)), lean=14, nod=16, hip=0.50)
