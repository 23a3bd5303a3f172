import { FileSystemError } from '../../posix/errno.ts'
import { MAY_EXECUTE, type PosixSystem } from '../../posix/posix-system.ts'
import type { Process } from '../../posix/process.ts'
import { type Context, define, type Options, refuse, say } from './library/define.ts'
import { printableName } from '../text/quote.ts'

/** Links that one path may go through, path_resolution(7). */
const MOST_LINKS = 40

/** A path without `.` and `..`, which take away the name before them. */
function withoutDots(path: string): string {
  const names: string[] = []
  for (const name of path.split('/')) {
    if (name === '..') names.pop()
    else if (name !== '' && name !== '.') names.push(name)
  }
  return `/${names.join('/')}`
}

/** A path without symbolic links (realpath(3)). @throws FileSystemError */
function physicalPath<System extends PosixSystem>({ system: { fs } }: Process<System>, path: string): string {
  let done = ''
  const left = path.split('/').toReversed()
  let links = 0
  for (let name = left.pop(); name !== undefined; name = left.pop()) {
    if (name === '' || name === '.') continue
    if (name === '..') {
      done = done.slice(0, done.lastIndexOf('/'))
      continue
    }
    const next = `${done}/${name}`
    if (fs.lstat(next).type !== 'symlink') {
      done = next
      continue
    }
    links += 1
    if (links > MOST_LINKS) throw new FileSystemError('ELOOP', path)
    const target = fs.readLink(next)
    if (target.startsWith('/')) done = ''
    left.push(...target.split('/').toReversed())
  }
  return done || '/'
}

/** Goes to a directory: PWD and OLDPWD follow. @throws FileSystemError ENOENT, ENOTDIR, EACCES */
export function goTo({ process, state }: Context, directory: string, physical: boolean): void {
  const { fs } = process.system
  const from = process.cwd
  const whole = directory.startsWith('/') ? directory : `${from}/${directory}`
  if (directory !== '' && fs.stat(whole).type !== 'directory') throw new FileSystemError('ENOTDIR', directory)
  const target = physical ? physicalPath(process, whole) : withoutDots(whole)
  if (fs.stat(target).type !== 'directory') throw new FileSystemError('ENOTDIR', directory)
  fs.access(target, MAY_EXECUTE)
  process.cwd = target
  state.set('OLDPWD', state.get('PWD') ?? from)
  state.set('PWD', target)
}

/** The directory that CDPATH leads to; undefined where it leads nowhere. */
function throughPath({ process, state }: Context, directory: string): string | undefined {
  const search = state.get('CDPATH')
  if (!search || /^(\/|\.\.?(\/|$))/.test(directory)) return undefined
  for (const start of search.split(':')) {
    const path = start === '' ? directory : `${start.replace(/\/$/, '')}/${directory}`
    const whole = path.startsWith('/') ? path : `${process.cwd}/${path}`
    if (process.system.fs.peek(whole)?.type === 'directory') return start === '' ? undefined : path
  }
  return undefined
}

/** What a variable holds whose name is given where no directory has it: with cdable_vars. */
function throughVariable({ process, state }: Context, name: string): string | undefined {
  const whole = name.startsWith('/') ? name : `${process.cwd}/${name}`
  if (!state.shopt.has('cdable_vars') || process.system.fs.peek(whole)?.type === 'directory') return undefined
  return state.get(name)
}

const isPhysical = ({ state }: Context, { letters }: Pick<Options, 'letters'>): boolean =>
  (letters.match(/[LP]/g)?.at(-1) ?? (state.options.has('physical') ? 'P' : 'L')) === 'P'

/** Goes where a path nearly leads that was misspelt, and prints the right one (`shopt -s cdspell`); undefined where it leads nowhere. */
async function goToCorrected(context: Context, directory: string, options: Options): Promise<number | undefined> {
  const { corrected } = await context.process.outside(import('../text/spelling.ts'))
  const path = corrected(context.process, directory)
  if (path === undefined) return undefined
  try {
    goTo(context, path, isPhysical(context, options))
  } catch (error) {
    if (error instanceof FileSystemError) return undefined
    throw error
  }
  return say(context, `${path}\n`)
}

const cd = define('cd', 'LPe@', (options, context) => {
  const { state, process } = context
  const [operand, more] = options.operands
  if (more !== undefined) return refuse(context, 'too many arguments')
  const named = operand === undefined ? 'HOME' : operand === '-' ? 'OLDPWD' : undefined
  const directory = named === undefined ? operand : state.get(named)
  if (directory === undefined) return refuse(context, `${named} not set`)
  const found =
    named !== undefined ? undefined : (throughPath(context, directory) ?? throughVariable(context, directory))
  try {
    goTo(context, found ?? directory, isPhysical(context, options))
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error
    const said = state.small?.unreachable(directory, error) ?? `${printableName(directory)}: ${error.message}`
    if (!state.interactive || !state.shopt.has('cdspell') || named !== undefined) return refuse(context, said)
    return goToCorrected(context, directory, options).then((status) => status ?? refuse(context, said))
  }
  return operand === '-' || found !== undefined
    ? say(context, directory === '' && found === undefined ? '\n' : `${process.cwd}\n`)
    : 0
})

const pwd = define('pwd', 'LP', (options, context) => {
  const { process } = context
  return say(context, `${isPhysical(context, options) ? physicalPath(process, process.cwd) : process.cwd}\n`)
})

export const directoryBuiltins = [cd, pwd]
