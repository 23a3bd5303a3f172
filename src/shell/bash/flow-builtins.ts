import type { AnyBuiltin, BuiltinContext } from './builtin.ts'
import { ASKED, Core, Discarded, ExitShell } from './core.ts'
import { FileSystemError } from '../posix/errno.ts'
import { findCommand } from '../posix/exec.ts'
import { withInput } from '../posix/open.ts'
import { signalFrom, signalNames, signalNumbers } from '../posix/signals.ts'
import type { PosixSystem } from '../posix/system.ts'
import { stateOf } from './jobs.ts'
import { keywords } from './syntax/keywords.ts'
import { quoteSingle } from './text/quote.ts'
import { ShellError } from './state.ts'
import { type Answer, call, settle, type Steps } from './steps.ts'

/** The interpreter behind a builtin's shell. */
export function coreOf<System extends PosixSystem>({ shell }: BuiltinContext<System>): Core<System> {
  if (shell instanceof Core) return shell
  throw new TypeError('this builtin needs the interpreter')
}

type Run = <System extends PosixSystem>(words: readonly string[], context: BuiltinContext<System>) => Answer<number>

/** A builtin of the interpreter's own. */
export function builtin(name: string, run: Run, special = false): AnyBuiltin {
  return { declaration: { name }, run, special }
}

/** The number that `exit`, `return` and `break` may have; a status where it is none. */
function* numberOf<System extends PosixSystem>(
  [word, ...more]: readonly string[],
  { complain, state }: BuiltinContext<System>,
): Steps<{ readonly number: number } | { readonly failed: number }> {
  if (word === undefined) return { number: state.status }
  if (!/^\s*[-+]?\d+\s*$/.test(word)) {
    yield* settle(complain(`${word}: numeric argument required`))
    return { failed: 2 }
  }
  if (more.length > 0) {
    yield* settle(complain('too many arguments'))
    return { failed: 1 }
  }
  return { number: Number(BigInt.asIntN(32, BigInt(word.trim()))) }
}

const withoutDashes = (words: readonly string[]): readonly string[] => (words[0] === '--' ? words.slice(1) : words)

function leave(type: 'break' | 'continue'): AnyBuiltin {
  return builtin(
    type,
    (words, context) => {
      const core = coreOf(context)
      if (core.loops === 0) {
        const told = context.complain("only meaningful in a `for', `while', or `until' loop")
        return told ? told.then(() => 0) : 0
      }
      const [word] = withoutDashes(words)
      if (word === undefined) {
        core.jump = { type, levels: 1 }
        return 0
      }
      return leaveLoops(core, context, { type, words: withoutDashes(words) })
    },
    true,
  )
}

function* leaveLoops<System extends PosixSystem>(
  core: Core<System>,
  context: BuiltinContext<System>,
  { type, words }: { readonly type: 'break' | 'continue'; readonly words: readonly string[] },
): Steps<number> {
  const given = yield* numberOf(words, context)
  if ('failed' in given) {
    if (given.failed === 2) throw new ExitShell(128)
    throw new Discarded('')
  }
  if (given.number < 1) {
    yield* settle(context.complain(`${words[0]}: loop count out of range`))
    core.jump = { type: 'break', levels: core.loops }
    return 1
  }
  core.jump = { type, levels: Math.min(given.number, core.loops) }
  return 0
}

const exit = builtin(
  'exit',
  function* (words, context) {
    const core = coreOf(context)
    if (core.interactive) yield* settle(core.tell('exit\n'))
    if (core.interactive && (yield* hasJobsLeft(core))) return 1
    const given = yield* numberOf(withoutDashes(words), context)
    if ('failed' in given && given.failed === 1) throw new Discarded('')
    throw new ExitShell('failed' in given ? given.failed : given.number)
  },
  true,
)

/** Says once that there are stopped jobs, or any with `checkjobs` (bash(1), JOB CONTROL). */
function* hasJobsLeft<System extends PosixSystem>(core: Core<System>): Steps<boolean> {
  if (core.leaving > 0) return false
  const checked = core.state.shopt.has('checkjobs')
  const stopped = core.jobs.all.some((job) => stateOf(job) === 'Stopped')
  if (!stopped && !(checked && core.jobs.all.some((job) => stateOf(job) === 'Running'))) return false
  yield* settle(core.tell(`There are ${stopped ? 'stopped' : 'running'} jobs.\n`))
  if (checked) yield* settle(core.tell(core.jobs.all.map((job) => `${core.jobs.line(job)}\n`).join('')))
  core.leaving = ASKED
  return true
}

const returnBuiltin = builtin(
  'return',
  function* (words, context) {
    const core = coreOf(context)
    if (context.state.frames.length === 0) {
      yield* settle(context.complain("can only `return' from a function or sourced script"))
      return 2
    }
    const given = yield* numberOf(withoutDashes(words), context)
    if ('failed' in given && given.failed === 1) throw new Discarded('')
    const status = ('failed' in given ? given.failed : given.number) & 0xff
    core.jump = { type: 'return', before: context.state.status }
    context.state.status = status
    return status
  },
  true,
)

const evalBuiltin = builtin(
  'eval',
  (words, context) => {
    const source = withoutDashes(words).join(' ')
    return source.trim() === '' ? 0 : call(coreOf(context).evaluate(source))
  },
  true,
)

const source = builtin(
  'source',
  function* (words, context) {
    const { process, state } = context
    const core = coreOf(context)
    const [path, ...rest] = withoutDashes(words)
    if (path === undefined) {
      yield* settle(context.complain('filename argument required'))
      yield* settle(core.tell(`${context.name}: usage: ${context.name} filename [arguments]\n`))
      return 2
    }
    const found = path.includes('/') ? path : (findSource(context, path) ?? path)
    try {
      if (process.system.fs.peek(found)?.type === 'directory') throw new FileSystemError('EISDIR', path)
      const text = yield* settle(withInput(process, found, (input) => input.whole()))
      return yield* core.sourceFile(path.includes('/') ? path : found, rest, text)
    } catch (error) {
      if (!(error instanceof FileSystemError) || error.code === 'EAGAIN') throw error
      const sentence = error.code === 'EISDIR' ? 'is a directory' : error.message
      if (error.code === 'EISDIR') yield* settle(core.complain(`${context.name}: ${path}: ${sentence}`))
      else yield* settle(core.complain(`${path}: ${sentence}`))
      state.status = 1
      return 1
    }
  },
  true,
)

/** A sourced file is looked for in PATH, then here. */
function findSource<System extends PosixSystem>(
  { process, state }: BuiltinContext<System>,
  name: string,
): string | undefined {
  for (const directory of (state.get('PATH') ?? '').split(':')) {
    const candidate = `${directory || '.'}/${name}`
    if (process.system.fs.peek(candidate.startsWith('/') ? candidate : `${process.cwd}/${candidate}`)?.type === 'file')
      return candidate
  }
  return undefined
}

const exec = builtin(
  'exec',
  function* (words, context) {
    let rest = [...words]
    let name: string | undefined
    let [login, cleanEnvironment] = [false, false]
    while (rest[0]?.startsWith('-') && rest[0].length > 1) {
      const option = rest[0]
      rest = rest.slice(1)
      if (option === '--') break
      for (const letter of option.slice(1)) {
        if (letter === 'c') cleanEnvironment = true
        else if (letter === 'l') login = true
        else if (letter === 'a') [name, ...rest] = rest
        else {
          yield* settle(context.complain(`-${letter}: invalid option`))
          yield* settle(
            coreOf(context).tell('exec: usage: exec [-cl] [-a name] [command [argument ...]] [redirection ...]\n'),
          )
          return 2
        }
      }
    }
    if (rest.length === 0) return 0
    const shown = login ? `-${name ?? rest[0] ?? ''}` : name
    const core = coreOf(context)
    const status = yield* core.replaceBy(rest, { cleanEnvironment, ...(shown !== undefined && { name: shown }) })
    if (!core.interactive && !context.state.shopt.has('execfail')) throw new ExitShell(status)
    return status
  },
  true,
)

/** What `command -v` says of a name; undefined where there is nothing. */
function described<System extends PosixSystem>(
  name: string,
  { state, shell, process }: BuiltinContext<System>,
  path: string | undefined,
): { readonly short: string; readonly long: string } | undefined {
  const alias = state.shopt.has('expand_aliases') ? state.aliases.get(name) : undefined
  if (alias !== undefined)
    return { short: `alias ${name}=${quoteSingle(alias)}`, long: `${name} is aliased to \`${alias}'` }
  if (keywords.has(name)) return { short: name, long: `${name} is a shell keyword` }
  const definition = state.functions.get(name)
  if (definition)
    return { short: name, long: `${name} is a function\n${shell.functionText(definition).replace(/\n$/, '')}` }
  if (shell.builtin(name)) return { short: name, long: `${name} is a shell builtin` }
  const found = path === undefined ? shell.locate(name) : findCommand(process, name, path)
  return found === undefined ? undefined : { short: found, long: `${name} is ${found}` }
}

const STANDARD_PATH = '/bin:/usr/bin:/sbin:/usr/sbin:/etc:/usr/etc'

const command = builtin('command', function* (words, context) {
  let at = 0
  const on = new Set<string>()
  for (; words[at]?.startsWith('-') && words[at] !== '-'; at += 1) {
    const word = words[at] ?? ''
    if (word === '--') {
      at += 1
      break
    }
    for (const letter of word.slice(1)) {
      if (!'pvV'.includes(letter)) {
        yield* settle(context.complain(`-${letter}: invalid option`))
        yield* settle(coreOf(context).tell('command: usage: command [-pVv] command [arg ...]\n'))
        return 2
      }
      on.add(letter)
    }
  }
  const rest = words.slice(at)
  const [name] = rest
  const path = on.has('p') ? STANDARD_PATH : undefined
  if (name === undefined) return 0
  if (!on.has('v') && !on.has('V')) {
    const found = path === undefined ? undefined : findCommand(context.process, name, path)
    return yield* coreOf(context).runWords(rest, { noFunctions: true, ...(found !== undefined && { path: found }) })
  }
  let status = 1
  for (const each of rest) {
    const found = described(each, context, path)
    if (found) {
      yield* settle(context.process.print(`${on.has('V') ? found.long : found.short}\n`))
      status = 0
    } else if (on.has('V')) yield* settle(context.complain(`${each}: not found`))
  }
  return status
})

const builtinBuiltin = builtin('builtin', function* (words, context) {
  const rest = withoutDashes(words)
  const [name] = rest
  if (name === undefined) return 0
  if (!context.shell.builtin(name)) {
    yield* settle(context.complain(`${name}: not a shell builtin`))
    return 1
  }
  return yield* coreOf(context).runWords(rest, { onlyBuiltins: true, noFunctions: true })
})

/** A trap's name from what a user writes; undefined where there is none. */
function trapName(word: string): string | undefined {
  const upper = word.toUpperCase().replace(/^SIG/, '')
  if (word === '0' || upper === 'EXIT') return 'EXIT'
  if (['ERR', 'DEBUG', 'RETURN'].includes(upper)) return upper
  return signalFrom(word)
}

const trapOrder = (name: string): number => {
  const signal = signalFrom(name)
  if (name === 'EXIT') return 0
  return signal ? signalNumbers[signal] : 100
}

const trapLine = (name: string, text: string): string =>
  `trap -- ${quoteSingle(text)} ${signalFrom(name) ? 'SIG' : ''}${name}\n`

const trap = builtin(
  'trap',
  function* (words, context) {
    const { state, process } = context
    const core = coreOf(context)
    if (words[0] === '-l') {
      yield* settle(process.print(signalTable()))
      return 0
    }
    const printing = words[0] === '-p' || words.length === 0 || (words.length === 1 && words[0] === '--')
    const given = words[0] === '-p' || words[0] === '--' ? words.slice(1) : words
    if (!printing && given[0]?.startsWith('-') && given[0].length > 1) {
      yield* settle(context.complain(`${given[0].slice(0, 2)}: invalid option`))
      yield* settle(core.tell('trap: usage: trap [-lp] [[arg] signal_spec ...]\n'))
      return 2
    }
    if (printing) return yield* printTraps(context, given)
    const only = given.length === 1
    const [action = '', ...rest] = only ? ['-', ...given] : given
    if (only && trapName(given[0] ?? '') === undefined) {
      yield* settle(core.tell('trap: usage: trap [-lp] [[arg] signal_spec ...]\n'))
      return 2
    }
    let status = 0
    for (const word of rest) {
      const name = trapName(word)
      if (name === undefined) {
        yield* settle(context.complain(`${word}: invalid signal specification`))
        status = 1
      } else if (action === '-') state.traps.delete(name)
      else state.traps.set(name, action)
      const signal = name === undefined ? undefined : signalFrom(name)
      if (signal && action === '') process.ignored.add(signal)
      else if (signal) process.ignored.delete(signal)
    }
    return status
  },
  true,
)

function* printTraps<System extends PosixSystem>(
  { state, process, complain }: BuiltinContext<System>,
  words: readonly string[],
): Steps<number> {
  let status = 0
  const names = words.length > 0 ? words : [...state.traps.keys()].toSorted((a, b) => trapOrder(a) - trapOrder(b))
  for (const word of names) {
    const name = trapName(word)
    const text = name === undefined ? undefined : state.traps.get(name)
    if (name === undefined) {
      yield* settle(complain(`${word}: invalid signal specification`))
      status = 1
    } else if (text !== undefined) yield* settle(process.print(trapLine(name, text)))
  }
  return status
}

/** The name of a signal from 34 to 64, which mean nothing of their own: counted from the nearer end. */
export function realTimeSignal(number: number): string {
  const [name, distance] = number < 50 ? ['RTMIN+', number - 34] : ['RTMAX-', 64 - number]
  return distance === 0 ? name.slice(0, -1) : `${name}${distance}`
}

/** What `kill -l` and `trap -l` print. */
export function signalTable(): string {
  let table = ''
  const usual = signalNames.map((name) => [signalNumbers[name], name] as const)
  const others = Array.from({ length: 31 }, (_none, at) => [at + 34, realTimeSignal(at + 34)] as const)
  for (const [at, [number, name]] of [...usual, ...others].entries())
    table += `${String(number).padStart(2)}) SIG${name}${at % 5 === 4 ? '\n' : '\t'}`
  return `${table}\n`
}

const times = builtin('times', ({ length: _length }, { process }) => {
  const told = process.print('0m0.000s 0m0.000s\n0m0.000s 0m0.000s\n')
  return told ? told.then(() => 0) : 0
})

/** Builtins that lead what is run next. */
export const flowBuiltins: readonly AnyBuiltin[] = [
  leave('break'),
  leave('continue'),
  exit,
  returnBuiltin,
  evalBuiltin,
  source,
  { ...source, declaration: { name: '.' } },
  exec,
  command,
  builtinBuiltin,
  trap,
  times,
]

/** A builtin whose words may be assignments: the interpreter runs it itself. */
const declares = (name: string): AnyBuiltin =>
  builtin(name, () => {
    throw new ShellError('the interpreter runs this itself')
  })

export const declarationBuiltins: readonly AnyBuiltin[] = ['declare', 'typeset', 'local', 'export', 'readonly'].map(
  declares,
)
