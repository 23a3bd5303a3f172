import { suggestion } from './suggestion.ts'

/** Values of the flags of an instruction, by their names. */
export type StepFlags = ReadonlyMap<string, readonly string[]>

/** What takes a value, what may be said more than once, and what is on or off. */
type Kind = 'text' | 'texts' | 'switch'

const copying = { chown: 'text', chmod: 'text', link: 'switch' } as const
const known: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  ADD: { ...copying, 'keep-git-dir': 'switch', checksum: 'text' },
  COPY: { ...copying, from: 'text' },
  FROM: { platform: 'text' },
  HEALTHCHECK: { interval: 'text', timeout: 'text', 'start-period': 'text', 'start-interval': 'text', retries: 'text' },
  RUN: { mount: 'texts', network: 'text', security: 'text' },
}

/** What is wrong with an instruction, in BuildKit's words without those for its line. */
export class BadInstruction extends Error {
  override readonly name = 'BadInstruction'
}

function switchValue(name: string, value: string): string {
  const lower = value.toLowerCase()
  if (lower === 'true' || lower === 'false') return lower
  throw new BadInstruction(`expecting boolean value for flag ${name}, not: ${value}`)
}

/** Reads the flags of an instruction. @throws BadInstruction */
export function readFlags(instruction: string, words: readonly string[]): StepFlags {
  const kinds = known[instruction] ?? {}
  const flags = new Map<string, readonly string[]>()
  for (const word of words) {
    const [name = '', value] = word.slice(2).split(/=(.*)/s)
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
    if (!kind) throw new BadInstruction(`unknown flag: ${name}${suggestion(name, Object.keys(kinds))}`)
    const before = flags.get(name) ?? []
    if (before.length > 0 && kind !== 'texts') throw new BadInstruction(`duplicate flag specified: ${name}`)
    if (kind !== 'switch' && value === undefined) throw new BadInstruction(`missing a value on flag: ${name}`)
    flags.set(name, [...before, kind === 'switch' ? switchValue(name, value ?? 'true') : (value ?? '')])
  }
  return flags
}
