/** The module string of the standard library. */
export const source = String.raw`@string
ascii_lowercase = 'abcdefghijklmnopqrstuvwxyz'
ascii_uppercase = ascii_lowercase.upper()
ascii_letters = ascii_lowercase + ascii_uppercase
digits = '0123456789'
hexdigits = digits + 'abcdefABCDEF'
punctuation = r"""!"#$%&'()*+,-./:;<=>?@[\]^_""" + chr(96) + '{|}~'
whitespace = ' \t\n\r\x0b\x0c'
printable = digits + ascii_letters + punctuation + whitespace
def capwords(s, sep=None):
    return (sep or ' ').join(word.capitalize() for word in s.split(sep))
class Template:
    delimiter = '$'
    def __init__(self, template):
        self.template = template
    def _filled(self, values, safe):
        import re
        def put(found):
            name = found.group(1) or found.group(2)
            if name is not None:
                if name in values:
                    return str(values[name])
                if safe:
                    return found.group(0)
                raise KeyError(name)
            if found.group(3) or safe:
                return found.group(3) or found.group(0)
            before = self.template[:found.start()]
            line, column = before.count('\n') + 1, found.start() - before.rfind('\n')
            raise ValueError(f'Invalid placeholder in string: line {line}, col {column}')
        return re.sub(r'\$(?:([_a-zA-Z][_a-zA-Z0-9]*)|\{([_a-zA-Z][_a-zA-Z0-9]*)\}|(\$)|)', put, self.template)
    def substitute(self, mapping={}, **named):
        return self._filled({**mapping, **named}, False)
    def safe_substitute(self, mapping={}, **named):
        return self._filled({**mapping, **named}, True)
`
