/** The module shlex of the standard library. */
export const source = String.raw`@shlex
import re as _re
def split(s, comments=False, posix=True):
    if not posix:
        raise NotImplementedError('posix= of shlex is not simulated')
    found, word, at = [], None, 0
    while at < len(s):
        letter = s[at]
        at += 1
        if letter in ' \t\r\n':
            if word is not None:
                found.append(word)
            word = None
        elif letter == '#' and comments:
            at = s.find('\n', at) if '\n' in s[at:] else len(s)
        elif letter == '\\':
            if at == len(s):
                raise ValueError('No escaped character')
            word = (word or '') + s[at]
            at += 1
        elif letter in '"\'':
            word, closed = word or '', False
            while at < len(s):
                inner = s[at]
                at += 1
                if inner == letter:
                    closed = True
                    break
                if inner == '\\' and letter == '"' and s[at:at + 1] in ('"', '\\'):
                    inner = s[at]
                    at += 1
                word += inner
            if not closed:
                raise ValueError('No closing quotation')
        else:
            word = (word or '') + letter
    return found if word is None else found + [word]
def quote(s):
    if not s:
        return "''"
    return s if _re.fullmatch(r'[\w@%+=:,./-]+', s, _re.ASCII) else "'" + s.replace("'", "'\"'\"'") + "'"
def join(split_command):
    return ' '.join(quote(one) for one in split_command)
`
