import { FileSystemError } from '../../posix/errno.ts'
import { resolvePath, withInput } from '../../posix/open.ts'
import { ExitShell } from '../ending.ts'
import { complain } from '../messages.ts'
import { returns } from '../run/function.ts'
import type { Shell } from '../shell.ts'
import { ShellError } from '../state.ts'
import { call, settle, type Steps } from '../steps.ts'
import { type Context, plain, usage } from './library/define.ts'
import { withoutDashes } from './library/number.ts'

/** How deep `source` and `eval` may be in each other. */
const MOST_SOURCED = 1000

/** Of zero bytes that follow one another bash leaves out every other one; what stays of them ends the text (bash's evalfile.c). */
const ZEROS = /\0(\0?)/g
const withoutZeros = (text: string): string => text.replaceAll(ZEROS, '$1').split('\0', 1)[0] ?? ''

/** How many zero bytes may be left out before a file is held to be no script. */
const MOST_ZEROS = 256

function* run(words: readonly string[], context: Context): Steps<number> {
  const { process, state, shell } = context
  const [path, ...rest] = withoutDashes(words)
  if (path === undefined) return yield* settle(usage(context, 'filename argument required'))
  if (/^-./.test(path) && words[0] !== '--') return yield* settle(usage(context, `${path.slice(0, 2)}: invalid option`))
  const isStrict = state.options.has('posix')
  const found = path.includes('/') || !state.shopt.has('sourcepath') ? path : (findSource(context, path) ?? path)
  try {
    if (process.system.fs.peek(resolvePath(process, found))?.type === 'directory')
      throw new FileSystemError('EISDIR', path)
    const text = yield* settle(withInput(process, found, (input) => input.whole()))
    if ((text.match(ZEROS)?.length ?? 0) > MOST_ZEROS) {
      yield* settle(context.complain(`${found}: cannot execute binary file`))
      return 126
    }
    return yield* runFile(shell, { path: found, text: withoutZeros(text), words: rest })
  } catch (error) {
    if (!(error instanceof FileSystemError) || error.code === 'EAGAIN') throw error
    if (error.code === 'EISDIR') yield* settle(context.complain(`${path}: is a directory`))
    else if (isStrict && !path.includes('/')) yield* settle(context.complain(`${path}: file not found`))
    else yield* settle(complain(shell, `${path}: ${error.message}`))
    state.status = 1
    if (isStrict && !shell.interactive) throw new ExitShell(1)
    return 1
  }
}

/** A file is looked for in PATH. */
function findSource({ process, state }: Context, name: string): string | undefined {
  return (state.get('PATH') ?? '')
    .split(':')
    .map((directory) => `${directory || '.'}/${name}`)
    .find((candidate) => process.system.fs.peek(resolvePath(process, candidate))?.type === 'file')
}

interface Sourced {
  readonly path: string
  readonly text: string
  readonly words: readonly string[]
}

function* runFile(shell: Shell, { path, text, words }: Sourced): Steps<number> {
  const { state, frame } = shell
  if (frame.nesting >= MOST_SOURCED)
    throw new ShellError(`${path}: maximum source nesting level exceeded (${MOST_SOURCED})`)
  const { positional } = state
  const kept = words.length === 0 ? { words: [path] } : state.shopt.has('extdebug') && { words }
  state.calls.push({ name: 'source', file: path, line: state.line, ...kept })
  const { timesSet } = state
  if (words.length > 0) state.positional = words
  try {
    return yield* content(shell, text)
  } finally {
    // what the file has set stays
    if (words.length > 0 && state.timesSet === timesSet) state.positional = positional
    state.calls.pop()
  }
}

function* content(shell: Shell, text: string): Steps<number> {
  const { line } = shell.state
  try {
    const status = yield* call(shell.evaluate(text, { label: '', special: true }))
    if (shell.jump?.type !== 'return') {
      // its RETURN trap is in the line that called it
      shell.state.line = line
      return status
    }
    shell.jump = undefined
    return shell.state.status
  } finally {
    yield* returns(shell)
  }
}

export const sourceBuiltins = [plain('source', run, { special: true }), plain('.', run, { special: true })]
