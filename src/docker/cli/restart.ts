import { forEachName } from './dispatch.ts'
import { numberOption } from './flags.ts'
import { startMain } from './start.ts'
import { signalOption, stopGracefully } from './stop.ts'
import { containerEvent } from '../daemon/events.ts'
import { findContainer } from '../engine/lookup.ts'
import { found, type ListedSubcommand } from './subcommand.ts'

export const restart: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] CONTAINER [CONTAINER...]',
    takes: [1, Infinity],
    description: ['Stops a container and starts it again, so that its program reads its settings anew.'],
    options: [numberOption('t,time', 'seconds to wait before the container is killed')],
    optionsInDocker: [signalOption],
    operands: [{ name: 'CONTAINER', kind: 'container', repeated: true }],
  },
  run(call) {
    return forEachName(call, call.operands, async (name) => {
      const stopped = await stopGracefully(call, name)
      if (typeof stopped === 'string') {
        await call.process.stderr.write(`${stopped}\n`)
        return 1
      }
      const { id } = stopped
      await startMain(call.process, id)
      call.process.system.journal?.record(
        containerEvent('restart', found(findContainer(call.process.system.engine.get(), id))),
      )
      await call.process.stdout.write(`${name}\n`)
      return 0
    })
  },
}
