import { expect, test } from 'vitest'
import { gnuPrograms, loadGroups } from './index.ts'

test('the names that are known before the programs are loaded are those of the programs', async () => {
  const named = gnuPrograms.map(({ declaration }) => declaration.name)
  const loaded = (await loadGroups()).flat().map(({ declaration }) => declaration.name)
  expect(named.toSorted()).toEqual(loaded.toSorted())
  expect(new Set(named).size).toBe(named.length)
})
