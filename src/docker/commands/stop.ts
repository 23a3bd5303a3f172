import type { Invocation } from '../../shell/command.ts'
import { appendLog, KILLED, stopContainer } from '../engine/containers.ts'
import { findContainer } from '../engine/lookup.ts'
import type { Container } from '../engine/model.ts'
import { isServer, signalNumber, stopLog } from '../engine/server.ts'
import { forEachName } from './dispatch.ts'
import { valueOption } from './flags.ts'
import type { DockerHost } from '../docker-host.ts'
import { commit, found, type ListedSubcommand } from './subcommand.ts'

/** How long a stop takes to be felt, in milliseconds. */
const STOP_TIME = 150
/** How long Docker waits for a program that does not end before it kills it; shortened here, for nobody learns from waiting. */
const GRACE_TIME = 1500

/** Sends a signal to the main program and waits for its end. Servers end well; other programs do not listen and are killed. */
export async function stopGracefully(process: Invocation<DockerHost>, name: string): Promise<Container> {
  const { engine } = process.system
  const container = found(findContainer(engine.get(), name))
  if (container.state.type !== 'running') return container
  const graceful = isServer(container)
  await process.clock.wait(graceful ? STOP_TIME : GRACE_TIME, process.signal)
  const now = process.clock.now()
  engine.update((state) => appendLog(state, container.id, stopLog(container, container.stopSignal, now)))
  commit(process.system, stopContainer(engine.get(), container.id, graceful ? 0 : KILLED, now))
  return container
}

/** Ends the main program at once with a signal; gives the status it leaves. */
export function killedStatus(signal: string): number | undefined {
  const number = signalNumber(signal)
  return number === undefined || number < 1 || number > 64 ? undefined : 128 + number
}

export const stop: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] CONTAINER [CONTAINER...]',
    takes: [1, Infinity],
    miscount: '"docker stop" requires at least 1 argument.',
    description: ['Asks the main program to end. One that does not listen is killed after a while.'],
    options: [valueOption('t,time', { name: 'int', kind: 'number' }, 'seconds to wait before the container is killed')],
    unsimulated: ['signal'],
    operands: [{ name: 'CONTAINER', kind: 'container', repeated: true }],
  },
  run(call) {
    return forEachName(call, call.operands, async (name) => {
      await stopGracefully(call.process, name)
      await call.process.stdout.write(`${name}\n`)
    })
  },
}
