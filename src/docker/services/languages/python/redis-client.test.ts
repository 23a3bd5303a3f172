import { expect, test, vi } from 'vitest'
import { createMachine } from '../../../headless.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

const PROGRAM = String.raw`import redis
r = redis.Redis(host='kv', port=6379, decode_responses=True)
r.flushall()
print(r.ping(), r.set('a', 1), r.get('a'), r.incr('a'), r.exists('a'), r.delete('a', 'b'))
print(r.mset({'x': 1, 'y': 2}), r.mget(['x', 'y', 'z']), r.mget('x', 'y'))
print(r.hset('user:1', mapping={'name': 'Ann', 'age': 30}), r.hgetall('user:1'), r.hget('user:1', 'name'), r.hmget('user:1', ['name', 'no']), r.hexists('user:1', 'age'), r.hdel('user:1', 'age'), r.hkeys('user:1'))
print(r.rpush('l', 'a', 'b', 'c'), r.lrange('l', 0, -1), r.lpop('l'), r.lpop('l', 2), r.llen('l'))
print(r.sadd('s', 1, 2, 3), sorted(r.smembers('s')), r.sismember('s', 1), r.scard('s'), r.srem('s', 1))
print(r.zadd('z', {'a': 1, 'b': 2.5}), r.zrange('z', 0, -1, withscores=True), r.zrange('z', 0, 0, desc=True), r.zscore('z', 'b'), r.zincrby('z', 2, 'a'), r.zrank('z', 'a'), r.zrevrange('z', 0, 0))
print(r.expire('x', 100), r.ttl('x'), r.persist('x'), r.ttl('x'), r.type('z'), r.setnx('x', 5))
pipe = r.pipeline()
pipe.set('p', 1).incr('p').get('p')
print(pipe.execute())
with r.pipeline() as pipe:
    pipe.hset('h', 'a', 1)
    pipe.hgetall('h')
    print(pipe.execute())
pipe = r.pipeline()
pipe.lpush('x', 1)
try:
    pipe.execute()
except redis.ResponseError as e:
    print(type(e).__name__, e)
try:
    r.lpush('x', 1)
except redis.exceptions.ResponseError as e:
    print(e)
print(r.xadd('st', {'a': 1}, id='1-1'), r.xlen('st'), r.xrange('st'), r.xread({'st': 0}), r.xread({'st': '1-1'}))
print(r.brpop('nolist', timeout=1), r.rpush('nolist', 'v'), r.blpop(['nolist'], timeout=1))
print(sorted(r.scan_iter('*')), r.incrbyfloat('f', 1.5), r.keys('u*'), r.append('x', '!'), r.strlen('x'), r.getset('x', 'n'), r.dbsize())
print(r.pfadd('hl', 'a', 'b'), r.pfcount('hl'), r.geoadd('g', (13.361389, 38.115556, 'Palermo', 15.087269, 37.502669, 'Catania')), r.geodist('g', 'Palermo', 'Catania', 'km'))
print(r.set('q', 'v', nx=True), r.set('q', 'v', nx=True), r.set('q', 'w', get=True), r.rename('q', 'q2'), r.info()['redis_mode'])
b = redis.Redis(host='kv', port=6379)
print(b.get('q2'), b.hgetall('h'), b.lrange('none', 0, -1), b.type('z'), b.zrange('z', 0, -1, withscores=True))
try:
    r.set('bad', None)
except redis.DataError as e:
    print(e)
`

/** What redis-py 8.1 and a server of Redis 7.0 make of it. */
const SAID = String.raw`True True 1 2 1 1
True ['1', '2', None] ['1', '2']
2 {'name': 'Ann', 'age': '30'} Ann ['Ann', None] True 1 ['name']
3 ['a', 'b', 'c'] a ['b', 'c'] 0
3 ['1', '2', '3'] 1 3 1
2 [('a', 1.0), ('b', 2.5)] ['b'] 2.5 3.0 1 ['a']
True 100 True -1 zset False
[True, 2, '2']
[1, {'a': '1'}]
ResponseError Command # 1 (LPUSH x 1) of pipeline caused error: WRONGTYPE Operation against a key holding the wrong kind of value
WRONGTYPE Operation against a key holding the wrong kind of value
1-1 1 [('1-1', {'a': '1'})] [['st', [('1-1', {'a': '1'})]]] []
None 1 ('nolist', 'v')
['h', 'p', 's', 'st', 'user:1', 'x', 'y', 'z'] 1.5 ['user:1'] 2 2 1! 9
1 2 2 166.2742
True None v True standalone
b'w' {b'a': b'1'} [] b'zset' [(b'b', 2.5), (b'a', 3.0)]
Invalid input of type: 'NoneType'. Convert to a bytes, string, int or float first.
`

test('a client of Redis reads what the server gives into values of Python', async () => {
  const { bash } = createMachine({
    now: Date.UTC(2026, 0, 1),
    files: { '/home/user/app/main.py': PROGRAM },
    docker: { images: ['redis:7', 'python:3.12-slim'], containers: [] },
  })
  await bash.exec('docker network create n; docker run -d --name kv --network n redis:7; sleep 1')
  const line = "sh -c 'pip install redis > /dev/null; python main.py'"
  const { stdout } = await bash.exec(
    `docker run --rm --network n -v /home/user/app:/app -w /app python:3.12-slim ${line}`,
  )
  expect(stdout).toBe(SAID)
})
