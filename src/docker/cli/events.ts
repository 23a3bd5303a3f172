import { hasLabel } from '../daemon/summary.ts'
import type { EngineEvent } from '../daemon/events.ts'
import { readTime } from '../engine/time.ts'
import { rfc3339 } from '../engine/units.ts'
import { filterOption, filtersOf, valueOption } from './flags.ts'
import type { Call, ListedSubcommand } from './subcommand.ts'
import { TemplateError } from './template/error.ts'
import { fillTemplate, parseTemplate } from './template/template.ts'
import { RowContext } from './template/value.ts'

const SECOND = 1000
const NANOSECONDS = 1e6
/** The status of who was interrupted. */
const INTERRUPTED = 130
/** Status for a template that cannot be read. */
const BAD_TEMPLATE = 64

type Test = (event: EngineEvent, text: string) => boolean

/** Whether it is about this one, by its id or its name, or the beginning of one. */
const isActor =
  (type: EngineEvent['Type']): Test =>
  ({ Type, Actor: { ID, Attributes } }, text) =>
    Type === type
      ? ID === text || Attributes['name']?.startsWith(text) || ID.replace(/^sha256:/, '').startsWith(text)
      : Attributes[type] !== undefined && Attributes[type].startsWith(text)

const withoutTag = (name: string): string => name.replace(/:[^/]*$/, '')

const tests: Readonly<Record<string, Test>> = {
  container: isActor('container'),
  network: isActor('network'),
  volume: isActor('volume'),
  image: ({ Type, Actor: { ID, Attributes } }, text) => {
    const name = Type === 'image' ? Attributes['name'] : Attributes['image']
    return ID === text || (name !== undefined && (name === text || withoutTag(name) === text))
  },
  event: ({ Action }, text) => Action === text || Action.split(':')[0] === text,
  type: ({ Type }, text) => Type === text,
  label: ({ Actor }, text) => hasLabel(Actor.Attributes, text),
  scope: (_event, text) => text === 'local',
  daemon: () => false,
}

/** Whether an event is one that is asked for: each filter has to fit by one of its values, and all labels. */
function isWanted(filters: Readonly<Record<string, readonly string[]>>, event: EngineEvent): boolean {
  return Object.entries(filters).every(([name, texts]) => {
    const fits = (text: string): boolean => tests[name]?.(event, text) ?? false
    return name === 'label' ? texts.every(fits) : texts.some(fits)
  })
}

/** Whom it is about: Go writes a map in the order of its keys. */
function actorOf({ Actor: { ID, Attributes } }: EngineEvent): EngineEvent['Actor'] {
  const sorted = Object.entries(Attributes).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return { ID, Attributes: Object.fromEntries(sorted) }
}

/** The event as the API has it. */
function messageOf(event: EngineEvent): object {
  const { Type, Action, time } = event
  const Actor = actorOf(event)
  const from = Type === 'container' ? Actor.Attributes['image'] : undefined
  const old =
    Type === 'container' || Type === 'image'
      ? { status: Action, ...(Actor.ID !== '' && { id: Actor.ID }), ...(from !== undefined && { from }) }
      : {}
  return { ...old, Type, Action, Actor, scope: 'local', time: Math.floor(time / SECOND), timeNano: time * NANOSECONDS }
}

/** The event as a template sees it. */
function rowOf(event: EngineEvent): RowContext {
  const { Type, Action, time } = event
  const Actor = actorOf(event)
  const isOld = Type === 'container' || Type === 'image'
  const actor = new RowContext('events.Actor', { ID: () => Actor.ID, Attributes: () => Actor.Attributes }, Actor)
  const fields = {
    Status: () => (isOld ? Action : ''),
    ID: () => (isOld ? Actor.ID : ''),
    From: () => (Type === 'container' ? (Actor.Attributes['image'] ?? '') : ''),
    Type: () => Type,
    Action: () => Action,
    Actor: () => actor,
    Scope: () => 'local',
    Time: () => Math.floor(time / SECOND),
    TimeNano: () => time * NANOSECONDS,
  }
  return new RowContext('*events.Message', fields, messageOf(event))
}

/** What a template is tried with before anything happens. */
const NOTHING: EngineEvent = { Type: 'container', Action: '', Actor: { ID: '', Attributes: {} }, time: 0 }

/** `2026-01-01T12:00:00.000000000Z container start 3f2c… (image=nginx, name=web)` */
function lineOf({ Type, Action, Actor: { ID, Attributes }, time }: EngineEvent): string {
  const attributes = Object.entries(Attributes).map((pair) => pair.join('='))
  const inside = attributes.length > 0 ? ` (${attributes.toSorted().join(', ')})` : ''
  return `${rfc3339(time)} ${Type} ${Action} ${ID}${inside}`
}

/** How events are written. @throws TemplateError */
function writerOf(format: string): (event: EngineEvent) => string {
  if (format === '') return lineOf
  const template = parseTemplate(format === 'json' ? '{{json .}}' : format)
  fillTemplate(template, rowOf(NOTHING))
  return (event) => fillTemplate(template, rowOf(event))
}

interface Asked {
  readonly since: number | undefined
  readonly until: number | undefined
  readonly filters: Readonly<Record<string, readonly string[]>>
  readonly write: (event: EngineEvent) => string
}

/** What is asked for; the sentence and the status where it cannot be read. */
function askedBy({ flags, now }: Call): Asked | { readonly sentence: string; readonly status: number } {
  const filters = filtersOf(flags)
  const unknown = Object.keys(filters).find((name) => !Object.hasOwn(tests, name))
  if (unknown !== undefined) return { sentence: `Error response from daemon: invalid filter '${unknown}'`, status: 1 }
  const times = (['since', 'until'] as const).map((name) => flags.value(name))
  const [since, until] = times.map((text) => (text === undefined ? undefined : readTime(text, now)))
  if (since !== undefined && until !== undefined && until < since) {
    const [from, to] = [since, until].map((time) => Math.floor(time / SECOND))
    const sentence = `Error response from daemon: \`since\` time (${from}) cannot be after \`until\` time (${to})`
    return { sentence, status: 1 }
  }
  const bad = times.find((text, at) => text !== undefined && [since, until][at] === undefined)
  if (bad !== undefined)
    return { sentence: `failed to parse value as time or duration: ${JSON.stringify(bad)}`, status: 1 }
  try {
    return { since, until, filters, write: writerOf(flags.value('format') ?? '') }
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error
    return { sentence: `Error parsing format: ${error.message}`, status: BAD_TEMPLATE }
  }
}

/** Lets events come in until there is enough of them; true where it was interrupted. */
async function isInterrupted({ process }: Call, until: number | undefined): Promise<boolean> {
  if (until !== undefined)
    return process.clock.wait(Math.max(0, until - process.clock.now()), process.signal).then(
      () => false,
      () => true,
    )
  await new Promise<void>((resolve) => {
    if (process.signal.aborted) resolve()
    process.signal.addEventListener('abort', () => resolve())
  })
  return true
}

/** `docker events`: what happened in the engine, and what happens until Ctrl-C. */
export const events: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS]',
    takes: [0, 0],
    description: ['Tells what happens to containers, images, networks and volumes. Ctrl-C ends it, or --until.'],
    options: [
      filterOption('show only what matches, such as event=start or container=web'),
      valueOption('format', { name: 'string', kind: 'text' }, 'print each after a template, such as {{.Action}}'),
      valueOption('since', { name: 'string', kind: 'text' }, 'show what happened since then, such as 10m'),
      valueOption('until', { name: 'string', kind: 'text' }, 'end at that time'),
    ],
    operands: [],
  },
  async run(call) {
    const asked = askedBy(call)
    const { stdout, stderr, system } = call.process
    if ('sentence' in asked) {
      await stderr.write(`${asked.sentence}\n`)
      return asked.status
    }
    const { since, until, filters, write } = asked
    const past = since === undefined && until === undefined ? [] : (system.journal?.events ?? [])
    const isMeant = (event: EngineEvent): boolean =>
      event.time >= (since ?? -Infinity) && event.time <= (until ?? Infinity) && isWanted(filters, event)
    for (const event of past.filter(isMeant)) await stdout.write(`${write(event)}\n`)
    if (until !== undefined && until <= call.process.clock.now()) return 0
    const stop = system.journal?.watch((event) => {
      if (isMeant(event)) void stdout.write(`${write(event)}\n`)
    })
    const interrupted = await isInterrupted(call, until)
    stop?.()
    return interrupted ? INTERRUPTED : 0
  },
}
