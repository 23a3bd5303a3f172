import type { SharedMap } from './shared.ts'
import type { ShellState } from './state.ts'
import type { Value } from './value.ts'

/** What a state takes of its own, what an entry of a map takes, and a variable, in bytes. */
const STATE = 1500
const ENTRY = 50
const VARIABLE = 120

function valueWeight(mine: Value, theirs: Value): number {
  if (mine === undefined) return 0
  return typeof mine === 'string' ? mine.length : mine.weightBeyond(theirs)
}

function mapWeight<V>(mine: SharedMap<string, V>, theirs: SharedMap<string, V>): number {
  return mine.sharesWith(theirs) ? 0 : mine.size * ENTRY
}

/** Bytes that one state keeps alive and another one does not, about. */
export function stateWeight(one: ShellState, other: ShellState): number {
  let weight = STATE + mapWeight(one.functions, other.functions) + mapWeight(one.aliases, other.aliases)
  weight += mapWeight(one.hash, other.hash) + mapWeight(one.variables, other.variables)
  if (one.variables.sharesWith(other.variables)) return weight
  for (const [name, mine] of one.variables) {
    const theirs = other.variables.get(name)
    if (mine !== theirs) weight += VARIABLE + valueWeight(mine.value, theirs?.value)
  }
  return weight
}
