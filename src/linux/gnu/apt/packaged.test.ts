import { expect, test } from 'vitest'
import { gnuPrograms } from '../index.ts'
import { packagedPrograms } from './packaged.ts'
import { repository } from './repository.ts'

test('what has no file until its package is installed is what the repository brings besides the system', () => {
  const brought = repository.filter(({ base }) => !base).flatMap(({ programs }) => programs)
  expect(brought.toSorted()).toEqual([...packagedPrograms].toSorted())
})

test('the repository has only programs that are there', () => {
  const names = new Set(['bash', 'sh', ...gnuPrograms.map(({ declaration }) => declaration.name)])
  expect(repository.flatMap(({ programs }) => programs).filter((name) => !names.has(name))).toEqual([])
})
