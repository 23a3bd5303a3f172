import { Terminal } from '@xterm/headless'
import { expect, test } from 'vitest'
import { connect } from '../../../connect.ts'
import { createMachine } from '../../headless.ts'

const CTRL_C = '\x03'
const CTRL_D = '\x04'
const CTRL_BACKSLASH = '\x1c'

/** ed on a terminal: what the screen shows after the line that starts it. */
async function screenOf(keys: readonly string[]) {
  const machine = createMachine({ shell: 'bash' })
  const terminal = new Terminal({ cols: 60, rows: 60, allowProposedApi: true })
  await machine.session.ready
  const connection = connect(terminal, machine.session)
  await connection.idle()
  for (const key of ['seq 3 > f; clear\r', 'ed -v f\r', ...keys]) {
    connection.press(key)
    await connection.idle()
  }
  const { active } = terminal.buffer
  const rows = Array.from({ length: active.length }, (_, at) => active.getLine(at)?.translateToString(true) ?? '')
  return { rows: rows.slice(1).join('\n').trimEnd(), exec: (line: string) => machine.bash.exec(line) }
}

// what GNU ed 1.19 shows on a terminal
test.each<readonly [string, readonly string[], readonly string[]]>([
  [
    'Ctrl-C keeps the lines of a text',
    ['a\r', 'x\r', CTRL_C, ',p\r'],
    ['a', 'x', '^C', '?', 'Interrupt', ',p', '1', '2', '3', 'x'],
  ],
  [
    'the last command of the shell may be one that was read from or written to',
    ['r !echo hi\r', '!!\r', 'w !wc -l\r', 'r !!\r'],
    ['r !echo hi', '3', '!!', 'echo hi', 'hi', '!', 'w !wc -l', '4', '9', 'r !!', 'wc -l'],
  ],
  ['Ctrl-D ends a text, and no more than it', ['a\r', 'x\r', CTRL_D, '.p\r'], ['a', 'x', '.p', 'x']],
  [
    'Ctrl-D is refused once',
    ['d\r', CTRL_D, 'p\r', CTRL_D, CTRL_D, 'echo $?\r'],
    [
      'd',
      '?',
      'Warning: buffer modified',
      'p',
      '2',
      '?',
      'Warning: buffer modified',
      'user@linux-playground:/home/user$ echo $?',
      '2',
    ],
  ],
  ['Ctrl-C is for the command of the shell alone', ['!kill -INT $PPID\r', 'h\r'], ['!kill -INT $PPID', '!', 'h']],
  ['Ctrl-\\ does nothing', [CTRL_BACKSLASH, 'p\r'], ['^\\', 'p', '3']],
])('ed: %s', async (_title, keys, shown) => {
  const { rows } = await screenOf(keys)
  const wanted = ['6', ...shown].join('\n')
  expect(rows.slice(0, wanted.length)).toBe(wanted)
})

test('ed saves what is not written when its terminal is gone', async () => {
  const { exec } = await screenOf(['1d\r', '!kill -HUP $PPID\r'])
  expect(await exec('cat ed.hup')).toMatchObject({ stdout: '2\n3\n', status: 0 })
})
