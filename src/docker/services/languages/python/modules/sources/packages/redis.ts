/** The package redis, the client of Redis. */
export const source = String.raw`@redis
import _options
import _redis
from redis.exceptions import RedisError, ConnectionError, TimeoutError, AuthenticationError, ResponseError, DataError
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
    def execute_command(self, *words):
        answer = _redis.ask(self._host, self._port, self._password, *[_word(word) for word in words])
        if answer == 'unknown':
            raise ConnectionError(f'Error -2 connecting to {self._host}:{self._port}. Name or service not known.')
        if answer == 'refused':
            raise ConnectionError(f'Error 111 connecting to {self._host}:{self._port}. Connection refused.')
        return self._read(answer)
    def _read(self, answer):
        if isinstance(answer, tuple):
            kind, text = answer
            if kind == 'status':
                return True if text in ('OK', 'PONG') else text
            if text.startswith(('NOAUTH', 'WRONGPASS')):
                raise AuthenticationError(text.partition(' ')[2] if text.startswith('NOAUTH') else text)
            raise ResponseError(text.removeprefix('ERR '))
        if isinstance(answer, list):
            return [self._read(one) for one in answer]
        return answer.decode() if self._decode and isinstance(answer, bytes) else answer
    def ping(self):
        return self.execute_command('PING')
    def get(self, name):
        return self.execute_command('GET', name)
    def set(self, name, value, ex=None, px=None, nx=False, xx=False):
        words = ['SET', name, value]
        if ex is not None: words += ['EX', ex]
        if px is not None: words += ['PX', px]
        if nx: words.append('NX')
        if xx: words.append('XX')
        return self.execute_command(*words)
    def setex(self, name, time, value):
        return self.set(name, value, ex=time)
    def incr(self, name, amount=1):
        return self.execute_command('INCRBY', name, amount)
    incrby = incr
    def decr(self, name, amount=1):
        return self.execute_command('DECRBY', name, amount)
    def delete(self, *names):
        return self.execute_command('DEL', *names)
    def exists(self, *names):
        return self.execute_command('EXISTS', *names)
    def expire(self, name, time):
        return bool(self.execute_command('EXPIRE', name, time))
    def ttl(self, name):
        return self.execute_command('TTL', name)
    def keys(self, pattern='*'):
        return self.execute_command('KEYS', pattern)
    def lpush(self, name, *values):
        return self.execute_command('LPUSH', name, *values)
    def rpush(self, name, *values):
        return self.execute_command('RPUSH', name, *values)
    def lpop(self, name):
        return self.execute_command('LPOP', name)
    def rpop(self, name):
        return self.execute_command('RPOP', name)
    def llen(self, name):
        return self.execute_command('LLEN', name)
    def lrange(self, name, start, end):
        return self.execute_command('LRANGE', name, start, end)
    def hset(self, name, key=None, value=None, mapping=None):
        words = ['HSET', name] + ([] if key is None else [key, value])
        for field, item in (mapping or {}).items():
            words += [field, item]
        return self.execute_command(*words)
    def hget(self, name, key):
        return self.execute_command('HGET', name, key)
    def hgetall(self, name):
        items = self.execute_command('HGETALL', name)
        return dict(zip(items[::2], items[1::2]))
    def hincrby(self, name, key, amount=1):
        return self.execute_command('HINCRBY', name, key, amount)
    def sadd(self, name, *values):
        return self.execute_command('SADD', name, *values)
    def smembers(self, name):
        return set(self.execute_command('SMEMBERS', name))
    def flushall(self):
        return self.execute_command('FLUSHALL')
    flushdb = flushall
    def dbsize(self):
        return self.execute_command('DBSIZE')
    def close(self):
        pass
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
class ResponseError(RedisError):
    pass
class DataError(RedisError):
    pass
`
