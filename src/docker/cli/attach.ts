import { containerEvent, tellOf } from '../daemon/events.ts'
import { findContainer } from '../engine/lookup.ts'
import type { Container } from '../engine/model.ts'
import { detachKeysOption } from './detach-keys.ts'
import { switchOption } from './flags.ts'
import { found, type ListedSubcommand } from './subcommand.ts'

/** Why nobody can attach to a container as it is; undefined where somebody can. */
function reasonAgainst({ state }: Container): string | undefined {
  if (state.type === 'restarting') return 'You cannot attach to a restarting container, wait until it is running'
  if (state.type !== 'running') return 'You cannot attach to a stopped container, start it first'
  return state.paused ? 'You cannot attach to a paused container, unpause it first' : undefined
}

export const attach: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] CONTAINER',
    takes: [1, 1],
    description: [
      'Shows what the main program of a container writes from now on, and hands it what you type. Ctrl-P Ctrl-Q leaves a terminal again.',
    ],
    options: [
      detachKeysOption,
      switchOption('no-stdin', 'hand it nothing of what is typed'),
      switchOption('sig-proxy', 'pass signals on to the program; that is so unless --sig-proxy=false is given'),
    ],
    operands: [{ name: 'CONTAINER', kind: 'container' }],
  },
  async run({ operands, flags, engine, process }) {
    const container = found(findContainer(engine, operands[0] ?? ''))
    const { runtime } = process.system
    const reason = reasonAgainst(container)
    if (reason !== undefined) {
      await process.stderr.write(`${reason}\n`)
      return 1
    }
    const isOpen = container.settings?.OpenStdin === true && !flags.has('no-stdin')
    if (isOpen && container.tty && runtime?.hasTerminal === false) {
      await process.stderr.write('the input device is not a TTY\n')
      return 1
    }
    process.system.journal?.record(containerEvent('attach', container))
    const tell = tellOf(process.system.journal, container)
    const keepsSignals = flags.isOff('sig-proxy')
    return (await runtime?.attach({ container, interactive: isOpen, keepsSignals, tell })) ?? 1
  },
}
