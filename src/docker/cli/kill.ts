import { isSignal, killing } from '../daemon/stopping.ts'
import { findContainer } from '../engine/lookup.ts'
import { forEachName } from './dispatch.ts'
import { valueOption } from './flags.ts'
import { found, type ListedSubcommand } from './subcommand.ts'

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
    const signal = flags.value('signal') ?? 'KILL'
    return forEachName(call, operands, async (name) => {
      const container = found(findContainer(process.system.engine.get(), name))
      if (!isSignal(process, signal)) {
        await process.stderr.write(
          `Error response from daemon: Cannot kill container: ${name}: invalid signal: ${signal}\n`,
        )
        return
      }
      found(await killing(process, container, signal))
      await process.stdout.write(`${name}\n`)
    })
  },
}
