import { ArithmeticFailure } from '../expand/expansion.ts'
import { complain } from '../messages.ts'
import { ShellError } from '../state.ts'
import { isName } from '../value.ts'
import { type Context, plain, refuse, usage } from './library/define.ts'

/** What one call finds. */
interface Found {
  readonly letter: string
  readonly argument?: string | undefined
  /** What is wrong, without the letter. */
  readonly complaint?: string
}

/** Takes the next option off the words, by OPTIND and the place in its bundle; undefined at the end. */
function next({ state }: Context, letters: string, words: readonly string[]): Found | undefined {
  if (!state.get('OPTIND')) state.assign('OPTIND', '1')
  const optind = state.variables.get('OPTIND')
  let index = Number(state.get('OPTIND')) || 1
  let offset = optind?.offset ?? 0
  const word = words[index - 1]
  const advance = (by: number): void => {
    index += by
    state.assign('OPTIND', String(index))
  }
  if (offset === 0) {
    if (word === undefined || !word.startsWith('-') || word === '-') {
      if (index > words.length + 1) state.assign('OPTIND', String(words.length + 1))
      return undefined
    }
    if (word === '--') {
      advance(1)
      return undefined
    }
    offset = 1
  }
  const letter = word?.[offset] ?? ''
  offset += 1
  if (optind) state.variables.set('OPTIND', { ...optind, offset })
  const known = letter === ':' ? -1 : letters.indexOf(letter, letters.startsWith(':') ? 1 : 0)
  const rest = word?.slice(offset) ?? ''
  if (known < 0 || letters[known + 1] !== ':') {
    if (rest === '') advance(1)
    return known < 0 ? { letter, complaint: 'illegal option' } : { letter }
  }
  if (rest !== '') {
    advance(1)
    return { letter, argument: rest }
  }
  const argument = words[index]
  advance(argument === undefined ? 1 : 2)
  return argument === undefined ? { letter, complaint: 'option requires an argument' } : { letter, argument }
}

async function run(words: readonly string[], context: Context): Promise<number> {
  const { state, process } = context
  const [letters, name, ...given] = words[0] === '--' ? words.slice(1) : words
  if (letters === undefined || name === undefined) return usage(context)
  const found = next(context, letters, given.length > 0 ? given : state.positional)
  const quiet = letters.startsWith(':')
  const setName = async (value: string): Promise<number> => {
    if (!isName(name)) return refuse(context, `\`${name}': not a valid identifier`)
    try {
      state.assign(name, value)
      return 0
    } catch (error) {
      if (!(error instanceof ShellError) || error instanceof ArithmeticFailure) throw error
      await complain(context.shell, error.message)
      return 2
    }
  }
  if (!found) {
    state.unset('OPTARG')
    await setName('?')
    return 1
  }
  const { letter, argument, complaint } = found
  if (complaint === undefined) {
    if (argument === undefined) state.unset('OPTARG')
    else state.assign('OPTARG', argument)
    return setName(letter)
  }
  if (quiet) state.assign('OPTARG', letter)
  else {
    state.unset('OPTARG')
    if (state.get('OPTERR') !== '0') await process.write(2, `${state.name}: ${complaint} -- ${letter}\n`)
  }
  return setName(quiet && complaint !== 'illegal option' ? ':' : '?')
}

export const getopts = plain('getopts', (words, context) =>
  /^-[^-]/.test(words[0] ?? '') ? usage(context, `${words[0]?.slice(0, 2)}: invalid option`) : run(words, context),
)
