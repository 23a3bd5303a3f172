import { part } from '../../later.ts'
import type { Shell } from '../shell.ts'
import { singleStatus } from '../state.ts'
import { settle, type Steps } from '../steps.ts'
import {
  type Assignment,
  type Command,
  type CommandArgument,
  parseCommand,
  type Redirection,
} from '../syntax/parser.ts'
import { linePosition } from '../syntax/line-position.ts'
import { type CommandParts, mayHaveProcess } from '../syntax/process-words.ts'
import { assign } from './assign.ts'
import { finish } from './finish.ts'
import { endSubstitutions } from './substitutions.ts'
import { tracing } from './trace.ts'
import { begins } from './trap.ts'
import { watched } from './watched.ts'
import { type Prepared, runPrepared } from './words.ts'

/** Loaded for the first redirection, pipe or substitution, and the first assignment that is for one command. */
export const plumbing = part(() => import('./plumbing.ts'))

/** After how many arguments or assignments others have their turn. */
const MANY = 512

/**
 * Runs a simple command: assignments, a function, a builtin or a program (bash(1), SIMPLE COMMAND EXPANSION).
 * @param piped it is a stage of a pipeline, or `!` stands before it: they see to what comes after it
 */
// oxlint-disable-next-line max-params
export function* simpleCommand(shell: Shell, node: Command, last: boolean, piped = false): Steps<number> {
  const { state } = shell
  state.line = shell.frame.source.lineAt(linePosition(node))
  const open = shell.substitutions.descriptors.length
  try {
    if (!(yield* begins(shell, node))) return 0
    shell.substituted = undefined
    // the words of a stage are expanded before BASH_SUBSHELL counts it
    const uncounted = piped && last ? 1 : 0
    state.depth -= uncounted
    const prepared = yield* prepare(shell, node)
    state.depth += uncounted
    const status = yield* runCommand(shell, node, prepared, last)
    state.lastArgument = prepared.words.at(-1) ?? ''
    state.pipeStatus = singleStatus(status)
    if (!piped) yield* finish(shell, status)
    return status
  } finally {
    if (shell.substitutions.descriptors.length > open) endSubstitutions(shell, open)
  }
}

/** The parts of a command; with `set -k` what looks like an assignment is one wherever it stands. */
function* partsOf({ state }: Shell, node: Command): Steps<CommandParts> {
  const parts = mayHaveProcess(node) ? (yield* settle(plumbing())).joined(node) : node
  if (!state.options.has('keyword') || !parts.name) return parts
  const assignments = parts.suffix.map(assignmentOf)
  return {
    name: parts.name,
    prefix: [...parts.prefix, ...assignments.filter((item) => item !== undefined)],
    suffix: parts.suffix.filter((_item, at) => !assignments[at]),
  }
}

/** What is an assignment at the beginning of a command. */
function assignmentOf(item: CommandParts['suffix'][number]): Assignment | undefined {
  if (item.type === 'Assignment') return item
  const first = item.type === 'Word' && item.text.includes('=') ? parseCommand(item.text)?.prefix[0] : undefined
  return first?.type === 'Assignment' ? first : undefined
}

function* prepare(shell: Shell, node: Command): Steps<Prepared> {
  const { name, suffix } = yield* partsOf(shell, node)
  const words: string[] = []
  if (name) yield* settle(shell.expander.fields(name, words))
  const [command = ''] = words
  const declares = !!shell.builtin(command)?.declare && !shell.calledFunction(command)
  const list: (string | Assignment)[] = []
  let done = 0
  for (const argument of suffix) {
    done += 1
    if (done % MANY === 0) yield* shell.expander.pause(MANY / 4)
    if (!isArgument(argument)) continue
    if (argument.type === 'Word') {
      const start = words.length
      yield* settle(shell.expander.fields(argument, words))
      if (declares) for (const word of words.slice(start)) list.push(word)
    } else if (declares && argument.value.type === 'ArrayValue' && shell.state.options.has('xtrace')) {
      const { showArray } = yield* settle(tracing())
      list.push(yield* showArray(shell, argument, argument.value))
      words.push(argument.name)
    } else {
      const text = yield* declares ? declaredText(shell, argument) : assignmentText(shell, argument)
      if (declares) list.push(argument.value.type === 'Word' ? text : argument)
      words.push(text)
    }
  }
  return { words, arguments: list }
}

function isArgument(item: CommandArgument | Redirection): item is CommandArgument {
  return item.type === 'Word' || item.type === 'Assignment'
}

/** What looks like an assignment, as a word. */
function* assignmentText({ expander }: Shell, { value, text }: Assignment): Steps<string> {
  if (value.type !== 'Word') return text
  return text.slice(0, text.length - (value.end - value.pos)) + (yield* settle(expander.text(value, 'value')))
}

/** An assignment among the words of `declare`, all expansions in it done before any of them counts; an array as it is written. */
function* declaredText({ expander }: Shell, { name, index, append, value, text }: Assignment): Steps<string> {
  if (value.type !== 'Word') return text
  const subscript = index ? `[${yield* settle(expander.text(index))}]` : ''
  return `${name}${subscript}${append ? '+' : ''}=${yield* settle(expander.text(value, 'value'))}`
}

function* runCommand(shell: Shell, node: Command, prepared: Prepared, last: boolean): Steps<number> {
  const { prefix } = yield* partsOf(shell, node)
  const assignments = prefix.filter((item) => item.type === 'Assignment')
  const { redirects } = node
  if (prepared.words.length === 0) return yield* onlyAssignments(shell, node, assignments)
  if (shell.state.options.has('xtrace')) {
    const { showCommand } = yield* settle(tracing())
    yield* showCommand(shell, assignments, prepared.words)
  }
  if (redirects.length > 0 || assignments.length > 0)
    return yield* (yield* settle(plumbing())).redirectedCommand(shell, { node, redirects, assignments, prepared, last })
  const ended = watched(shell, node, prepared.words)
  const status = yield* runPrepared(shell, prepared, last)
  ended?.(status)
  return status
}

function* onlyAssignments(shell: Shell, node: Command, assignments: readonly Assignment[]): Steps<number> {
  for (const [at, assignment] of assignments.entries()) {
    if (at % MANY === MANY - 1) yield* shell.expander.pause(MANY)
    const tracer = shell.state.options.has('xtrace') ? yield* settle(tracing()) : undefined
    if (tracer) yield* tracer.showing(shell, assignment, (tell) => assign(shell, assignment, tell))
    else yield* settle(assign(shell, assignment))
  }
  const status = shell.substituted ?? 0
  return node.redirects.length === 0 ? status : yield* (yield* settle(plumbing())).onlyRedirections(shell, node, status)
}
