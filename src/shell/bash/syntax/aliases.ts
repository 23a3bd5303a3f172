import { forEachChild, type Statement, type SyntaxNode } from './parser.ts'
import { readScript, type Unit } from './script.ts'
import type { ShellState } from '../state.ts'

/** How often aliases are looked for in what aliases stand for. */
const MOST_ROUNDS = 100

interface Place {
  readonly start: number
  readonly end: number
  readonly name: string
}

/** The first word of a command at or after `from` that is an alias's name, and not one of `used` where that begins. */
function nextAlias(
  statements: readonly Statement[],
  from: number,
  isAlias: (place: Place) => boolean,
): Place | undefined {
  let first: Place | undefined
  const visit = (node: SyntaxNode): void => {
    if (node.type === 'Command' && node.name && node.name.text === node.name.value && !node.name.parts) {
      const place = { start: node.name.pos, end: node.name.end, name: node.name.text }
      if (place.start >= from && isAlias(place) && (!first || place.start < first.start)) first = place
    }
    forEachChild(node, visit)
  }
  for (const statement of statements) visit(statement)
  return first
}

/** The text of a unit with its aliases replaced by what they stand for; undefined where there are none in it. */
export function withAliases(unit: Unit, whole: string, { aliases }: ShellState): string | undefined {
  let text = whole.slice(unit.start, unit.end)
  let { statements } = readScript(text).units[0] ?? unit
  let from = 0
  let used = new Set<string>()
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const place = nextAlias(
      statements,
      from,
      ({ name, start }) => aliases.has(name) && !(start === from && used.has(name)),
    )
    if (!place) return round === 0 ? undefined : text
    if (place.start !== from) used = new Set()
    used.add(place.name)
    from = place.start
    const value = aliases.get(place.name) ?? ''
    const rest = text.slice(place.end)
    text = text.slice(0, from) + value + (/\s$/.test(value) ? withNext(rest, aliases) : rest)
    statements = readScript(text).units.flatMap((each) => each.statements)
  }
  return text
}

/** After an alias that ends in a blank, the next word may be one too. */
function withNext(rest: string, aliases: ReadonlyMap<string, string>): string {
  const [whole = '', blank = '', name = ''] = /^(\s*)([^\s;&|<>()'"\\$`]+)/.exec(rest) ?? []
  const value = aliases.get(name)
  if (value === undefined) return rest
  const tail = rest.slice(whole.length)
  return `${blank}${value}${/\s$/.test(value) ? withNext(tail, aliases) : tail}`
}
