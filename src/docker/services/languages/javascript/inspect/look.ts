import { Obj, type Value } from '../values.ts'

/** How util.inspect shows values. */
export interface Look {
  /** How many levels are shown; null for all. */
  readonly depth: number | null
  readonly breakLength: number
  readonly compact: number | false
  readonly colors: boolean
  readonly showHidden: boolean
  readonly sorted: boolean
}

export const USUAL: Look = { depth: 2, breakLength: 80, compact: 3, colors: false, showHidden: false, sorted: false }

export interface Showing {
  readonly look: Look
  readonly around: Obj[]
  readonly circles: Map<Obj, number>
  level: number
  /** The level of the object that was begun last. */
  latest: number
  indent: number
  /** How a value within another one is shown. */
  readonly shown: (showing: Showing, value: Value) => string
}

const STYLES: Readonly<Record<string, readonly [number, number]>> = {
  number: [33, 39],
  bigint: [33, 39],
  boolean: [33, 39],
  string: [32, 39],
  symbol: [32, 39],
  undefined: [90, 39],
  null: [1, 22],
  special: [36, 39],
  date: [35, 39],
  regexp: [31, 39],
}

export function styled({ look }: Showing, text: string, style: string): string {
  const [on, off] = STYLES[style] ?? [0, 0]
  return look.colors ? `\u{1B}[${on}m${text}\u{1B}[${off}m` : text
}
