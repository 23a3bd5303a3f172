import { appendLog, findRunning, killContainer } from '../engine/containers.ts'
import { findContainer } from '../engine/lookup.ts'
import { stopLog } from '../engine/server.ts'
import { forEachName } from './dispatch.ts'
import { valueOption } from './flags.ts'
import { killedStatus } from './stop.ts'
import { commit, found, type ListedSubcommand } from './subcommand.ts'

export const kill: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] CONTAINER [CONTAINER...]',
    takes: [1, Infinity],
    description: ['Ends the main program at once, without a chance to tidy up. Use docker stop unless it hangs.'],
    options: [valueOption('s,signal', { name: 'string', kind: 'text' }, 'the signal to send, KILL when absent')],
    operands: [{ name: 'CONTAINER', kind: 'container', repeated: true }],
  },
  run(call) {
    const { process, flags, operands, now } = call
    const { engine } = process.system
    const signal = flags.value('signal') ?? 'KILL'
    const status = killedStatus(signal)
    return forEachName(call, operands, async (name) => {
      const container = found(findContainer(engine.get(), name))
      if (status === undefined) {
        await process.stderr.write(
          `Error response from daemon: Cannot kill container: ${name}: invalid signal: ${signal}\n`,
        )
        return
      }
      if (process.system.runtime) {
        await process.system.runtime.kill(found(findRunning(engine.get(), name)), signal)
        await process.stdout.write(`${name}\n`)
        return
      }
      const last = stopLog(container, `SIG${signal.replace(/^SIG/, '')}`, now)
      commit(process.system, killContainer(engine.get(), name, status, now))
      engine.update((state) => appendLog(state, container.id, last))
      await process.stdout.write(`${name}\n`)
    })
  },
}
