import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import { createAbort } from '../../../base/signal.ts'
import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import { spawnCommand } from '../../../shell/posix/exec.ts'
import { signalFrom, type SignalName } from '../../../shell/posix/signals.ts'
import { notRun, OWN_FAILURE } from '../library/delegate.ts'
import { durationFrom, LONGEST_WAIT } from '../sleep/duration.ts'
import { gnu } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

const TIMED_OUT = 124

interface Limit {
  readonly ms: number
  readonly signal: SignalName
}

function duration(text: string): number {
  const ms = durationFrom(text)
  if (ms === undefined) throw new UsageError(phrase`invalid time interval ${quoted(text)}`)
  return ms
}

/** What is sent when: the signal, and later KILL if that was asked for. */
function limitsOf(args: Arguments): readonly Limit[] {
  const { signal, kill } = optionsOf(args)
  const first = { ms: duration(args.operands[0] ?? ''), signal }
  return kill === undefined ? [first] : [first, { ms: kill, signal: 'KILL' }]
}

/** The signal, and how long after it, in milliseconds, KILL follows. @throws UsageError */
function optionsOf({ value }: Arguments): { readonly signal: SignalName; readonly kill: number | undefined } {
  const [name, after] = [value('s') ?? 'TERM', value('k')]
  const kill = after === undefined ? undefined : duration(after)
  const signal = signalFrom(name)
  if (!signal) throw new UsageError(phrase`${quoted(name)}: invalid signal`)
  return { signal, kill }
}

/** Waits for the end of `child`; true when it did not come within `ms`. */
async function isLate(process: GnuProcess, child: GnuProcess, ms: number): Promise<boolean> {
  if (child.state === 'ended' || ms === 0 || ms > LONGEST_WAIT) {
    await process.wait(child)
    return false
  }
  const abort = createAbort()
  const ended = process.wait(child)
  const timer = process.kernel.clock.wait(ms, abort.signal).then(
    () => true,
    // the child was first
    () => false,
  )
  try {
    return await process.blocked(Promise.race([Promise.resolve(ended).then(() => false), timer]))
  } finally {
    abort.abort()
  }
}

async function watch(process: GnuProcess, child: GnuProcess, args: Arguments): Promise<number> {
  let late = false
  for (const { ms, signal } of limitsOf(args)) {
    if (!(await isLate(process, child, ms))) break
    late = true
    if (args.has('v'))
      await process.complain(phrase`sending signal ${signal} to command ${quoted(args.operands[1] ?? '')}`)
    child.receive(signal)
    child.receive('CONT')
  }
  const result = await process.wait(child)
  const { status } = result
  // what waits for timeout is to see it, too
  if (result.type === 'signaled' && result.signal === 'KILL') {
    if (!late || !args.has('foreground')) process.receive('KILL')
    return status
  }
  return late && !args.has('preserve-status') ? TIMED_OUT : status
}

export const timeout = gnu({
  name: 'timeout',
  options: [
    { long: 'preserve-status' },
    { long: 'foreground' },
    { short: 'k', long: 'kill-after', value: { name: 'DURATION', kind: 'number' } },
    { short: 's', long: 'signal', value: { name: 'SIGNAL', kind: 'text' } },
    { short: 'v', long: 'verbose' },
  ],
  operands: [
    { name: 'DURATION', kind: 'number' },
    { name: 'COMMAND', kind: 'command' },
    { name: 'ARG', kind: 'path', optional: true, repeated: true },
  ],
  optionsFirst: true,
  usageStatus: OWN_FAILURE,
  run: async (process, args) => {
    const [, command] = args.operands
    optionsOf(args)
    if (command === undefined) {
      await process.write(2, `Try '${process.name} --help' for more information.\n`)
      return OWN_FAILURE
    }
    limitsOf(args)
    let child: GnuProcess
    try {
      child = spawnCommand(process, args.operands.slice(1))
    } catch (error) {
      return notRun(process, error, phrase`failed to run command ${quoted(command)}`)
    }
    // what is sent to timeout is meant for the command
    process.handler = (signal) => {
      if (/^(TERM|INT|HUP|QUIT)$/.test(signal)) child.receive(signal)
      return /^(TERM|INT|HUP|QUIT)$/.test(signal)
    }
    return watch(process, child, args)
  },
})
