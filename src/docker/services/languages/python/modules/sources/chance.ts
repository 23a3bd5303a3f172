/** Modules of the standard library about chance: random. */
export const source = String.raw`@random
import math as _math
import _random
class Random:
    def __init__(self, x=None):
        self._seed, self.random, self.getrandbits = _random.make()
        self._spare = None
        if x is not None:
            self.seed(x)
    def seed(self, a=None, version=2):
        self._seed(a)
        self._spare = None
    def randbytes(self, n):
        return self.getrandbits(n * 8).to_bytes(n, 'little')
    def _below(self, n):
        bits = n.bit_length()
        found = self.getrandbits(bits)
        while found >= n:
            found = self.getrandbits(bits)
        return found
    def randrange(self, start, stop=None, step=1):
        if stop is None:
            start, stop = 0, start
            if stop <= 0:
                raise ValueError('empty range for randrange()')
        width = stop - start
        if step == 1:
            if width <= 0:
                raise ValueError(f'empty range for randrange() ({start}, {stop}, {width})')
            return start + self._below(width)
        if step == 0:
            raise ValueError('zero step for randrange()')
        count = (width + step - 1) // step if step > 0 else (width + step + 1) // step
        if count <= 0:
            raise ValueError(f'empty range for randrange() ({start}, {stop}, {step})')
        return start + step * self._below(count)
    def randint(self, a, b):
        return self.randrange(a, b + 1)
    def choice(self, seq):
        if not len(seq):
            raise IndexError('Cannot choose from an empty sequence')
        return seq[self._below(len(seq))]
    def shuffle(self, x):
        for at in reversed(range(1, len(x))):
            other = self._below(at + 1)
            x[at], x[other] = x[other], x[at]
    def sample(self, population, k, *, counts=None):
        if isinstance(population, (set, dict)):
            raise TypeError('Population must be a sequence.  For dicts or sets, use sorted(d).')
        items = list(population)
        if counts is not None:
            items = [item for item, count in zip(items, counts) for _ in range(count)]
        n = len(items)
        if not 0 <= k <= n:
            raise ValueError('Sample larger than population or is negative')
        found, most = [], 21
        if k > 5:
            most += 4 ** _math.ceil(_math.log(k * 3, 4))
        if n <= most:
            for at in range(k):
                place = self._below(n - at)
                found.append(items[place])
                items[place] = items[n - at - 1]
            return found
        taken = set()
        for _ in range(k):
            place = self._below(n)
            while place in taken:
                place = self._below(n)
            taken.add(place)
            found.append(items[place])
        return found
    def choices(self, population, weights=None, *, cum_weights=None, k=1):
        n = len(population)
        if weights is None and cum_weights is None:
            return [population[_math.floor(self.random() * float(n))] for _ in range(k)]
        sums, total = list(cum_weights or []), 0
        if cum_weights is None:
            for weight in weights:
                total += weight
                sums.append(total)
        if len(sums) != n:
            raise ValueError('The number of weights does not match the population')
        total = float(sums[-1])
        if total <= 0.0:
            raise ValueError('Total of weights must be greater than zero')
        found = []
        for _ in range(k):
            place, at = self.random() * total, 0
            while at < n - 1 and place >= sums[at]:
                at += 1
            found.append(population[at])
        return found
    def uniform(self, a, b):
        return a + (b - a) * self.random()
    def triangular(self, low=0.0, high=1.0, mode=None):
        place = self.random()
        middle = 0.5 if mode is None else (mode - low) / (high - low)
        if place > middle:
            place, middle, low, high = 1.0 - place, 1.0 - middle, high, low
        return low + (high - low) * _math.sqrt(place * middle)
    def normalvariate(self, mu=0.0, sigma=1.0):
        factor = 4 * _math.exp(-0.5) / _math.sqrt(2.0)
        while True:
            one, other = self.random(), 1.0 - self.random()
            z = factor * (one - 0.5) / other
            if z * z / 4.0 <= -_math.log(other):
                return mu + z * sigma
    def gauss(self, mu=0.0, sigma=1.0):
        z, self._spare = self._spare, None
        if z is None:
            turn = self.random() * 2 * _math.pi
            far = _math.sqrt(-2.0 * _math.log(1.0 - self.random()))
            z, self._spare = _math.cos(turn) * far, _math.sin(turn) * far
        return mu + z * sigma
    def lognormvariate(self, mu=0.0, sigma=1.0):
        return _math.exp(self.normalvariate(mu, sigma))
    def expovariate(self, lambd=1.0):
        return -_math.log(1.0 - self.random()) / lambd
    def paretovariate(self, alpha):
        return (1.0 - self.random()) ** (-1.0 / alpha)
    def weibullvariate(self, alpha, beta):
        return alpha * (-_math.log(1.0 - self.random())) ** (1.0 / beta)
class SystemRandom(Random):
    def seed(self, *places):
        return None
_own = Random()
seed, getrandbits, randbytes, randrange, randint, choice = _own.seed, _own.getrandbits, _own.randbytes, _own.randrange, _own.randint, _own.choice
random, shuffle, sample, choices, uniform, triangular = _own.random, _own.shuffle, _own.sample, _own.choices, _own.uniform, _own.triangular
normalvariate, gauss, lognormvariate, expovariate = _own.normalvariate, _own.gauss, _own.lognormvariate, _own.expovariate
paretovariate, weibullvariate = _own.paretovariate, _own.weibullvariate
`
