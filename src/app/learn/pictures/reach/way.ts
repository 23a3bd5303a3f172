import type { Container, Engine } from '../../../../docker/engine/model.ts'
import { type Asker, reach, type Reach } from '../../../../docker/network/reach.ts'
import type { ListeningPort } from '../../../../shell/machine.ts'
import { say } from '../../../words/language.ts'
import { HOST, type Question } from '../../asked-way.ts'
import { stateInWords } from '../containers/topology.ts'
import { type Mend, mendOf } from './mend.ts'

/** A part of the way, on a bracket. */
export interface WayPart {
  readonly word: string
  readonly kind: string
  readonly note: string
  /** An address that the part stands for. */
  readonly becomes: string | undefined
  readonly fails: boolean
}

/** The way from here to there, as far as it goes. */
export interface Way {
  readonly isReached: boolean
  readonly parts: readonly [WayPart, WayPart, WayPart]
  readonly mend: Mend | undefined
}

/** The loopback: who types an address of the host itself. */
const HERE = '127.0.0.1'
const HOST_NAME = 'docker-host'

const list = (words: readonly (string | number)[]): string => words.join(', ')

const networksOf = ({ networks }: Container): readonly string[] => networks.map(({ network }) => network)

function fromPart(from: Container | undefined): WayPart {
  const kind = say('from here')
  if (!from) return { word: HOST_NAME, kind, note: say('the machine itself'), becomes: undefined, fails: false }
  const names = networksOf(from)
  const note = names.length === 0 ? say('in no network') : say('in the network {names}', { names: list(names) })
  return { word: from.name, kind, note, becomes: from.networks[0]?.address, fails: false }
}

/** What is wrong with the container that is asked; undefined where it is the port. */
function nameTrouble(answer: Reach, to: Container, from: Container | undefined): string | undefined {
  switch (answer.type) {
    case 'no-such-container':
      return say('there is no such container')
    case 'not-running':
      return say('does not run: {state}', { state: stateInWords(to.state) })
    case 'paused':
      return say('is paused: it takes the connection and answers nobody')
    case 'different-networks':
      return answer.to.length === 0
        ? say('is in no network')
        : say('known in the network {names}; {from} is not in it', { names: list(answer.to), from: from?.name ?? '' })
    case 'no-names':
      return say('in the network bridge names are not known, only addresses')
    default:
      return undefined
  }
}

function toPart(answer: Reach, to: Container, from: Container | undefined): WayPart {
  const trouble = nameTrouble(answer, to, from)
  const kind = from ? say('this name') : say('this container')
  const address = answer.type === 'no-names' || answer.type === 'reached' ? answer.address : undefined
  const note = trouble ?? (from ? say('found by its name') : say('runs on this machine'))
  return { word: to.name, kind, note, becomes: address, fails: trouble !== undefined }
}

/** What is said of a port that is not published, where `published` are. */
function unpublished(published: readonly number[]): string {
  const [port] = published
  if (port === undefined) return say('is not published: the machine itself does not lead to it')
  if (published.length === 1) return say('is not published; {port} is', { port })
  return say('is not published; {ports} are', { ports: list(published) })
}

/** What is wrong with the port that is asked. */
function portTrouble(answer: Reach): string | undefined {
  switch (answer.type) {
    case 'not-published':
      return unpublished([...new Set(answer.published.map(({ container }) => container))])
    case 'published-elsewhere':
      return say('published only at {addresses}', {
        addresses: list(answer.published.map(({ address, host }) => `${address}:${host}`)),
      })
    case 'loopback-only':
      return say('its program listens at {address} only, for those inside', { address: answer.address })
    case 'nothing-listens':
      return answer.listening.length === 0
        ? say('nobody listens in this container')
        : say('nobody listens there, but at {ports}', { ports: list([...new Set(answer.listening)]) })
    default:
      return undefined
  }
}

function portPart(answer: Reach, { port, from }: Question): WayPart {
  const trouble = portTrouble(answer)
  const kind = say('this port')
  if (trouble !== undefined) return { word: `:${port}`, kind, note: trouble, becomes: undefined, fails: true }
  const becomes = answer.type === 'reached' && from === HOST ? `localhost:${answer.port}` : undefined
  const note = answer.type === 'reached' ? say('a program listens there') : say('the way does not lead so far')
  return { word: `:${port}`, kind, note, becomes, fails: false }
}

/** Where a port of a container can be asked for: those that it names, publishes and listens at. */
export function portsToAsk({ exposed, ports }: Container, listening: readonly ListeningPort[]): readonly number[] {
  const named = exposed.flatMap((port) => (port.endsWith('/tcp') ? [Number.parseInt(port)] : []))
  const all = [...named, ...ports.map(({ container }) => container), ...listening.map(({ port }) => port)]
  return [...new Set(all)].toSorted((one, other) => one - other)
}

/** The port of a container that is asked for at first: one that it publishes, where the host asks. */
export function firstToAsk({ ports }: Container, from: string, all: readonly number[]): number {
  const published = from === HOST ? ports[0]?.container : undefined
  return published ?? all[0] ?? 80
}

/** Tells the way of a question part by part; undefined where what it asks about is gone. */
export function wayOf(engine: Engine, question: Question, listening: readonly ListeningPort[]): Way | undefined {
  const find = (id: string): Container | undefined => engine.containers.find((container) => container.id === id)
  const [from, to] = [find(question.from), find(question.to)]
  if (!to || (question.from !== HOST && !from)) return undefined
  const asker: Asker = from ? { type: 'container', id: from.id } : { type: 'host', address: HERE }
  const answer = reach(engine, { from: asker, to: to.name, port: question.port }, () => listening)
  return {
    isReached: answer.type === 'reached',
    parts: [fromPart(from), toPart(answer, to, from), portPart(answer, question)],
    mend: mendOf({ engine, answer, from, to, port: question.port }),
  }
}
