import { expect, test } from 'vitest'
import { pages } from '../pages/text.ts'
import { textPrograms } from './text.ts'

test.each(textPrograms.map(({ declaration }) => [declaration.name, declaration] as const))(
  '%s has a page that tells of its options',
  (name, declaration) => {
    const page = pages[name]
    const known = (declaration.options ?? []).map((option) => option.short ?? option.long ?? '')
    expect(Object.keys(page?.options ?? {}).toSorted()).toEqual([...new Set(known)].toSorted())
    expect(page?.examples.length).toBeGreaterThan(0)
  },
)
