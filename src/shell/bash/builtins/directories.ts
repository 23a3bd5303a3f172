import { FileSystemError } from '../../posix/errno.ts'
import { goTo } from './cd.ts'
import { type Context, plain, refuse, say, usage } from './library/define.ts'

/** The whole stack, the working directory first. */
const stackOf = ({ process, state }: Context): readonly string[] => [process.cwd, ...state.directories]

/** A directory with the home directory as `~`. */
function short({ state }: Context, directory: string): string {
  const home = state.get('HOME')
  if (!home || home === '/') return directory
  return directory === home || directory.startsWith(`${home}/`) ? `~${directory.slice(home.length)}` : directory
}

const line = (context: Context): string =>
  `${stackOf(context)
    .map((directory) => short(context, directory))
    .join(' ')}\n`

/** The place in the stack that `+N` or `-N` means; undefined where there is none. */
function placeOf(word: string, size: number): number | undefined {
  const number = Number(word.slice(1))
  const place = word.startsWith('+') ? number : size - 1 - number
  return place >= 0 && place < size ? place : undefined
}

const isPlace = (word: string): boolean => /^[-+]\d+$/.test(word)

const outOfRange = (context: Context, word: string): number | Promise<number> =>
  refuse(
    context,
    context.state.directories.length === 0 ? 'directory stack empty' : `${word}: directory stack index out of range`,
  )

/** Makes `stack` the stack, and goes to its first directory. */
function become(context: Context, stack: readonly string[], stay: boolean): number | Promise<number> {
  const [first = '/', ...rest] = stack
  try {
    if (!stay) goTo(context, first, false)
  } catch (error) {
    if (error instanceof FileSystemError) return refuse(context, `${first}: ${error.message}`)
    throw error
  }
  context.state.directories = stay ? stack.slice(1) : rest
  return say(context, line(context))
}

/** Turns the stack so that its place is first: silently where that directory is not gone to. */
function turn(context: Context, stack: readonly string[], stay: boolean): number | Promise<number> {
  if (!stay) return become(context, stack, false)
  context.state.directories = stack.slice(1)
  return 0
}

/** Takes `-n` off the words. */
function staying(words: readonly string[]): { readonly stay: boolean; readonly operands: readonly string[] } {
  const stay = words.includes('-n')
  return { stay, operands: words.filter((word) => word !== '-n' && word !== '--') }
}

export const pushd = plain('pushd', (words, context) => {
  const { stay, operands } = staying(words)
  const [word, more] = operands
  const stack = stackOf(context)
  const [first = '/', second, ...rest] = stack
  if (more !== undefined) return refuse(context, 'too many arguments')
  if (word === undefined) {
    if (second === undefined) return refuse(context, 'no other directory')
    return stay ? 0 : become(context, [second, first, ...rest], false)
  }
  if (isPlace(word)) {
    const place = placeOf(word, stack.length)
    if (place === undefined || stack.length === 1) return outOfRange(context, word)
    return turn(context, [...stack.slice(place), ...stack.slice(0, place)], stay)
  }
  if (/^[-+]./.test(word)) return usage(context, `${word}: invalid number`)
  const target = word === '-' ? (context.state.get('OLDPWD') ?? '') : word
  return become(context, stay ? [first, target, ...stack.slice(1)] : [target, ...stack], stay)
})

export const popd = plain('popd', (words, context) => {
  const { stay, operands } = staying(words)
  const [word = '+0'] = operands
  const stack = stackOf(context)
  if (!isPlace(word)) return usage(context, `${word}: invalid ${/^[-+]/.test(word) ? 'number' : 'argument'}`)
  if (stack.length === 1) return refuse(context, 'directory stack empty')
  const place = placeOf(word, stack.length)
  if (place === undefined) return outOfRange(context, word)
  if (place === 0 && !stay) return become(context, stack.slice(1), false)
  context.state.directories = stack.toSpliced(stay && place === 0 ? 1 : place, 1).slice(1)
  return say(context, line(context))
})

/** How `dirs` shows the stack. */
function listing(context: Context, letters: string): string {
  const stack = stackOf(context)
  const shown = letters.includes('l') ? stack : stack.map((directory) => short(context, directory))
  if (letters.includes('v'))
    return shown.map((directory, index) => `${String(index).padStart(2)}  ${directory}\n`).join('')
  return letters.includes('p') ? shown.map((directory) => `${directory}\n`).join('') : `${shown.join(' ')}\n`
}

export const dirs = plain('dirs', (words, context) => {
  let letters = ''
  let place: string | undefined
  for (const word of words) {
    if (isPlace(word)) place = word
    else if (/^-[clpv]+$/.test(word)) letters += word.slice(1)
    else if (word !== '--') return usage(context, `${word}: invalid ${/^[-+]/.test(word) ? 'number' : 'option'}`)
  }
  if (letters.includes('c')) {
    context.state.directories = []
    return 0
  }
  if (place === undefined) return say(context, listing(context, letters))
  const stack = stackOf(context)
  const directory = stack[placeOf(place, stack.length) ?? -1]
  if (directory === undefined) return outOfRange(context, place.slice(1))
  return say(context, `${letters.includes('l') ? directory : short(context, directory)}\n`)
})
