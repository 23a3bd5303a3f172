import { Daemon } from '../daemon/daemon.ts'
import { forEachName } from './dispatch.ts'
import { refusedText } from './refusals.ts'
import type { ListedSubcommand } from './subcommand.ts'

export const wait: ListedSubcommand = {
  declaration: {
    usage: 'CONTAINER [CONTAINER...]',
    takes: [1, Infinity],
    description: ['Waits until containers have stopped, and prints the status of each. Ctrl-C ends the waiting.'],
    options: [],
    operands: [{ name: 'CONTAINER', kind: 'container', repeated: true }],
  },
  run(call) {
    const { process } = call
    return forEachName(call, call.operands, async (name) => {
      const answer = await new Daemon(process).containers.wait(name)
      if (answer.type === 'refused') {
        await process.stderr.write(`${refusedText(process.system, answer)}\n`)
        return 1
      }
      if (answer.value === undefined) return 130
      await process.stdout.write(`${answer.value}\n`)
      return 0
    })
  },
}
