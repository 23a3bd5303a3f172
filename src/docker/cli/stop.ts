import type { Invocation } from '../../shell/command.ts'
import { appendLog, KILLED, stopContainer } from '../engine/containers.ts'
import { findContainer } from '../engine/lookup.ts'
import type { Container } from '../engine/model.ts'
import { isServer, signalNumber, stopLog } from '../engine/server.ts'
import { forEachName } from './dispatch.ts'
import { valueOption } from './flags.ts'
import type { DockerHost } from '../docker-host.ts'
import { type Call, commit, found, type ListedSubcommand } from './subcommand.ts'

/** How long a stop takes to be felt, in milliseconds. */
const STOP_TIME = 150
/** How long Docker waits for a program that does not end before it kills it; shortened here, for nobody learns from waiting. */
const GRACE_TIME = 1500

/** Seconds that Docker waits where nothing else is said. */
const PATIENCE = 10

/** How many milliseconds `-t` gives a program to end; for ever when it is negative. */
export function patienceOf({ flags }: Call): number {
  const seconds = Number(flags.value('time') ?? PATIENCE)
  return seconds < 0 ? Infinity : seconds * 1000
}

/** Sends a signal to the main program and waits for its end. */
export async function stopGracefully(call: Call, name: string): Promise<Container> {
  const { engine, runtime } = call.process.system
  const container = found(findContainer(engine.get(), name))
  if (container.state.type !== 'running') return container
  if (runtime) await runtime.stop(container, patienceOf(call))
  else await stopAsSpecified(call.process, container)
  return container
}

/** In the specified terminal servers end well; other programs do not listen and are killed. */
async function stopAsSpecified(process: Invocation<DockerHost>, container: Container): Promise<void> {
  const { engine } = process.system
  const graceful = isServer(container)
  await process.clock.wait(graceful ? STOP_TIME : GRACE_TIME, process.signal)
  const now = process.clock.now()
  engine.update((state) => appendLog(state, container.id, stopLog(container, container.stopSignal, now)))
  commit(process.system, stopContainer(engine.get(), container.id, graceful ? 0 : KILLED, now))
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
      await stopGracefully(call, name)
      await call.process.stdout.write(`${name}\n`)
    })
  },
}
