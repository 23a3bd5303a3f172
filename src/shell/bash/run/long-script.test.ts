import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const SCRIPT = '../syntax/script.ts'
const read: number[] = []

// other tests have loaded the modules already: they are loaded once more, with the one that tells what it reads
beforeAll(() => {
  vi.resetModules()
  vi.doMock(SCRIPT, async (original) => {
    const real = await original<typeof import('../syntax/script.ts')>()
    const readScript: typeof real.readScript = (text) => {
      read.push(text.length)
      return real.readScript(text)
    }
    return { ...real, readScript }
  })
})

afterAll(() => {
  vi.doUnmock(SCRIPT)
  vi.resetModules()
})

test('a long script is read piece by piece, wherever it comes from', async () => {
  const { createMachine } = await import('../../../linux/headless.ts')
  const script = ': a b\n'.repeat(8000)
  const { bash } = createMachine({ files: { script } })
  for (const line of [script, 'bash script', 'source ./script', 'bash < script', 'eval "$(< script)"'])
    await bash.exec(line)
  expect(Math.max(...read)).toBeLessThan(20_000)
  expect(read.length).toBeGreaterThan(5)
})
