/** The package redis, the client of Redis. */
export const source = String.raw`@redis
import _options
import _redis
from redis.exceptions import RedisError, ConnectionError, TimeoutError, AuthenticationError, ResponseError, DataError, WatchError
import redis.exceptions as exceptions
def _word(value):
    if isinstance(value, bytes):
        return value
    if isinstance(value, bool) or value is None or isinstance(value, (list, dict, tuple)):
        raise DataError(f"Invalid input of type: '{type(value).__name__}'. Convert to a bytes, string, int or float first.")
    return repr(value) if isinstance(value, float) else str(value)
_INERT = 'socket_timeout socket_connect_timeout socket_keepalive socket_keepalive_options encoding errors encoding_errors retry_on_timeout max_connections single_connection_client health_check_interval client_name lib_name lib_version protocol'
_ABSENT = 'connection_pool unix_socket_path retry_on_error ssl ssl_keyfile ssl_certfile ssl_cert_reqs ssl_ca_certs ssl_ca_path ssl_ca_data ssl_check_hostname ssl_password username retry redis_connect_func credential_provider cache cache_config charset'
class Redis:
    def __init__(self, host='localhost', port=6379, db=0, password=None, decode_responses=False, **options):
        _options.check('Redis.__init__', options, _INERT, _ABSENT)
        if int(db) != 0:
            raise NotImplementedError('databases besides 0 are not simulated')
        self._host, self._port, self._password, self._decode = host, int(port), password, decode_responses
    @classmethod
    def from_url(cls, url, **options):
        place = url.split('://')[-1].split('/')[0]
        secret, _, place = place.rpartition('@')
        host, _, port = place.partition(':')
        return cls(host=host, port=port or 6379, password=secret.partition(':')[2] or None, **options)
    def __enter__(self):
        return self
    def __exit__(self, kind, error, trace):
        self.close()
    def execute_command(self, *words, shape=None):
        answer = self._reached(_redis.ask(self._host, self._port, self._password, *[_word(word) for word in words]))
        return self._shaped(str(words[0]).upper(), self._read(answer), shape)
    def _reached(self, answer):
        if answer == 'unknown':
            raise ConnectionError(f'Error -2 connecting to {self._host}:{self._port}. Name or service not known.')
        if answer == 'refused':
            raise ConnectionError(f'Error 111 connecting to {self._host}:{self._port}. Connection refused.')
        return answer
    def _shaped(self, name, answer, shape):
        shape = shape or _SHAPES.get(name)
        return shape(answer) if shape else answer
    def _read(self, answer):
        if isinstance(answer, tuple):
            kind, text = answer
            if kind == 'status':
                return True if text in ('OK', 'PONG') else text if self._decode else text.encode()
            if text.startswith(('NOAUTH', 'WRONGPASS')):
                raise AuthenticationError(text.partition(' ')[2] if text.startswith('NOAUTH') else text)
            raise ResponseError(text.removeprefix('ERR '))
        if isinstance(answer, list):
            return [self._read(one) for one in answer]
        return answer.decode() if self._decode and isinstance(answer, bytes) else answer
    def ping(self):
        return self.execute_command('PING')
    def echo(self, value):
        return self.execute_command('ECHO', value)
    def get(self, name):
        return self.execute_command('GET', name)
    def set(self, name, value, ex=None, px=None, nx=False, xx=False, keepttl=False, get=False):
        words = ['SET', name, value]
        if ex is not None: words += ['EX', _seconds(ex)]
        if px is not None: words += ['PX', _milliseconds(px)]
        if keepttl: words.append('KEEPTTL')
        if nx: words.append('NX')
        if xx: words.append('XX')
        if get: words.append('GET')
        return self.execute_command(*words)
    def setex(self, name, time, value):
        return self.execute_command('SETEX', name, _seconds(time), value)
    def psetex(self, name, time_ms, value):
        return self.execute_command('PSETEX', name, _milliseconds(time_ms), value)
    def mset(self, mapping):
        return self.execute_command('MSET', *_flat(mapping))
    def msetnx(self, mapping):
        return self.execute_command('MSETNX', *_flat(mapping))
    def incr(self, name, amount=1):
        return self.execute_command('INCRBY', name, amount)
    incrby = incr
    def decr(self, name, amount=1):
        return self.execute_command('DECRBY', name, amount)
    decrby = decr
    def incrbyfloat(self, name, amount=1.0):
        return self.execute_command('INCRBYFLOAT', name, amount)
    def keys(self, pattern='*'):
        return self.execute_command('KEYS', pattern)
    def expire(self, name, time, nx=False, xx=False, gt=False, lt=False):
        return self.execute_command('EXPIRE', name, _seconds(time), *_flags(NX=nx, XX=xx, GT=gt, LT=lt))
    def pexpire(self, name, time, nx=False, xx=False, gt=False, lt=False):
        return self.execute_command('PEXPIRE', name, _milliseconds(time), *_flags(NX=nx, XX=xx, GT=gt, LT=lt))
    def mget(self, keys, *args):
        return self.execute_command('MGET', *_listed(keys, args))
    def hset(self, name, key=None, value=None, mapping=None, items=None):
        words = ([] if key is None else [key, value]) + _flat(mapping or {}) + list(items or [])
        if not words:
            raise DataError("'hset' with no key value pairs")
        return self.execute_command('HSET', name, *words)
    def hmset(self, name, mapping):
        return self.execute_command('HMSET', name, *_flat(mapping))
    def hmget(self, name, keys, *args):
        return self.execute_command('HMGET', name, *_listed(keys, args))
    def hincrby(self, name, key, amount=1):
        return self.execute_command('HINCRBY', name, key, amount)
    def hincrbyfloat(self, name, key, amount=1.0):
        return self.execute_command('HINCRBYFLOAT', name, key, amount)
    def lpop(self, name, count=None):
        return self.execute_command('LPOP', name, *_given(count))
    def rpop(self, name, count=None):
        return self.execute_command('RPOP', name, *_given(count))
    def lmove(self, first_list, second_list, src='LEFT', dest='RIGHT'):
        return self.execute_command('LMOVE', first_list, second_list, src, dest)
    def blpop(self, keys, timeout=0):
        return self.execute_command('BLPOP', *_listed(keys, []), timeout or 0)
    def brpop(self, keys, timeout=0):
        return self.execute_command('BRPOP', *_listed(keys, []), timeout or 0)
    def brpoplpush(self, src, dst, timeout=0):
        return self.execute_command('BRPOPLPUSH', src, dst, timeout or 0)
    def spop(self, name, count=None):
        return self.execute_command('SPOP', name, *_given(count))
    def srandmember(self, name, number=None):
        return self.execute_command('SRANDMEMBER', name, *_given(number))
    def sinter(self, keys, *args):
        return self.execute_command('SINTER', *_listed(keys, args))
    def sunion(self, keys, *args):
        return self.execute_command('SUNION', *_listed(keys, args))
    def sdiff(self, keys, *args):
        return self.execute_command('SDIFF', *_listed(keys, args))
    def zadd(self, name, mapping, nx=False, xx=False, ch=False, incr=False, gt=False, lt=False):
        if not mapping:
            raise DataError('ZADD requires at least one element/score pair')
        pairs = [word for member, score in mapping.items() for word in (score, member)]
        return self.execute_command('ZADD', name, *_flags(NX=nx, XX=xx, GT=gt, LT=lt, CH=ch, INCR=incr), *pairs, shape=_float if incr else None)
    def zincrby(self, name, amount, value):
        return self.execute_command('ZINCRBY', name, amount, value)
    def zrange(self, name, start, end, desc=False, withscores=False, score_cast_func=float, byscore=False):
        words = ['ZRANGE', name, start, end] + _flags(BYSCORE=byscore, REV=desc)
        return self._scored(words, withscores, score_cast_func)
    def zrevrange(self, name, start, end, withscores=False, score_cast_func=float):
        return self._scored(['ZREVRANGE', name, start, end], withscores, score_cast_func)
    def zrangebyscore(self, name, min, max, start=None, num=None, withscores=False, score_cast_func=float):
        limit = [] if start is None else ['LIMIT', start, num]
        return self._scored(['ZRANGEBYSCORE', name, min, max], withscores, score_cast_func, limit)
    def zrevrangebyscore(self, name, max, min, start=None, num=None, withscores=False, score_cast_func=float):
        limit = [] if start is None else ['LIMIT', start, num]
        return self._scored(['ZREVRANGEBYSCORE', name, max, min], withscores, score_cast_func, limit)
    def _scored(self, words, withscores, cast, more=()):
        if not withscores:
            return self.execute_command(*words, *more)
        return self.execute_command(*words, 'WITHSCORES', *more, shape=lambda items: _scores(items, cast))
    def zpopmin(self, name, count=None):
        return self.execute_command('ZPOPMIN', name, *_given(count), shape=_scores)
    def zpopmax(self, name, count=None):
        return self.execute_command('ZPOPMAX', name, *_given(count), shape=_scores)
    def pfadd(self, name, *values):
        return self.execute_command('PFADD', name, *values)
    def pfcount(self, *sources):
        return self.execute_command('PFCOUNT', *sources)
    def geoadd(self, name, values, nx=False, xx=False, ch=False):
        return self.execute_command('GEOADD', name, *_flags(NX=nx, XX=xx, CH=ch), *values)
    def geodist(self, name, place1, place2, unit=None):
        return self.execute_command('GEODIST', name, place1, place2, *_given(unit), shape=_float)
    def xadd(self, name, fields, id='*', maxlen=None, approximate=True, nomkstream=False):
        words = ['NOMKSTREAM'] if nomkstream else []
        if maxlen is not None:
            words += ['MAXLEN', '~' if approximate else '=', maxlen]
        return self.execute_command('XADD', name, *words, id, *_flat(fields))
    def xrange(self, name, min='-', max='+', count=None):
        return self.execute_command('XRANGE', name, min, max, *_counted(count))
    def xrevrange(self, name, max='+', min='-', count=None):
        return self.execute_command('XREVRANGE', name, max, min, *_counted(count))
    def xread(self, streams, count=None, block=None):
        words = _counted(count) + ([] if block is None else ['BLOCK', block])
        return self.execute_command('XREAD', *words, 'STREAMS', *streams.keys(), *streams.values())
    def xgroup_create(self, name, groupname, id='$', mkstream=False):
        return self.execute_command('XGROUP', 'CREATE', name, groupname, id, *_flags(MKSTREAM=mkstream))
    def xreadgroup(self, groupname, consumername, streams, count=None, block=None, noack=False):
        words = _counted(count) + ([] if block is None else ['BLOCK', block]) + _flags(NOACK=noack)
        return self.execute_command('XREADGROUP', 'GROUP', groupname, consumername, *words, 'STREAMS', *streams.keys(), *streams.values())
    def scan(self, cursor=0, match=None, count=None):
        words = ([] if match is None else ['MATCH', match]) + _counted(count)
        return self.execute_command('SCAN', cursor, *words, shape=lambda found: (int(found[0]), found[1]))
    def scan_iter(self, match=None, count=None):
        cursor = None
        while cursor != 0:
            cursor, found = self.scan(cursor or 0, match, count)
            yield from found
    def hscan_iter(self, name, match=None):
        words = [] if match is None else ['MATCH', match]
        items = self.execute_command('HSCAN', name, 0, *words)[1]
        yield from zip(items[::2], items[1::2])
    def sscan_iter(self, name, match=None):
        words = [] if match is None else ['MATCH', match]
        yield from self.execute_command('SSCAN', name, 0, *words)[1]
    def info(self, section=None):
        return self.execute_command('INFO', *_given(section))
    def flushall(self, asynchronous=False):
        return self.execute_command('FLUSHALL')
    def flushdb(self, asynchronous=False):
        return self.execute_command('FLUSHDB')
    def pipeline(self, transaction=True, shard_hint=None):
        return Pipeline(self, transaction)
    def transaction(self, func, *watches, **options):
        with self.pipeline() as pipe:
            func(pipe)
            return pipe.execute()
    def close(self):
        pass
    def pubsub(self, **options):
        raise NotImplementedError('channels of Redis are not simulated')
    def publish(self, channel, message):
        raise NotImplementedError('channels of Redis are not simulated')
def _command(name):
    def command(self, *words):
        return self.execute_command(name, *words)
    return command
for _name in ('delete=DEL append bitcount copy dbsize exists expireat expiretime getdel getrange getset hdel hexists hget hgetall hkeys hlen '
        'hsetnx hstrlen hvals lindex linsert llen lpush lpushx lrange lrem lset ltrim persist pexpireat pfmerge pttl randomkey rename renamenx '
        'rpoplpush rpush rpushx sadd scard sdiffstore setbit getbit setnx setrange sinterstore sismember smembers smove srem strlen sunionstore '
        'time touch ttl type unlink xack xdel xlen zcard zcount zmscore zrank zrem zremrangebyrank zremrangebyscore zrevrank zscore').split():
    _method, _, _given_name = _name.partition('=')
    setattr(Redis, _method, _command(_given_name or _method.upper()))
class Pipeline(Redis):
    def __init__(self, client, transaction):
        self._host, self._port, self._password, self._decode = client._host, client._port, client._password, client._decode
        self._client, self._transaction, self._queue = client, transaction, []
    def __len__(self):
        return len(self._queue)
    def __bool__(self):
        return True
    def __exit__(self, kind, error, trace):
        self.reset()
    def reset(self):
        self._queue = []
    def watch(self, *names):
        raise NotImplementedError('WATCH of a pipeline is not simulated')
    def multi(self):
        pass
    def execute_command(self, *words, shape=None):
        self._queue.append((words, shape))
        return self
    def execute(self, raise_on_error=True):
        queue, self._queue = self._queue, []
        if not queue:
            return []
        if self._transaction:
            lists = [[_word(word) for word in words] for words, _ in queue]
            answers = self._reached(_redis.exec(self._host, self._port, self._password, *lists))
            if isinstance(answers, tuple):
                self._read(answers)
        else:
            answers = [self._reached(_redis.ask(self._host, self._port, self._password, *[_word(word) for word in words])) for words, _ in queue]
        found = []
        for at, ((words, shape), answer) in enumerate(zip(queue, answers), 1):
            try:
                found.append(self._shaped(str(words[0]).upper(), self._read(answer), shape))
            except ResponseError as error:
                if raise_on_error:
                    raise ResponseError(f"Command # {at} ({' '.join(str(word) for word in words)}) of pipeline caused error: {error}")
                found.append(error)
        return found
def _seconds(time):
    return int(time.total_seconds()) if hasattr(time, 'total_seconds') else time
def _milliseconds(time):
    return int(time.total_seconds() * 1000) if hasattr(time, 'total_seconds') else time
def _flat(mapping):
    return [word for pair in mapping.items() for word in pair]
def _listed(keys, args):
    return [*([keys] if isinstance(keys, (str, bytes)) else keys), *args]
def _given(value):
    return [] if value is None else [value]
def _counted(count):
    return [] if count is None else ['COUNT', count]
def _flags(**flags):
    return [name for name, is_set in flags.items() if is_set]
def _float(answer):
    return None if answer is None else float(answer)
def _pairs(items):
    return dict(zip(items[::2], items[1::2]))
def _scores(items, cast=float):
    return [(member, cast(score)) for member, score in zip(items[::2], items[1::2])]
def _entries(items):
    return None if items is None else [(id, _pairs(fields)) for id, fields in items]
def _streams(items):
    return [] if items is None else [[name, _entries(entries)] for name, entries in items]
def _info(text):
    found = {}
    for line in (text.decode() if isinstance(text, bytes) else text).splitlines():
        name, colon, value = line.partition(':')
        if colon and not line.startswith('#'):
            found[name] = int(value) if value.lstrip('-').isdigit() else value
    return found
_SHAPES = {name: bool for name in 'COPY EXPIRE EXPIREAT PEXPIRE PEXPIREAT HEXISTS MSETNX PERSIST RENAMENX SETNX SMOVE'.split()}
_SHAPES.update({name: lambda found: set(found) for name in 'SDIFF SINTER SMEMBERS SUNION'.split()})
_SHAPES.update({name: _float for name in 'INCRBYFLOAT HINCRBYFLOAT ZSCORE ZINCRBY'.split()})
_SHAPES.update({name: lambda found: None if found is None else tuple(found) for name in 'BLPOP BRPOP'.split()})
_SHAPES.update({'XRANGE': _entries, 'XREVRANGE': _entries, 'XREAD': _streams, 'XREADGROUP': _streams})
_SHAPES.update({'HGETALL': _pairs, 'INFO': _info, 'ZMSCORE': lambda found: [_float(one) for one in found]})
_SHAPES['TIME'] = lambda found: (int(found[0]), int(found[1]))
StrictRedis = Redis
from_url = Redis.from_url
@redis.exceptions
class RedisError(Exception):
    pass
class ConnectionError(RedisError):
    pass
class TimeoutError(RedisError):
    pass
class AuthenticationError(ConnectionError):
    pass
class WatchError(RedisError):
    pass
class ResponseError(RedisError):
    pass
class DataError(RedisError):
    pass
`
