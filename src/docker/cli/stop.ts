import { stopping } from '../daemon/stopping.ts'
import { findContainer } from '../engine/lookup.ts'
import type { Container } from '../engine/model.ts'
import { forEachName } from './dispatch.ts'
import { numberOption } from './flags.ts'
import { type Call, found, type ListedSubcommand } from './subcommand.ts'

/** Seconds that Docker waits where nothing else is said. */
const PATIENCE = 10

/** How many milliseconds a program has to end, as `-t` or its container has it; for ever when it is negative. */
export function patienceOf({ flags }: Call, { settings }: Container): number {
  const seconds = Number(flags.value('time') ?? settings?.StopTimeout ?? PATIENCE)
  return seconds < 0 ? Infinity : seconds * 1000
}

/** Stops a container as the call asks for it. @throws RefusedError */
export async function stopGracefully(call: Call, name: string): Promise<Container> {
  const container = found(findContainer(call.process.system.engine.get(), name))
  await stopping(call.process, container, patienceOf(call, container))
  return container
}

export const stop: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] CONTAINER [CONTAINER...]',
    takes: [1, Infinity],
    miscount: '"docker stop" requires at least 1 argument.',
    description: ['Asks the main program to end. One that does not listen is killed after a while.'],
    options: [numberOption('t,time', 'seconds to wait before the container is killed')],
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
