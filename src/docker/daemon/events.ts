import type { Container, Engine } from '../engine/model.ts'
import type { Client } from './request.ts'

/** A row of `GET /events`. */
export interface EngineEvent {
  readonly Type: 'container' | 'image' | 'network' | 'volume'
  readonly Action: string
  readonly Actor: { readonly ID: string; readonly Attributes: Readonly<Record<string, string>> }
  /** Seconds since 1970. */
  readonly time: number
}

type Happening = Omit<EngineEvent, 'time'>

/** What is in one list and not in the other, by a key. */
function missing<T>(from: readonly T[], others: readonly T[], key: (one: T) => string): readonly T[] {
  if (from === others) return []
  const known = new Set(others.map(key))
  return from.filter((one) => !known.has(key(one)))
}

function containerEvent(Action: string, { id, name, image, labels }: Container, more = {}): Happening {
  return { Type: 'container', Action, Actor: { ID: id, Attributes: { ...labels, ...more, image, name } } }
}

const dieOf = (container: Container, code: number): Happening =>
  containerEvent('die', container, { exitCode: String(code) })

/** What became of a container that was there before, and still is. */
function changed(before: Container, now: Container): readonly Happening[] {
  const events: Happening[] = []
  if (before.name !== now.name) events.push(containerEvent('rename', now, { oldName: `/${before.name}` }))
  if (before.state === now.state) return events
  if (now.state.type === 'running') events.push(containerEvent('start', now))
  if (now.state.type === 'exited') events.push(dieOf(now, now.state.code))
  return events
}

const idOf = ({ id }: { readonly id: string }): string => id
const nameOf = ({ name }: { readonly name: string }): string => name

function containerEvents(before: Engine, now: Engine): readonly Happening[] {
  if (before.containers === now.containers) return []
  const known = new Map(before.containers.map((container) => [container.id, container]))
  const gone = missing(before.containers, now.containers, idOf)
  return [
    ...now.containers.flatMap((container) => {
      const old = known.get(container.id)
      return old ? changed(old, container) : [containerEvent('create', container)]
    }),
    ...gone.flatMap((container) => [
      ...(container.state.type === 'running' ? [dieOf(container, 0)] : []),
      containerEvent('destroy', container),
    ]),
  ]
}

const network = (Action: string) => (one: { readonly id: string; readonly name: string }) =>
  ({ Type: 'network', Action, Actor: { ID: one.id, Attributes: { name: one.name, type: 'bridge' } } }) as const
const volume = (Action: string) => (one: { readonly name: string }) =>
  ({ Type: 'volume', Action, Actor: { ID: one.name, Attributes: { driver: 'local' } } }) as const

function otherEvents(before: Engine, now: Engine): readonly Happening[] {
  return [
    ...missing(now.networks, before.networks, idOf).map(network('create')),
    ...missing(before.networks, now.networks, idOf).map(network('destroy')),
    ...missing(now.volumes, before.volumes, nameOf).map(volume('create')),
    ...missing(before.volumes, now.volumes, nameOf).map(volume('destroy')),
    ...missing(before.images, now.images, idOf).map(({ id }): Happening => ({
      Type: 'image',
      Action: 'delete',
      Actor: { ID: `sha256:${id}`, Attributes: {} },
    })),
  ]
}

/** Calls `heard` with what happens in the engine from now on; the result ends that. */
export function watchEvents({ system, clock }: Client, heard: (event: EngineEvent) => void): () => void {
  let before = system.engine.get()
  return system.engine.subscribe(() => {
    const now = system.engine.get()
    const happened = [...containerEvents(before, now), ...otherEvents(before, now)]
    before = now
    const time = Math.floor(clock.now() / 1000)
    for (const event of happened) heard({ ...event, time })
  })
}
