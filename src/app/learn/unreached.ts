import type { LineFacts, RanFact } from '../../course/facts.ts'
import type { Container, Engine } from '../../docker/engine/model.ts'
import { containerAt } from '../../docker/network/reach.ts'
import { HOST, type Question } from './asked-way.ts'

/** Exit statuses that say that nobody was reached, by the manual pages of curl ("EXIT CODES") and wget ("EXIT STATUS"). */
const UNREACHED: Readonly<Record<string, readonly number[]>> = { curl: [6, 7, 28, 52, 56], wget: [4] }

/** What a program asked for in vain, and who did. */
interface Attempt {
  /** As it was typed. */
  readonly address: string
  /** The name of a container; undefined for the host. */
  readonly from: string | undefined
}

/** An address that was not reached, and what can be asked about the way to it. */
export interface Unreached {
  readonly address: string
  readonly question: Question
}

const failed = (program: string | undefined, status: number): boolean =>
  program !== undefined && Object.hasOwn(UNREACHED, program) && UNREACHED[program]?.includes(status) === true

function attemptOf({ program, operands, status }: RanFact, inside: string | undefined): Attempt | undefined {
  const [container, inner, ...words] = operands
  if (program === 'docker exec' && failed(inner, status)) {
    const address = words.findLast((word) => !word.startsWith('-'))
    return address === undefined ? undefined : { address, from: container }
  }
  const [address] = operands
  return address !== undefined && failed(program, status) ? { address, from: inside } : undefined
}

/** Host and port of an address, which may do without its scheme. */
function placeOf(address: string): { readonly host: string; readonly port: number } | undefined {
  const text = address.includes('://') ? address : `http://${address}`
  if (!URL.canParse(text)) return undefined
  const { hostname, port, protocol } = new URL(text)
  return { host: hostname, port: port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port) }
}

const isHere = (host: string): boolean => host === 'localhost' || host === '0.0.0.0' || host.startsWith('127.')

/** What a port of the host leads to, or was meant to: the newest container, where none is published there. */
function behind({ containers }: Engine, host: number): Question | undefined {
  const leads = (container: Container): number | undefined =>
    container.ports.find((port) => port.host === host && port.protocol === 'tcp')?.container
  const published = containers.findLast((container) => leads(container) !== undefined)
  const meant = published ?? containers.findLast(({ state }) => state.type === 'running') ?? containers.at(-1)
  return meant && { from: HOST, to: meant.id, port: leads(meant) ?? 0 }
}

function questionOf(engine: Engine, { address, from }: Attempt): Question | undefined {
  const place = placeOf(address)
  const asker = from === undefined ? undefined : containerAt(engine, { to: from })
  if (!place || (from !== undefined && !asker)) return undefined
  const { host, port } = place
  if (isHere(host)) return asker ? { from: asker.id, to: asker.id, port } : behind(engine, port)
  const to = containerAt(engine, { to: host })
  return to && { from: asker?.id ?? HOST, to: to.id, port }
}

/** What a line asked for in vain among the containers of an engine; `inside` is the container whose shell it was typed in. */
export function unreachedBy({ ran }: LineFacts, engine: Engine, inside: string | undefined): Unreached | undefined {
  const attempt = ran.map((one) => attemptOf(one, inside)).findLast((one) => one !== undefined)
  const question = attempt && questionOf(engine, attempt)
  return question && { address: attempt.address, question }
}
