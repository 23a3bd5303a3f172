import { expect, test } from 'vitest'
import { runGnu } from '../../../testing/gnu-bench.ts'
import { pages } from '../pages/text.ts'
import { laterTextPrograms } from './text-later.ts'
import { textPrograms } from './text.ts'

const all = [
  ...textPrograms.filter(({ declaration }) => !(declaration.name in laterTextPrograms)),
  ...Object.values(laterTextPrograms),
]

test.each(all.map(({ declaration }) => [declaration.name, declaration] as const))(
  '%s has a page that tells of its options',
  (name, declaration) => {
    const page = pages[name]
    const known = (declaration.options ?? []).map((option) => option.short ?? option.long ?? '')
    expect(Object.keys(page?.options ?? {}).toSorted()).toEqual([...new Set(known)].toSorted())
    expect(page?.examples.length).toBeGreaterThan(0)
  },
)

test.each(textPrograms.map((program) => [program.declaration.name, program] as const))(
  '%s can be run',
  async (_, program) => {
    const { stdout, stderr } = await runGnu(program, ['--version'])
    expect(stdout + stderr).toBe(`${program.declaration.name} (Terminal Playground)\n`)
  },
)
