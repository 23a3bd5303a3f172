import { expect, test } from 'vitest'
import { connect } from '../connect.ts'
import { createScreen } from '../testing/screen.ts'
import { createMachine } from './headless.ts'

const ENTER = '\r'
const CTRL_C = '\x03'
const CTRL_D = '\x04'
const CTRL_Z = '\x1a'
const ESCAPE = '\x1b'

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
    [
      `read -e -i text x${ENTER}`,
      `\x7fZ${ENTER}`,
      `echo $x${ENTER}`,
      `read -e y${ENTER}`,
      '\x10',
      `!${ENTER}`,
      `echo "[$y]"${ENTER}`,
    ],
    [
      '$ read -e -i text x',
      'texZ',
      '$ echo $x',
      'texZ',
      '$ read -e y',
      'read -e y!',
      '$ echo "[$y]"',
      '[read -e y!]',
      '$',
    ],
  ],
  [
    [
      `export PS1${ENTER}`,
      `bash --norc${ENTER}`,
      `echo inner${ENTER}`,
      '\x10',
      '\x10',
      ENTER,
      CTRL_D,
      `echo out${ENTER}`,
    ],
    [
      '$ export PS1',
      '$ bash --norc',
      '$ echo inner',
      'inner',
      '$ echo inner',
      'inner',
      '$',
      'exit',
      '$ echo out',
      'out',
      '$',
    ],
  ],
  [
    [`export PS1${ENTER}`, `bash --norc${ENTER}`, `if true${ENTER}`, CTRL_D, `echo out${ENTER}`],
    [
      '$ export PS1',
      '$ bash --norc',
      '$ if true',
      '>',
      'bash: syntax error: unexpected end of file',
      'exit',
      '$ echo out',
      'out',
      '$',
    ],
  ],
  [
    [`export PS1${ENTER}`, `bash --norc${ENTER}`, `suspend${ENTER}`, `fg${ENTER}`, `echo in${ENTER}`],
    [
      '$ export PS1',
      '$ bash --norc',
      '$ suspend',
      '',
      '[1]+  Stopped                 bash --norc',
      '$ fg',
      'bash --norc',
      '$ echo in',
      'in',
      '$',
    ],
  ],
  [
    [
      `set -o ignoreeof${ENTER}`,
      CTRL_D,
      `if true${ENTER}`,
      CTRL_D,
      `set +o ignoreeof; echo [$IGNOREEOF]${ENTER}`,
      `IGNOREEOF=; set -o | grep ignore${ENTER}`,
    ],
    [
      '$ set -o ignoreeof',
      '$',
      'Use "exit" to leave the shell.',
      '$ if true',
      '>',
      'bash: syntax error: unexpected end of file',
      'Use "exit" to leave the shell.',
      '$ set +o ignoreeof; echo [$IGNOREEOF]',
      '[]',
      '$ IGNOREEOF=; set -o | grep ignore',
      'ignoreeof       on',
      '$',
    ],
  ],
  [
    [`true & sleep 0.1; echo x${ENTER}`],
    ['$ true & sleep 0.1; echo x', '[1] PID', '[1]+  Done                    true', 'x', '$'],
  ],
  [
    [
      `HISTCONTROL=ignoredups${ENTER}`,
      `history -c${ENTER}`,
      `if true${ENTER}`,
      `then :${ENTER}`,
      `fi${ENTER}`,
      `if true${ENTER}`,
      `then :${ENTER}`,
      `fi${ENTER}`,
      `history${ENTER}`,
    ],
    [
      '$ HISTCONTROL=ignoredups',
      '$ history -c',
      '$ if true',
      '> then :',
      '> fi',
      '$ if true',
      '> then :',
      '> fi',
      '$ history',
      '    1  if true; then :; fi',
      '    2  if true; then :; fi',
      '    3  history',
      '$',
    ],
  ],
  [
    [`echo (${ENTER}`, `f (${ENTER}`],
    [
      '$ echo (',
      "bash: syntax error near unexpected token `newline'",
      '$ f (',
      "bash: syntax error near unexpected token `newline'",
      '$',
    ],
  ],
  [
    [`PROMPT_COMMAND='echo pc'${ENTER}`, 'x', CTRL_C],
    ["$ PROMPT_COMMAND='echo pc'", 'pc', '$ x^C', 'pc', '$'],
  ],
  [
    [`set -o vi${ENTER}`, 'echo one two', ESCAPE, 'bcwthree', ESCAPE, ENTER],
    ['$ set -o vi', '$ echo one three', 'one three', '$'],
  ],
  [
    [`set -o vi${ENTER}`, `read -e x${ENTER}`, 'abc', ESCAPE, `xi-${ENTER}`, `echo "$x"${ENTER}`],
    ['$ set -o vi', '$ read -e x', 'a-b', '$ echo "$x"', 'a-b', '$'],
  ],
  [
    [
      `export PS1; bash --norc${ENTER}`,
      'echo ab',
      `\x01x\x0b${ENTER}`,
      `set -o vi${ENTER}`,
      'echo a b',
      ESCAPE,
      `xac${ENTER}`,
      `set -o emacs${ENTER}`,
      'ab',
      `\x01echo ${ENTER}`,
    ],
    [
      '$ export PS1; bash --norc',
      '$ x',
      'bash: x: command not found',
      '$ set -o vi',
      '$ echo a c',
      'a c',
      '$ set -o emacs',
      '$ echo ab',
      'ab',
      '$',
    ],
  ],
  [
    [`read -d : y${ENTER}`, `q${ENTER}`, 'w:', `echo "[$y]"${ENTER}`],
    ['$ read -d : y', 'q', 'w:$ echo "[$y]"', '[q', 'w]', '$'],
  ],
  [
    [`mkdir w; cd w; touch alpha${ENTER}`, 'ls al beta', '\x02'.repeat(5), '\t', '!', ENTER],
    [
      '$ mkdir w; cd w; touch alpha',
      '$ ls alpha! beta',
      "ls: cannot access 'alpha!': No such file or directory",
      "ls: cannot access 'beta': No such file or directory",
      '$',
    ],
  ],
  [
    [`FOOBAR=1 FOOBAZ=2${ENTER}`, 'echo $FOO\t', '\t', '\t', `R${ENTER}`],
    ['$ FOOBAR=1 FOOBAZ=2', '$ echo $FOOBA', '$FOOBAR  $FOOBAZ', '$ echo $FOOBAR', '1', '$'],
  ],
  [
    [`echo .bashrc a.tar${ENTER}`, `echo !!:1:r !!:1:e !!:2:e${ENTER}`],
    ['$ echo .bashrc a.tar', '.bashrc a.tar', '$ echo !!:1:r !!:1:e !!:2:e', 'echo  .bashrc .tar', '.bashrc .tar', '$'],
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

/** Where bash itself would end, the shell of a machine's first terminal has a successor. */
const SUCCESSOR = 'That was the last shell of this terminal, so here is a new one.'

test.each([
  ['exec 0</dev/null', ['$ exit']],
  ["exec < <(echo 'echo one')", ['$ echo one', 'one', '$ exit']],
])('%s ends the shell', async (line, rows) => {
  const [, ...shown] = await shownAfter([`${line}${ENTER}`])
  expect(shown.slice(0, -1)).toEqual([...rows, SUCCESSOR])
})

test('nothing entered for TMOUT seconds ends the shell', async () => {
  const screen = createScreen(80, 40)
  const machine = createMachine({ shell: 'bash' })
  const ended = new Promise<void>((resolve) => machine.session.onSwitch(() => resolve()))
  const connection = connect(screen.terminal, machine.session)
  await connection.idle()
  connection.press(`PS1='$ '; clear; TMOUT=1${ENTER}`)
  await ended
  await connection.idle()
  await screen.parsed()
  expect(screen.rows().slice(0, 2)).toEqual(['timed out waiting for input: auto-logout', SUCCESSOR])
})
