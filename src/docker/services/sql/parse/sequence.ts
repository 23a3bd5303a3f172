import { type SequenceOwner, SqlError, type Statement } from '../syntax.ts'
import type { Tokens } from './tokens.ts'

/** What is said of a sequence; what is not said is undefined. */
interface Said {
  start?: number
  step?: number
  /** Null for OWNED BY NONE. */
  of?: SequenceOwner | null
  /** Null for where it began. */
  restart?: number | null
}

function whole(tokens: Tokens): number {
  const sign = tokens.take('-') ? -1 : 1
  return sign * tokens.number()
}

function ownerOf(tokens: Tokens): SequenceOwner | null {
  if (tokens.take('none')) return null
  const names = [tokens.name()]
  while (tokens.take('.')) names.push(tokens.label())
  const column = names.pop() ?? ''
  return { table: names.at(-1) ?? '', column }
}

/** Reads one thing that is said of a sequence. @throws SqlError for what is not simulated */
function readOne(tokens: Tokens, said: Said): void {
  if (tokens.take('start')) {
    tokens.take('with')
    said.start = whole(tokens)
  } else if (tokens.take('increment')) {
    tokens.take('by')
    said.step = whole(tokens)
  } else if (tokens.take('restart')) {
    tokens.take('with')
    said.restart = tokens.current.type === 'number' || tokens.is('-') ? whole(tokens) : null
  } else if (tokens.take('owned', 'by')) said.of = ownerOf(tokens)
  else if (tokens.take('sequence', 'name')) tokens.table()
  else if (tokens.take('as')) tokens.name()
  else if (tokens.take('cache')) tokens.number()
  else if (!tokens.take('no', 'minvalue') && !tokens.take('no', 'maxvalue') && !tokens.take('no', 'cycle'))
    throw new SqlError(
      tokens.is('minvalue') || tokens.is('maxvalue') || tokens.is('cycle')
        ? { type: 'not-simulated', what: `a sequence with ${tokens.current.text.toUpperCase()}` }
        : { type: 'syntax', near: tokens.current.text, at: tokens.current.at },
    )
}

/** How a sequence counts, to the end of the statement or of its brackets. @throws SqlError for what is not simulated */
export function readSequence(tokens: Tokens): Said {
  const said: Said = {}
  while (!tokens.endsHere && !tokens.take(')')) readOne(tokens, said)
  return said
}

/** What follows ALTER SEQUENCE. */
export function alterSequence(tokens: Tokens): Statement {
  const lenient = tokens.take('if', 'exists')
  const name = tokens.table()
  if (tokens.take('owner', 'to')) return { type: 'own', kind: 'sequence', name, owner: tokens.name() }
  if (tokens.take('rename', 'to')) return { type: 'alter-sequence', name, lenient, to: tokens.table() }
  const { start: _start, ...said } = readSequence(tokens)
  return { type: 'alter-sequence', name, lenient, ...said }
}
