import { expect, test, vi } from 'vitest'
import { createMachine } from '../../headless.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

/** Commands, one after the other, and what the server of Redis 7.0 says to each. */
const SAID = `$ set t hello
OK
$ getrange t 1 3
"ell"
$ getrange t -3 -1
"llo"
$ getrange none 0 1
""
$ setrange t 6 you
(integer) 9
$ get t
"hello\\x00you"
$ getset t new
"hello\\x00you"
$ getdel t
"new"
$ getdel t
(nil)
$ set e v
OK
$ getex e EX 100
"v"
$ ttl e
(integer) 100
$ getex e PERSIST
"v"
$ ttl e
(integer) -1
$ getex e EX
(error) ERR syntax error
$ getex e EX 0
(error) ERR invalid expire time in 'getex' command
$ getex e PERSIST 5
(error) ERR syntax error
$ getex none EX -1
(nil)
$ getex none FOO
(error) ERR syntax error
$ copy e e
(error) ERR source and destination objects are the same
$ getex e FOO
(error) ERR syntax error
$ psetex p 5000 v
OK
$ ttl p
(integer) 5
$ msetnx a 1 b 2
(integer) 1
$ msetnx b 3 c 4
(integer) 0
$ mget a b c
1) "1"
2) "2"
3) (nil)
$ incrbyfloat f 10.5
"10.5"
$ incrbyfloat f 0.1
"10.6"
$ incrbyfloat f -3
"7.6"
$ incrbyfloat d 0.1
"0.1"
$ incrbyfloat d 0.2
"0.3"
$ incrbyfloat d 1e-7
"0.3000001"
$ incrbyfloat d 0.6999999
"1"
$ incrbyfloat d 99
"100"
$ incrbyfloat d 12345678901234567
"12345678901234667"
$ incrbyfloat t x
(error) ERR value is not a valid float
$ rename a aa
OK
$ rename nokey x
(error) ERR no such key
$ renamenx aa b
(integer) 0
$ renamenx aa a
(integer) 1
$ copy a a2
(integer) 1
$ copy a a2
(integer) 0
$ copy a a2 REPLACE
(integer) 1
$ unlink a a2 nokey
(integer) 2
$ touch b nokey
(integer) 1
$ rpush l a b c b d b
(integer) 6
$ lindex l 0
"a"
$ lindex l -1
"b"
$ lindex l 99
(nil)
$ lset l 1 B
OK
$ lset l 99 x
(error) ERR index out of range
$ lset nolist 0 x
(error) ERR no such key
$ lrem l 1 b
(integer) 1
$ lrem l -1 b
(integer) 1
$ lrem l 0 zz
(integer) 0
$ lrange l 0 -1
1) "a"
2) "B"
3) "c"
4) "d"
$ linsert l BEFORE c x
(integer) 5
$ linsert l AFTER nope x
(integer) -1
$ linsert nolist AFTER c x
(integer) 0
$ linsert l IN c x
(error) ERR syntax error
$ ltrim l 1 2
OK
$ lrange l 0 -1
1) "B"
2) "x"
$ rpoplpush l m
"x"
$ lmove l m LEFT RIGHT
"B"
$ lmove l m UP DOWN
(error) ERR syntax error
$ rpoplpush none m
(nil)
$ lrange m 0 -1
1) "x"
2) "B"
$ rpush n 1 2 3 4
(integer) 4
$ lpop n -1
(error) ERR value is out of range, must be positive
$ lpop none x
(error) ERR value is out of range, must be positive
$ lpop n 0
(empty array)
$ lpop n 2
1) "1"
2) "2"
$ rpop n 9
1) "4"
2) "3"
$ lpop n 2
(nil)
$ hset h a 1 b x
(integer) 2
$ hmget h a z b
1) "1"
2) (nil)
3) "x"
$ hexists h a
(integer) 1
$ hexists h z
(integer) 0
$ hsetnx h a 2
(integer) 0
$ hsetnx h c 3
(integer) 1
$ hincrby h a 5
(integer) 6
$ hincrby h b 5
(error) ERR hash value is not an integer
$ hincrby h new -2
(integer) -2
$ hincrby h a x
(error) ERR value is not an integer or out of range
$ hstrlen h b
(integer) 1
$ hstrlen h z
(integer) 0
$ sadd s1 a b c
(integer) 3
$ sadd s2 b c d
(integer) 3
$ sinter s1 s2
1) "b"
2) "c"
$ sdiff s1 s2
1) "a"
$ sinterstore s3 s1 s2
(integer) 2
$ sunionstore s4 s1 s2
(integer) 4
$ sdiffstore s5 s1 s1
(integer) 0
$ exists s5
(integer) 0
$ scard s4
(integer) 4
$ smismember s1 a z
1) (integer) 1
2) (integer) 0
$ smove s1 s2 a
(integer) 1
$ smove s1 s2 zz
(integer) 0
$ hget t a
(nil)
$ lindex h 0
(error) WRONGTYPE Operation against a key holding the wrong kind of value
$ nosuch a
(error) ERR unknown command 'nosuch', with args beginning with: 'a' 
$ lset l x v
(error) ERR no such key
$ lpop
(error) ERR wrong number of arguments for 'lpop' command
$ getrange t
(error) ERR wrong number of arguments for 'getrange' command
`

test('commands that are used less often', async () => {
  const lines = SAID.split('\n').filter((line) => line.startsWith('$ '))
  const machine = createMachine({ now: Date.UTC(2026, 0, 1), docker: { images: ['redis:7'], containers: [] } })
  await machine.bash.exec('docker run -d --name kv redis:7; sleep 1')
  const script = lines.map((line) => `echo '${line}'; docker exec kv redis-cli --no-raw ${line.slice(2)}`)
  expect((await machine.bash.exec(script.join('\n'))).stdout).toBe(SAID)
})

test('a reply in quotes has signs beyond ASCII by their bytes', async () => {
  const machine = createMachine({ now: Date.UTC(2026, 0, 1), docker: { images: ['redis:7'], containers: [] } })
  await machine.bash.exec('docker run -d --name kv redis:7; sleep 1')
  const line = "docker exec kv redis-cli set u $'\u00e9\\t'; docker exec kv redis-cli --no-raw get u"
  expect((await machine.bash.exec(line)).stdout).toBe('OK\n"\\xc3\\xa9\\t"\n')
})

test.each(['publish c m', 'bitfield b get u8 0', 'shutdown'])('%s is there, and is not simulated', async (line) => {
  const machine = createMachine({ now: Date.UTC(2026, 0, 1), docker: { images: ['redis:7'], containers: [] } })
  await machine.bash.exec('docker run -d --name kv redis:7; sleep 1')
  const [name = ''] = line.split(' ')
  expect((await machine.bash.exec(`docker exec kv redis-cli ${line.replace('*', "'*'")}`)).stdout).toBe(
    `ERR the command ${name} is not simulated here\n`,
  )
})
