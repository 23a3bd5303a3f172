import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createChance } from '../../base/chance.ts'
import { type BashSession, openBash } from '../../testing/bash-session.ts'
import { instantClock } from '../../testing/run-line.ts'
import { createDockerMachine } from '../machine.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let bash: BashSession

const said = async (line: string, input: readonly string[] = []): Promise<string> => {
  const { stdout, stderr } = await bash.run(line, input)
  return stdout + stderr
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
      expect.stringMatching(/exec: "ps": executable file not found in \$PATH: unknown\n126\n$/),
    ],
    ['docker run --rm alpine bash', expect.stringContaining('executable file not found')],
    ['docker run --rm alpine ps -o pid,comm', '    PID COMMAND\n      1 ps\n'],
    ["docker run --rm alpine sh -c 'sleep 1 & wait; echo done'", 'done\n'],
    ["docker run --rm alpine sh -c 'ip -br addr; ss' 2>&1 | sed 's/ .*//'", 'lo\neth0@if7\nsh:\n'],
    ['docker run --rm alpine tty', 'not a tty\n'],
    ['docker run --rm hello-world 2> /dev/null | grep -c working', '1\n'],
  ])('%s', async (line, expected) => {
    expect(await said(line)).toEqual(expected)
  })
})
