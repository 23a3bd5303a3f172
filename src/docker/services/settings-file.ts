import { FAILSAFE_SCHEMA, load, YAMLException } from 'js-yaml'

/** What keeps a file of settings from being read: `reason` in the words of the YAML library. */
export class BadSettings extends Error {
  override readonly name = 'BadSettings'
  /** Where, from 1. */
  readonly line: number
  readonly column: number

  constructor({ reason, mark }: YAMLException) {
    super(reason)
    const { line, column } = { line: 0, column: 0, ...mark }
    this.line = line + 1
    this.column = column + 1
  }
}

export type Setting = readonly [name: string, worth: string]

/** The settings of a value: names within names with dots between them, places of a list in brackets, as Traefik writes both. */
function flat(name: string, value: unknown): readonly Setting[] {
  if (typeof value === 'string') return value === '' ? [] : [[name, value]]
  if (Array.isArray(value)) return value.flatMap((one: unknown, at) => flat(`${name}[${at}]`, one))
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value)
  // a name with nothing in its braces is asked for all the same
  if (entries.length === 0) return name === '' ? [] : [[name, 'true']]
  return entries.flatMap(([key, one]) => flat(name === '' ? key : `${name}.${key}`, one))
}

/** The names and worths of a file of settings in YAML. @throws BadSettings */
export function settingsIn(text: string): readonly Setting[] {
  if (text.trim() === '') return []
  try {
    // all scalars stay the text that they are written as
    return flat('', load(text, { schema: FAILSAFE_SCHEMA }))
  } catch (error) {
    if (error instanceof YAMLException) throw new BadSettings(error)
    throw error
  }
}
