import { expect, test } from 'vitest'
import { createBashFixture } from '../../../testing/bash-fixture.ts'

const lastLines = async (line: string, log = 'syslog', count = 1): Promise<string> =>
  (await createBashFixture().exec(`${line}; tail -${count} /var/log/${log}`)).stdout

test.each([
  ['logger hello there', 'Jan  1 00:00:00 linux-playground root: hello there\n'],
  ['echo one | logger -t backup --id=5', 'Jan  1 00:00:00 linux-playground backup[5]: one\n'],
  ['logger -S 3 abcdef', 'Jan  1 00:00:00 linux-playground root: abc\n'],
  ["printf 'a\\n\\n' | logger -e", 'Jan  1 00:00:00 linux-playground root: a\n'],
])('%s', async (line, expected) => {
  expect(await lastLines(line)).toBe(expected)
})

test('what is about logging in goes into a log of its own', async () => {
  expect(await lastLines('logger -p authpriv.info in', 'auth.log')).toMatch(/root: in\n$/)
})

test('-s tells with the priority, --no-act only that', async () => {
  const { exec } = createBashFixture()
  const { stderr } = await exec("logger -s --no-act -p local0.err a; echo '<11>b' | logger -s --no-act --prio-prefix")
  expect(stderr).toBe('<131>Jan  1 00:00:00 root: a\n<11>Jan  1 00:00:00 root: b\n')
  expect((await exec('tail -1 /var/log/syslog')).stdout).not.toContain('root: ')
})

test.each([
  ['logger -p foo x', 'logger: unknown priority name: foo\n'],
  ['logger -p foo.err x', 'logger: unknown facility name: foo\n'],
  ['logger -f nofile', 'logger: file nofile: No such file or directory\n'],
])('%s is refused', async (line, stderr) => {
  expect(await createBashFixture().exec(line)).toEqual({ stdout: '', stderr, status: 1 })
})
