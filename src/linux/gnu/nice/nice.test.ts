import { expect, test } from 'vitest'
import { createFakeTerminal } from '../../../testing/fake-terminal.ts'
import { fileText } from '../../../testing/gnu-fixture.ts'
import { atTerminal, fixtureOf, runProgram } from '../../../testing/run-program.ts'
import { compareLines } from '../../../testing/compare-lines.ts'

compareLines([
  'nohup',
  'nohup nope',
  'nohup env -i A=1',
  'nice',
  'nice -n',
  'nice -n 5 nice',
  'nice -5 nice',
  'nice -n x ls',
  'nice nope',
  'nice -n 5',
  'nice --5 nice',
  'nice nice nice',
])

test('nohup keeps what would go to the terminal', async () => {
  expect(await atTerminal(['nohup', 'echo', 'kept'])).toEqual([])
  const terminal = createFakeTerminal(80, 12)
  const fixture = fixtureOf('nohup')
  const { stderr } = await fixture.run(['echo', 'kept'], { terminal })
  expect(stderr).toBe("nohup: ignoring input and appending output to 'nohup.out'\n")
  expect(fileText(fixture, 'nohup.out')).toBe('kept\n')
})

test('nice is handed down and told', async () => {
  expect((await runProgram(['nice', '-n', '7', 'ps', '-o', 'ni=,comm='])).stdout).toBe('  7 ps\n')
  expect((await runProgram(['nice', '-n', '-5', 'true'], { user: 'user' })).stderr).toBe(
    'nice: cannot set niceness: Permission denied\n',
  )
})
