/** A module of the standard library about the width of texts: textwrap. */
export const source = String.raw`@textwrap
import re
class TextWrapper:
    def __init__(self, width=70, initial_indent='', subsequent_indent='', expand_tabs=True, replace_whitespace=True,
                 fix_sentence_endings=False, break_long_words=True, drop_whitespace=True, break_on_hyphens=True,
                 tabsize=8, *, max_lines=None, placeholder=' [...]'):
        if fix_sentence_endings:
            raise NotImplementedError('fix_sentence_endings= of textwrap is not simulated')
        self.width, self.initial_indent, self.subsequent_indent = width, initial_indent, subsequent_indent
        self.expand_tabs, self.replace_whitespace, self.tabsize = expand_tabs, replace_whitespace, tabsize
        self.break_long_words, self.drop_whitespace = break_long_words, drop_whitespace
        self.break_on_hyphens, self.max_lines, self.placeholder = break_on_hyphens, max_lines, placeholder
    def _chunks(self, text):
        if self.expand_tabs:
            text = text.expandtabs(self.tabsize)
        if self.replace_whitespace:
            text = re.sub(r'[\t\n\v\f\r]', ' ', text)
        chunks = []
        for part in re.findall(r'\s+|\S+', text):
            if self.break_on_hyphens and '-' in part:
                # a word may end behind a hyphen between letters
                chunks.extend(re.findall(r'.+?[^\W\d_]-(?=[^\W\d_]{2})|.+', part))
            else:
                chunks.append(part)
        return chunks
    def wrap(self, text):
        if self.width <= 0:
            raise ValueError(f'invalid width {self.width!r} (must be > 0)')
        if self.max_lines is not None:
            indent = self.subsequent_indent if self.max_lines > 1 else self.initial_indent
            if len(indent) + len(self.placeholder.lstrip()) > self.width:
                raise ValueError('placeholder too large for max width')
        chunks, lines = self._chunks(text)[::-1], []
        while chunks:
            indent = self.subsequent_indent if lines else self.initial_indent
            room, line, length = self.width - len(indent), [], 0
            if self.drop_whitespace and lines and chunks[-1].strip() == '':
                chunks.pop()
            while chunks and length + len(chunks[-1]) <= room:
                length += len(chunks[-1])
                line.append(chunks.pop())
            if chunks and len(chunks[-1]) > room:
                left = max(1, room - length)
                if self.break_long_words:
                    line.append(chunks[-1][:left])
                    chunks[-1] = chunks[-1][left:]
                elif not line:
                    line.append(chunks.pop())
                length = sum(map(len, line))
            if self.drop_whitespace and line and line[-1].strip() == '':
                length -= len(line.pop())
            if not line:
                continue
            is_last = not chunks or (self.drop_whitespace and len(chunks) == 1 and not chunks[0].strip())
            if self.max_lines is None or len(lines) + 1 < self.max_lines or (is_last and length <= room):
                lines.append(indent + ''.join(line))
                continue
            while line and not (line[-1].strip() and length + len(self.placeholder) <= room):
                length -= len(line.pop())
            if line:
                lines.append(indent + ''.join(line) + self.placeholder)
            elif lines and len(lines[-1].rstrip()) + len(self.placeholder) <= self.width:
                lines[-1] = lines[-1].rstrip() + self.placeholder
            else:
                lines.append(indent + self.placeholder.lstrip())
            break
        return lines
    def fill(self, text):
        return '\n'.join(self.wrap(text))
def wrap(text, width=70, **options):
    return TextWrapper(width=width, **options).wrap(text)
def fill(text, width=70, **options):
    return TextWrapper(width=width, **options).fill(text)
def shorten(text, width, **options):
    return TextWrapper(width=width, max_lines=1, **options).fill(' '.join(text.strip().split()))
def dedent(text):
    lines = [line if line.strip() else '' for line in text.split('\n')]
    indents = [line[:len(line) - len(line.lstrip(' \t'))] for line in lines if line]
    if not indents:
        return '\n'.join(lines)
    first, last = min(indents), max(indents)
    common = 0
    while common < min(len(first), len(last)) and first[common] == last[common]:
        common += 1
    return '\n'.join([line[common:] for line in lines])
def indent(text, prefix, predicate=None):
    wanted = predicate or (lambda line: line.strip())
    return ''.join([prefix + line if wanted(line) else line for line in text.splitlines(True)])
`
