import { expect, test } from 'vitest'
import { connect } from '../connect.ts'
import { createScreen } from '../testing/screen.ts'
import { createMachine } from './headless.ts'

const ENTER = '\r'
const CTRL_C = '\x03'
const CTRL_D = '\x04'
const CTRL_Z = '\x1a'

/** Rows of a terminal after keys; what bash 5.2.15 showed in a pseudo-terminal for the same keys, process ids left out. */
const SHOWN: readonly (readonly [keys: readonly string[], rows: readonly string[]])[] = [
  [
    [`cat > f${ENTER}`, 'no newline', CTRL_D, CTRL_D, `cat f${ENTER}`],
    ['$ cat > f', 'no newline$ cat f', 'no newline$'],
  ],
  [
    [`read -n 3 x${ENTER}`, 'abc', `echo "[$x]"${ENTER}`],
    ['$ read -n 3 x', 'abc$ echo "[$x]"', '[abc]', '$'],
  ],
  [
    [`read -s -p "Password: " p${ENTER}`, `secret${ENTER}`, `echo "$p"${ENTER}`],
    ['$ read -s -p "Password: " p', 'Password: $ echo "$p"', 'secret', '$'],
  ],
  [
    [`read -d x v${ENTER}`, 'abx', `echo "[$v]"${ENTER}`],
    ['$ read -d x v', 'abx$ echo "[$v]"', '[ab]', '$'],
  ],
  [
    ['abc', CTRL_C, `echo $?${ENTER}`],
    ['$ abc^C', '$ echo $?', '130', '$'],
  ],
  [
    [`if true${ENTER}`, CTRL_C, `echo $?${ENTER}`],
    ['$ if true', '> ^C', '$ echo $?', '130', '$'],
  ],
  [
    [`PS0="run> "${ENTER}`, `echo 1${ENTER}`, ENTER],
    ['$ PS0="run> "', '$ echo 1', 'run> 1', '$', '$'],
  ],
  [
    [`for i in 1 2; do for j in a b; do cat; done; echo $i; done; echo end${ENTER}`, CTRL_Z, `jobs${ENTER}`],
    [
      '$ for i in 1 2; do for j in a b; do cat; done; echo $i; done; echo end',
      '^Z',
      '[1]+  Stopped                 cat',
      'end',
      '$ jobs',
      '[1]+  Stopped                 cat',
      '$',
    ],
  ],
  [
    [`read x &${ENTER}`, ENTER],
    ['$ read x &', '[1] PID', '$', '', '[1]+  Stopped                 read x', '$'],
  ],
  [
    [
      `export PS1${ENTER}`,
      `bash --norc${ENTER}`,
      `cat${ENTER}`,
      CTRL_Z,
      `jobs${ENTER}`,
      `exit${ENTER}`,
      `echo back${ENTER}`,
    ],
    [
      '$ export PS1',
      '$ bash --norc',
      '$ cat',
      '^Z',
      '[1]+  Stopped                 cat',
      '$ jobs',
      '[1]+  Stopped                 cat',
      '$ exit',
      'exit',
      '$ echo back',
      'back',
      '$',
    ],
  ],
  [
    [`coproc cat${ENTER}`, `jobs${ENTER}`],
    ['$ coproc cat', '[1] PID', '$ jobs', '[1]+  Running                 coproc COPROC cat &', '$'],
  ],
]

async function shownAfter(keys: readonly string[]): Promise<readonly string[]> {
  const screen = createScreen(80, 40)
  const machine = createMachine({ shell: 'bash' })
  const connection = connect(screen.terminal, machine.session)
  const type = async (text: string): Promise<void> => {
    await screen.type(text)
    await connection.idle()
    await screen.parsed()
  }
  await type(`PS1='$ '${ENTER}`)
  await type(`clear${ENTER}`)
  for (const one of keys) await type(one)
  connection.dispose()
  return screen.rows().map((row) => row.replace(/^(\[\d\]) \d+$/, '$1 PID'))
}

test.each(SHOWN)('%j', async (keys, rows) => {
  expect(await shownAfter(keys)).toEqual(rows)
})

test('Ctrl-C at the prompt runs a trap of INT', async () => {
  expect(await shownAfter([`trap 'echo caught' INT${ENTER}`, CTRL_C, `echo $?${ENTER}`])).toEqual([
    "$ trap 'echo caught' INT",
    '$ ^C',
    'caught',
    '$ echo $?',
    '130',
    '$',
  ])
})
