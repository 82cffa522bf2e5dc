"""Removes the noise of a path-traced picture: Open Image Denoise's network, calculated with numpy.

Debian's Blender has no denoiser. The weights are Open Image Denoise's own (`weights/`, Apache License 2.0), the network is
its U-Net: what Blender elsewhere calls "OpenImageDenoise".
"""
import os
import struct
import numpy

WEIGHTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "weights", "rt_hdr_alb_nrm.tza")
# Rows that are worked on at once, and how many around them the network looks at.
STRIP, MARGIN = 512, 112


def _read_weights(path):
    """Tensors by name. The format is TZA: a table at the end says where each lies."""
    with open(path, "rb") as file:
        data = file.read()
    (table,) = struct.unpack_from("<Q", data, 4)
    (count,) = struct.unpack_from("<I", data, table)
    at, tensors = table + 4, {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, at)
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        dimensions = data[at]
        shape = struct.unpack_from(f"<{dimensions}I", data, at + 1)
        at += 1 + 4 * dimensions + dimensions
        kind = {"f": numpy.float32, "h": numpy.float16}[chr(data[at])]
        (offset,) = struct.unpack_from("<Q", data, at + 1)
        at += 9
        size = int(numpy.prod(shape))
        tensors[name] = numpy.frombuffer(data, kind, size, offset).reshape(shape).astype(numpy.float32)
    return tensors


class _Network:
    def __init__(self):
        self.layers = {}
        tensors = _read_weights(WEIGHTS)
        for name, value in tensors.items():
            if name.endswith(".weight"):
                # (out, in, y, x) to (y, x, in, out): the nine neighbours of a pixel, side by side, times one matrix.
                self.layers[name[:-7]] = (value.transpose(2, 3, 1, 0), tensors[name[:-7] + ".bias"])

    def _convolve(self, name, *parts, bend=True):
        """A layer of 3 by 3 over parts side by side; `bend` is the rectifier behind it."""
        weight, bias = self.layers[name]
        height, width = parts[0].shape[:2]
        ends = numpy.cumsum([0, *(part.shape[2] for part in parts)])
        matrix = numpy.concatenate([weight[:, :, first:last].reshape(-1, weight.shape[3]) for first, last in zip(ends, ends[1:])])
        around = [numpy.pad(part, ((1, 1), (1, 1), (0, 0))) for part in parts]
        result = numpy.empty((height * width, weight.shape[3]), dtype=numpy.float32)
        # A few rows at a time stay in the processor's cache.
        rows = max(1, 2_000_000 // (width * len(matrix)))
        for top in range(0, height, rows):
            bottom = min(height, top + rows)
            near = [padded[top + y : bottom + y, x : x + width] for padded in around for y in range(3) for x in range(3)]
            seen = numpy.concatenate(near, axis=2).reshape(-1, len(matrix))
            numpy.matmul(seen, matrix, out=result[top * width : bottom * width])
        result += bias
        if bend:
            numpy.maximum(result, 0, out=result)
        return result.reshape(height, width, -1)

    def __call__(self, picture):
        convolve = self._convolve
        x = convolve("enc_conv0", picture)
        pool1 = _pool(convolve("enc_conv1", x))
        pool2 = _pool(convolve("enc_conv2", pool1))
        pool3 = _pool(convolve("enc_conv3", pool2))
        pool4 = _pool(convolve("enc_conv4", pool3))
        x = convolve("enc_conv5b", convolve("enc_conv5a", pool4))
        x = convolve("dec_conv4b", convolve("dec_conv4a", _enlarge(x), pool3))
        x = convolve("dec_conv3b", convolve("dec_conv3a", _enlarge(x), pool2))
        x = convolve("dec_conv2b", convolve("dec_conv2a", _enlarge(x), pool1))
        x = convolve("dec_conv1b", convolve("dec_conv1a", _enlarge(x), picture))
        return convolve("dec_conv0", x, bend=False)


def _pool(x):
    return numpy.maximum(numpy.maximum(x[::2, ::2], x[1::2, ::2]), numpy.maximum(x[::2, 1::2], x[1::2, 1::2]))


def _enlarge(x):
    return x.repeat(2, axis=0).repeat(2, axis=1)


# The curve between linear light and what the network has learned on.
A, B, C, D, E, F, G = 1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3, 1.92653254e-1, 6.26026094e-3, 9.98620152e-1
Y0, Y1, X0, X1 = 1.57945760e-6, 3.22087631e-2, 2.23151711e-3, 3.70974749e-1
BRIGHTEST = E * numpy.log(65504 + F) + G


def _to_curve(y):
    middle = B * numpy.power(numpy.maximum(y, 1e-12), C) + D
    return numpy.where(y <= Y0, A * y, numpy.where(y <= Y1, middle, E * numpy.log(y + F) + G)) / BRIGHTEST


def _from_curve(x):
    x = x * BRIGHTEST
    middle = numpy.power(numpy.maximum((x - D) / B, 0), 1 / C)
    return numpy.where(x <= X0, x / A, numpy.where(x <= X1, middle, numpy.exp(numpy.minimum((x - G) / E, 11.1)) - F))


def remove_noise(colour, albedo, normal):
    """The colour without its noise; arrays of (height, width, 3) in linear light, normals from -1 to 1."""
    height, width = colour.shape[:2]
    colour = numpy.maximum(numpy.nan_to_num(colour), 0)
    luminance = colour @ numpy.array([0.212671, 0.715160, 0.072169], dtype=numpy.float32)
    scale = numpy.float32(0.18 / 2 ** numpy.log2(luminance + 1e-4).mean())
    picture = numpy.concatenate([_to_curve(colour * scale), numpy.clip(albedo, 0, 1), numpy.clip(normal, -1, 1) * 0.5 + 0.5], axis=2)
    # Sides divisible by sixteen: the network halves them four times.
    high, wide = -(-height // 16) * 16, -(-width // 16) * 16
    picture = numpy.pad(picture, ((0, high - height), (0, wide - width), (0, 0)), mode="reflect").astype(numpy.float32)
    network, result = _Network(), numpy.empty((high, wide, 3), dtype=numpy.float32)
    for top in range(0, high, STRIP):
        bottom = min(high, top + STRIP)
        first, last = max(0, top - MARGIN), min(high, bottom + MARGIN)
        result[top:bottom] = network(picture[first:last])[top - first : bottom - first]
    return (_from_curve(numpy.maximum(result, 0)) / scale)[:height, :width].astype(numpy.float32)
