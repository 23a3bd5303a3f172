import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Builtin } from '../shell.ts'
import { builtins } from './index.ts'
import { synopses } from './library/synopses.ts'

const isBuiltin = (value: unknown): value is Builtin =>
  typeof value === 'object' && value !== null && 'declaration' in value && 'run' in value

const files = readdirSync(import.meta.dirname)
  .flatMap((file) => /^([\w-]+)\.ts$/.exec(file)?.[1] ?? [])
  .filter((file) => file !== 'index')

const namesIn = async (file: string): Promise<readonly string[]> => {
  const exported = Object.values(await import(/* @vite-ignore */ join(import.meta.dirname, `${file}.ts`))).flat()
  return exported.filter(isBuiltin).map(({ declaration }) => declaration.name)
}

test('every file has a builtin, and every builtin a file', async () => {
  const names = await Promise.all(files.map(namesIn))
  expect(files.filter((_file, at) => names[at]?.length === 0)).toEqual([])
  expect(names.flat().toSorted()).toEqual([...builtins.keys()].toSorted())
})

test('`help` knows every builtin', () => {
  expect([...builtins.keys()].filter((name) => !(name in synopses))).toEqual([])
})

/** What is known of a builtin before it is loaded. */
const announced = ({ declaration: { name }, special, declare }: Builtin) => ({ name, special, declares: !!declare })

test('what is said of one that is loaded late is true', async () => {
  for (const builtin of builtins.values()) {
    const whole = await builtin.load?.()
    if (whole) expect(announced(builtin)).toEqual(announced(whole))
  }
})

test("the special ones are POSIX's, and `source`", () => {
  const names = [...builtins.values()].filter(({ special }) => special).map(({ declaration }) => declaration.name)
  const posix = '. : break continue eval exec exit export readonly return set shift source times trap unset'
  expect(names.toSorted().join(' ')).toBe(posix)
})
