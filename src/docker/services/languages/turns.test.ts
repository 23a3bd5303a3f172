import { afterEach, expect, test, vi } from 'vitest'
import { processHost } from '../../../host.ts'
import { createMachine } from '../../headless.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

afterEach(() => vi.restoreAllMocks())

/** How often a program lets others have their turn: that can be told where time is counted. */
async function turnsOf(image: string, program: string): Promise<number> {
  const { bash } = createMachine({ now: 0, files: { program }, docker: { images: [image], containers: [] } })
  const turn = vi.spyOn(processHost, 'turn')
  const { stderr } = await bash.exec(`docker run -i --rm ${image} ${image.split(':')[0]} - < program`)
  expect(stderr).toBe('')
  return turn.mock.calls.length
}

test.each([
  ['python:3.12-slim', 'x = b"ab" * 10**5', 'x.hex()', 50],
  ['python:3.12-slim', 'x = tuple(range(100000))', 'hash(x)', 70],
  ['python:3.12-slim', 'x = [(0, 0)] * 50000', 'dict(x)', 40],
  ['python:3.12-slim', 'import json; x = [1] * 10**5', 'y = json.dumps(x)', 40],
  ['python:3.12-slim', 'import json; x = "[" + "1," * 10**5 + "2]"', 'y = json.loads(x)', 40],
  ['python:3.12-slim', 'x = "aB\\n" * 10**6', 'y = x.title()', 40],
  ['python:3.12-slim', 'x = "aB\\n" * 10**6', 'y = x.swapcase()', 40],
  ['python:3.12-slim', 'x = "aB\\n" * 10**6', 'y = x.translate({97: 98})', 40],
  ['python:3.12-slim', 'x = "aB\\n" * 10**6', 'y = x[::-1]', 40],
  ['python:3.12-slim', 'x = "aB\\n" * 10**6', 'y = x.splitlines()', 40],
  ['python:3.12-slim', 'x = " " * 10**6', 'y = x.strip()', 40],
  ['python:3.12-slim', 'x = [[0] * 1000 for _ in range(50)]; y = [[0] * 1000 for _ in range(50)]', 'x == y', 20],
  ['python:3.12-slim', 'x = [[0] * 1000 for _ in range(50)]; y = [[0] * 1000 for _ in range(50)]', 'x < y', 20],
  ['python:3.12-slim', 'x = {at: 0 for at in range(10**5)}; y = dict(x)', 'x == y', 20],
  ['python:3.12-slim', 'x = set(range(10**5)); y = set(x)', 'x == y', 20],
  ['python:3.12-slim', 'x = [[0] * 1000 for _ in range(50)]', 'y = repr(x)', 20],
  ['node', 'const x = Buffer.alloc(1e6)', 'require("crypto").createHash("sha1").update(x).digest()', 200],
])('%s: after %s, %s lets others have their turn', async (image, before, line, least) => {
  const without = await turnsOf(image, `${before}\n`)
  expect((await turnsOf(image, `${before}\n${line}\n`)) - without).toBeGreaterThan(least)
})
