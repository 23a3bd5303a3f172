import { beforeAll, describe, expect, it } from 'vitest'
import { createBashFixture } from '../bash-fixture.ts'
import type { GnuResult, TestFiles } from '../gnu-fixture.ts'
import { untimed } from '../timings.ts'
import { differences } from './differences.ts'
import { fixture } from './fixture.ts'
import { differentialCases } from './lines.ts'
import { runInRealBash } from './real-bash.ts'
import { recordedCases } from './recorded.ts'

const runOurs = async (line: string, files: TestFiles): Promise<GnuResult> =>
  untimed(await createBashFixture({ files }).exec(line))

describe('the real bash and ours answer alike', () => {
  const lines = differentialCases.map(({ line }) => line)
  const compared = lines.map((line, index) => ({ line, index }))
  let real: readonly GnuResult[] = []

  beforeAll(async () => {
    real = (await runInRealBash(lines, fixture)).map(untimed)
  }, 240_000)

  it('over at least 600 lines', () => {
    expect(lines.length).toBeGreaterThanOrEqual(600)
    expect(new Set(lines).size).toBe(lines.length)
  })

  it.each(compared)('$line', async ({ line, index }) => {
    const ours = await runOurs(line, fixture)
    if (differences[line] === undefined) expect(ours, line).toEqual(real[index])
    else expect(ours, differences[line]).not.toEqual(real[index])
  })
})

describe('what bash was recorded to answer', () => {
  it.each(recordedCases)('[$group] $command', async ({ command, files, stdout, stderr, status }) => {
    const ours = await runOurs(command, files)
    if (differences[command] === undefined) expect(ours, command).toEqual({ stdout, stderr, status })
    else expect(ours, differences[command]).not.toEqual({ stdout, stderr, status })
  })
})
