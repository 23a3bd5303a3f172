import { type Chance, createChance, pickInteger } from '../../base/chance.ts'
import type { Game, Press } from './keys.ts'

const pick = <T>(chance: Chance, from: readonly T[], otherwise: T): T =>
  from[pickInteger(chance, from.length)] ?? otherwise

/** No e, i, o or f among what is typed for words: no reserved word of the shell can be made, which would make it wait for more lines. */
const WORDS = ['ab', 'a.b', 'x_1', 'bay-cat', 'k', 'm{a}n', '{ab}', 'yx', 'CAB', ' ', '  ', 'a b c', '/tm/x.y', 'aaa']

const press = (name: string, keys: string): Press => ({ name: JSON.stringify(name).slice(1, -1), keys: () => keys })
const ESCAPE = press('ESC', '\x1b')
const characters = (text: string): readonly Press[] => Array.from(text, (key) => press(key, key))
const lines = (text: string): readonly Press[] => text.split('|').map((keys) => press(keys, keys))

/** What is pressed among commands, a line for each kind; how often each kind comes up is beside it. */
const commands: readonly (readonly [number, readonly Press[]])[] = [
  [20, characters('hlwbWBeE0^$%| ')],
  [6, lines('fa|Fa|tb|Tb|f.|;|,|2;|3fa')],
  [12, characters('xXpP~.')],
  [12, lines('dw|d$|db|de|dd|d0|dW|dfb|dtb|d2w|2dw|D|dl|dh|d^|dE|dB|d%|d;|dTa')],
  [6, lines('cwz\x1b|cwk m\x1b|ccab c\x1b|Cxx\x1b|sz\x1b|Skk\x1b|cbq\x1b|ctbz\x1b|c$a\x1b|cla\x1b|2cwz\x1b')],
  [5, lines('yw|yy|y$|Y|yb|ye|y0|ylp')],
  [5, lines('rk|3rz|r日|2x|3X|2p|3~|2P')],
  [5, lines('i|a|I|A')],
  [4, lines('ma|`a|d`a|mb')],
  [4, characters('uU')],
  [6, characters('kj-+G')],
  [2, lines('/a\r|?b\r|n|N|/zz\r')],
  [2, lines('\x15|\x0b|\x14|\x17|\x19')],
  [2, lines('\x1b[D|\x1b[C|\x1b[A|\x1b[B|\x1b[H|\x1b[F|\x1b[3~|\x7f')],
  [2, [press('Enter', '\r')]],
  [2, lines('Rkk\x1b|_|2_')],
]

/** What is pressed while text is inserted. */
const insertions: readonly (readonly [number, readonly Press[]])[] = [
  [8, WORDS.map((word) => press(`'${word}'`, word))],
  [5, [ESCAPE]],
  [1, lines('\x7f|\x17|\x15|\x7f\x7f')],
  [1, [press('Enter', '\r')]],
]

/** What GNU Readline 8.2 does to each other's surprise: of each pair one is pressed in a game, and not the other. */
const APART: readonly (readonly [RegExp, RegExp])[] = [
  // characters put one after another are undone together
  [/^(?:[pP]|2[pP]|ylp|\\u0019|\\u0014)$/, /^[uU]$/],
  // an entry that was searched for hides the new line
  [/^[/?nN]/, /^(?:[j+]|\\u001b\[B)$/],
]

function chosen(chance: Chance, from: typeof commands, without: readonly RegExp[]): Press {
  const kinds = from.map(
    ([weight, presses]) => [weight, presses.filter(({ name }) => !without.some((one) => one.test(name)))] as const,
  )
  const all = kinds.flatMap(([weight, presses]) =>
    presses.length === 0 ? [] : Array<readonly Press[]>(weight).fill(presses),
  )
  return pick(chance, pick(chance, all, [ESCAPE]), ESCAPE)
}

const INSERTS = /^(?:i|a|I|A|_|2_)$/

/** The game of a seed in vi mode. */
export function createViGame(seed: number, length: number): Game {
  const chance = createChance(seed)
  const columns = pickInteger(chance, 2) === 0 ? 12 + pickInteger(chance, 20) : 60 + pickInteger(chance, 80)
  const without = APART.map((pair) => pair[pickInteger(chance, 2)] ?? pair[0])
  // something to put
  const presses = lines('zz\x1bxxi').slice()
  // longer texts are remembered in pieces of 20 characters
  let [inserting, typed] = [true, 0]
  while (presses.length < length) {
    const next = typed > 12 ? ESCAPE : chosen(chance, inserting ? insertions : commands, without)
    typed = inserting && next !== ESCAPE ? typed + next.name.length : 0
    presses.push(next)
    if (inserting ? next === ESCAPE : INSERTS.test(next.name)) inserting = !inserting
    if (next.name === 'Enter') inserting = true
  }
  return { seed, size: { columns, rows: 160, mode: 'vi' }, presses }
}
