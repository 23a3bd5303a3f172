import { signalFrom } from '../../shell/posix/signals.ts'
import { appendLog, findRunning, KILLED, killContainer } from '../engine/containers.ts'
import { findContainer } from '../engine/lookup.ts'
import type { Container } from '../engine/model.ts'
import { stopLog } from '../engine/server.ts'
import { forEachName } from './dispatch.ts'
import { valueOption } from './flags.ts'
import { killedStatus } from './stop.ts'
import { type Call, commit, found, type ListedSubcommand } from './subcommand.ts'

/** In the specified terminal any signal is the end. */
function killAsSpecified({ process, now }: Call, container: Container, signal: string): void {
  const { engine } = process.system
  const last = stopLog(container, `SIG${signal.replace(/^SIG/, '')}`, now)
  commit(process.system, killContainer(engine.get(), container.id, killedStatus(signal) ?? KILLED, now))
  engine.update((state) => appendLog(state, container.id, last))
}

export const kill: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] CONTAINER [CONTAINER...]',
    takes: [1, Infinity],
    description: ['Ends the main program at once, without a chance to tidy up. Use docker stop unless it hangs.'],
    options: [valueOption('s,signal', { name: 'string', kind: 'text' }, 'the signal to send, KILL when absent')],
    operands: [{ name: 'CONTAINER', kind: 'container', repeated: true }],
  },
  run(call) {
    const { process, flags, operands } = call
    const { engine, runtime } = process.system
    const signal = flags.value('signal') ?? 'KILL'
    const isKnown = killedStatus(signal) !== undefined || (runtime && signalFrom(signal) !== undefined)
    return forEachName(call, operands, async (name) => {
      const container = found(findContainer(engine.get(), name))
      if (!isKnown) {
        await process.stderr.write(
          `Error response from daemon: Cannot kill container: ${name}: invalid signal: ${signal}\n`,
        )
        return
      }
      if (runtime) await runtime.kill(found(findRunning(engine.get(), name)), signal)
      else killAsSpecified(call, container, signal)
      await process.stdout.write(`${name}\n`)
    })
  },
}
