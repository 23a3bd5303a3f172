import { expect, test } from 'vitest'
import { runGnu } from '../../../testing/gnu-fixture.ts'
import { runReal } from '../../../testing/real.ts'
import { tput } from './tput.ts'

const environment = { TERM: 'xterm-256color' }

test.each(
  [
    'clear bold dim smul rmul rev smso rmso sgr0 civis cnorm el el1 ed smcup rmcup sc rc blink home op cuu1 cud1 cuf1 cub1 bel',
    'sitm ritm invis cr ind il1 dl1 ht cbt hts tbc colors it am hs nosuch longname',
  ]
    .join(' ')
    .split(' ')
    .map((name) => [name])
    .concat(['setaf 1', 'setaf 12', 'setab 200', 'cup 3 4', 'hpa 5', 'cuf 3', 'csr 1 5'].map((line) => [line])),
)('tput %s', async (line) => {
  const words = line.split(' ')
  expect(await runGnu(tput, words, { environment })).toEqual(runReal(['tput', ...words], { environment }))
})

test('tput reads lines with -S, and wants to know the terminal', async () => {
  const { stdout } = await runGnu(tput, ['-S'], { environment, stdin: 'bold\nsgr0\n' })
  expect(stdout).toBe('\x1b[1m\x1b(B\x1b[m')
  expect(await runGnu(tput, ['-T', 'vt52x', 'cols'], { environment })).toEqual({
    stdout: '',
    stderr: 'tput: unknown terminal "vt52x"\n',
    status: 3,
  })
})
