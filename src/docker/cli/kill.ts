import { isSignal, killing } from '../daemon/stopping.ts'
import { findContainer } from '../engine/lookup.ts'
import { forEachName } from './dispatch.ts'
import { valueOption } from './flags.ts'
import type { Refusal } from '../engine/model.ts'
import { refusalText } from './refusals.ts'
import type { Call, ListedSubcommand } from './subcommand.ts'

export const kill: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] CONTAINER [CONTAINER...]',
    takes: [1, Infinity],
    description: ['Ends the main program at once, without a chance to tidy up. Use docker stop unless it hangs.'],
    options: [valueOption('s,signal', { name: 'string', kind: 'text' }, 'the signal to send, KILL when absent')],
    operands: [{ name: 'CONTAINER', kind: 'container', repeated: true }],
  },
  run(call) {
    const { flags, operands } = call
    const signal = flags.value('signal') ?? 'KILL'
    return forEachName(call, operands, (name) => killOne(call, name, signal))
  },
}

/** Docker says of each refusal what it was about. */
function sayRefusal({ process }: Call, name: string, refusal: Refusal): string {
  const text = refusalText(process.system, refusal)
  return process.system.policy.wording === 'docker'
    ? text.replace('daemon: ', () => `daemon: Cannot kill container: ${name}: `)
    : text
}

async function killOne(call: Call, name: string, signal: string): Promise<number> {
  const { process } = call
  const container = findContainer(process.system.engine.get(), name)
  if (container.type === 'done' && !isSignal(process, signal)) {
    await process.stderr.write(
      `Error response from daemon: Cannot kill container: ${name}: invalid signal: ${signal}\n`,
    )
    return 1
  }
  const killed = container.type === 'done' ? await killing(process, container.value, signal) : container
  if (killed.type === 'done') await process.stdout.write(`${name}\n`)
  else await process.stderr.write(`${sayRefusal(call, name, killed.refusal)}\n`)
  return killed.type === 'done' ? 0 : 1
}
