import type { Process } from '../../posix/process.ts'
import { type SignalName, signalFrom, signalNumbers } from '../../posix/signals.ts'
import { isCapable, type PosixSystem } from '../../posix/posix-system.ts'
import { type Job, stateOf } from '../jobs.ts'
import { settle, type Steps } from '../steps.ts'
import { type Context, plain, usage } from './library/define.ts'
import { jobOf, signalJob } from './library/job.ts'
import { realTimeNumber, realTimeSignal, signalTable } from './library/signal-table.ts'

function* listSignals(words: readonly string[], context: Context): Steps<number> {
  if (words.length === 0) {
    yield* settle(context.process.print(signalTable()))
    return 0
  }
  let status = 0
  for (const word of words) {
    const number = /^\d+$/.test(word) ? Number(word) : undefined
    const signal = signalFrom(number !== undefined && number > 128 ? String(number - 128) : word)
    const realTime = realTimeNumber(word)
    if (number === 0) yield* settle(context.process.print('EXIT\n'))
    else if (realTime !== undefined) yield* settle(context.process.print(`${realTime}\n`))
    else if (number !== undefined && number >= 34 && number <= 64)
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
  if (separate && next === undefined) return { wrong: `${option}: option requires an argument` }
  const name = separate ? (next ?? '') : option.replace(/^-(?:s(?=[A-Za-z])|n(?=\d))?/, '')
  const rest = words.slice(separate ? 2 : 1)
  const signal = name === '0' || name.toUpperCase() === 'EXIT' ? 0 : signalFrom(name)
  return signal === undefined
    ? { wrong: `${name}: invalid signal specification` }
    : { signal, rest: rest[0] === '--' ? rest.slice(1) : rest }
}

function* run(words: readonly string[], context: Context): Steps<number> {
  if (words[0] === '-l' || words[0] === '-L') return yield* listSignals(words.slice(1), context)
  const given = signalGiven(words)
  if ('wrong' in given) {
    yield* settle(context.complain(given.wrong))
    return 1
  }
  if (given.rest.length === 0) return yield* settle(usage(context))
  let killed = 0
  for (const word of given.rest) if (yield* killOne(word, given.signal, context)) killed += 1
  return killed > 0 ? 0 : 1
}

function* killJob(word: string, signal: SignalName | 0, context: Context): Steps<boolean> {
  const job = yield* jobOf(word, context)
  if (!job) return false
  if (stateOf(job) === 'Done') return yield* killEnded(job, context)
  if (signal === 0) return true
  signalJob(job, signal, context)
  if (stateOf(job) === 'Stopped' && (signal === 'TERM' || signal === 'HUP')) signalJob(job, 'CONT', context)
  return true
}

/** A job that has ended is one that `jobs` has to tell of once more; only with job control is it seen that nobody is there. */
function* killEnded(job: Job, { state, complain }: Context): Steps<boolean> {
  job.known = false
  if (!state.options.has('monitor')) return true
  yield* settle(complain(`(${job.group}) - No such process`))
  return false
}

/** Why a process gets no signal that this kernel does not run: those of other kernels get it, the machine's own only stand in /proc. */
function whyNot(
  pid: number,
  signal: SignalName | 0,
  { system, credentials }: Process<PosixSystem>,
): string | undefined {
  const daemon = system.fs.peek(`/proc/${pid}`)
  if (!daemon) return 'No such process'
  if (daemon.uid !== credentials.uid && !isCapable(credentials, 'KILL')) return 'Operation not permitted'
  if (signal === 0) return undefined
  const guest = system.guests?.().find((one) => one.pid === pid)
  if (!guest?.receive) return 'it belongs to the simulated machine and stays'
  guest.receive(signal)
  return undefined
}

function* killOne(word: string, signal: SignalName | 0, context: Context): Steps<boolean> {
  const { process } = context
  if (word.startsWith('%')) return yield* killJob(word, signal, context)
  if (!/^-?\d+$/.test(word)) {
    const wrong = word === '' ? "`': not a pid or valid job spec" : `${word}: arguments must be process or job IDs`
    yield* settle(context.complain(wrong))
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
  const { credentials: own } = process
  const allowed = living.filter(({ credentials }) => credentials.uid === own.uid || isCapable(own, 'KILL'))
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

export const kill = plain('kill', run)
