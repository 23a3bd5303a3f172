const SECONDS: Readonly<Record<string, number>> = {
  '': 1,
  s: 1,
  m: 60,
  h: 3600,
  d: 86_400,
  w: 604_800,
  M: 2_592_000,
  y: 31_536_000,
}

/** A time as nginx's configuration has it, in seconds: `1h30m`, `-1`. Undefined where it is none. */
export function secondsOf(text: string): number | undefined {
  const [, sign, time = ''] = /^([+-]?)((?:\d+[smhdwMy])+|\d+)$/.exec(text) ?? []
  if (time === '') return undefined
  const parts = [...time.matchAll(/(\d+)([smhdwMy]?)/g)]
  const sum = parts.reduce((all, [, digits = '', unit = '']) => all + Number(digits) * (SECONDS[unit] ?? 0), 0)
  return sign === '-' ? -sum : sum
}

/** A time in milliseconds, which may be given as such: `500ms`. */
export function millisecondsOf(text: string): number | undefined {
  const told = /^(\d+)ms$/.exec(text)?.[1]
  if (told !== undefined) return Number(told)
  const seconds = secondsOf(text)
  return seconds === undefined ? undefined : seconds * 1000
}

const dated = (expires: string, control: string): readonly (readonly [string, string])[] => [
  ['Expires', expires],
  ['Cache-Control', control],
]

/** The headers of an `expires`: none for `off`; undefined where it is wrong. */
export function expiryOf(word: string, now: number): readonly (readonly [string, string])[] | undefined {
  if (word === 'off') return []
  if (word === 'max') return dated('Thu, 31 Dec 2037 23:55:55 GMT', 'max-age=315360000')
  if (word === 'epoch') return dated('Thu, 01 Jan 1970 00:00:01 GMT', 'no-cache')
  const seconds = secondsOf(word)
  if (seconds === undefined) return undefined
  const time = new Date(now + seconds * 1000).toUTCString()
  return dated(time, seconds < 0 ? 'no-cache' : `max-age=${seconds}`)
}
