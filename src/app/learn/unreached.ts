import type { LineFacts, RanFact } from '../../course/facts.ts'
import type { Container, Engine } from '../../docker/engine/model.ts'
import { curlDeclaration, wgetDeclaration } from '../../linux/gnu/network/declaration.ts'
import type { ProgramDeclaration } from '../../shell/posix/declaration.ts'
import { readArguments, UsageError } from '../../shell/posix/getopt.ts'
import { containerAt } from '../../docker/network/reach.ts'
import { HOST, type Question } from './asked-way.ts'

interface Asker {
  /** How its words are read. */
  readonly declaration: ProgramDeclaration
  /** Exit statuses that say that nobody was reached, by its manual page: curl's "EXIT CODES", wget's "EXIT STATUS". */
  readonly unreached: readonly number[]
}

/** The programs that ask for an address. */
const ASKERS: ReadonlyMap<string, Asker> = new Map([
  ['curl', { declaration: curlDeclaration, unreached: [6, 7, 28, 52, 56] }],
  ['wget', { declaration: wgetDeclaration, unreached: [4] }],
])

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

/** What a program that failed had asked for; undefined where it has nothing to do with addresses. */
function addressOf(program: string, words: readonly string[], status: number): string | undefined {
  const asker = ASKERS.get(program)
  if (!asker?.unreached.includes(status)) return undefined
  try {
    return readArguments(asker.declaration, words).operands[0]
  } catch (error) {
    if (error instanceof UsageError) return undefined
    throw error
  }
}

function attemptOf({ argv, program, operands, status = 0 }: RanFact, inside: string | undefined): Attempt | undefined {
  const isInside = program === 'docker exec'
  const [container, inner = '', ...words] = operands
  const [name, given, from] = isInside ? [inner, words, container] : [program, argv.slice(1), inside]
  const address = addressOf(name, given, status)
  return address === undefined ? undefined : { address, from }
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
