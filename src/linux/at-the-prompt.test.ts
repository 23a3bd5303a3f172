import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createChance } from '../base/chance.ts'
import { connect, type Connection } from '../connect.ts'
import { liveClock } from '../host.ts'
import type { Machine } from '../shell/machine.ts'
import { createScreen, type Screen } from '../testing/screen.ts'
import { createLinuxMachine } from './machine.ts'

/** How often a test looks whether it may go on, and for how long, in milliseconds. */
const WAIT = { interval: 5, timeout: 3000 }

let screen: Screen
let machine: Machine
let connection: Connection

/** Types, and waits until the screen has these rows last, without the pids that bash tells. */
async function shows(keys: string, ...last: readonly string[]): Promise<void> {
  await screen.type(keys)
  const rows = (): readonly string[] =>
    screen
      .rows()
      .slice(-last.length)
      .map((row) => row.replace(/^(\[\d+\]) \d+$/, '$1'))
  await vi.waitUntil(() => rows().join('\n') === last.join('\n'), WAIT).catch(() => expect(rows()).toEqual(last))
}

/** Types a line, and waits until the next one can be typed. */
async function run(line: string): Promise<void> {
  await screen.type(`${line}\r`)
  await connection.idle()
  await screen.parsed()
}

beforeEach(async () => {
  screen = createScreen(70, 24)
  machine = createLinuxMachine({ clock: liveClock(), chance: createChance(1) })
  connection = connect(screen.terminal, machine.session)
  await machine.session.choose('Bash')
  await run("PS1='$ '")
  await run('clear')
})

// what bash 5.2 shows for these keys on a terminal, besides the line that a terminal's `^C` and `^D` stand in
describe('Ctrl-C at the prompt', () => {
  test('runs the trap of INT, which finds that status and keeps it', async () => {
    await run("trap 'echo T$?; false' INT")
    await shows('ab\x03', '$ ab^C', 'T130', '$')
    await shows('echo $?\r', '$ echo $?', '130', '$')
  })

  test('lets the next line wait until the trap has run', async () => {
    await run("trap 'sleep 0.3; echo done' INT")
    await shows('\x03echo hi\r', '$ ^C', '$ echo hi', 'done', 'hi', '$')
  })

  test('ends the shell whose trap exits', async () => {
    await run("trap 'exit 7' INT")
    await shows(
      '\x03',
      '$ ^C',
      'exit',
      'That was the last shell of this terminal, so here is a new one.',
      'user@linux-playground:/home/user$',
    )
    await shows('trap\r', 'user@linux-playground:/home/user$ trap', 'user@linux-playground:/home/user$')
  })
})

describe('Ctrl-D behind text', () => {
  test('hands over what was typed, and ends the input when nothing was', async () => {
    await shows('cat\rabc\x04', '$ cat', 'abcabc')
    await shows('d\r', '$ cat', 'abcabcd', 'd')
    await shows('\x04', 'd', '$')
  })

  test('ends a line of read that has no newline', async () => {
    await shows('read x\rabc\x04', '$ read x', 'abc')
    await shows('\x04', '$ read x', 'abc$')
    await shows('echo $? $x\r', '1 abc', '$')
    await shows('read -p "? " x\rab\x04c\recho $? $x\r', '? abc', '$ echo $? $x', '0 abc', '$')
  })

  test('does nothing where a program edits the line: read -e', async () => {
    await shows('read -e x\rabc\x04d\recho $? $x\r', '$ read -e x', 'abcd', '$ echo $? $x', '0 abcd', '$')
  })

  test('is noted among the keys of the line', async () => {
    await shows('cat\rabc\x04', 'abcabc')
    await shows('\x04', 'abcabc$')
    const [, , moment] = machine.timeline.get().moments
    expect(moment?.keys).toEqual([
      { data: 'abc\x04', after: 1 },
      { data: '\x04', after: 1 },
    ])
  })
})

describe('Ctrl-Z', () => {
  const stopped = '[1]+  Stopped                 sleep 100'

  test('leaves the loops around a command', async () => {
    await shows('for i in 1 2; do while echo go; sleep 100; do :; done; done; echo $?\r', 'go')
    await shows('\x1a', 'go', '^Z', stopped, '148', '$')
  })

  test('leaves no loop outside a function, and no list', async () => {
    await run('f() { for i in 1 2; do echo go; sleep 100; done; echo end; }')
    await shows('for j in 1; do f; echo $j; done; false || echo on\r', 'go')
    await shows('\x1a', 'go', '^Z', stopped, 'end', '1', 'on', '$')
  })
})

describe('jobs', () => {
  test('a coprocess is announced and listed as what it is', async () => {
    await shows('coproc cat\r', '$ coproc cat', '[1]', '$')
    await shows('coproc N { cat; }\r', '[2]', '$')
    const cat = '[1]-  Running                 coproc COPROC cat &'
    await shows('jobs\r', '$ jobs', cat, '[2]+  Running                 coproc N { cat; } &', '$')
  })

  test('read -s in the background is stopped', async () => {
    await shows('read -s x &\r', '$ read -s x &', '[1]', '$')
    await shows('sleep 0.1\r', '[1]+  Stopped                 read -s x', '$')
  })

  test('who has looked at stopped jobs may leave at once', async () => {
    await shows('echo go; sleep 100\r', 'go')
    await shows('\x1a', '[1]+  Stopped                 sleep 100', '$')
    await run('jobs')
    await shows('exit\r', 'user@linux-playground:/home/user$')
  })
})

test('keys that were typed ahead of read -d count for it', async () => {
  await shows('read -d : x\rab:', '$ read -d : x', 'ab:$')
})
