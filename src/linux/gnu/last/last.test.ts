import { expect, test } from 'vitest'
import { compareLines } from '../../../testing/compare-lines.ts'
import { createFakeTerminal } from '../../../testing/fake-terminal.ts'
import { fixtureOf, runProgram } from '../../../testing/run-program.ts'

compareLines([
  'last -z',
  'last -n x',
  'last --limit foo',
  'last -s foo',
  'last -t foo',
  'last -p foo',
  'last --time-format foo',
  'lastb -z',
  'lastb -n x',
  'lastlog -z',
  'lastlog x',
  'lastlog -u nosuch',
  'lastlog -u root',
  'lastlog -u 0-0',
  'lastlog -t 3',
])

/** What last says to somebody at a terminal. */
async function atTerminal(...words: string[]): Promise<readonly string[]> {
  const terminal = createFakeTerminal(100, 12)
  await fixtureOf('last', { user: 'user' }).run(words, { terminal })
  return (await terminal.shown()).map((line) => line.trimEnd())
}

test('last lists sessions and the start of the machine', async () => {
  const lines = await atTerminal()
  expect(lines[0]).toMatch(/^user {5}pts\/0 {25}Thu Jan {2}1 00:00 {3}still logged in$/)
  expect(lines[1]).toMatch(/^reboot {3}system boot {2}\S+ +\w{3} \w{3} [ \d]\d \d\d:\d\d {3}still running$/)
  expect(lines[3]).toMatch(/^wtmp begins \w{3} \w{3} [ \d]\d \d\d:\d\d:\d\d \d{4}$/)
})

test.each([
  [['-1'], 1],
  [['-n', '0'], 2],
  [['-x'], 3],
  [['user'], 1],
  [['reboot'], 1],
  [['pts/0'], 1],
  [['nobody'], 0],
  [['-s', '2026-01-02'], 0],
  [['-t', '2025-12-31 23:59'], 0],
  [['-p', 'now'], 2],
])('last %j has %i lines', async (words, count) => {
  const lines = (await atTerminal(...words)).filter((line) => line !== '' && !line.startsWith('wtmp'))
  expect(lines).toHaveLength(count)
})

test('the host, the times and the end stand where they are wanted', async () => {
  const only = async (...words: string[]): Promise<string | undefined> => (await atTerminal('-x', ...words)).at(-3)
  expect(await only('-R')).toMatch(/^reboot {3}system boot {2}\w{3} \w{3} .{8} {3}still running$/)
  expect(await only('-a')).toMatch(/still running {6}\S+$/)
  expect(await only('-F')).toMatch(/\d\d:\d\d:\d\d \d{4} {3}still running$/)
  expect(await only('-i')).toContain(' 0.0.0.0 ')
})

test('only root may see who was refused, and that is nobody', async () => {
  expect((await runProgram(['lastb'], { user: 'user' })).stderr).toBe(
    'lastb: cannot open /var/log/btmp: Permission denied\n',
  )
  expect((await runProgram(['lastb'])).stdout).toMatch(/^\nbtmp begins .*\n$/)
})
