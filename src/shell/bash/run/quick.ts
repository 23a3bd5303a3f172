import { compileWord, plainText } from '../expand/words.ts'
import type { Builtin, Node, Shell } from '../shell.ts'
import { after, type Answer, eachInTurns, isImmediate, settle, type Steps } from '../steps.ts'
import { linePosition } from '../syntax/line-position.ts'
import type { Assignment, Command, Word } from '../syntax/parser.ts'
import { mayHaveProcess } from '../syntax/process-words.ts'
import { arithmeticStatus } from './arithmetic.ts'
import { assign } from './assign.ts'
import { orEnd, runBuiltin } from './builtin.ts'
import { isWatched, telling, watched } from './watched.ts'

/** A command without redirections and process substitutions: a name that is a constant with words, or assignments and nothing else. */
type Plan =
  | { readonly name: string; readonly words: readonly Word[] }
  | { readonly name: undefined; readonly assignments: readonly Assignment[] }

const plans = new WeakMap<Command, Plan | false>()

/**
 * Runs one of the simplest commands, without steps where nothing has to be waited for; undefined where it is none of them. Who calls
 * sees to what comes after a command.
 */
export function quick(shell: Shell, node: Node): Answer<number> | undefined {
  if (node.type !== 'Command' && node.type !== 'ArithmeticCommand') return undefined
  const { options, traps } = shell.state
  if (options.has('xtrace') || options.has('keyword') || options.has('onecmd') || traps.has('DEBUG')) return undefined
  if (node.type === 'Command') return quickCommand(shell, node)
  starts(shell, node)
  return arithmeticStatus(shell, node.body)
}

function starts(shell: Shell, node: Node): void {
  shell.state.line = shell.frame.source.lineAt(linePosition(node))
  if (!shell.inTrap) shell.place = node
}

function quickCommand(shell: Shell, node: Command): Answer<number> | undefined {
  const plan = planOf(node)
  if (!plan) return undefined
  if (plan.name === undefined) {
    starts(shell, node)
    return quickAssignments(shell, plan.assignments)
  }
  const { name } = plan
  const { expander } = shell
  const builtin = shell.calledFunction(name) ? undefined : shell.builtin(name)
  if (builtin?.declare || (name.startsWith('%') && shell.jobControl)) return undefined
  starts(shell, node)
  const words: string[] = []
  const run = (): Answer<number> =>
    builtin ? quickBuiltin(shell, node, builtin, [name, words]) : called(shell, node, [name, ...words])
  const expanded = eachInTurns(plan.words, (word) => expander.fields(word, words), expander.pause)
  return expanded ? after(expanded, run) : run()
}

function quickAssignments(shell: Shell, assignments: readonly Assignment[]): Answer<number> {
  shell.substituted = undefined
  const done = (): number => {
    shell.state.lastArgument = ''
    return shell.substituted ?? 0
  }
  const assigned = eachInTurns(assignments, (assignment) => assign(shell, assignment), shell.expander.pause)
  return assigned ? after(assigned, done) : done()
}

// oxlint-disable-next-line max-params
function quickBuiltin(
  shell: Shell,
  node: Command,
  builtin: Builtin,
  [name, words]: readonly [name: string, words: readonly string[]],
): Answer<number> {
  shell.state.lastArgument = words.at(-1) ?? name
  const ended = isWatched(shell) ? watched(shell, node, [name, ...words]) : undefined
  const ran = runBuiltin(shell, builtin, name, words)
  const answer = isImmediate(ran) ? ran : orEnd(settle(ran))
  return ended ? telling(answer, ended) : answer
}

/** A function or a program. */
function* called(shell: Shell, node: Command, words: readonly string[]): Steps<number> {
  const ended = watched(shell, node, words)
  const status = yield* shell.runWords(words, { place: node })
  ended?.(status)
  shell.state.lastArgument = words.at(-1) ?? ''
  return status
}

function planOf(node: Command): Plan | undefined {
  const known = plans.get(node)
  if (known !== undefined) return known || undefined
  const plan = makePlan(node)
  plans.set(node, plan ?? false)
  return plan
}

function makePlan(node: Command): Plan | undefined {
  const { name, prefix, suffix } = node
  if (node.redirects.length > 0 || mayHaveProcess(node)) return undefined
  if (!name) {
    const assignments = prefix.filter((item) => item.type === 'Assignment')
    const plain = assignments.length > 0 && assignments.every(isPlain)
    return plain ? { name: undefined, assignments } : undefined
  }
  const command = plainText(name) ?? compileWord(name).constant
  if (command === undefined || command === 'exec' || command === 'set' || prefix.length > 0) return undefined
  const words: Word[] = []
  for (const argument of suffix) {
    if (argument.type !== 'Word' || !isPlain(argument)) return undefined
    words.push(argument)
  }
  return { name: command, words }
}

/** Whether there is no process substitution, which opens descriptors that have to be closed. */
const isPlain = ({ text }: Word | Assignment): boolean => !/[<>]\(/.test(text)
