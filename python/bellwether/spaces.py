"""What actions and observations look like: the parts of Gymnasium's spaces that learning programs ask for, without Gymnasium."""

import random

try:
    import numpy
except ImportError:
    numpy = None


def bytes_of(data):
    """Bytes as an array of uint8 if there is NumPy, else as `bytes`."""
    return data if numpy is None else numpy.frombuffer(data, dtype=numpy.uint8)


def mask_of(size, choices):
    """1 for every choice, 0 for the others: an array of int8 if there is NumPy, else a `bytearray`."""
    mask = bytearray(size)
    for choice in choices:
        mask[choice] = 1
    return mask if numpy is None else numpy.frombuffer(mask, dtype=numpy.int8)


class Discrete:
    """The numbers 0 to n - 1."""

    def __init__(self, n):
        self.n = n
        self._random = random.Random()

    def seed(self, seed=None):
        self._random.seed(seed)

    def sample(self, mask=None):
        """One of them at random; with a mask, one that it allows."""
        if mask is None:
            return self._random.randrange(self.n)
        return self._random.choice([number for number, allowed in enumerate(mask) if allowed])

    def contains(self, number):
        return isinstance(number, int) and 0 <= number < self.n

    __contains__ = contains

    def __eq__(self, other):
        return isinstance(other, Discrete) and other.n == self.n

    def __hash__(self):
        return hash(self.n)

    def __repr__(self):
        return "Discrete(%d)" % self.n


class Array:
    """Whole numbers from `low` to `high` in a row."""

    def __init__(self, size, high, dtype):
        self.low, self.high, self.shape, self.dtype = 0, high, (size,), dtype

    def contains(self, array):
        return len(array) == self.shape[0] and all(self.low <= number <= self.high for number in array)

    __contains__ = contains

    def __repr__(self):
        return "Array(%d, 0 to %d, %s)" % (self.shape[0], self.high, self.dtype)


class Dict(dict):
    """A space for each key."""

    @property
    def spaces(self):
        return dict(self)

    def contains(self, value):
        return value.keys() == self.keys() and all(space.contains(value[key]) for key, space in self.items())
