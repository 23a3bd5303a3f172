/** The module of addresses of the Internet: ipaddress. */
export const source = String.raw`@ipaddress
class AddressValueError(ValueError):
    pass
class NetmaskValueError(ValueError):
    pass
def _octets(text):
    parts = text.split('.')
    if len(parts) != 4:
        raise AddressValueError('Expected 4 octets in ' + repr(text))
    number = 0
    for part in parts:
        if not part:
            raise AddressValueError('Empty octet not permitted in ' + repr(text))
        if not (part.isascii() and part.isdigit()):
            raise AddressValueError('Only decimal digits permitted in ' + repr(part) + ' in ' + repr(text))
        if len(part) > 3:
            raise AddressValueError('At most 3 characters permitted in ' + repr(part) + ' in ' + repr(text))
        if part != '0' and part[0] == '0':
            raise AddressValueError('Leading zeros are not permitted in ' + repr(part) + ' in ' + repr(text))
        if int(part) > 255:
            raise AddressValueError('Octet ' + part + ' (> 255) not permitted in ' + repr(text))
        number = number * 256 + int(part)
    return number
_RANGES = {
    'is_private': '0.0.0.0/8 10.0.0.0/8 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/29 192.0.0.170/31 192.0.2.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 240.0.0.0/4 255.255.255.255/32',
    'is_loopback': '127.0.0.0/8', 'is_link_local': '169.254.0.0/16', 'is_multicast': '224.0.0.0/4', 'is_reserved': '240.0.0.0/4',
}
def _within(number, name):
    for text in _RANGES[name].split():
        address, length = text.split('/')
        shift = 32 - int(length)
        if number >> shift == _octets(address) >> shift:
            return True
    return False
class _Ordered:
    def __eq__(self, other):
        return type(self) is type(other) and self._key() == other._key()
    def __lt__(self, other):
        return self._key() < other._key()
    def __le__(self, other):
        return self._key() <= other._key()
    def __gt__(self, other):
        return self._key() > other._key()
    def __ge__(self, other):
        return self._key() >= other._key()
    def __hash__(self):
        return hash(self._key())
    def __repr__(self):
        return type(self).__name__ + '(' + repr(str(self)) + ')'
class IPv4Address(_Ordered):
    version, max_prefixlen = 4, 32
    def __init__(self, address):
        if isinstance(address, int):
            if address < 0:
                raise AddressValueError(str(address) + ' (< 0) is not permitted as an IPv4 address')
            if address > 4294967295:
                raise AddressValueError(str(address) + ' (>= 2**32) is not permitted as an IPv4 address')
        elif '/' in str(address):
            raise AddressValueError("Unexpected '/' in " + repr(address))
        self._ip = address if isinstance(address, int) else _octets(str(address))
    def _key(self):
        return self._ip
    def __str__(self):
        return '.'.join(str(self._ip >> shift & 255) for shift in (24, 16, 8, 0))
    def __int__(self):
        return self._ip
    def __add__(self, number):
        return IPv4Address(self._ip + number)
    def __sub__(self, number):
        return IPv4Address(self._ip - number)
    compressed = property(__str__)
    exploded = property(__str__)
    @property
    def packed(self):
        return self._ip.to_bytes(4, 'big')
    @property
    def reverse_pointer(self):
        return '.'.join(reversed(str(self).split('.'))) + '.in-addr.arpa'
    @property
    def is_private(self):
        return _within(self._ip, 'is_private')
    @property
    def is_global(self):
        return not (self._ip >> 22 == 100 << 2 | 1 or self.is_private)
    @property
    def is_loopback(self):
        return _within(self._ip, 'is_loopback')
    @property
    def is_link_local(self):
        return _within(self._ip, 'is_link_local')
    @property
    def is_multicast(self):
        return _within(self._ip, 'is_multicast')
    @property
    def is_reserved(self):
        return _within(self._ip, 'is_reserved')
    @property
    def is_unspecified(self):
        return self._ip == 0
def _length(text):
    if text.isdigit() and int(text) <= 32:
        return int(text)
    try:
        mask = _octets(text)
    except AddressValueError:
        raise NetmaskValueError(repr(text) + ' is not a valid netmask') from None
    bits = bin(mask)[2:].rjust(32, '0')
    if '01' in bits:
        raise NetmaskValueError(repr(text) + ' is not a valid netmask')
    return bits.count('1')
class IPv4Network(_Ordered):
    version, max_prefixlen = 4, 32
    def __init__(self, address, strict=True):
        if isinstance(address, tuple):
            first, length = address
        else:
            first, _, length = str(address).partition('/') if isinstance(address, str) else (address, '', '32')
        self.prefixlen = _length(str(length) if length != '' else '32')
        number = int(IPv4Address(first))
        self._first = number >> 32 - self.prefixlen << 32 - self.prefixlen
        if strict and self._first != number:
            raise ValueError(str(address) + ' has host bits set')
        self.network_address = IPv4Address(self._first)
    def _key(self):
        return (self._first, self.prefixlen)
    def __str__(self):
        return str(self.network_address) + '/' + str(self.prefixlen)
    compressed = property(__str__)
    exploded = property(__str__)
    @property
    def num_addresses(self):
        return 2 ** (32 - self.prefixlen)
    @property
    def broadcast_address(self):
        return IPv4Address(self._first + self.num_addresses - 1)
    @property
    def netmask(self):
        return IPv4Address(4294967296 - self.num_addresses)
    @property
    def hostmask(self):
        return IPv4Address(self.num_addresses - 1)
    @property
    def with_prefixlen(self):
        return str(self)
    @property
    def with_netmask(self):
        return str(self.network_address) + '/' + str(self.netmask)
    @property
    def is_private(self):
        return self.network_address.is_private and self.broadcast_address.is_private
    def __iter__(self):
        for number in range(self.num_addresses):
            yield IPv4Address(self._first + number)
    def __getitem__(self, place):
        number = place if place >= 0 else self.num_addresses + place
        if not 0 <= number < self.num_addresses:
            raise IndexError('address out of range')
        return IPv4Address(self._first + number)
    def __contains__(self, other):
        return isinstance(other, IPv4Address) and self._first <= int(other) < self._first + self.num_addresses
    def hosts(self):
        if self.prefixlen >= 31:
            return list(self)
        return (IPv4Address(self._first + number) for number in range(1, self.num_addresses - 1))
    def overlaps(self, other):
        return other.network_address in self or self.network_address in other
    def subnet_of(self, other):
        return other.prefixlen <= self.prefixlen and self.network_address in other
    def supernet_of(self, other):
        return other.subnet_of(self)
    def subnets(self, prefixlen_diff=1, new_prefix=None):
        length = self.prefixlen + prefixlen_diff if new_prefix is None else new_prefix
        if length < self.prefixlen:
            raise ValueError('new prefix must be longer')
        if length > 32:
            raise ValueError('prefix length diff ' + str(length - self.prefixlen) + ' is invalid for netblock ' + str(self))
        for number in range(2 ** (length - self.prefixlen)):
            yield IPv4Network((self._first + number * 2 ** (32 - length), length))
    def supernet(self, prefixlen_diff=1, new_prefix=None):
        length = self.prefixlen - prefixlen_diff if new_prefix is None else new_prefix
        if self.prefixlen == 0:
            return self
        if length > self.prefixlen:
            raise ValueError('new prefix must be shorter')
        return IPv4Network((self._first, length), strict=False)
class IPv4Interface(IPv4Address):
    def __init__(self, address):
        self.network = IPv4Network(address, strict=False)
        super().__init__(str(address).partition('/')[0])
        self.ip = IPv4Address(self._ip)
        self.netmask = self.network.netmask
    def __str__(self):
        return str(self.ip) + '/' + str(self.network.prefixlen)
def _made(address, make, what):
    if ':' in str(address):
        raise NotImplementedError('addresses of version 6 are not simulated')
    try:
        return make()
    except (AddressValueError, NetmaskValueError):
        raise ValueError(repr(address) + ' does not appear to be an IPv4 or IPv6 ' + what) from None
def ip_address(address):
    return _made(address, lambda: IPv4Address(address), 'address')
def ip_network(address, strict=True):
    return _made(address, lambda: IPv4Network(address, strict), 'network')
def ip_interface(address):
    return _made(address, lambda: IPv4Interface(address), 'interface')
`
