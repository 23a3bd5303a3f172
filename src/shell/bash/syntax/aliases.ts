import type { Work } from '../../../base/work.ts'
import { parse, type Statement, walk } from './parser.ts'
import { readScript, type Unit } from './script.ts'
import { ShellError, type ShellState } from '../state.ts'
import { unfinishedWithin } from './unfinished.ts'

/** How often aliases are looked for in what aliases stand for. */
const MOST_ROUNDS = 100
/** How many characters aliases may add to a text: each may stand for several others. */
const MOST_ADDED = 32_768

/** How many characters are read in a step, and how many at once. */
const CHARACTERS = 8
const LONG = 4096

type Aliases = ReadonlyMap<string, string>

interface Place {
  readonly start: number
  readonly end: number
  readonly name: string
}

/** What a text comes to at its beginning, where aliases are replaced by what they stand for. */
export interface Aliased {
  /** As many lines as make whole commands. */
  readonly head: string
  /** What comes after these lines, as it was. */
  readonly tail: string
}

/** Whether aliases mean something to a shell. */
export const usesAliases = ({ aliases, shopt }: ShellState): boolean => aliases.size > 0 && shopt.has('expand_aliases')

/** The first word of a command at or after `from` that is an alias's name. */
function nextAlias(
  statements: readonly Statement[],
  from: number,
  isAlias: (place: Place) => boolean,
): Place | undefined {
  let first: Place | undefined
  walk(statements, (node) => {
    if (node.type === 'Command' && node.name && node.name.text === node.name.value && !node.name.parts) {
      const place = { start: node.name.pos, end: node.name.end, name: node.name.text }
      if (place.start >= from && isAlias(place) && (!first || place.start < first.start)) first = place
    }
    return true
  })
  return first
}

/** Whether a unit has an alias. */
export const hasAlias = ({ statements }: Unit, aliases: Aliases): boolean =>
  nextAlias(statements, 0, ({ name }) => aliases.has(name)) !== undefined

/**
 * Reads whole commands off a text line by line, as a shell does that replaces aliases while it reads: one may open what ends lines later.
 * @throws ShellError when aliases stand for too much
 */
export function* readAliased(text: string, aliases: Aliases): Work<Aliased> {
  let { head, tail } = withLine('', text)
  let from = 0
  let used = new Set<string>()
  for (let round = 0; round < MOST_ROUNDS;) {
    if (round > 0 || head.length > LONG) yield head.length / CHARACTERS
    const place = nextAlias(
      parse(head).commands,
      from,
      ({ name, start }) => aliases.has(name) && !(start === from && used.has(name)),
    )
    if (place) {
      if (place.start !== from) used = new Set()
      used.add(place.name)
      from = place.start
      head = replaced(head, place, aliases)
      if (head.length + tail.length - text.length > MOST_ADDED) throw new ShellError('xmalloc: cannot allocate memory')
      round += 1
    } else if (tail !== '' && unfinishedWithin(readScript(head))) ({ head, tail } = withLine(head, tail))
    else break
  }
  return { head, tail }
}

function replaced(text: string, { start, end, name }: Place, aliases: Aliases): string {
  const value = aliases.get(name) ?? ''
  const rest = text.slice(end)
  return text.slice(0, start) + value + (/\s$/.test(value) ? withNext(rest, aliases) : rest)
}

function withLine(head: string, tail: string): Aliased {
  const newline = tail.indexOf('\n')
  const end = newline < 0 ? tail.length : newline + 1
  return { head: head + tail.slice(0, end), tail: tail.slice(end) }
}

/** After an alias that ends in a blank, the next word may be one too. */
function withNext(rest: string, aliases: Aliases): string {
  const [whole = '', blank = '', name = ''] = /^(\s*)([^\s;&|<>()'"\\$`]+)/.exec(rest) ?? []
  const value = aliases.get(name)
  if (value === undefined) return rest
  const tail = rest.slice(whole.length)
  return `${blank}${value}${/\s$/.test(value) ? withNext(tail, aliases) : tail}`
}
