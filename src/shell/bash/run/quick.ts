import { compileWord } from '../expand/words.ts'
import type { Node, Shell } from '../shell.ts'
import type { ShellState } from '../state.ts'
import type { Answer } from '../steps.ts'
import { joined } from '../syntax/joined.ts'
import type { Command } from '../syntax/parser.ts'
import { runBuiltin } from './builtin.ts'
import { telling, watched } from './watched.ts'

/** A command without redirections whose words are constants and plain variables. */
interface Plan {
  readonly name: string
  readonly words: readonly (string | { readonly name: string; readonly quoted: boolean })[]
}

/** Text that neither splitting nor pathname expansion changes, whatever IFS is usually. */
const PLAIN = /^[\w./:=,+-]+$/

const plans = new WeakMap<Command, Plan | false>()

/** Runs a simple command without steps where it is one of the simplest, a builtin; undefined where it is not. */
export function quick(shell: Shell, node: Node): Answer<number> | undefined {
  if (node.type !== 'Command') return undefined
  const plan = planOf(node)
  if (!plan) return undefined
  const { state } = shell
  if (state.options.has('xtrace') || state.traps.has('DEBUG')) return undefined
  const builtin = state.functions.has(plan.name) ? undefined : shell.builtin(plan.name)
  if (!builtin || builtin.declare) return undefined
  state.line = shell.frame.source.lineAt(node.pos)
  if (!shell.inTrap) shell.place = node
  const words: string[] = []
  for (const word of plan.words) {
    const text = typeof word === 'string' ? word : variable(state, word)
    if (text === undefined) return undefined
    words.push(text)
  }
  state.lastArgument = words.at(-1) ?? plan.name
  const ended = watched(shell, node, [plan.name, ...words])
  const answer = runBuiltin(shell, builtin, plan.name, words)
  return ended ? telling(answer, ended) : answer
}

function variable(
  state: ShellState,
  { name, quoted }: { readonly name: string; readonly quoted: boolean },
): string | undefined {
  const text = state.get(name)
  if (text === undefined || quoted) return text
  const separators = state.get('IFS')
  return PLAIN.test(text) && (separators === undefined || separators === ' \t\n') ? text : undefined
}

function planOf(node: Command): Plan | undefined {
  const known = plans.get(node)
  if (known !== undefined) return known || undefined
  const plan = makePlan(node)
  plans.set(node, plan ?? false)
  return plan
}

function makePlan(node: Command): Plan | undefined {
  const { name, prefix, suffix } = joined(node)
  if (!name || prefix.length > 0) return undefined
  const command = compileWord(name).constant
  if (command === undefined || command === 'exec') return undefined
  const words: (string | { readonly name: string; readonly quoted: boolean })[] = []
  for (const argument of suffix) {
    if (argument.type !== 'Word') return undefined
    const { constant, variable: whole } = compileWord(argument)
    const word = constant ?? whole
    if (word === undefined) return undefined
    words.push(word)
  }
  return { name: command, words }
}
