import { createAbort } from '../../base/signal.ts'
import { containerById, findContainer } from '../engine/lookup.ts'
import type { Container, LogLine } from '../engine/model.ts'
import { rfc3339 } from '../engine/units.ts'
import { readTime } from '../engine/time.ts'
import { switchOption, valueOption } from './flags.ts'
import { type Call, found, type ListedSubcommand, progressOf } from './subcommand.ts'

function tailOf(lines: readonly LogLine[], count: string | undefined): readonly LogLine[] {
  if (count === undefined || !/^\d+$/.test(count)) return lines
  return Number(count) === 0 ? [] : lines.slice(-Number(count))
}

/** What `--details` puts before a line: the labels and variables that the log driver was told to keep. */
function detailsOf({ labels, env, settings }: Container): string {
  const { labels: wantedLabels = '', env: wantedEnv = '' } = settings?.LogOptions ?? {}
  const kept = [
    ...Object.entries(labels).map(([name, value]) => [name, value, wantedLabels] as const),
    ...env.map((text) => [text.split('=')[0] ?? '', text.split(/=(.*)/s)[1] ?? '', wantedEnv] as const),
  ]
  const shown = kept.filter(([name, , wanted]) => wanted.split(',').includes(name))
  return `${shown.map(([name, value]) => `${name}=${value}`).join(',')} `
}

/** When a line may have been written, in milliseconds since 1970. */
interface Span {
  readonly since: number
  readonly until: number
}

function spanOf({ flags, now }: Call): Span | { readonly wrong: 'since' | 'until' } {
  const since = flags.has('since') ? readTime(flags.value('since') ?? '', now) : -Infinity
  if (since === undefined) return { wrong: 'since' }
  const until = flags.has('until') ? readTime(flags.value('until') ?? '', now) : Infinity
  return until === undefined ? { wrong: 'until' } : { since, until }
}

async function print(call: Call, container: Container, lines: readonly LogLine[]): Promise<void> {
  const { process, flags } = call
  const details = flags.has('details') ? detailsOf(container) : ''
  for (const { time, text, stream } of lines) {
    // a container's stderr is no failure of docker's, so on a terminal it is no error
    const output = stream === 'out' ? process.stdout : progressOf(process)
    await output.write(`${flags.has('timestamps') ? `${rfc3339(time)} ` : ''}${details}${text}\n`)
  }
}

/** Shows what is written from now on, until the container ends, `until` has come, or Ctrl-C. */
async function follow(call: Call, container: Container, until: number): Promise<void> {
  const { process } = call
  const { engine } = process.system
  let seen = container.log.length
  const over = createAbort()
  await new Promise<void>((resolve) => {
    const look = (): void => {
      const current = containerById(engine.get(), container.id)
      const news = current?.log.slice(seen) ?? []
      seen += news.length
      void print(
        call,
        container,
        news.filter(({ time }) => time <= until),
      )
      if (current?.state.type !== 'running' || process.signal.aborted || process.clock.now() > until) {
        unsubscribe()
        over.abort()
        resolve()
      }
    }
    const unsubscribe = engine.subscribe(look)
    process.signal.addEventListener('abort', look)
    // nothing need be written when the time has come
    if (until !== Infinity) process.clock.wait(until - process.clock.now() + 1, over.signal).then(look, () => undefined)
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
      valueOption('since', { name: 'string', kind: 'text' }, 'show only what was written since then, such as 10m'),
      valueOption('until', { name: 'string', kind: 'text' }, 'show only what was written before then'),
      switchOption('details', 'show what the log driver keeps besides'),
    ],
    operands: [{ name: 'CONTAINER', kind: 'container' }],
  },
  async run(call) {
    const container = found(findContainer(call.engine, call.operands[0] ?? ''))
    const { stderr } = call.process
    if (container.settings?.LogDriver === 'none') {
      await stderr.write('Error response from daemon: configured logging driver does not support reading\n')
      return 1
    }
    const span = spanOf(call)
    if ('wrong' in span) {
      const { wrong } = span
      const reason = `failed to parse value as time or duration: ${JSON.stringify(call.flags.value(wrong))}`
      await stderr.write(`invalid value for "${wrong}": ${reason}\n`)
      return 1
    }
    const written = container.log.filter(({ time }) => time >= span.since && time <= span.until)
    await print(call, container, tailOf(written, call.flags.value('tail')))
    if (call.flags.has('follow')) await follow(call, container, span.until)
    return 0
  },
}
