#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Draws resources/lessons/loss_surface.png: make_loss_surface.py [FILE]. Needs numpy.

The picture shows the loss of "is the count 1?" when all nine weights of the count are one number w, with the bias b:
the mean squared error over all 512 rows of nine zeros and ones, each as frequent as in the training (every place is
there with probability 0.3, TrainingSetup::density). From left to right w, from front to back b, upwards the loss.
"""
import math
import pathlib
import struct
import sys
import zlib

import numpy as np

WIDTH, HEIGHT = 1200, 700
SAMPLES = 2  # per pixel and direction
DENSITY = 0.3
CENTRE_B = 1.0  # (w, b) and (-w, 2 - b) give the same answers: the surface is symmetric around (0, 1)
HALF = 4.0  # w from -4 to 4, b from -3 to 5
MOST = 0.45  # the summit, 0.84 high, is cut off here
UP = 3.2  # height of a loss of 1, in units of w
TILT = math.radians(40)  # of the view, from the horizontal
TURN = math.radians(-11)  # of the surface around its centre
SCALE = 101  # pixels per unit of w
MIDDLE = (WIDTH / 2, HEIGHT * 0.503)  # of the plain, in the picture
FLOOR = -0.04  # lower edge of the block, as a loss
CONTOUR = 0.05
MARKS = ((1.0, 0.0), (-1.0, 2.0))
BALL = (-1.8, -1.2)  # all counts below 0: on the plain


def loss(w, b):
    """Returns the mean squared error of the roof over n·w + b against "n is 1", over the 512 rows."""
    total = 0
    for n in range(10):
        rows = math.comb(9, n) * DENSITY**n * (1 - DENSITY) ** (9 - n)
        roof = np.minimum(np.maximum(n * w + b, 0), np.maximum(2 - n * w - b, 0))
        total = total + rows * (roof - (n == 1)) ** 2
    return total


PLAIN = float(loss(np.float64(0), np.float64(-1)))  # "never 1"


def height(w, b):
    return np.minimum(loss(w, b), MOST)


def to_board(x, y):
    """Turns coordinates of the view into w and b."""
    return x * math.cos(TURN) + y * math.sin(TURN), -x * math.sin(TURN) + y * math.cos(TURN) + CENTRE_B


def to_picture(w, b, z):
    y = b - CENTRE_B
    x, y = w * math.cos(TURN) - y * math.sin(TURN), w * math.sin(TURN) + y * math.cos(TURN)
    up = y * math.sin(TILT) + (z - PLAIN) * UP * math.cos(TILT)
    return MIDDLE[0] + x * SCALE, MIDDLE[1] - up * SCALE


def hits(rows, columns):
    """Returns for each sample where its ray meets the block first: w, b, and the loss there (nan beside it)."""
    x = ((columns + 0.5) / SAMPLES - MIDDLE[0]) / SCALE
    v = (MIDDLE[1] - (rows + 0.5) / SAMPLES) / SCALE
    x, v = np.meshgrid(x, v)
    found = np.full((3,) + x.shape, np.nan)
    open_ = np.ones(x.shape, bool)
    step = 0.005
    for z in np.arange(MOST, FLOOR, -step):
        y = (v - (z - PLAIN) * UP * math.cos(TILT)) / math.sin(TILT)
        w, b = to_board(x, y)
        inside = open_ & (abs(w) <= HALF) & (abs(b - CENTRE_B) <= HALF)
        hit = inside.copy()
        hit[inside] = height(w[inside], b[inside]) >= z
        for i, value in enumerate((w, b, np.full(x.shape, z))):
            found[i][hit] = value[hit]
        open_ &= ~hit
    return found


def mixed(stops, t):
    places = [place for place, _ in stops]
    return np.stack([np.interp(t, places, [colour[i] for _, colour in stops]) for i in range(3)], -1)


COLOURS = (
    (0.0, (22, 60, 120)),
    (0.06, (42, 112, 170)),
    (PLAIN - 0.03, (104, 176, 190)),
    (PLAIN - 0.006, (166, 200, 168)),
    (PLAIN, (214, 208, 160)),
    (PLAIN + 0.006, (222, 198, 140)),
    (0.25, (214, 142, 84)),
    (MOST, (172, 78, 58)),
)


def colours(w, b, z):
    h = height(w, b)
    small = 1e-3
    slope_w = (height(w + small, b) - height(w - small, b)) / (2 * small) * UP
    slope_b = (height(w, b + small) - height(w, b - small)) / (2 * small) * UP
    # Light from the left, the front and above.
    light = np.array([-0.5, -0.35, 0.8])
    light /= np.linalg.norm(light)
    lit = (-slope_w * light[0] - slope_b * light[1] + light[2]) / np.sqrt(slope_w**2 + slope_b**2 + 1)
    colour = mixed(COLOURS, h) * (0.55 + 0.55 * np.clip(lit, 0, 1))[..., None]
    # Contour lines of about the same width everywhere; none on the plain, whose loss is the same everywhere.
    steep = np.hypot(slope_w, slope_b) / UP
    for level in np.arange(CONTOUR / 2, MOST - 0.01, CONTOUR):
        near = (abs(h - level) < 0.009 * steep) & (steep > 0.02)
        colour[near] *= 0.72
    # A net of lines shows how flat the plain is.
    for value in (w, b):
        line = (abs(value - np.round(value)) < 0.008) & (h < MOST)
        colour[line] *= 0.82
    side = z < h - 0.012
    colour[side & (abs(w) > HALF - 0.03)] = (104, 100, 92)
    colour[side & (abs(b - CENTRE_B) > HALF - 0.03)] = (128, 122, 110)
    return np.clip(colour, 0, 255)


def drawn():
    image = np.zeros((HEIGHT, WIDTH, 4))
    band = 20
    for top in range(0, HEIGHT, band):
        rows = np.arange(top * SAMPLES, (top + band) * SAMPLES)
        w, b, z = hits(rows, np.arange(WIDTH * SAMPLES))
        seen = ~np.isnan(w)
        samples = np.zeros(w.shape + (4,))
        samples[seen, :3] = colours(w[seen], b[seen], z[seen])
        samples[seen, 3] = 1
        boxes = samples.reshape(band, SAMPLES, WIDTH, SAMPLES, 4).sum((1, 3))
        covered = boxes[..., 3:]
        image[top : top + band, :, :3] = boxes[..., :3] / np.maximum(covered, 1)
        image[top : top + band, :, 3:] = covered / SAMPLES**2 * 255
    ys, xs = np.mgrid[0:HEIGHT, 0:WIDTH] + 0.5
    for w, b in MARKS:  # a pin with a round head
        x, y = to_picture(w, b, float(loss(np.float64(w), np.float64(b))))
        head = np.hypot(xs - x, ys - (y - 62))
        stem = np.hypot(xs - x, ys - np.clip(ys, y - 62, y))
        for distance, radius, colour in ((stem, 4.5, (255, 255, 255)), (head, 17, (255, 255, 255)),
                                         (stem, 2.2, (40, 30, 50)), (head, 13, (214, 20, 130))):
            part = np.clip(radius - distance + 0.5, 0, 1)[..., None]
            image = image * (1 - part) + np.array(colour + (255,)) * part
    x, y = to_picture(*BALL, PLAIN)
    for dx, dy, radius, colour in ((4, -2, 21, (120, 116, 90)), (0, -14, 21, (40, 30, 50)), (0, -14, 18, (236, 236, 240)),
                                   (-6, -20, 6, (255, 255, 255))):
        part = np.clip(radius - np.hypot(xs - x - dx, ys - y - dy) + 0.5, 0, 1)[..., None]
        image = image * (1 - part) + np.array(colour + (255,)) * part
    return image


def palette_of(image, most):
    """Returns at most `most` colours and the number of each pixel's colour, by halving boxes of colours."""
    pixels = np.round(image).astype(np.uint8).reshape(-1, 4)
    pixels[pixels[:, 3] == 0] = 0
    unique, which, counts = np.unique(pixels, axis=0, return_inverse=True, return_counts=True)
    which = which.reshape(-1)
    boxes = [np.arange(len(unique))]
    while len(boxes) < most:
        spreads = [np.ptp(unique[box].astype(int), axis=0).max() * math.sqrt(counts[box].sum()) for box in boxes]
        widest = int(np.argmax(spreads))
        if spreads[widest] == 0:
            break
        box = boxes.pop(widest)
        axis = int(np.ptp(unique[box].astype(int), axis=0).argmax())
        box = box[np.argsort(unique[box, axis], kind="stable")]
        values = unique[box, axis].astype(int)
        middle = int(np.searchsorted(values, (values[0] + values[-1] + 1) // 2))
        boxes += [box[:middle], box[middle:]]
    colours_ = np.zeros((len(boxes), 4), np.uint8)
    number = np.zeros(len(unique), np.uint8)
    for i, box in enumerate(boxes):
        colours_[i] = np.round(np.average(unique[box], axis=0, weights=counts[box]))
        number[box] = i
    return colours_, number[which].reshape(image.shape[:2])


def png(image, most=96):
    palette, numbers = palette_of(image, most)
    lines = np.concatenate([np.zeros((HEIGHT, 1), np.uint8), numbers], 1).tobytes()

    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    return (b"\x89PNG\r\n\x1a\n"
            + chunk(b"IHDR", struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 3, 0, 0, 0))
            + chunk(b"PLTE", palette[:, :3].tobytes())
            + chunk(b"tRNS", palette[:, 3].tobytes())
            + chunk(b"IDAT", zlib.compress(lines, 9))
            + chunk(b"IEND", b""))


if __name__ == "__main__":
    default = pathlib.Path(__file__).resolve().parents[2] / "resources/lessons/loss_surface.png"
    pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else default).write_bytes(png(drawn()))
