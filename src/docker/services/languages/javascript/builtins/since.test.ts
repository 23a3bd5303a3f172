import { expect, test, vi } from 'vitest'
import { createMachine } from '../../../../headless.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

const ASKED = '[].toSorted, Object.groupBy, Map.groupBy, Promise.withResolvers, new Set().union'

// Node.js 20.20 says the second; the others are of its release notes
test.each([
  ['18-alpine', 'false false false false false'],
  ['20', 'true false false false false'],
  ['21', 'true true true false false'],
  ['22', 'true true true true true'],
])('node:%s has what its version has', async (tag, answer) => {
  const { bash } = createMachine({ docker: { images: [`node:${tag}`], containers: [] } })
  const line = `docker run --rm node:${tag} node -p '[${ASKED}].map((one) => one !== undefined).join(" ")'`
  expect(await bash.exec(line)).toMatchObject({ stdout: `${answer}\n`, status: 0 })
})

test('what a version does not have says so as anything else that is not there', async () => {
  const { bash } = createMachine({ docker: { images: ['node:20'], containers: [] } })
  const { stderr, status } = await bash.exec(`docker run --rm node:20 node -e 'Object.groupBy([1], (n) => n)'`)
  expect(stderr).toContain('TypeError: Object.groupBy is not a function')
  expect(status).toBe(1)
})
