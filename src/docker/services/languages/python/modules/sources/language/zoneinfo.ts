/** The module zoneinfo of the standard library. */
export const source = String.raw`@zoneinfo
import datetime as _datetime
import _time
class ZoneInfoNotFoundError(KeyError):
    pass
_known = {}
class ZoneInfo(_datetime.tzinfo):
    def __new__(cls, key):
        if key not in _known:
            if not _time._is_zone(key):
                raise ZoneInfoNotFoundError(f'No time zone found with key {key}')
            _known[key] = super().__new__(cls)
            _known[key].key = key
        return _known[key]
    def __init__(self, key):
        pass
    def _at(self, seconds):
        return _time._zone(self.key, seconds)
    def _local(self, moment):
        return _time._zone_of_local(self.key, moment._micro() // 1_000_000)
    def utcoffset(self, moment):
        return None if moment is None else _datetime.timedelta(minutes=self._local(moment)[0])
    def tzname(self, moment):
        return None if moment is None else self._local(moment)[1]
    def dst(self, moment):
        if moment is None:
            return None
        usual = min(self._at(_time._seconds(moment.year, month, 1))[0] for month in (1, 7))
        return _datetime.timedelta(minutes=self._local(moment)[0] - usual)
    def fromutc(self, moment):
        return moment + _datetime.timedelta(minutes=self._at(moment._micro() // 1_000_000)[0])
    def __str__(self):
        return self.key
    def __repr__(self):
        return f'zoneinfo.ZoneInfo(key={self.key!r})'
`
