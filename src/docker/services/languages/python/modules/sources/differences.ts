/** A module of the standard library about how texts differ: difflib. */
export const source = String.raw`@difflib
from collections import namedtuple
Match = namedtuple('Match', 'a b size')
def _share(matches, length):
    return 2.0 * matches / length if length else 1.0
class SequenceMatcher:
    def __init__(self, isjunk=None, a='', b='', autojunk=True):
        self.isjunk, self.autojunk, self.a, self.b = isjunk, autojunk, None, None
        self.set_seqs(a, b)
    def set_seqs(self, a, b):
        self.set_seq1(a)
        self.set_seq2(b)
    def set_seq1(self, a):
        if a is not self.a:
            self.a, self.matching_blocks, self.opcodes = a, None, None
    def set_seq2(self, b):
        if b is self.b:
            return
        self.b, self.matching_blocks, self.opcodes, self.fullbcount = b, None, None, None
        places = {}
        for at, item in enumerate(b):
            places.setdefault(item, []).append(at)
        self.bjunk = {item for item in places if self.isjunk is not None and self.isjunk(item)}
        most = len(b) // 100 + 1 if self.autojunk and len(b) >= 200 else len(b) + 1
        self.bpopular = {item for item, found in places.items() if item not in self.bjunk and len(found) > most}
        self.b2j = {item: found for item, found in places.items() if item not in self.bjunk and item not in self.bpopular}
    def find_longest_match(self, alo=0, ahi=None, blo=0, bhi=None):
        a, b, junk = self.a, self.b, self.bjunk
        ahi, bhi = len(a) if ahi is None else ahi, len(b) if bhi is None else bhi
        x, y, size, before = alo, blo, 0, {}
        for i in range(alo, ahi):
            now = {}
            for j in self.b2j.get(a[i], ()):
                if j >= bhi:
                    break
                if j >= blo:
                    length = now[j] = before.get(j - 1, 0) + 1
                    if length > size:
                        x, y, size = i - length + 1, j - length + 1, length
            before = now
        for wanted in (False, True):
            while x > alo and y > blo and (b[y - 1] in junk) == wanted and a[x - 1] == b[y - 1]:
                x, y, size = x - 1, y - 1, size + 1
            while x + size < ahi and y + size < bhi and (b[y + size] in junk) == wanted and a[x + size] == b[y + size]:
                size += 1
        return Match(x, y, size)
    def get_matching_blocks(self):
        if self.matching_blocks is not None:
            return self.matching_blocks
        found, waiting = [], [(0, len(self.a), 0, len(self.b))]
        while waiting:
            alo, ahi, blo, bhi = waiting.pop()
            i, j, size = match = self.find_longest_match(alo, ahi, blo, bhi)
            if size:
                found.append(match)
                if alo < i and blo < j:
                    waiting.append((alo, i, blo, j))
                if i + size < ahi and j + size < bhi:
                    waiting.append((i + size, ahi, j + size, bhi))
        merged = []
        for match in sorted(found):
            last = merged[-1] if merged else None
            if last and last.a + last.size == match.a and last.b + last.size == match.b:
                merged[-1] = Match(last.a, last.b, last.size + match.size)
            else:
                merged.append(match)
        self.matching_blocks = merged + [Match(len(self.a), len(self.b), 0)]
        return self.matching_blocks
    def get_opcodes(self):
        if self.opcodes is None:
            codes, i, j = [], 0, 0
            for x, y, size in self.get_matching_blocks():
                if i < x or j < y:
                    codes.append(('replace' if i < x and j < y else 'delete' if i < x else 'insert', i, x, j, y))
                if size:
                    codes.append(('equal', x, x + size, y, y + size))
                i, j = x + size, y + size
            self.opcodes = codes
        return self.opcodes
    def get_grouped_opcodes(self, n=3):
        codes = list(self.get_opcodes()) or [('equal', 0, 1, 0, 1)]
        if codes[0][0] == 'equal':
            tag, i1, i2, j1, j2 = codes[0]
            codes[0] = tag, max(i1, i2 - n), i2, max(j1, j2 - n), j2
        if codes[-1][0] == 'equal':
            tag, i1, i2, j1, j2 = codes[-1]
            codes[-1] = tag, i1, min(i2, i1 + n), j1, min(j2, j1 + n)
        group = []
        for tag, i1, i2, j1, j2 in codes:
            if tag == 'equal' and i2 - i1 > 2 * n:
                group.append((tag, i1, min(i2, i1 + n), j1, min(j2, j1 + n)))
                yield group
                group, i1, j1 = [], max(i1, i2 - n), max(j1, j2 - n)
            group.append((tag, i1, i2, j1, j2))
        if group and not (len(group) == 1 and group[0][0] == 'equal'):
            yield group
    def ratio(self):
        return _share(sum(match.size for match in self.get_matching_blocks()), len(self.a) + len(self.b))
    def quick_ratio(self):
        left, matches = {}, 0
        for item in self.b:
            left[item] = left.get(item, 0) + 1
        for item in self.a:
            if left.get(item, 0) > 0:
                left[item] -= 1
                matches += 1
        return _share(matches, len(self.a) + len(self.b))
    def real_quick_ratio(self):
        return _share(min(len(self.a), len(self.b)), len(self.a) + len(self.b))
    def _likely(self, least):
        return self.real_quick_ratio() >= least and self.quick_ratio() >= least and self.ratio() >= least
def get_close_matches(word, possibilities, n=3, cutoff=0.6):
    if not n > 0:
        raise ValueError('n must be > 0: %r' % (n,))
    if not 0.0 <= cutoff <= 1.0:
        raise ValueError('cutoff must be in [0.0, 1.0]: %r' % (cutoff,))
    matcher, found = SequenceMatcher(), []
    matcher.set_seq2(word)
    for one in possibilities:
        matcher.set_seq1(one)
        if matcher._likely(cutoff):
            found.append((matcher.ratio(), one))
    return [one for _, one in sorted(found, reverse=True)[:n]]
def _span(start, stop):
    length = stop - start
    return str(start + 1) if length == 1 else f'{start + 1 if length else start},{length}'
def _title(sign, name, date, end):
    return f'{sign} {name}' + (f'\t{date}' if date else '') + end
def unified_diff(a, b, fromfile='', tofile='', fromfiledate='', tofiledate='', n=3, lineterm='\n'):
    isFirst = True
    for group in SequenceMatcher(None, a, b).get_grouped_opcodes(n):
        if isFirst:
            yield _title('---', fromfile, fromfiledate, lineterm)
            yield _title('+++', tofile, tofiledate, lineterm)
        isFirst = False
        yield f'@@ -{_span(group[0][1], group[-1][2])} +{_span(group[0][3], group[-1][4])} @@{lineterm}'
        for tag, i1, i2, j1, j2 in group:
            if tag == 'equal':
                for line in a[i1:i2]:
                    yield ' ' + line
            if tag in ('replace', 'delete'):
                for line in a[i1:i2]:
                    yield '-' + line
            if tag in ('replace', 'insert'):
                for line in b[j1:j2]:
                    yield '+' + line
def _lines(start, stop):
    length = stop - start
    return str(start + 1 if length else start) if length <= 1 else f'{start + 1},{start + length}'
def context_diff(a, b, fromfile='', tofile='', fromfiledate='', tofiledate='', n=3, lineterm='\n'):
    signs, isFirst = {'insert': '+ ', 'delete': '- ', 'replace': '! ', 'equal': '  '}, True
    for group in SequenceMatcher(None, a, b).get_grouped_opcodes(n):
        if isFirst:
            yield _title('***', fromfile, fromfiledate, lineterm)
            yield _title('---', tofile, tofiledate, lineterm)
        isFirst = False
        tags = {tag for tag, *_ in group}
        yield '***************' + lineterm
        yield f'*** {_lines(group[0][1], group[-1][2])} ****{lineterm}'
        if tags & {'replace', 'delete'}:
            for tag, i1, i2, _, _ in group:
                if tag != 'insert':
                    for line in a[i1:i2]:
                        yield signs[tag] + line
        yield f'--- {_lines(group[0][3], group[-1][4])} ----{lineterm}'
        if tags & {'replace', 'insert'}:
            for tag, _, _, j1, j2 in group:
                if tag != 'delete':
                    for line in b[j1:j2]:
                        yield signs[tag] + line
def IS_LINE_JUNK(line, pat=None):
    return line.strip() in ('', '#')
def IS_CHARACTER_JUNK(ch, ws=' \t'):
    return ch in ws
def _marks(line, tags):
    return ''.join([c if tag == ' ' and c.isspace() else tag for c, tag in zip(line, tags)]).rstrip()
class Differ:
    def __init__(self, linejunk=None, charjunk=None):
        self.linejunk, self.charjunk = linejunk, charjunk
    def compare(self, a, b):
        for tag, alo, ahi, blo, bhi in SequenceMatcher(self.linejunk, a, b).get_opcodes():
            if tag == 'replace':
                yield from self._replaced(a, alo, ahi, b, blo, bhi)
            elif tag == 'equal':
                yield from [f'  {line}' for line in a[alo:ahi]]
            else:
                yield from [f'- {line}' for line in a[alo:ahi]]
                yield from [f'+ {line}' for line in b[blo:bhi]]
    def _either(self, a, alo, ahi, b, blo, bhi):
        if alo < ahi and blo < bhi:
            yield from self._replaced(a, alo, ahi, b, blo, bhi)
        else:
            yield from [f'- {line}' for line in a[alo:ahi]]
            yield from [f'+ {line}' for line in b[blo:bhi]]
    def _replaced(self, a, alo, ahi, b, blo, bhi):
        best, place, same = 0.74, None, None
        matcher = SequenceMatcher(self.charjunk)
        for j in range(blo, bhi):
            matcher.set_seq2(b[j])
            for i in range(alo, ahi):
                if a[i] == b[j]:
                    same = same or (i, j)
                    continue
                matcher.set_seq1(a[i])
                if matcher.real_quick_ratio() > best and matcher.quick_ratio() > best and matcher.ratio() > best:
                    best, place = matcher.ratio(), (i, j)
        isAlike = best >= 0.75
        if not isAlike and same is None:
            gone, come = [f'- {line}' for line in a[alo:ahi]], [f'+ {line}' for line in b[blo:bhi]]
            yield from come + gone if bhi - blo < ahi - alo else gone + come
            return
        i, j = place if isAlike else same
        yield from self._either(a, alo, i, b, blo, j)
        if isAlike:
            yield from self._within(matcher, a[i], b[j])
        else:
            yield '  ' + a[i]
        yield from self._either(a, i + 1, ahi, b, j + 1, bhi)
    def _within(self, matcher, one, other):
        matcher.set_seqs(one, other)
        above = below = ''
        for tag, i1, i2, j1, j2 in matcher.get_opcodes():
            first, second = {'replace': '^^', 'delete': '- ', 'insert': ' +', 'equal': '  '}[tag]
            above += first * (i2 - i1)
            below += second * (j2 - j1)
        for sign, line, tags in (('-', one, above), ('+', other, below)):
            yield f'{sign} {line}'
            marks = _marks(line, tags)
            if marks:
                yield f'? {marks}\n'
def ndiff(a, b, linejunk=None, charjunk=IS_CHARACTER_JUNK):
    return Differ(linejunk, charjunk).compare(a, b)
def restore(delta, which):
    signs = {1: ('- ', '  '), 2: ('+ ', '  ')}.get(int(which))
    if signs is None:
        raise ValueError('unknown delta choice (must be 1 or 2): %r' % which)
    for line in delta:
        if line[:2] in signs:
            yield line[2:]
`
