import { Daemon } from '../daemon/daemon.ts'
import type { Answer } from '../daemon/answer.ts'
import { forEachName } from './dispatch.ts'
import { refusedText } from './refusals.ts'
import type { Call, ListedSubcommand } from './subcommand.ts'

/** Asks something of each container that is named; says which ones it was done to. */
function ofEach(call: Call, ask: (daemon: Daemon, name: string) => Answer<undefined>): Promise<number> {
  const { process, operands } = call
  const daemon = new Daemon(process)
  return forEachName(call, operands, async (name) => {
    const answer = ask(daemon, name)
    if (answer.type === 'refused') await process.stderr.write(`${refusedText(process.system, answer)}\n`)
    else await process.stdout.write(`${name}\n`)
    return answer.type === 'refused' ? 1 : 0
  })
}

const shared = {
  usage: 'CONTAINER [CONTAINER...]',
  takes: [1, Infinity],
  options: [],
  operands: [{ name: 'CONTAINER', kind: 'container', repeated: true }],
} as const

export const pause: ListedSubcommand = {
  declaration: { ...shared, description: ['Lets all processes of containers stand still. They do not notice.'] },
  run: (call) => ofEach(call, (daemon, name) => daemon.containers.pause(name)),
}

export const unpause: ListedSubcommand = {
  declaration: { ...shared, description: ['Lets the processes of paused containers go on where they were.'] },
  run: (call) => ofEach(call, (daemon, name) => daemon.containers.unpause(name)),
}
