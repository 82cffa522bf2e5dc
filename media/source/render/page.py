"""Lays what was rendered without a ground on the page's own colour, so that the picture has no border."""
import numpy

# What darkens the page less than this share is not drawn: nobody sees it, but encoders make blocks of it.
UNSEEN = 0.02
# How much of the colour of reflections and lit shadows stays: on a light page they are soon a stain.
TINT = 0.3
# Share of the picture's width within which, from its border on, shadows and reflections pass into the plain page.
BORDER = 0.08


def _light(display):
    """Linear light of sRGB values from 0 to 1."""
    return numpy.where(display <= 0.04045, display / 12.92, ((display + 0.055) / 1.055) ** 2.4)


def _display(light):
    return numpy.where(light <= 0.0031308, light * 12.92, 1.055 * numpy.maximum(light, 1e-9) ** (1 / 2.4) - 0.055)


def _distance_from_border(height, width):
    """0 at the border, 1 from `BORDER` on; without a visible edge."""
    y, x = numpy.arange(height)[:, None] + 0.5, numpy.arange(width)[None] + 0.5
    share = numpy.clip(numpy.minimum(numpy.minimum(x, width - x), numpy.minimum(y, height - y)) / (BORDER * width), 0, 1)
    return (share * share * (3 - 2 * share))[..., None]


def spread(colour, share):
    """The colour of what covers a `share` of each pixel, without what else is in that pixel; where it covers nothing, as close by.

    `colour` is as strong as the share. An edge then has no colour of its own, and noise is removed across it.
    """
    height, width = share.shape[:2]
    if height * width == 1:
        return colour / numpy.maximum(share, 1e-6)

    def halve(part):
        even = numpy.pad(part, ((0, height % 2), (0, width % 2), (0, 0)))
        return (even[::2, ::2] + even[1::2, ::2] + even[::2, 1::2] + even[1::2, 1::2]) / 4

    around = spread(halve(colour), halve(share)).repeat(2, axis=0).repeat(2, axis=1)[:height, :width]
    return colour + (1 - share) * around


def whole_steps(display):
    """Values from 0 to 1 in steps of 255; between two it is one of them by chance, so that soft shadows have no bands."""
    chance = numpy.random.default_rng(0).random((*display.shape[:2], 1))
    # A value that is a step already stays, however it was rounded.
    return numpy.floor(display * 255 + 0.99 * chance + 0.005) / 255


def lay_on_page(thing, coverage, ground, page):
    """sRGB values of the whole picture, of (height, width, 3) from 0 to 1.

    `thing` is what stands on the page, in sRGB values, and `coverage` its share of each pixel. `ground` says how its shadow
    and reflection change the light of the page, whose colour is `page`, as "#fbfaf8".
    """
    colour = numpy.array([int(page[at : at + 2], 16) / 255 for at in (1, 3, 5)])
    grey = ground @ numpy.array([[0.2126], [0.7152], [0.0722]])
    # A page cannot be brighter than it is.
    change = 1 + (numpy.clip((grey + TINT * (ground - grey)) / (1 - UNSEEN), 0, 1) - 1) * _distance_from_border(*ground.shape[:2])
    return thing * coverage + _display(_light(colour) * change) * (1 - coverage)
