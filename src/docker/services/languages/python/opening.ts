import { raised, typeError } from './exceptions.ts'
import type { Value, Words } from './values.ts'

/** The parameters of open() behind the mode, with the values that change nothing here. */
const PLAIN = new Map<string, (value: Value) => boolean>([
  ['buffering', () => true],
  ['encoding', (value) => value === null || /^(?:utf[-_]?8|ascii|locale)$/i.test(String(value))],
  ['errors', (value) => value === null || value === 'strict'],
  ['newline', (value) => value === null || value === '' || value === '\n'],
  ['closefd', (value) => value === true],
  ['opener', (value) => value === null],
])

/** Refuses what open() does not take, and what is not simulated of it. */
export function checkOpening({ places, named }: Words): void {
  const [, , ...behind] = places
  const byPlace = [...PLAIN.keys()].slice(0, behind.length).map((name, at) => [name, behind[at] ?? null] as const)
  for (const [name, value] of [...byPlace, ...named]) {
    if (name === 'file' || name === 'mode') continue
    const isPlain = PLAIN.get(name)
    if (!isPlain) throw typeError(`open() got an unexpected keyword argument '${name}'`)
    if (!isPlain(value)) throw raised('NotImplementedError', `${name}= of open is not simulated`)
  }
}
