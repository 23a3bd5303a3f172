import { type Chance, createChance, pickInteger } from '../../base/chance.ts'
import type { Size } from './contestant.ts'

/** Where the editors stand before a press. */
export interface Situation {
  /** Cells from the caret to the right edge. */
  readonly room: number
  readonly isEmpty: boolean
}

/** Something typed at once. */
export interface Press {
  /** As GNU Readline's manual writes it. */
  readonly name: string
  /** What the terminal sends; '' when the press would end the shell. */
  keys(situation: Situation): string
}

/** One game: the screen and what is typed. The same seed gives the same game. */
export interface Game {
  readonly seed: number
  readonly size: Size
  readonly presses: readonly Press[]
}

/** No e, i or o: no reserved word of the shell can be typed, which would make it wait for more lines. */
const LETTERS = 'abckmnwxyzABCEKM0123456789'
const MARKS = '  -_./,:+@%^'
const WIDE = '日本語漢字中文한글かな'
const EMOJI = ['😀', '🚀', '🎉', '🐧']

const pick = (chance: Chance, from: string | readonly string[]): string => {
  const items = Array.from(from)
  return items[pickInteger(chance, items.length)] ?? ''
}

const press = (name: string, keys: string): Press => ({ name, keys: () => keys })

const control = (letter: string): Press =>
  press(`C-${letter}`, String.fromCharCode(letter.toUpperCase().charCodeAt(0) & 31))

const meta = (letter: string): Press => press(`M-${letter}`, `\x1b${letter}`)

/** Ctrl-D where it does not end the shell. */
const deleteOnly: Press = { name: 'C-d', keys: ({ isEmpty }) => (isEmpty ? '' : '\x04') }

/** The keys that both editors bind, a line for each kind; how often each kind comes up is beside it. */
const bindings: readonly (readonly [number, readonly Press[]])[] = [
  [14, [press('Left', '\x1b[D'), press('Right', '\x1b[C'), control('b'), control('f')]],
  [6, [press('Home', '\x1b[H'), press('End', '\x1b[F'), control('a'), control('e')]],
  [8, [meta('b'), meta('f'), press('C-Left', '\x1b[1;5D'), press('C-Right', '\x1b[1;5C')]],
  [10, [press('Backspace', '\x7f'), press('Delete', '\x1b[3~'), control('h'), deleteOnly]],
  [8, [control('w'), meta('d'), press('M-DEL', '\x1b\x7f'), control('k'), control('u')]],
  [6, [control('y'), meta('y')]],
  [4, [control('t'), meta('t')]],
  [4, [meta('u'), meta('l'), meta('c')]],
  [8, [press('Up', '\x1b[A'), press('Down', '\x1b[B'), control('p'), control('n'), meta('<'), meta('>')]],
  [3, [press('Enter', '\r')]],
  [2, [press('C-j', '\n'), control('l')]],
  [2, [press('C-v C-a', '\x16\x01'), press('C-q C-g', '\x11\x07'), press('C-q M-b', '\x11\x1bb')]],
  [2, [press('C-] x', '\x1dx'), press('M-C-] a', '\x1b\x1da'), press('C-] 日', '\x1d日')]],
  [3, [meta('.'), meta('_'), press('M-C-y', '\x1b\x19')]],
  [2, [control('o')]],
  [2, [meta('\\'), press('C-x DEL', '\x18\x7f')]],
]

function character(chance: Chance): string {
  const kind = chance.next()
  if (kind < 0.62) return pick(chance, LETTERS)
  if (kind < 0.87) return pick(chance, MARKS)
  return kind < 0.96 ? pick(chance, WIDE) : pick(chance, EMOJI)
}

function text(chance: Chance, length: number): string {
  return Array.from({ length }, () => character(chance)).join('')
}

const typed = (typedText: string): Press => press(`'${typedText}'`, typedText)

/** Text up to the last column, or one cell to either side of it. */
function filling(chance: Chance): Press {
  const more = pickInteger(chance, 3) - 1
  return { name: `fill${more < 0 ? '' : '+'}${more}`, keys: ({ room }) => 'x'.repeat(Math.max(1, room + more)) }
}

function paste(chance: Chance): Press {
  const lines = Array.from({ length: 1 + pickInteger(chance, 3) }, () => text(chance, pickInteger(chance, 12)))
  const pasted = lines.join('\n').replace(/\n+$/, '')
  return press(`paste ${JSON.stringify(pasted)}`, `\x1b[200~${pasted}\x1b[201~`)
}

type Bindings = typeof bindings

/** Some games dwell on a few kinds of keys, so that what hangs together (kills and yanks, say) meets often. */
function repertoire(chance: Chance): Bindings {
  return chance.next() < 0.5 ? bindings : bindings.filter(() => chance.next() < 0.35)
}

function binding(chance: Chance, from: Bindings): Press {
  let at = pickInteger(
    chance,
    from.reduce((sum, [weight]) => sum + weight, 0),
  )
  for (const [weight, presses] of from) {
    if (at < weight) return presses[pickInteger(chance, presses.length)] ?? deleteOnly
    at -= weight
  }
  return deleteOnly
}

/** A key with a numeric argument. GNU Readline loses count of the columns while it shows one, so both come at once. */
function counted(chance: Chance, { name, keys }: Press): Press {
  const argument = pick(chance, ['\x1b2', '\x1b3', '\x1b1\x1b1', '\x1b-', '\x1b-2'])
  const shown = argument.replaceAll('\x1b', 'M-')
  const withArgument = (typedKeys: string): string => (TAKES_NO_ARGUMENT.test(typedKeys) ? '' : argument + typedKeys)
  return { name: `${shown} ${name}`, keys: (situation) => withArgument(keys(situation)) }
}

/** Nothing, ends of the line, C-l (it would draw nothing anew) and quoted keys (a negative argument quotes several). */
const TAKES_NO_ARGUMENT = /^(?:|[\r\n\x0c\x0f\x11\x16].*)$/s

function nextPress(chance: Chance, columns: number, from: Bindings): Press {
  const kind = chance.next()
  if (kind < 0.22) return typed(character(chance))
  if (kind < 0.33) return typed(text(chance, 2 + pickInteger(chance, Math.min(columns, 40))))
  if (kind < 0.37) return filling(chance)
  if (kind < 0.4) return paste(chance)
  return kind < 0.44 ? counted(chance, binding(chance, from)) : binding(chance, from)
}

/** Narrow screens most often: their lines wrap at every turn. */
function chooseColumns(chance: Chance): number {
  const kind = chance.next()
  if (kind < 0.4) return 3 + pickInteger(chance, 10)
  return kind < 0.8 ? 13 + pickInteger(chance, 30) : 43 + pickInteger(chance, 158)
}

/** Enough rows that no line is taller than the screen: GNU Readline then misplaces the caret. */
const ROWS = 160

/** The keys of these names, as often as each other. */
function keysNamed(names: readonly string[]): Bindings {
  return [[1, bindings.flatMap(([, presses]) => presses).filter(({ name }) => names.includes(name))]]
}

/** The game of a seed: `length` presses; besides text only the keys named in `dwell`, when it is given. */
export function createGame(seed: number, length: number, dwell?: readonly string[]): Game {
  const chance = createChance(seed)
  const size = { columns: chooseColumns(chance), rows: ROWS }
  const from = dwell ? keysNamed(dwell) : repertoire(chance)
  return { seed, size, presses: Array.from({ length }, () => nextPress(chance, size.columns, from)) }
}
