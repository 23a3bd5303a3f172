import { detachKeysOption } from './detach-keys.ts'
import type { Invocation } from '../../shell/command.ts'
import { findContainer } from '../engine/lookup.ts'
import { NotStarted } from '../runtime/container-runtime.ts'
import { forEachName } from './dispatch.ts'
import { switchOption } from './flags.ts'
import { containerEvent } from '../daemon/events.ts'
import { launch, notStartedText } from '../daemon/launch.ts'
import { starting } from '../daemon/starting.ts'
import type { DockerHost } from '../docker-host.ts'
import { commit, found, type ListedSubcommand } from './subcommand.ts'

/** How a stopped container is started again. */
interface StartOptions {
  readonly attached: boolean
  readonly interactive: boolean
}

const IN_BACKGROUND: StartOptions = { attached: false, interactive: false }

/** Starts a container and its main program; gives the status of an attached one. */
export async function startMain(
  process: Invocation<DockerHost>,
  name: string,
  options: StartOptions = IN_BACKGROUND,
): Promise<number> {
  const { engine } = process.system
  const before = found(findContainer(engine.get(), name))
  if (before.state.type === 'running' && !before.state.paused) return 0
  if (options.attached) process.system.journal?.record(containerEvent('attach', before))
  const container = commit(process.system, starting(process.system, before, process.clock.now()))
  try {
    return await launch(process, { container, ...options })
  } catch (error) {
    if (!(error instanceof NotStarted)) throw error
    await process.stderr.write(`${notStartedText(error)}\n`)
    return error.status
  }
}

export const start: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] CONTAINER [CONTAINER...]',
    takes: [1, Infinity],
    miscount: '"docker start" requires at least 1 argument.',
    description: ['Runs the main program of a container again, with the settings and files that it has.'],
    options: [
      switchOption('a,attach', 'show what it writes'),
      switchOption('i,interactive', 'hand the terminal to it'),
    ],
    optionsInDocker: [detachKeysOption],
    operands: [{ name: 'CONTAINER', kind: 'container', repeated: true }],
  },
  async run({ operands, flags, process, ...call }) {
    const interactive = flags.has('interactive')
    const attached = flags.has('attach') || interactive
    if (attached && operands.length > 1) {
      await process.stderr.write('you cannot start and attach multiple containers at once\n')
      return 1
    }
    let ended = 0
    const failed: string[] = []
    const status = await forEachName({ operands, flags, process, ...call }, operands, async (name) => {
      failed.push(name)
      ended = await startMain(process, name, { attached, interactive })
      failed.pop()
      if (!attached) ended = 0
      if (!attached) await process.stdout.write(`${name}\n`)
    })
    if (status !== 0 && process.system.policy.wording === 'docker')
      await process.stderr.write(`Error: failed to start containers: ${failed.join(' ')}\n`)
    return status || ended
  },
}
