import { UnreadableWorld } from '../../shell/machine.ts'

/** Checks a stored value and gives it its type. @throws UnreadableWorld that says where it is wrong. */
export type Reader<T> = (value: unknown, at: string) => T

function wrong(at: string, wanted: string): never {
  throw new UnreadableWorld(`stored Docker host: ${at} is not ${wanted}`)
}

export const text: Reader<string> = (value, at) => (typeof value === 'string' ? value : wrong(at, 'a text'))

export const matching =
  (pattern: RegExp, wanted: string): Reader<string> =>
  (value, at) =>
    typeof value === 'string' && pattern.test(value) ? value : wrong(at, wanted)

export const flag: Reader<boolean> = (value, at) => (typeof value === 'boolean' ? value : wrong(at, 'true or false'))

/** Farthest from 1970 that a Date can be, in milliseconds. */
const LAST_TIME = 8.64e15

/** A whole number within limits. */
export const whole =
  (least: number, most: number): Reader<number> =>
  (value, at) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
      ? value
      : wrong(at, `a whole number from ${least} to ${most}`)

/** Milliseconds since 1970. */
export const time: Reader<number> = (value, at) =>
  typeof value === 'number' && Math.abs(value) <= LAST_TIME ? value : wrong(at, 'a time')

export const oneOf =
  <T extends string>(...choices: readonly T[]): Reader<T> =>
  (value, at) =>
    choices.find((choice) => choice === value) ?? wrong(at, `one of ${choices.join(', ')}`)

export const optional =
  <T>(read: Reader<T>): Reader<T | undefined> =>
  (value, at) =>
    value === undefined ? undefined : read(value, at)

export const list =
  <T>(read: Reader<T>): Reader<readonly T[]> =>
  (value, at) =>
    Array.isArray(value) ? value.map((item, index) => read(item, `${at}[${index}]`)) : wrong(at, 'a list')

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Values by names of any kind. */
export const table =
  <T>(read: Reader<T>): Reader<Readonly<Record<string, T>>> =>
  (value, at) =>
    isRecord(value)
      ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, read(item, `${at}.${key}`)]))
      : wrong(at, 'a table')

export const texts = table(text)

type Fields<T> = { readonly [Key in keyof T]-?: Reader<T[Key]> }

/** A record with exactly these fields; what else a stored one has is dropped. */
export const record =
  <T extends object>(fields: Fields<T>): Reader<T> =>
  (value, at) => {
    if (!isRecord(value)) return wrong(at, 'a record')
    const result: Partial<T> = {}
    for (const key in fields) {
      result[key] = fields[key](Object.hasOwn(value, key) ? value[key] : undefined, `${at}.${key}`)
    }
    return result as T
  }

/** Refuses a list in which two entries have the same key. */
export function unique<T>(entries: readonly T[], key: (entry: T) => string, at: string): readonly T[] {
  const keys = new Set(entries.map(key))
  return keys.size === entries.length ? entries : wrong(at, 'a list without repetition')
}
