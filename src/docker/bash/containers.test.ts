import { withoutColour } from '../../base/color.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createChance } from '../../base/chance.ts'
import { type BashSession, openBash } from '../../testing/bash-session.ts'
import { instantClock } from '../../testing/run-line.ts'
import { createDockerMachine } from '../machine.ts'
import { streams } from '../../testing/streams.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let bash: BashSession

const said = async (line: string, input: readonly string[] = []): Promise<string> => {
  return streams(await bash.run(line, input))
}

beforeEach(async () => {
  bash = await openBash(createDockerMachine({ clock: instantClock(), chance: createChance(1) }).session)
  await said('docker pull alpine; docker pull ubuntu')
})

describe('a program in a container', () => {
  test.each([
    ["docker exec my-nginx sh -c 'echo a | wc -c'", '2\n'],
    ['echo hi | docker run -i --rm alpine cat', 'hi\n'],
    ["docker run --rm ubuntu sh -c 'for i in 1 2; do echo $i; done | tac'", '2\n1\n'],
    ["docker run --rm ubuntu bash -c 'echo $((6 * 7)); whoami; pwd'", '42\nroot\n/\n'],
    ["docker run --rm -e A=b -w /tmp alpine sh -c 'echo $A $PWD; hostname | wc -c'", 'b /tmp\n13\n'],
    ["docker run --rm alpine sh -c 'exit 7'; echo $?", '7\n'],
    ['docker run --rm alpine sh -c "kill -9 \\$\\$; echo alive"', 'alive\n'],
    ['docker exec my-nginx false; echo $?', '1\n'],
    ['docker run --rm alpine cat < /dev/null; echo $?', '0\n'],
    ['docker run --rm alpine ls / | head -3', 'bin\ndev\netc\n'],
    [
      'docker run --rm alpine nope 2>&1; echo $?',
      expect.stringMatching(/^docker: .*exec: "nope": executable file not found in \$PATH: unknown\.\n127\n$/),
    ],
    [
      'docker run --rm alpine /nope 2>&1; echo $?',
      expect.stringMatching(/exec: "\/nope": stat \/nope: no such file or directory: unknown\.\n127\n$/),
    ],
    [
      'docker run --rm alpine /etc 2>&1; echo $?',
      expect.stringMatching(/exec: "\/etc": permission denied: unknown\.\n126\n$/),
    ],
    [
      'docker exec my-nginx ps 2>&1; echo $?',
      expect.stringMatching(/exec: "ps": executable file not found in \$PATH: unknown\r\n126\n$/),
    ],
    ['docker run --rm alpine bash', expect.stringContaining('executable file not found')],
    ['docker run --rm alpine ps -o pid,comm', 'PID   COMMAND\n    1 ps\n'],
    ["docker run --rm alpine sh -c 'sleep 1 & wait; echo done'", 'done\n'],
    ["docker run --rm alpine sh -c 'ip -br addr; ss' 2>&1 | sed 's/ .*//'", 'lo\neth0@if7\nsh:\n'],
    ['docker run --rm alpine tty', 'not a tty\n'],
    ['docker run --rm hello-world 2> /dev/null | grep -c working', '1\n'],
  ])('%s', async (line, expected) => {
    expect(await said(line)).toEqual(expected)
  })
})

const plain = (prompt: string): string => prompt.replace(/\x1b\[[\d;]*m/g, '')

describe('a shell in a container', () => {
  test('has jobs, pipes and a prompt of its own, and gives its status', async () => {
    const { stdout, stderr, status } = await bash.run('docker run -it --rm --name box ubuntu', [
      'cat /dev/zero > /dev/null &',
      'jobs',
      'echo one two | wc -w; tty',
      'kill %1; wait',
      'exit 3',
    ])
    expect(stdout.replaceAll(/[0-9a-f]{12}/g, 'ID')).toMatch(
      /\[1\] 2\n\[1\]\+ {2}Running {17}cat \/dev\/zero > \/dev\/null &\n2\n\/dev\/pts\/0\n/,
    )
    expect(stdout + stderr).toContain('Terminated')
    expect(status).toBe(3)
    expect(bash.asked.map(plain)[0]).toMatch(/^root@[0-9a-f]{12}:\/# $/)
    expect(await said('docker ps -aq --filter name=box')).toBe('')
  })

  test('is ash in an Alpine, which shows where it is', async () => {
    await bash.run('docker run -it --rm alpine', ['cd /tmp', 'exit'])
    expect(bash.asked).toEqual(['/ # ', '/tmp # '])
  })

  test('stops when the input ends', async () => {
    const { stdout, stderr, status } = await bash.run('docker exec -it my-nginx bash', ['false'])
    const shown = withoutColour(stdout + stderr).replace(/@[0-9a-f]{12}/, '@ID')
    expect([shown, status]).toEqual(['root@ID:/# \nexit\n', 1])
  })

  test('is told apart by -i and -t', async () => {
    expect(await said("docker exec -t my-nginx sh -c 'tty; echo $TERM'")).toBe('/dev/pts/0\nxterm\n')
    expect(await said("echo 'echo $((1+1)); tty' | docker exec -i my-nginx sh")).toBe('2\nnot a tty\n')
    expect(await said('echo hi | docker exec my-nginx cat; echo $?')).toBe('0\n')
    expect(await said('docker run -d --name idle ubuntu; docker ps -q --filter name=idle')).toMatch(/^[0-9a-f]{64}\n$/)
    expect(await said('docker run -dit --name talks ubuntu; docker ps -q --filter name=talks')).toMatch(
      /^([0-9a-f]{12})[0-9a-f]{52}\n\1\n$/,
    )
  })

  test('keeps what it wrote in the log, prompts too', async () => {
    await bash.run('docker run -it --name box alpine', ['echo $((6 * 7))', 'exit'])
    expect(await said('docker logs box')).toBe('/ # echo $((6 * 7))\n42\n/ # exit\n')
  })
})

/** Waits until a command succeeds: what is loaded when it is first run is there when it is there. */
const until = (command: string): Promise<string> => said(`until ${command} > /dev/null 2>&1; do :; done`)

describe('what docker says of a container, and what it says itself', () => {
  test('top and ps agree', async () => {
    await said("docker run -d --name con alpine sh -c 'nc -l -p 9 & exec cat /dev/zero > /dev/null'")
    await until('[ $(docker top con | grep -vc sh) = 3 ]')
    expect(await said('docker exec con ps -o pid,ppid,args | sed "s/^ *//; s/  */ /g"')).toBe(
      'PID PPID COMMAND\n1 0 cat /dev/zero\n2 1 nc -l -p 9\n3 0 ps -o pid,ppid,args\n',
    )
    expect(await said('docker top con | sed "s/  */ /g" | cut -d " " -f 8-')).toBe('CMD\ncat /dev/zero\nnc -l -p 9\n')
    await until('[ $(docker top my-nginx | grep -c nginx) = 2 ]')
    // what never waits would keep the processor busy behind all tests that follow
    await said('docker rm -f con')
  })

  test('stop of a program that does not listen takes ten seconds, or as many as -t says, and kills it', async () => {
    await said('docker run -di --name con alpine cat; docker run -di --name two alpine cat')
    expect(await said('T=$(date +%s); docker stop con; echo $(($(date +%s) - T))')).toBe('con\n10\n')
    expect(await said('T=$(date +%s); docker stop -t 2 two; echo $(($(date +%s) - T))')).toBe('two\n2\n')
    expect(await said('docker ps -a --filter name=con --format "{{.Status}}"')).toMatch(/^Exited \(137\)/)
  })

  test('stop of one that listens ends it at once, as it likes', async () => {
    await said(
      `docker run -d --name con alpine sh -c 'trap "echo bye; exit 5" TERM; : & wait; echo up; nc -l -p 9 & wait'`,
    )
    await until('docker logs con | grep up')
    const format = '--format "{{.Status}}"'
    expect(await said(`docker stop con; docker logs con; docker ps -a --filter name=con ${format}`)).toMatch(
      /^con\nup\nbye\nExited \(5\)/,
    )
  })

  test('stop without patience kills before the first signal is heard', async () => {
    await said('docker run -d --init --name con alpine sleep 100; docker stop -t 0 con my-nginx')
    expect(await said('docker inspect --format "{{.State.ExitCode}}" con my-nginx')).toBe('137\n137\n')
  })

  test('kill sends any signal; pid 1 hears only what it handles', async () => {
    await said('docker run -di --name con alpine cat')
    expect(
      await said('docker kill -s TERM con; docker exec con kill -9 1; docker ps -q --filter name=con | wc -l'),
    ).toBe('con\n1\n')
    expect(await said('docker kill con; docker ps -a --filter name=con --format "{{.Status}}"')).toMatch(
      /^con\nExited \(137\)/,
    )
    await said(
      `docker run -d --name usr alpine sh -c 'trap "echo heard" USR1; : & wait; echo up; nc -l -p 9 & wait; wait'`,
    )
    await until('docker logs usr | grep up')
    await said('docker kill -s USR1 usr')
    await until('docker logs usr | grep heard')
    expect(await said('docker kill -s NOPE usr')).toContain('invalid signal: NOPE')
  })

  test('logs tell both streams apart, and what has no end of line', async () => {
    await said("docker run --name con alpine sh -c 'echo out; echo err >&2; printf rest' > shown 2>&1")
    expect(await said('cat shown; echo; docker logs con 2> /dev/null | cat')).toBe('out\nerr\nrest\nout\nrest\n')
  })

  test('who asks a web server is in its log', async () => {
    await said('docker run -d --name web -p 8080:80 nginx; docker network create net; docker network connect net web')
    await said('curl -s localhost:8080 > page; curl -s localhost:8080/nope > page')
    await said('docker run --rm --network net alpine wget -q -O - web > page')
    expect(await said('docker logs web 2> /dev/null | sed -n "/GET/s/ .*GET / /p"')).toMatch(
      /^172\.17\.0\.1 \/ HTTP\/1\.1" 200 181 .*\n172\.17\.0\.1 \/nope HTTP\/1\.1" 404 .*\n172\.18\.0\.3 \/ HTTP.*\n$/,
    )
  })

  test('the end of pid 1 is the end of all others', async () => {
    await said('docker run -di --name con alpine cat; docker exec con cat /dev/zero > /dev/null & sleep 1')
    expect(await said('docker rm -f con; wait $!; echo $? > status; cat status')).toMatch(/^con\n[^]*137\n$/)
  })

  test('a container reaches what another one offers', async () => {
    await said('docker network create net')
    await said("docker run -d --name server --network net alpine sh -c 'echo pong | nc -l -p 9000'")
    await until('docker exec server sh -c "ss -tln || netstat -tln | grep 9000"')
    expect(await said('echo ping | docker run -i --rm --network net alpine nc server 9000')).toBe('pong\n')
    expect(await said('docker logs server')).toBe('ping\n')
  })
})

describe('when another world is put in the place of this one', () => {
  test('what ran in containers is ended, and what works by itself begins again', async () => {
    const machine = createDockerMachine({ clock: instantClock(), chance: createChance(1) })
    bash = await openBash(machine.session)
    await said("docker pull alpine; docker run -d --name con alpine sh -c 'echo begun >> /log; nc -l -p 9000'")
    await until('docker exec con cat /log')
    const before = machine.snapshot()
    await said('docker exec con sh -c "echo more >> /log"; docker rm -f con')
    machine.restore(before)
    await machine.session.ready
    // it is the shell that begins anew, over the files that were there
    await until('[ "$(docker exec con grep -c begun /log)" = 2 ]')
    await until('docker exec con ps -o args | grep -q ^nc')
    expect(await said('docker exec con cat /log')).toBe('begun\nbegun\n')
  })

  test('after a reload a server goes on without a second start', async () => {
    const first = createDockerMachine({ clock: instantClock(), chance: createChance(1) })
    bash = await openBash(first.session)
    await said('docker run -d --name web -p 8080:80 nginx')
    await until('docker logs web 2>&1 | grep -q "start worker process "')
    const world = structuredClone(first.save())
    bash = await openBash(createDockerMachine({ clock: instantClock(), chance: createChance(1), world }).session)
    await until('[ "$(docker top web | grep -c nginx)" = 2 ]')
    expect(await said('docker logs web 2>&1 | grep -c "start worker process "')).toBe('1\n')
    expect(await said('docker stop web; docker ps -a --filter name=web --format "{{.Status}}"')).toMatch(
      /^web\nExited \(0\)/,
    )
  })
})
