import { expect, test, vi } from 'vitest'
import { createMachine } from '../../../linux/headless.ts'

const read = vi.hoisted((): number[] => [])

vi.mock('../syntax/script.ts', async (original) => {
  const real = await original<typeof import('../syntax/script.ts')>()
  const readScript: typeof real.readScript = (text) => {
    read.push(text.length)
    return real.readScript(text)
  }
  return { ...real, readScript }
})

test('a long script is read piece by piece, wherever it comes from', async () => {
  const script = ': a b\n'.repeat(8000)
  const { bash } = createMachine({ files: { script } })
  for (const line of [script, 'bash script', 'source ./script', 'bash < script', 'eval "$(< script)"'])
    await bash.exec(line)
  expect(Math.max(...read)).toBeLessThan(20_000)
  expect(read.length).toBeGreaterThan(5)
})
