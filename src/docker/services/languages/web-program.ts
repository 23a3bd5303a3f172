import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { WebRequest, WebResponse } from '../../../linux/network.ts'
import { isStartedAgain, serve, type Surroundings } from '../daemon.ts'
import { fileAt, pathOf, respond } from '../web/files.ts'
import { textOf, type Worth } from './expression.ts'

/** What a program prints, with the ends of its lines. */
export interface Printed {
  readonly stream: 'out' | 'err'
  readonly text: string
}

/** What a handler says to a request. */
export interface Reply {
  readonly status: number
  /** What the program prints meanwhile. */
  readonly prints: readonly Printed[]
  readonly headers?: WebResponse['headers']
  /** MIME type; told from the worth where it is absent. */
  readonly type?: string
  readonly worth: Worth
}

/** A way through a web program: what is asked, and what answers. */
export interface Route {
  /** `GET`; any where it is absent. */
  readonly method?: string
  /** A path; any where it is absent. */
  readonly path?: string
  /** Whether it is for all paths that begin with its own. */
  readonly isPrefix?: boolean
  readonly reply: (request: WebRequest) => Reply
}

/** What a program does: it prints, and perhaps serves. */
export interface WebProgram {
  readonly prints: readonly Printed[]
  readonly server?: {
    readonly port: number
    /** All addresses where it is absent. */
    readonly address?: string
    readonly routes: readonly Route[]
    /** Directories of which files are served. */
    readonly directories: readonly string[]
    /** What it prints once it listens, and where. */
    readonly started: readonly string[]
    readonly stream: 'out' | 'err'
    /** What it says of a request it knows no answer to. */
    readonly missing: (request: WebRequest) => string
    /** What it says it is, with each answer. */
    readonly software?: string
    /** The line that it logs of a request. */
    readonly logged?: (request: WebRequest, status: number, now: number) => string
  }
}

type Server = NonNullable<WebProgram['server']>

const write = async (process: GnuProcess, prints: readonly Printed[]): Promise<void> => {
  for (const { stream, text } of prints) await process.write(stream === 'out' ? 1 : 2, text)
}

function bodyOf({ status, type, worth, headers }: Reply): WebResponse {
  const isData = worth !== null && typeof worth === 'object'
  const body = isData ? JSON.stringify(worth) : textOf(worth)
  const usual = isData ? 'application/json' : 'text/html; charset=utf-8'
  return { ...respond(status, type ?? usual, body), ...(headers && { headers }) }
}

/** Whether a route is for a request; what is there for GET answers HEAD too. */
function isFor({ method, path: own, isPrefix }: Route, asked: string, path: string): boolean {
  const isMethod = (method ?? asked) === asked || (method === 'GET' && asked === 'HEAD')
  return isMethod && ((own ?? path) === path || (isPrefix === true && path.startsWith(own ?? '')))
}

async function answer(process: GnuProcess, server: Server, request: WebRequest): Promise<WebResponse> {
  const { fs } = process.system
  const path = pathOf(request.path)
  const route = server.routes.find((one) => isFor(one, request.method, path))
  if (route) {
    const reply = route.reply(request)
    await write(process, reply.prints)
    return bodyOf(reply)
  }
  for (const directory of server.directories) {
    const found = fileAt(fs, `${directory}${path}`.replace(/\/$/, ''), ['index.html'])
    if (found.type === 'file') return found.response
  }
  return respond(404, 'text/html; charset=utf-8', server.missing(request))
}

/** Runs a program: prints what it prints, and serves until a signal ends it. Gives the status. */
export async function runWebProgram(
  process: GnuProcess,
  { prints, server }: WebProgram,
  surroundings: Surroundings,
): Promise<number> {
  if (!isStartedAgain(process, surroundings)) await write(process, prints)
  if (!server) return 0
  const handle = async (request: WebRequest): Promise<WebResponse> => {
    const response = await answer(process, server, request)
    const line = server.logged?.(request, response.status, process.kernel.clock.now())
    if (line !== undefined) await write(process, [{ stream: server.stream, text: `${line}\n` }])
    return server.software === undefined ? response : { ...response, server: server.software }
  }
  const { port, address, stream } = server
  const log = { program: '', start: () => server.started, stop: () => [], at: () => '', stream }
  const doors = [{ port, backlog: 511, service: { type: 'http', handle } as const, ...(address && { address }) }]
  // a signal that it does not handle ends it, unless it is the first process: that is told of none
  return serve(process, { log, doors, heedless: true }, surroundings)
}
