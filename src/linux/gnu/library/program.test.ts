import { expect, test } from 'vitest'
import { runGnu } from '../../../testing/gnu-fixture.ts'
import { gnu } from './program.ts'
import { Input } from '../../../shell/posix/input.ts'

const shout = gnu({
  name: 'shout',
  options: [{ short: 'n', long: 'lines', value: { name: 'NUM', kind: 'number' } }],
  usageStatus: 2,
  async run(process) {
    const input = new Input(process, process.file(0))
    for (let text = await input.text(); text !== undefined; text = await input.text())
      await process.print(text.toUpperCase())
    return 3
  },
})

test('a program reads, writes and ends with its status', async () => {
  expect(await runGnu(shout, [], { stdin: 'hi\n' })).toEqual({ stdout: 'HI\n', stderr: '', status: 3 })
})

test.each([
  ['-x', "shout: invalid option -- 'x'"],
  ['--x', "shout: unrecognized option '--x'"],
  ['-n', "shout: option requires an argument -- 'n'"],
  ['--li', "shout: option '--lines' requires an argument"],
])('wrong usage: %s', async (word, message) => {
  const { stderr, status } = await runGnu(shout, [word])
  expect(stderr).toBe(`${message}\nTry 'shout --help' for more information.\n`)
  expect(status).toBe(2)
})

test('what needs more memory than there is says so in its own name', async () => {
  const whole = gnu({
    name: 'whole',
    usageStatus: 2,
    async run() {
      return 'x'.repeat(2 ** 30).length
    },
  })
  expect(await runGnu(whole, [])).toEqual({ stdout: '', stderr: 'whole: memory exhausted\n', status: 2 })
})

test('lines that are all kept are counted', async () => {
  const keeping = gnu({
    name: 'keeping',
    async run(process) {
      const lines = await new Input(process, process.file(0)).allLines()
      return lines.length
    },
  })
  const { stderr, status } = await runGnu(keeping, [], { stdin: '\n'.repeat(2 ** 23 + 1) })
  expect([stderr, status]).toEqual(['keeping: memory exhausted\n', 1])
})
