import type { Container } from '../engine/model.ts'
import { NotStarted } from '../runtime/container-runtime.ts'
import { containerEvent } from '../daemon/events.ts'
import { launch, notStartedText } from '../daemon/launch.ts'
import { createFrom } from './create-container.ts'
import { CreationError } from './creation/creation-error.ts'
import { type Flags, switchOption } from './flags.ts'
import { refusalText } from './refusals.ts'
import { createOptions, runOptionsInDocker, unsimulatedCreateOptions } from './run-options.ts'
import { starting } from '../daemon/starting.ts'
import { type Call, commit, type ListedSubcommand, RefusedError } from './subcommand.ts'

/** Status when a container could not be made or started. */
const NOT_STARTED = 125
/** Status where something of the host is not there. */
const NOT_FOUND = 127

/** `--sig-proxy`. */
const signalsOption = switchOption(
  'sig-proxy',
  'pass signals on to the program; that is so unless --sig-proxy=false is given',
)

/** The streams that `-a` names, in small letters; undefined where it is not given. */
function streamsOf(flags: Flags): ReadonlySet<string> | undefined {
  const named = flags.values('attach').map((name) => name.toLowerCase())
  return named.length > 0 ? new Set(named) : undefined
}

async function startAttached(call: Call, container: Container): Promise<number> {
  const { flags, process } = call
  const streams = streamsOf(flags)
  const isSeen = !streams || streams.has('stdout') || streams.has('stderr')
  try {
    const status = await launch(process, {
      container,
      attached: !flags.has('detach'),
      interactive: flags.has('interactive'),
      keepsSignals: flags.isOff('sig-proxy'),
      ...(streams && { streams }),
    })
    // the id stands where there is no output
    if (!isSeen) await process.stdout.write(`${container.id}\n`)
    return status
  } catch (error) {
    if (!(error instanceof NotStarted)) throw error
    await process.stderr.write(`docker: ${notStartedText(error)}.\n`)
    return error.status
  }
}

/** Whether a terminal is asked for that docker itself does not have. */
const needsTerminal = ({ flags, process }: Call): boolean =>
  flags.has('interactive') && flags.has('tty') && !flags.has('detach') && process.system.runtime?.hasTerminal === false

export const run: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] IMAGE [COMMAND] [ARG...]',
    takes: [1, Infinity],
    miscount: 'Error: No image specified',
    optionsFirst: true,
    description: [
      'Makes a container and starts its program. Without --detach the terminal shows what the program writes, until it ends or you press Ctrl-C.',
      'An image that is not on this host is pulled first.',
    ],
    options: [switchOption('d,detach', 'run in the background and print the id'), signalsOption, ...createOptions],
    optionsInDocker: runOptionsInDocker,
    unsimulated: unsimulatedCreateOptions,
    operands: [
      { name: 'IMAGE', kind: 'image' },
      { name: 'COMMAND', kind: 'command', optional: true, repeated: true },
    ],
    examples: [
      { line: 'docker run -d --name web -p 8080:80 nginx', meaning: 'Run a web server in the background.' },
      { line: 'docker run -it --rm ubuntu bash', meaning: 'Try things in a fresh Ubuntu that is gone afterwards.' },
    ],
  },
  async run(call) {
    const { process } = call
    if (call.flags.has('attach') && call.flags.has('detach')) {
      await process.stderr.write('Conflicting options: -a and -d\n')
      return 1
    }
    if (needsTerminal(call)) {
      await process.stderr.write('the input device is not a TTY\n')
      return 1
    }
    try {
      const { system, clock } = process
      const container = await createFrom(call)
      const isDetached = call.flags.has('detach')
      if (!isDetached) system.journal?.record(containerEvent('attach', container))
      if (isDetached) await process.stdout.write(`${container.id.slice(0, system.policy.idLength)}\n`)
      return await startAttached(call, commit(system, starting(system, container, clock.now())))
    } catch (error) {
      if (error instanceof RefusedError) {
        await process.stderr.write(`docker: ${refusalText(process.system, error.refusal)}.\n`)
        return error.refusal.type === 'no-such-device' ? NOT_FOUND : NOT_STARTED
      }
      if (!(error instanceof CreationError)) throw error
      await process.stderr.write(`docker: ${error.message.replace(/\.$/, '')}.\nSee 'docker run --help'.\n`)
      return error.missing ? NOT_FOUND : NOT_STARTED
    }
  },
}
