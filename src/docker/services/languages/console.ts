import { isMapping, Unsimulated, type Worth } from './expression.ts'
import { inspect } from './inspect.ts'
import { ABSENT, javascript } from './semantics.ts'

/** How many levels, and items of a list, Node shows in the form that is known here. */
const [LEVELS, ITEMS] = [3, 6]

const itemsOf = (worth: Worth): readonly Worth[] =>
  Array.isArray(worth) ? worth : isMapping(worth) ? Object.values(worth) : []

/** @throws Unsimulated for what Node abridges, or shows in columns */
function check(worth: Worth, level = 1): void {
  if (level > LEVELS && typeof worth === 'object' && worth !== null && worth !== ABSENT)
    throw new Unsimulated('a value of so many levels')
  if (Array.isArray(worth) && worth.length > ITEMS) throw new Unsimulated(`a list of more than ${ITEMS} items`)
  for (const item of itemsOf(worth)) check(item, level + 1)
}

function shown(worth: Worth): string {
  if (typeof worth === 'string') return worth
  check(worth)
  return inspect(worth, (one) => (one === ABSENT ? 'undefined' : undefined))
}

/** What console.log prints, without the end of the line. @throws Unsimulated */
export function consoleText([first = '', ...words]: readonly Worth[]): string {
  const left = [...words]
  if (typeof first !== 'string' || left.length === 0) return [first, ...left].map(shown).join(' ')
  const text = first.replaceAll(/%([%sdifjoOc])/g, (hole, kind: string) => {
    if (kind === '%') return '%'
    const word = left.shift()
    if (word === undefined) return hole
    if (kind !== 's' && !(kind === 'd' && typeof word === 'number')) throw new Unsimulated(`${hole} in ${first}`)
    if (typeof word === 'object' && word !== null && word !== ABSENT) throw new Unsimulated(`${hole} in ${first}`)
    return javascript.text(word)
  })
  return [text, ...left.map(shown)].join(' ')
}

/** A value as JSON has it: without what is undefined. */
export function plain(worth: Worth): Worth {
  if (Array.isArray(worth)) return worth.map((item: Worth) => (item === ABSENT ? null : plain(item)))
  if (!isMapping(worth)) return worth
  const kept = Object.entries(worth).filter(([, item]) => item !== ABSENT)
  return Object.fromEntries(kept.map(([name, item]) => [name, plain(item)]))
}
