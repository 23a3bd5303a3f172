import { expect, test, vi } from 'vitest'
import { createMachine } from '../../headless.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

/** Commands, one after the other, and what the server of Redis 7.0 says to each. */
const SAID = `$ set k v
OK
$ expire k 50 gt
(integer) 0
$ expire k 50 xx
(integer) 0
$ expire k 50 nx
(integer) 1
$ ttl k
(integer) 50
$ expire k 40 gt
(integer) 0
$ expire k 40 lt
(integer) 1
$ expire k 60 nx
(integer) 0
$ expire k 60 foo
(error) ERR Unsupported option foo
$ expire k 60 nx xx
(error) ERR NX and XX, GT or LT options at the same time are not compatible
$ expire k 60 gt lt
(error) ERR GT and LT options at the same time are not compatible
$ expire k 60 xx gt
(integer) 1
$ ttl k
(integer) 60
$ expire k -1
(integer) 1
$ exists k
(integer) 0
$ rpush n 3 10 2
(integer) 3
$ sort n
1) "2"
2) "3"
3) "10"
$ sort n desc
1) "10"
2) "3"
3) "2"
$ sort n alpha
1) "10"
2) "2"
3) "3"
$ sort n limit 1 1
1) "3"
$ sort n desc store m
(integer) 3
$ lrange m 0 -1
1) "10"
2) "3"
3) "2"
$ rpush w b a
(integer) 2
$ sort w
(error) ERR One or more scores can't be converted into double
$ sort w alpha
1) "a"
2) "b"
$ sort none
(empty array)
$ sort n limit 1
(error) ERR syntax error
$ lpos n 10
(integer) 1
$ lpos n 9
(nil)
$ rpush n 10
(integer) 4
$ lpos n 10 count 0
1) (integer) 1
2) (integer) 3
$ lpos n 10 rank -1
(integer) 3
$ lpos n 10 rank 2 count 1
1) (integer) 3
$ lpos n 10 rank 0
(error) ERR RANK can't be zero: use 1 to start from the first match, 2 from the second ... or use negative to start from the end of the list
$ sadd s 1 2 3
(integer) 3
$ sadd t 2 3 4
(integer) 3
$ sintercard 2 s t
(integer) 2
$ sintercard 2 s t limit 1
(integer) 1
$ sintercard 0 s
(error) ERR numkeys should be greater than 0
`

test('keys end under conditions, and lists and sets are sorted and searched', async () => {
  const machine = createMachine({ now: Date.UTC(2026, 0, 10, 12), docker: { images: ['redis:7'], containers: [] } })
  await machine.bash.exec('docker run -d --name kv redis:7; sleep 1')
  const lines = [...SAID.matchAll(/^\$ (.*)$/gm)].map(([, line = '']) => line)
  const script = lines.map((line) => `echo '$ ${line}'; docker exec kv redis-cli --no-raw ${line}`)
  expect((await machine.bash.exec(script.join('\n'))).stdout).toBe(SAID)
})

test.each(['BY', 'GET'])('SORT %s is refused as what is not simulated', async (option) => {
  const machine = createMachine({ now: Date.UTC(2026, 0, 1), docker: { images: ['redis:7'], containers: [] } })
  await machine.bash.exec('docker run -d --name kv redis:7; sleep 1')
  expect((await machine.bash.exec(`docker exec kv redis-cli sort list ${option} 'weight_*'`)).stdout).toBe(
    `ERR ${option} of SORT is not simulated here\n`,
  )
})
