/** The module statistics of the standard library. */
export const source = String.raw`@statistics
import math as _math
class StatisticsError(ValueError):
    pass
def _all(name, items, least=1):
    items = list(items)
    if len(items) < least:
        raise StatisticsError(f'{name} requires at least {"one data point" if least == 1 else "two data points"}')
    return items
def _exact(total, count):
    if isinstance(total, int) and total % count == 0:
        return total // count
    return total / count
def mean(data):
    items = _all('mean', data)
    return _exact(_math.fsum(items) if any(isinstance(one, float) for one in items) else sum(items), len(items))
def fmean(data):
    items = _all('fmean', data)
    return _math.fsum(items) / len(items)
def _sorted(data):
    items = sorted(data)
    if not items:
        raise StatisticsError('no median for empty data')
    return items
def median(data):
    items = _sorted(data)
    half = len(items) // 2
    return items[half] if len(items) % 2 else (items[half - 1] + items[half]) / 2
def median_low(data):
    items = _sorted(data)
    return items[(len(items) - 1) // 2]
def median_high(data):
    items = _sorted(data)
    return items[len(items) // 2]
def _counts(data):
    counts = {}
    for one in data:
        counts[one] = counts.get(one, 0) + 1
    return counts
def mode(data):
    counts = _counts(data)
    if not counts:
        raise StatisticsError('no mode for empty data')
    return max(counts, key=counts.get)
def multimode(data):
    counts = _counts(data)
    most = max(counts.values(), default=0)
    return [one for one, count in counts.items() if count == most]
def _squares(items, middle=None):
    middle = mean(items) if middle is None else middle
    squares = [(one - middle) ** 2 for one in items]
    return sum(squares) if all(isinstance(one, int) for one in squares) else _math.fsum(squares)
def pvariance(data, mu=None):
    items = _all('pvariance', data)
    return _exact(_squares(items, mu), len(items))
def variance(data, xbar=None):
    items = _all('variance', data, 2)
    return _exact(_squares(items, xbar), len(items) - 1)
def stdev(data, xbar=None):
    items = _all('stdev', data, 2)
    return _math.sqrt(_squares(items, xbar) / (len(items) - 1))
def pstdev(data, mu=None):
    items = _all('pstdev', data)
    return _math.sqrt(_squares(items, mu) / len(items))
def quantiles(data, *, n=4, method='exclusive'):
    if n < 1:
        raise StatisticsError('n must be at least 1')
    items = sorted(data)
    if len(items) < 2:
        raise StatisticsError('must have at least two data points')
    cuts = []
    for at in range(1, n):
        if method == 'inclusive':
            j, delta = divmod(at * (len(items) - 1), n)
        else:
            j = at * (len(items) + 1) // n
            j = 1 if j < 1 else len(items) - 1 if j > len(items) - 1 else j
            delta = at * (len(items) + 1) - j * n
            j -= 1
        cuts.append((items[j] * (n - delta) + items[j + 1] * delta) / n)
    return cuts
`
