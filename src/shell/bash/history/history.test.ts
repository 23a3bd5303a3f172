import { describe, expect, it, test } from 'vitest'
import { createChance } from '../../../base/chance.ts'
import { createMachine } from '../../../linux/headless.ts'
import { createLinuxMachine } from '../../../linux/machine.ts'
import { openBash } from '../../../testing/bash-session.ts'
import { instantClock } from '../../../testing/run-line.ts'

/** What bash 5.2.15 printed: a name, a script, what is run after it, and the output of both. */
const rows: readonly (readonly [name: string, script: string, after: string, output: string])[] = [
  [
    'what was entered is appended once, and saved when the shell ends',
    'HISTFILE=./h; set -o history\necho a\nhistory -a; cat ./h; echo --\necho b\nhistory -a; cat ./h; echo --\n',
    'cat h',
    'a\necho a\nhistory -a; cat ./h; echo --\n--\nb\necho a\nhistory -a; cat ./h; echo --\necho b\nhistory -a; cat ./h; echo --\n--\necho a\nhistory -a; cat ./h; echo --\necho b\nhistory -a; cat ./h; echo --\n',
  ],
  [
    '`set -o history` reads the file; -n reads what others have added',
    "printf 'one\\ntwo\\n' > h\nHISTFILE=./h; set -o history\nhistory -a; echo extra >> h\nhistory -n; history\nhistory -n; history 1\n",
    '',
    '    1  one\n    2  two\n    3  history -a; echo extra >> h\n    4  history -n; history\n    5  extra\n    6  history -n; history 1\n',
  ],
  [
    'HISTCONTROL and HISTIGNORE in a script',
    "HISTCONTROL=ignoreboth; HISTIGNORE='&:history*:fc*'\nset -o history\necho x\n echo y\necho x\necho x\nhistory\nfc -l\n",
    '',
    'x\ny\nx\nx\n    1  echo x\n1	 echo x\n',
  ],
  [
    '-c begins a new count, and -w writes all',
    "set -o history\nhistory -s 'echo a' b\nhistory -w ./h\nhistory -c\nhistory -r ./h\nhistory\nhistory -a ./g; cat g; echo --\nhistory -w ./g; cat g\nhistory -anrw\nhistory -r -w ./g\nhistory -d 1-2; history\n",
    '',
    '    1  history -r ./h\n    2  echo a b\n    3  history -w ./h\n    4  history\nhistory -w ./h\nhistory\nhistory -a ./g; cat g; echo --\n--\nhistory -r ./h\necho a b\nhistory -w ./h\nhistory\nhistory -a ./g; cat g; echo --\nhistory -w ./g; cat g\n./s: line 9: history: cannot use more than one of -anrw\n./s: line 10: history: cannot use more than one of -anrw\n    1  history -w ./h\n    2  history\n    3  history -a ./g; cat g; echo --\n    4  history -w ./g; cat g\n    5  history -anrw\n    6  history -r -w ./g\n    7  history -d 1-2; history\n',
  ],
  [
    'HISTSIZE drops the oldest lines, the others keep their numbers',
    'HISTSIZE=3\nset -o history\necho 1\necho 2\necho 3\necho 4\nhistory\necho "$HISTFILESIZE"; HISTSIZE=0; history; echo none\n',
    '',
    '1\n2\n3\n4\n    3  echo 3\n    4  echo 4\n    5  history\n3\nnone\n',
  ],
  [
    'HISTFILESIZE cuts the file when it is set',
    "HISTFILE=./h; printf '%s\\n' a b c d > h\nHISTFILESIZE=x; cat h; echo --; HISTFILESIZE=2; cat h; HISTFILE=/nodir/h HISTFILESIZE=1; HISTFILE=./h; HISTFILESIZE=0; cat h\n",
    '',
    'a\nb\nc\nd\n--\nc\nd\n',
  ],
  [
    'HISTTIMEFORMAT shows times, and puts them into the file',
    "TZ=UTC; HISTTIMEFORMAT='%Y '; set -o history\nprintf '#1000000000\\nls\\n' > h; history -r h\nhistory | sed 's/20[2-9][0-9]/YEAR/'\nhistory -w h; sed 's/[0-9]\\{10\\}/TIME/' h\n",
    '',
    "    1  YEAR printf '#1000000000\\nls\\n' > h; history -r h\n    2  2001 ls\n    3  YEAR history | sed 's/20[2-9][0-9]/YEAR/'\n#TIME\nprintf '#TIME\\nls\\n' > h; history -r h\n#TIME\nls\n#TIME\nhistory | sed 's/20[2-9][0-9]/YEAR/'\n#TIME\nhistory -w h; sed 's/[0-9]\\{10\\}/TIME/' h\n",
  ],
  [
    'a command of several lines is one entry with cmdhist, lines without it',
    'set -o history\nfor i in 1 2\ndo\n echo $i\ndone\nif true; then\necho hi; fi\nhistory\nshopt -u cmdhist\nfor i in 1 2\ndo\n echo $i\ndone\nhistory 5\nshopt -s cmdhist lithist\nfor i in 1 2\ndo\n echo $i\ndone\nhistory 2\n',
    '',
    '1\n2\nhi\n    1  for i in 1 2; do  echo $i; done\n    2  if true; then echo hi; fi\n    3  history\n1\n2\n    5  for i in 1 2\n    6  do\n    7   echo $i\n    8  done\n    9  history 5\n1\n2\n   11  for i in 1 2\ndo\n echo $i\ndone\n   12  history 2\n',
  ],
  [
    'a file that cannot be read or written',
    'history -w /nodir/x; echo $?; history -r nofile; echo $?; history -n nofile; echo $?; unset HISTFILE; history -a; echo $?; history -w; echo $?; history -r; echo $?\n',
    '',
    '1\n1\n1\n0\n1\n1\n',
  ],
  [
    'a subshell has a history of its own',
    'set -o history\necho a\n(history -c; history)\nhistory\n',
    '',
    'a\n    1  echo a\n    2  (history -c; history)\n    3  history\n',
  ],
  [
    'sizes are set where there are none',
    'echo "[$HISTSIZE] [$HISTFILE]"\nHISTSIZE=7\nset -o history\necho "$HISTSIZE $HISTFILESIZE"\n',
    '',
    '[] []\n7 7\n',
  ],
  [
    'an interactive shell begins with what its file has, and appends to it',
    "printf 'one\\n' > h; HISTFILE=./h PS1= bash --norc -i <<< history 2>/dev/null; cat h\n",
    '',
    '    1  one\n    2  history\none\nhistory\n',
  ],
  [
    'HISTFILESIZE cuts the file when the shell ends',
    "printf '1\\n2\\n3\\n' > h\nHISTFILE=./h HISTFILESIZE=2\nset -o history\necho a\n",
    'cat h',
    'a\n3\necho a\n',
  ],
]

describe('the history of a script', () => {
  it.each(rows)('%s', async (_name, script, after, output) => {
    const { bash } = createMachine({ shell: 'bash', files: { '/home/user/s': script } })
    expect((await bash.exec(`bash ./s 2>&1 < /dev/null; ${after}`)).stdout).toBe(output)
  })
})

/** Types lines into a terminal; gives what each printed. */
async function typed(lines: readonly string[]): Promise<readonly string[]> {
  const { session } = createLinuxMachine({ clock: instantClock(), chance: createChance(1) })
  const bash = await openBash(session, { cols: 200, rows: 24, echoes: true })
  const outputs: string[] = []
  for (const line of lines) outputs.push((await bash.run(line)).stdout)
  return outputs
}

test('a terminal has a history file, to which its lines are appended', async () => {
  const [names, , shown] = await typed(['echo $HISTFILE $HISTSIZE $HISTFILESIZE', 'history -a', 'cat .bash_history'])
  expect(names).toContain('/home/user/.bash_history 500 500')
  expect(shown).toContain('echo $HISTFILE $HISTSIZE $HISTFILESIZE\nhistory -a\n')
})

test('a terminal says when its lines were entered, and forgets those that are too many', async () => {
  const lines = ["HISTTIMEFORMAT='%F '", 'history', 'HISTSIZE=2', 'history']
  const [, all, , last] = await typed(lines)
  expect(all).toMatch(/ 1 {2}\d{4}-\d\d-\d\d HISTTIMEFORMAT='%F '\n {4}2 {2}\d{4}-\d\d-\d\d history\n/)
  expect(last).toMatch(/^[^1-2]* 3 {2}\d{4}-\d\d-\d\d HISTSIZE=2\n {4}4 {2}\d{4}-\d\d-\d\d history\n/m)
})

test('the lines of a shell that ends are in its file', async () => {
  expect((await typed(['echo a', 'exit', 'cat .bash_history'])).at(-1)).toContain('echo a\nexit\n')
})

test('nothing is remembered after set +o history', async () => {
  expect((await typed(['set +o history', 'echo no', 'set -o history', 'history'])).at(-1)).not.toContain('echo no')
})
