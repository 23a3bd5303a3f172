import type { Process } from '../posix/process.ts'
import { type SignalName, signalFrom, signalNumbers } from '../posix/signals.ts'
import type { PosixSystem } from '../posix/system.ts'
import type { AnyBuiltin, BuiltinContext } from './builtin.ts'
import { Abandoned, ASKED, type Core } from './core.ts'
import { builtin, coreOf, realTimeSignal, signalTable } from './flow-builtins.ts'
import { type Job, stateOf } from './jobs.ts'
import { Interrupted } from '../../base/signal.ts'
import { settle, type Steps } from './steps.ts'

type Context<System extends PosixSystem> = BuiltinContext<System>

/** Letters of options, and the words after them; a letter that is not known is said, and gives undefined. */
function* letters<System extends PosixSystem>(
  words: readonly string[],
  known: string,
  { name, complain, shell }: Context<System>,
): Steps<{ readonly on: ReadonlySet<string>; readonly rest: readonly string[] } | undefined> {
  const on = new Set<string>()
  for (const [at, word] of words.entries()) {
    if (word === '--') return { on, rest: words.slice(at + 1) }
    if (!/^-./.test(word)) return { on, rest: words.slice(at) }
    for (const letter of word.slice(1)) {
      if (!known.includes(letter)) {
        yield* settle(complain(`-${letter}: invalid option`))
        yield* settle(shell.process.write(2, `${name}: usage: ${USAGE[name] ?? name}\n`))
        return undefined
      }
      on.add(letter)
    }
  }
  return { on, rest: [] }
}

const USAGE: Readonly<Record<string, string>> = {
  jobs: 'jobs [-lnprs] [jobspec ...] or jobs -x command [args]',
  fg: 'fg [job_spec]',
  bg: 'bg [job_spec ...]',
  wait: 'wait [-fn] [-p var] [id ...]',
  disown: 'disown [-h] [-ar] [jobspec ... | pid ...]',
  kill: 'kill [-s sigspec | -n signum | -sigspec] pid | jobspec ... or kill -l [sigspec]',
}

/** The job of a word; said where there is none. */
function* jobOf<System extends PosixSystem>(
  word: string,
  context: Context<System>,
  jobs = coreOf(context).jobs,
): Steps<Job<System> | undefined> {
  const job = word.startsWith('%') || !/^\d+$/.test(word) ? jobs.find(word) : jobs.of(Number(word))
  if (typeof job === 'object') return job
  yield* settle(context.complain(job ? `${word.replace(/^%/, '')}: ambiguous job spec` : `${word}: no such job`))
  return undefined
}

const jobs = builtin('jobs', function* (words, context) {
  const given = yield* letters(words, 'lnprs', context)
  if (!given) return 2
  const { on, rest } = given
  const core = coreOf(context)
  const table = core.jobs.shown
  const chosen = rest.length > 0 ? yield* chosenJobs(rest, context, table) : table.all
  let text = ''
  for (const job of chosen) {
    const state = stateOf(job)
    if ((on.has('r') && state !== 'Running') || (on.has('s') && state !== 'Stopped')) continue
    if (on.has('p')) text += `${job.processes[0]?.pid}\n`
    else text += `${table.line(job, { pids: on.has('l') })}\n`
    if (table === core.jobs) job.told = true
  }
  // who asked to leave may look what is there, and leave
  if (core.leaving > 0) core.leaving = ASKED
  yield* settle(context.process.print(text))
  core.jobs.sweep(context.process, (job) => chosen.includes(job))
  return rest.length > 0 && chosen.length < rest.length ? 1 : 0
})

function* chosenJobs<System extends PosixSystem>(
  words: readonly string[],
  context: Context<System>,
  table = coreOf(context).jobs,
): Steps<readonly Job<System>[]> {
  const found: Job<System>[] = []
  for (const word of words) {
    const job = yield* jobOf(word, context, table)
    if (job) found.push(job)
  }
  return found
}

/** Says that job control is off, where it is. */
function* hasJobControl<System extends PosixSystem>({ state, complain }: Context<System>): Steps<boolean> {
  if (state.options.has('monitor')) return true
  yield* settle(complain('no job control'))
  return false
}

/** The job that fg or bg mean. */
function* meant<System extends PosixSystem>(
  words: readonly string[],
  context: Context<System>,
): Steps<Job<System> | undefined> {
  const [word] = words[0] === '--' ? words.slice(1) : words
  if (word !== undefined) return yield* jobOf(word, context)
  const { current } = coreOf(context).jobs
  if (!current) yield* settle(context.complain('current: no such job'))
  return current
}

const foreground = builtin('fg', function* (words, context) {
  if (!(yield* hasJobControl(context))) return 1
  const job = yield* meant(words, context)
  if (!job) return 1
  const { process } = context
  const core = coreOf(context)
  yield* settle(process.print(`${job.text}\n`))
  if (process.terminal) process.terminal.foreground = job.group
  if (stateOf(job) === 'Stopped') process.kernel.signalGroup(job.group, 'CONT')
  try {
    return (yield* core.waitFor(job.processes, job.text)).at(-1) ?? 0
  } finally {
    if (stateOf(job) === 'Done') core.jobs.remove(job)
  }
})

const background = builtin('bg', function* (words, context) {
  if (!(yield* hasJobControl(context))) return 1
  const job = yield* meant(words, context)
  if (!job) return 1
  const core = coreOf(context)
  if (stateOf(job) === 'Running') {
    yield* settle(context.complain(`job ${job.id} already in background`))
    return 0
  }
  job.background = true
  job.told = true
  const mark = core.jobs.mark(job)
  context.process.kernel.signalGroup(job.group, 'CONT')
  yield* settle(context.process.print(`[${job.id}]${mark} ${job.text} &\n`))
  return 0
})

/** Waits for processes; a signal that is trapped ends it with its status. */
function* waitForAll<System extends PosixSystem>(
  processes: readonly Process<System>[],
  { process }: Context<System>,
  core: Core<System>,
): Steps<number> {
  let status = 0
  core.waiting = true
  try {
    for (const child of processes) {
      const result = yield* settle(process.wait(child))
      core.jobs.remember(child.pid, result.status)
      status = result.status
    }
    return status
  } catch (error) {
    const signal = error instanceof Interrupted ? core.nextSignal : undefined
    if (!(error instanceof Interrupted)) throw error
    if (!signal) throw new Abandoned()
    return 128 + signalNumbers[signal]
  } finally {
    core.waiting = false
  }
}

const wait = builtin('wait', function* (words, context) {
  const core = coreOf(context)
  const status = yield* waitAsAsked(words, context, core)
  if (core.interactive) yield* settle(core.tell(core.jobReports()))
  return status
})

function* waitAsAsked<System extends PosixSystem>(
  words: readonly string[],
  context: Context<System>,
  core: Core<System>,
): Steps<number> {
  const given = yield* letters(
    words.filter((_word, at) => words[at - 1] !== '-p'),
    'fnp',
    context,
  )
  if (!given) return 2
  const { rest, on } = given
  if (on.has('n')) return yield* waitForNext(context, core)
  if (rest.length === 0) {
    const last = core.childOf(context.state.lastBackground ?? 0)
    const all = core.jobs.all.filter((job) => stateOf(job) !== 'Stopped').flatMap(({ processes }) => processes)
    const status = yield* waitForAll(last ? [...all, last] : all, context, core)
    core.jobs.sweep(context.process, () => !core.interactive)
    return status > 128 && core.nextSignal ? status : 0
  }
  let status = 0
  for (const word of rest) status = yield* waitForOne(word, context, core)
  return status
}

function* waitForNext<System extends PosixSystem>(context: Context<System>, core: Core<System>): Steps<number> {
  const running = core.jobs.all.filter((job) => stateOf(job) === 'Running')
  const ended =
    core.jobs.all.find((job) => stateOf(job) === 'Done' && !job.told) ??
    core.jobs.all.find((job) => stateOf(job) === 'Done')
  if (!ended && running.length === 0) return 127
  const changes = running.map((job) => job.processes[0]?.change() ?? Promise.resolve())
  if (!ended) yield* settle(Promise.race(changes))
  const job = ended ?? running.find((each) => stateOf(each) === 'Done')
  if (!job) return yield* waitForNext(context, core)
  if (!core.interactive) core.jobs.remove(job)
  return yield* waitForAll(job.processes, context, core)
}

function* waitForOne<System extends PosixSystem>(
  word: string,
  context: Context<System>,
  core: Core<System>,
): Steps<number> {
  if (/^\d+$/.test(word)) {
    const pid = Number(word)
    const job = core.jobs.of(pid)
    const child = job?.processes.find((process) => process.pid === pid) ?? core.childOf(pid)
    if (!child) {
      const known = core.jobs.statusOf(pid)
      if (known !== undefined) return known
      yield* settle(context.complain(`pid ${pid} is not a child of this shell`))
      return 127
    }
    const status = yield* waitForAll([child], context, core)
    if (job && stateOf(job) === 'Done' && !core.interactive) core.jobs.remove(job)
    return status
  }
  if (!word.startsWith('%')) {
    yield* settle(context.complain(`\`${word}': not a pid or valid job spec`))
    return 1
  }
  const job = yield* jobOf(word, context)
  if (!job) return 127
  const status = yield* waitForAll(job.processes, context, core)
  if (!core.interactive) core.jobs.remove(job)
  return status
}

const disown = builtin('disown', function* (words, context) {
  const given = yield* letters(words, 'har', context)
  if (!given) return 2
  const core = coreOf(context)
  const { on, rest } = given
  if (rest.length === 0 && !on.has('a') && !on.has('r') && !core.jobs.current) {
    yield* settle(context.complain('current: no such job'))
    return 1
  }
  const current = core.jobs.current ? [core.jobs.current] : []
  const everything = on.has('a') || on.has('r') ? core.jobs.all : current
  const chosen = rest.length > 0 ? yield* chosenJobs(rest, context) : everything
  for (const job of chosen) {
    if (on.has('r') && stateOf(job) !== 'Running') continue
    if (on.has('h')) job.disowned = true
    else {
      if (stateOf(job) === 'Stopped')
        core.warn(`warning: deleting stopped job ${job.id} with process group ${job.group}`)
      core.jobs.remove(job)
    }
  }
  return rest.length > chosen.length && rest.length > 0 ? 1 : 0
})

function* listSignals<System extends PosixSystem>(words: readonly string[], context: Context<System>): Steps<number> {
  if (words.length === 0) {
    yield* settle(context.process.print(signalTable()))
    return 0
  }
  let status = 0
  for (const word of words) {
    const number = /^\d+$/.test(word) ? Number(word) : undefined
    const signal = signalFrom(number !== undefined && number > 128 ? String(number - 128) : word)
    if (number !== undefined && number >= 34 && number <= 64)
      yield* settle(context.process.print(`${realTimeSignal(number)}\n`))
    else if (signal) yield* settle(context.process.print(`${number === undefined ? signalNumbers[signal] : signal}\n`))
    else {
      yield* settle(context.complain(`${word}: invalid signal specification`))
      status = 1
    }
  }
  return status
}

/** The signal that kill's options name, and what comes after them. */
function signalGiven(
  words: readonly string[],
): { readonly signal: SignalName | 0; readonly rest: readonly string[] } | { readonly wrong: string } {
  const [option = '', next] = words
  if (option === '--') return { signal: 'TERM', rest: words.slice(1) }
  if (!/^-./.test(option)) return { signal: 'TERM', rest: words }
  const separate = option === '-s' || option === '-n'
  const name = separate ? (next ?? '') : option.slice(1)
  const rest = words.slice(separate ? 2 : 1)
  const signal = name === '0' || name.toUpperCase() === 'EXIT' ? 0 : signalFrom(name)
  return signal === undefined ? { wrong: name } : { signal, rest: rest[0] === '--' ? rest.slice(1) : rest }
}

const kill = builtin('kill', function* (words, context) {
  if (words[0] === '-l' || words[0] === '-L') return yield* listSignals(words.slice(1), context)
  const given = signalGiven(words)
  if ('wrong' in given) {
    yield* settle(context.complain(`${given.wrong}: invalid signal specification`))
    return 1
  }
  if (given.rest.length === 0) {
    yield* settle(context.process.write(2, `kill: usage: ${USAGE['kill'] ?? ''}\n`))
    return 2
  }
  let killed = 0
  for (const word of given.rest) if (yield* killOne(word, given.signal, context)) killed += 1
  return killed > 0 ? 0 : 1
})

function* killJob<System extends PosixSystem>(
  word: string,
  signal: SignalName | 0,
  context: Context<System>,
): Steps<boolean> {
  const { process } = context
  const job = yield* jobOf(word, context)
  if (!job) return false
  if (signal === 0) return stateOf(job) !== 'Done'
  if (context.state.options.has('monitor')) process.kernel.signalGroup(job.group, signal)
  else for (const each of job.processes) each.receive(signal)
  if (stateOf(job) === 'Stopped' && (signal === 'TERM' || signal === 'HUP'))
    process.kernel.signalGroup(job.group, 'CONT')
  return true
}

/** Why a process gets no signal that this kernel does not run: the machine's own only stand in /proc. */
function whyNot<System extends PosixSystem>(
  pid: number,
  signal: SignalName | 0,
  { system, credentials: { uid } }: Process<System>,
): string | undefined {
  const daemon = system.fs.peek(`/proc/${pid}`)
  if (!daemon) return 'No such process'
  if (uid !== 0 && daemon.uid !== uid) return 'Operation not permitted'
  return signal === 0 ? undefined : 'it belongs to the simulated machine and stays'
}

function* killOne<System extends PosixSystem>(
  word: string,
  signal: SignalName | 0,
  context: Context<System>,
): Steps<boolean> {
  const { process } = context
  if (word.startsWith('%')) return yield* killJob(word, signal, context)
  if (!/^-?\d+$/.test(word)) {
    yield* settle(context.complain(`${word}: arguments must be process or job IDs`))
    return false
  }
  const number = Number(word)
  const targets =
    number > 0
      ? process.kernel.processes.filter(({ pid }) => pid === number)
      : process.kernel.processes.filter(({ group }) => group === (number === 0 ? process.group : -number))
  const living = targets.filter(({ state }) => state !== 'ended')
  if (living.length === 0) {
    const reason = targets.length > 0 ? undefined : whyNot(number, signal, process)
    if (reason !== undefined) yield* settle(context.complain(`(${word}) - ${reason}`))
    return reason === undefined
  }
  const { uid } = process.credentials
  const allowed = living.filter(({ credentials }) => uid === 0 || credentials.uid === uid)
  if (allowed.length === 0) {
    yield* settle(context.complain(`(${word}) - Operation not permitted`))
    return false
  }
  if (signal !== 0) for (const target of allowed) target.receive(signal)
  // whoever was ended must not go on
  const due = process.due()
  if (due) yield due
  return true
}

const suspend = builtin('suspend', function* (_words, context) {
  if (!(yield* hasJobControl(context))) return 1
  yield* settle(context.complain('cannot suspend a login shell'))
  return 1
})

/** Builtins about jobs. */
export const jobBuiltins: readonly AnyBuiltin[] = [jobs, foreground, background, wait, disown, kill, suspend]
