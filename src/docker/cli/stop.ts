import { isSignal, patienceOf, stopping } from '../daemon/stopping.ts'
import { findContainer } from '../engine/lookup.ts'
import type { Container } from '../engine/model.ts'
import { forEachName } from './dispatch.ts'
import { numberOption, valueOption } from './flags.ts'
import { type Call, found, type ListedSubcommand } from './subcommand.ts'

/** How many milliseconds a program has to end, as `-t` or its container has it. */
export function askedPatience({ flags }: Call, container: Container): number {
  const time = flags.value('time')
  return patienceOf(container, time === undefined ? undefined : Number(time))
}

/** Stops a container as the call asks for it; gives the sentence where its signal is none. @throws RefusedError */
export async function stopGracefully(call: Call, name: string): Promise<Container | string> {
  const container = found(findContainer(call.process.system.engine.get(), name))
  const stopSignal = call.flags.value('signal') ?? container.stopSignal
  if (!isSignal(call.process, stopSignal)) return `Error response from daemon: invalid signal: ${stopSignal}`
  await stopping(call.process, { ...container, stopSignal }, askedPatience(call, container))
  return container
}

/** `-s`. */
export const signalOption = valueOption('s,signal', { name: 'string', kind: 'text' }, 'the signal that asks it to end')

export const stop: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] CONTAINER [CONTAINER...]',
    takes: [1, Infinity],
    miscount: '"docker stop" requires at least 1 argument.',
    description: ['Asks the main program to end. One that does not listen is killed after a while.'],
    options: [numberOption('t,time', 'seconds to wait before the container is killed')],
    optionsInDocker: [signalOption],
    operands: [{ name: 'CONTAINER', kind: 'container', repeated: true }],
  },
  run(call) {
    return forEachName(call, call.operands, async (name) => {
      const stopped = await stopGracefully(call, name)
      if (typeof stopped !== 'string') return void (await call.process.stdout.write(`${name}\n`))
      await call.process.stderr.write(`${stopped}\n`)
      return 1
    })
  },
}
