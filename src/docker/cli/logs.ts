import { findContainer } from '../engine/lookup.ts'
import type { Container, LogLine } from '../engine/model.ts'
import { rfc3339 } from '../engine/units.ts'
import { switchOption, valueOption } from './flags.ts'
import { type Call, found, type ListedSubcommand, progressOf } from './subcommand.ts'

function tailOf(lines: readonly LogLine[], count: string | undefined): readonly LogLine[] {
  if (count === undefined || !/^\d+$/.test(count)) return lines
  return Number(count) === 0 ? [] : lines.slice(-Number(count))
}

async function print(call: Call, lines: readonly LogLine[]): Promise<void> {
  const { process, flags } = call
  for (const { time, text, stream } of lines) {
    // a container's stderr is no failure of docker's, so on a terminal it is no error
    const output = stream === 'out' ? process.stdout : progressOf(process)
    await output.write(`${flags.has('timestamps') ? `${rfc3339(time)} ` : ''}${text}\n`)
  }
}

/** Shows what is written from now on, until the container ends or Ctrl-C. */
async function follow(call: Call, container: Container): Promise<void> {
  const { process } = call
  const { engine } = process.system
  let seen = container.log.length
  await new Promise<void>((resolve) => {
    const look = (): void => {
      const current = engine.get().containers.find(({ id }) => id === container.id)
      const news = current?.log.slice(seen) ?? []
      seen += news.length
      void print(call, news)
      if (current?.state.type !== 'running' || process.signal.aborted) {
        unsubscribe()
        resolve()
      }
    }
    const unsubscribe = engine.subscribe(look)
    process.signal.addEventListener('abort', look)
    look()
  })
}

export const logs: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] CONTAINER',
    takes: [1, 1],
    miscount: 'Error: "docker logs" requires exactly 1 argument.',
    description: [
      'Prints the output of the main program. It stays after the container has stopped, until it is removed.',
    ],
    options: [
      switchOption('f,follow', 'go on showing what is written; Ctrl-C ends it'),
      valueOption('n,tail', { name: 'string', kind: 'number' }, 'show only the last lines'),
      switchOption('t,timestamps', 'put the time before each line'),
    ],
    unsimulated: ['since', 'until', 'details'],
    operands: [{ name: 'CONTAINER', kind: 'container' }],
  },
  async run(call) {
    const container = found(findContainer(call.engine, call.operands[0] ?? ''))
    await print(call, tailOf(container.log, call.flags.value('tail')))
    if (call.flags.has('follow')) await follow(call, container)
    return 0
  },
}
