/** Modules of the standard library about bytes and their digests: hashlib, hmac, base64, binascii, secrets. */
export const source = String.raw`@hashlib
import _hashes
_SIZES = {'md5': (16, 64), 'sha1': (20, 64), 'sha224': (28, 64), 'sha256': (32, 64), 'sha384': (48, 128), 'sha512': (64, 128)}
algorithms_guaranteed = algorithms_available = set(_SIZES)
class _Hash:
    def __init__(self, name, data=b'', parts=None):
        self.name = name
        self.digest_size, self.block_size = _SIZES[name]
        self._parts = [] if parts is None else parts
        self.update(data)
    def update(self, data):
        if isinstance(data, str):
            raise TypeError('Strings must be encoded before hashing')
        if not isinstance(data, bytes):
            raise TypeError('object supporting the buffer API required')
        if data:
            self._parts.append(bytes(data))
    def hexdigest(self):
        return _hashes.digest(self.name, b''.join(self._parts))
    def digest(self):
        return bytes.fromhex(self.hexdigest())
    def copy(self):
        return _Hash(self.name, parts=list(self._parts))
    def __repr__(self):
        return f'<{self.name} _hashlib.HASH object @ 0x7f5c1a2b3c40>'
def new(name, data=b'', **options):
    if name.lower() not in _SIZES:
        raise ValueError('unsupported hash type ' + name)
    return _Hash(name.lower(), data)
def md5(string=b'', *, usedforsecurity=True):
    return _Hash('md5', string)
def sha1(string=b'', *, usedforsecurity=True):
    return _Hash('sha1', string)
def sha224(string=b'', *, usedforsecurity=True):
    return _Hash('sha224', string)
def sha256(string=b'', *, usedforsecurity=True):
    return _Hash('sha256', string)
def sha384(string=b'', *, usedforsecurity=True):
    return _Hash('sha384', string)
def sha512(string=b'', *, usedforsecurity=True):
    return _Hash('sha512', string)
def file_digest(fileobj, digest):
    made = new(digest) if isinstance(digest, str) else digest()
    made.update(fileobj.read())
    return made
@hmac
import hashlib
def _named(digestmod):
    if not digestmod:
        raise TypeError("Missing required argument 'digestmod'.")
    return digestmod if isinstance(digestmod, str) else digestmod().name
class HMAC:
    def __init__(self, key, msg=None, digestmod='', parts=None):
        if not isinstance(key, bytes):
            raise TypeError(f'key: expected bytes or bytearray, but got {type(key).__name__!r}')
        self._hash = _named(digestmod)
        self._key = bytes(key)
        self.name = 'hmac-' + self._hash
        empty = hashlib.new(self._hash)
        self.digest_size, self.block_size = empty.digest_size, empty.block_size
        self._parts = [] if parts is None else parts
        if msg is not None:
            self.update(msg)
    def update(self, msg):
        if isinstance(msg, str):
            raise TypeError('Strings must be encoded before hashing')
        self._parts.append(bytes(msg))
    def _mixed(self, by):
        key = hashlib.new(self._hash, self._key).digest() if len(self._key) > self.block_size else self._key
        return bytes([one ^ by for one in key + bytes(self.block_size - len(key))])
    def digest(self):
        inner = hashlib.new(self._hash, self._mixed(0x36) + b''.join(self._parts))
        return hashlib.new(self._hash, self._mixed(0x5c) + inner.digest()).digest()
    def hexdigest(self):
        return self.digest().hex()
    def copy(self):
        return HMAC(self._key, None, self._hash, list(self._parts))
def new(key, msg=None, digestmod=''):
    return HMAC(key, msg, digestmod)
def digest(key, msg, digest):
    return HMAC(key, msg, digest).digest()
def compare_digest(a, b):
    return a == b
@binascii
import _hashes
class Error(ValueError):
    pass
def hexlify(data):
    return data.hex().encode()
def unhexlify(text):
    text = text.decode() if isinstance(text, bytes) else text
    if len(text) % 2:
        raise Error('Odd-length string')
    try:
        return bytes.fromhex(text)
    except ValueError:
        pass
    raise Error('Non-hexadecimal digit found')
def b2a_base64(data, *, newline=True):
    return (_hashes.to_base64(bytes(data)) + ('\n' if newline else '')).encode()
def a2b_base64(text):
    text = text.decode() if isinstance(text, bytes) else text
    plain = ''.join([letter for letter in text if letter.isascii() and (letter.isalnum() or letter in '+/=')])
    letters = plain.rstrip('=')
    if len(letters) % 4 == 1:
        raise Error(f'Invalid base64-encoded string: number of data characters ({len(letters)}) cannot be 1 more than a multiple of 4')
    if len(plain) - len(letters) < -len(letters) % 4:
        raise Error('Incorrect padding')
    return _hashes.from_base64(letters)
b2a_hex, a2b_hex = hexlify, unhexlify
@base64
import binascii
def _bytes(data, what='a bytes-like object is required'):
    if isinstance(data, str):
        raise TypeError(f"{what}, not 'str'")
    return bytes(data)
def b64encode(s, altchars=None):
    made = binascii.b2a_base64(_bytes(s), newline=False)
    if altchars is None:
        return made
    return made.replace(b'+', altchars[:1]).replace(b'/', altchars[1:])
def b64decode(s, altchars=None, validate=False):
    text = s if isinstance(s, str) else bytes(s).decode()
    if altchars is not None:
        text = text.replace(altchars[:1].decode(), '+').replace(altchars[1:].decode(), '/')
    if validate and not all(letter.isascii() and (letter.isalnum() or letter in '+/=') for letter in text):
        raise binascii.Error('Only base64 data is allowed')
    return binascii.a2b_base64(text)
standard_b64encode, standard_b64decode = b64encode, b64decode
def urlsafe_b64encode(s):
    return b64encode(s, b'-_')
def urlsafe_b64decode(s):
    return b64decode(s, b'-_')
def b16encode(s):
    return _bytes(s).hex().upper().encode()
def b16decode(s, casefold=False):
    return binascii.unhexlify(s)
_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
def b32encode(s):
    data = _bytes(s)
    bits = ''.join([f'{byte:08b}' for byte in data])
    bits += '0' * (-len(bits) % 5)
    text = ''.join([_LETTERS[int(bits[at:at + 5], 2)] for at in range(0, len(bits), 5)])
    return (text + '=' * (-len(text) % 8)).encode()
def b32decode(s, casefold=False):
    text = s if isinstance(s, str) else bytes(s).decode()
    if len(text) % 8:
        raise binascii.Error('Incorrect padding')
    text = (text.upper() if casefold else text).rstrip('=')
    for letter in text:
        if letter not in _LETTERS:
            raise binascii.Error('Non-base32 digit found')
    bits = ''.join([f'{_LETTERS.index(letter):05b}' for letter in text])
    return bytes([int(bits[at:at + 8], 2) for at in range(0, len(bits) - 7, 8)])
def encodebytes(s):
    data = _bytes(s, 'expected bytes-like object')
    return b''.join([binascii.b2a_base64(data[at:at + 57]) for at in range(0, len(data), 57)])
decodebytes = b64decode
@secrets
import random as _random
from hmac import compare_digest
from base64 import urlsafe_b64encode as _encoded
SystemRandom = _random.Random
DEFAULT_ENTROPY = 32
def randbelow(exclusive_upper_bound):
    if exclusive_upper_bound <= 0:
        raise ValueError('Upper bound must be positive.')
    return _random.randrange(exclusive_upper_bound)
def randbits(k):
    return _random.getrandbits(k)
def choice(seq):
    return _random.choice(seq)
def token_bytes(nbytes=None):
    return bytes([_random.randrange(256) for _ in range(DEFAULT_ENTROPY if nbytes is None else nbytes)])
def token_hex(nbytes=None):
    return token_bytes(nbytes).hex()
def token_urlsafe(nbytes=None):
    return _encoded(token_bytes(nbytes)).rstrip(b'=').decode()
`
