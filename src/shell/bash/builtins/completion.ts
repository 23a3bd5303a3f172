import { warn } from '../messages.ts'
import { settle, type Steps } from '../steps.ts'
import {
  type CompletionLine,
  completionOptions,
  completionText,
  inOrder,
  readCompletionLine,
  standIns,
  UnknownName,
} from './library/completion-line.ts'
import { completionWords } from './library/completion-words.ts'
import { BadUsage, type Context, plain, refuse, say, usage } from './library/define.ts'

/** Does something with the words, or says what is wrong with them. */
function* reading(
  words: readonly string[],
  flags: string,
  context: Context,
  act: (line: CompletionLine) => Steps<number>,
): Steps<number> {
  try {
    return yield* act(readCompletionLine(words, flags))
  } catch (error) {
    if (error instanceof BadUsage) return yield* settle(usage(context, error.message))
    if (error instanceof UnknownName) return yield* settle(refuse(context, error.message, 2))
    throw error
  }
}

function* generate({ spec, operands: [word = ''] }: CompletionLine, context: Context): Steps<number> {
  const { shell } = context
  for (const letter of 'FC')
    if (spec.values.has(letter)) warn(shell, `compgen: warning: -${letter} option may not work as you expect`)
  const words = yield* completionWords(shell, spec, { command: 'compgen', word, previous: '' })
  yield* settle(say(context, words.map((each) => `${each}\n`).join('')))
  return words.length > 0 ? 0 : 1
}

/** The commands that a line is about: its operands, or those that stand for others. */
const commandsOf = ({ flags, operands }: CompletionLine): readonly string[] => {
  const special = Object.entries(standIns).filter(([letter]) => flags.has(letter))
  return special.length > 0 ? special.map(([, name]) => name) : operands
}

function* remove(names: readonly string[], context: Context): Steps<number> {
  const { completions } = context.state
  let status = 0
  if (names.length === 0) completions.clear()
  for (const name of names)
    if (!completions.delete(name)) status = yield* settle(refuse(context, `${name}: no completion specification`))
  return status
}

function* print(names: readonly string[], context: Context): Steps<number> {
  const { completions } = context.state
  let status = 0
  for (const name of names.length > 0 ? names : inOrder(completions.keys())) {
    const spec = completions.get(name)
    if (spec) yield* settle(context.process.print(completionText(name, spec)))
    else status = yield* settle(refuse(context, `${name}: no completion specification`))
  }
  return status
}

function* specify(line: CompletionLine, words: readonly string[], context: Context): Steps<number> {
  const names = commandsOf(line)
  if (line.flags.has('r')) return yield* remove(names, context)
  if (line.flags.has('p') || words.length === 0) return yield* print(names, context)
  if (names.length === 0) return yield* settle(usage(context))
  for (const name of names) context.state.completions.set(name, line.spec)
  return 0
}

/** `compopt [-o|+o option] [-DEI] [name…]` */
function* change(words: readonly string[], context: Context): Steps<number> {
  const { completions } = context.state
  const changes: (readonly [option: string, on: boolean])[] = []
  const names: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    const option = word === '-o' || word === '+o' ? words[(at += 1)] : undefined
    const standIn = standIns[word.slice(1)]
    if (option !== undefined && !completionOptions.includes(option))
      return yield* settle(refuse(context, `${option}: invalid option name`, 2))
    if (option !== undefined) changes.push([option, word === '-o'])
    else if (/^-[DEI]$/.test(word) && standIn !== undefined) names.push(standIn)
    else if (/^[-+]./.test(word)) return yield* settle(usage(context, `${word}: invalid option`))
    else names.push(word)
  }
  if (names.length === 0) return yield* settle(refuse(context, 'not currently executing completion function'))
  let status = 0
  for (const name of names) {
    const spec = completions.get(name)
    if (!spec) {
      status = yield* settle(refuse(context, `${name}: no completion specification`))
      continue
    }
    const options = new Set(spec.options)
    for (const [option, on] of changes)
      if (on) options.add(option)
      else options.delete(option)
    completions.set(name, { ...spec, options })
  }
  return status
}

/** Builtins about the completion of words. */
export const completion = [
  plain('compgen', (words, context) => reading(words, '', context, (line) => generate(line, context))),
  plain('complete', (words, context) => reading(words, 'prDEI', context, (line) => specify(line, words, context))),
  plain('compopt', change),
]
