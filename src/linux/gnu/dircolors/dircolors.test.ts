import { expect, test } from 'vitest'
import { compareRows } from '../../../testing/compare.ts'
import { runGnu } from '../../../testing/gnu-fixture.ts'
import { dircolors } from './dircolors.ts'

const files = {
  good: 'DIR 1;2 # a comment\n\n# nothing\nwhat 3\n.q 0\n*~ 4\nlink target\n  EXEC   5  \n',
  quotes: "DIR 'x'\nX:y 1=2\n.a:b 3=4\n.c^: 5\n.d\\: 6\n",
  terms: 'DIR 1\nTERM foo\nTERM none\nFILE 2\nTERM bar\nEXEC 3\nCOLORTERM ?*\nSOCK 4\n',
  'bad-word': 'TERM none\nOPTIONS x\nDIR 1\nwhat 3\n',
  bad: 'DIR 1\nEXEC\n.x\n',
  'd/f': '',
}

compareRows(
  dircolors,
  [
    '-b good',
    '-c good',
    '--sh good',
    '--csh good',
    '--bourne-shell good',
    '--c-shell good',
    '-b -c good',
    '-b quotes',
    '-b terms',
    '-b bad-word',
    '-b bad',
    '--print-ls-colors good',
    ['-b -', 'DIR 1\n'],
    '-b',
    '-b d',
    '-b nope',
    'good',
    '-p x',
    'a b',
    '-b -p',
    '--print-ls-colors -c',
    '--print-ls-colors -p',
    '-x',
  ],
  files,
)

test('its own colours count for terminals that have some, and may be printed and read again', async () => {
  const environment = { TERM: 'xterm-256color', SHELL: '/bin/bash' }
  const { stdout } = await runGnu(dircolors, [], { environment })
  expect(stdout).toMatch(/^LS_COLORS='rs=0:di=01;34:.*:\*\.rpmsave=00;90:';\nexport LS_COLORS\n$/)
  const { stdout: database } = await runGnu(dircolors, ['-p'])
  expect((await runGnu(dircolors, ['-'], { environment, stdin: database })).stdout).toBe(stdout)
})
