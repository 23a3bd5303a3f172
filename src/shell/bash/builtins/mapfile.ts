import { Input } from '../../posix/input.ts'
import { AssociativeArray, IndexedArray } from '../arrays.ts'
import { MOST_WORDS, tooManyWords } from '../expand/fields.ts'
import { complain } from '../messages.ts'
import { quoteSingle } from '../text/quote.ts'
import { ShellError } from '../state.ts'
import { isName, type Value } from '../value.ts'
import { call, settle, type Steps } from '../steps.ts'
import { BadUsage, type Context, type Options, plain, readOptions, refuse, usage } from './library/define.ts'
import { readLine } from './library/line-input.ts'
import { inputOf } from './read.ts'

function count({ value }: Options, letter: string, what: string, least = 0): number | undefined {
  const text = value(letter)
  if (text === undefined) return undefined
  if (!/^\d+$/.test(text) || Number(text) < least) throw new ShellError(`${text}: invalid ${what}`)
  return Number(text)
}

/** After how many lines others have their turn. */
const PATIENCE = 4096

/** The lines of a text, with what ends them where that is to stay. @throws ShellError when there are too many */
function splitLines(text: string, delimiter: string, keep: boolean): readonly string[] {
  const lines = text.split(delimiter, MOST_WORDS + 2)
  if (lines.length > MOST_WORDS + 1) throw tooManyWords()
  const rest = lines.pop() ?? ''
  const whole = keep ? lines.map((line) => line + delimiter) : lines
  return rest === '' ? whole : [...whole, rest]
}

/** What lines are put into: with an origin what is there stays. @throws ShellError */
function arrayFor(name: string, old: Value | undefined, keeps: boolean): IndexedArray {
  if (old instanceof AssociativeArray) throw new ShellError(`${name}: not an indexed array`)
  return keeps && old instanceof IndexedArray ? old.copy() : new IndexedArray()
}

function* fill(context: Context, options: Options): Steps<number> {
  const { process, state, shell } = context
  const most = count(options, 'n', 'line count') || Infinity
  const skip = count(options, 's', 'line count') ?? 0
  const origin = count(options, 'O', 'array origin')
  const every = count(options, 'c', 'callback quantum', 1) ?? 5000
  const name = options.operands[0] ?? 'MAPFILE'
  if (!isName(name)) throw new ShellError(`\`${name}': not a valid identifier`)
  const file = inputOf(context, options)
  const array = arrayFor(name, state.value(name), origin !== undefined)
  const delimiter = (options.value('d') ?? '\n').slice(0, 1)
  const callback = options.value('C')
  if (most === Infinity && callback === undefined) {
    const all = splitLines(yield* settle(new Input(process, file).whole()), delimiter || '\0', !options.has('t'))
    for (const [index, line] of all.slice(skip).entries()) {
      array.set((origin ?? 0) + index, line)
      const due = index % PATIENCE === 0 ? process.due(PATIENCE) : undefined
      if (due) yield due
    }
    state.replace(name, array)
    return 0
  }
  for (let index = 0; index < skip + most; index += 1) {
    const { text, complete } = yield* settle(readLine(process, file, { delimiter, escapes: false }))
    if (!complete && text === '') break
    if (index >= skip) {
      const place = (origin ?? 0) + index - skip
      const line = complete && !options.has('t') ? text + (delimiter || '\0') : text
      if (callback !== undefined && (index - skip + 1) % every === 0) {
        yield* call(shell.evaluate(`${callback} ${place} ${quoteSingle(line)}`))
      }
      array.set(place, line)
    }
    if (!complete) break
  }
  state.replace(name, array)
  return 0
}

function* run(words: readonly string[], context: Context): Steps<number> {
  try {
    const options = readOptions(words, 'd:n:O:s:tu:C:c:')
    const name = options.operands[0] ?? 'MAPFILE'
    if (!context.state.variable(name)?.readonly) return yield* fill(context, options)
    yield* settle(complain(context.shell, `${name}: readonly variable`))
    return 1
  } catch (error) {
    if (error instanceof BadUsage) return yield* settle(usage(context, error.message))
    if (error instanceof ShellError) return yield* settle(refuse(context, error.message))
    throw error
  }
}

export const mapfile = [plain('mapfile', run), plain('readarray', run)]
