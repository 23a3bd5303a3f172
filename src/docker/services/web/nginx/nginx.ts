import type { GnuProcess } from '../../../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../../../linux/gnu/library/program.ts'
import type { Service, WebRequest } from '../../../../linux/network.ts'
import { strftime } from '../../../../linux/time.ts'
import { FileSystemError } from '../../../../shell/posix/errno.ts'
import { INIT } from '../../../../shell/posix/process.ts'
import { nginxServer } from '../../../engine/seeded-servers.ts'
import { clockTime, pad } from '../../../engine/server-log.ts'
import { type Door, serve, type Surroundings } from '../../daemon.ts'
import { loading, part } from '../../../../shell/later.ts'
import { BadCall, type Call, readCall, USAGE } from './call.ts'
import { checkUpstream } from './check-upstream.ts'
import { BadConfiguration, type Configuration, type Directive, readConfiguration } from './configuration.ts'
import { serversOf, type VirtualServer } from './servers.ts'
import { TEMPLATES } from './template-directory.ts'

const BACKLOG = 511

/** A line of the access log in nginx's combined format, less what is not told here. */
function accessLine(time: number, { method, path, from = '-' }: WebRequest, status: number, bytes: number): string {
  const at = strftime('%d/%b/%Y:%H:%M:%S +0000', time)
  return `${from} - - [${at}] "${method} ${path} HTTP/1.1" ${status} ${bytes} "-" "-"\n`
}

function timed(process: GnuProcess, text: string): string {
  const time = new Date(process.kernel.clock.now())
  const day = `${time.getUTCFullYear()}/${pad(time.getUTCMonth() + 1)}/${pad(time.getUTCDate())}`
  return `${day} ${clockTime(time)} ${text}\n`
}

/** What keeps nginx from its work, said as it says it; gives its status. */
async function emergency(process: GnuProcess, message: string): Promise<number> {
  await process.write(
    2,
    `${timed(process, `[emerg] ${process.pid}#${process.pid}: ${message}`)}nginx: [emerg] ${message}\n`,
  )
  return 1
}

/** What answers requests, which is loaded with the first one. */
const answers = part(() => import('./answers.ts'))

function serviceOf(process: GnuProcess, servers: readonly VirtualServer[], port: number, version: string): Service {
  const { fs, network, hostName } = process.system
  return {
    type: 'http',
    async handle(request) {
      const { answerOf } = await process.outside(answers())
      const now = process.kernel.clock.now()
      const answering = { fs, network, hostName, version, now }
      const { response, isLogged } = await answerOf(servers, port, request, answering)
      const line = accessLine(now, request, response.status, response.body.length)
      if (isLogged) await process.write(1, line)
      return { ...response, server: `nginx/${version}` }
    },
  }
}

/** The names of upstreams that cannot be found keep nginx from its start. @throws BadConfiguration */
function checkUpstreams(process: GnuProcess, directives: readonly Directive[], upstreams: readonly string[]): void {
  for (const { name, words, block, file, line } of directives) {
    if (name === 'upstream') checkUpstream({ name, words, block, file, line })
    if (block) checkUpstreams(process, block, upstreams)
    const form =
      name === 'proxy_pass' ? /^https?:\/\/([^/:$]+)/ : name === 'fastcgi_pass' ? /^(?!unix:)([^:$]+)/ : undefined
    const host = form?.exec(words[0] ?? '')?.[1]
    if (host === undefined || upstreams.includes(host) || process.system.network.resolve(host)) continue
    throw new BadConfiguration(`host not found in upstream "${host}" in ${file}:${line}`)
  }
}

/** What a configuration asks for. @throws BadConfiguration */
function configured(process: GnuProcess, { directives }: Configuration): readonly VirtualServer[] {
  if (!directives.some(({ name }) => name === 'events'))
    throw new BadConfiguration('no "events" section in configuration')
  const servers = serversOf(directives)
  const upstreams = servers.flatMap((server) => server.upstreams.map(({ words }) => words[0] ?? ''))
  checkUpstreams(process, directives, upstreams)
  return servers
}

/** What its configuration lets it offer. @throws BadConfiguration */
function doorsOf(process: GnuProcess, { file }: Call, version: string): readonly Door[] {
  const servers = configured(process, readConfiguration(process.system.fs, file))
  const ports = [...new Set(servers.flatMap((server) => server.ports))]
  return ports.map((port) => {
    const own = servers.filter((server) => server.ports.includes(port))
    const address = own.every(({ inside }) => inside.includes(port)) ? { address: '127.0.0.1' } : {}
    return { port, backlog: BACKLOG, service: serviceOf(process, servers, port, version), ...address }
  })
}

/** nginx's master shows what it is, and has a worker. */
function divide(process: GnuProcess): void {
  const { argv } = process
  process.argv = [`nginx: master process ${argv.join(' ')}`]
  const worker = process.spawn({
    argv: ['nginx: worker process'],
    credentials: { uid: 101, gid: 101, groups: [] },
    image: (own) => own.blocked(new Promise<number>(() => undefined)),
  })
  process.atEnd.push(() => worker.receive('TERM'))
}

async function master(process: GnuProcess, call: Call, surroundings: Surroundings): Promise<number> {
  const { version } = surroundings
  if (process.pid === INIT && process.system.fs.isDirectory(TEMPLATES)) {
    const { fillTemplates } = await process.outside(loading(import('./templates.ts')))
    await fillTemplates(process)
  }
  const reload = (): readonly Door[] | undefined => {
    try {
      return doorsOf(process, call, version)
    } catch (error) {
      if (!(error instanceof BadConfiguration)) throw error
      // the old one stays in force
      void process.write(2, timed(process, `[emerg] ${process.pid}#${process.pid}: ${error.message}`))
      return undefined
    }
  }
  const doors = doorsOf(process, call, version)
  divide(process)
  try {
    return await serve(process, { log: nginxServer, doors, reload }, surroundings)
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error
    return emergency(process, `bind() to 0.0.0.0:${doors[0]?.port ?? 80} failed (98: Address already in use)`)
  }
}

const SIGNALS = { reload: 'HUP', stop: 'TERM', quit: 'QUIT', reopen: 'USR1' } as const

/** `nginx -s`: tells the master. */
function tell(process: GnuProcess, word: string): Promise<number> | number {
  const signal = Object.entries(SIGNALS).find(([name]) => name === word)?.[1]
  if (!signal) return refuse(process, `invalid option: "-s ${word}"`)
  const running = process.kernel.processes.find(
    ({ argv, state, pid }) => state !== 'ended' && pid !== process.pid && argv[0]?.startsWith('nginx: master'),
  )
  if (!running) return emergency(process, 'invalid PID number "" in "/run/nginx.pid"')
  running.receive(signal)
  return 0
}

async function refuse(process: GnuProcess, message: string): Promise<number> {
  await process.write(2, `nginx: ${message}\n`)
  return 1
}

/** `-t` and `-T`. @throws BadConfiguration */
async function test(process: GnuProcess, { file, quiet, shown }: Call): Promise<number> {
  const configuration = readConfiguration(process.system.fs, file)
  configured(process, configuration)
  if (!quiet)
    await process.write(
      2,
      `nginx: the configuration file ${file} syntax is ok\nnginx: configuration file ${file} test is successful\n`,
    )
  if (shown.has('T'))
    for (const [path, text] of configuration.files) await process.print(`# configuration file ${path}:\n${text}\n`)
  return 0
}

const staysInFront = ({ globals }: Call, { directives }: Configuration): boolean =>
  /\bdaemon\s+off\s*;/.test(globals) || directives.some(({ name, words }) => name === 'daemon' && words[0] === 'off')

function start(process: GnuProcess, call: Call, surroundings: Surroundings): Promise<number> | number {
  const configuration = readConfiguration(process.system.fs, call.file)
  if (staysInFront(call, configuration)) return master(process, call, surroundings)
  configured(process, configuration)
  process.spawn({ argv: process.argv, group: 'own', image: (own) => master(own, call, surroundings) })
  return 0
}

/** Does what was asked for. @throws BadConfiguration */
async function obey(process: GnuProcess, call: Call, surroundings: Surroundings): Promise<number> {
  const { shown, signal } = call
  const version = `nginx version: nginx/${surroundings.version}\n`
  if (shown.has('h')) await process.write(2, `${version}${USAGE}`)
  else if (shown.has('v') || shown.has('V')) await process.write(2, version)
  else if (shown.has('t') || shown.has('T')) return test(process, call)
  else if (signal !== undefined) return tell(process, signal)
  else return start(process, call, surroundings)
  return 0
}

async function run(process: GnuProcess, surroundings: Surroundings): Promise<number> {
  try {
    const call = readCall(process.argv)
    try {
      return await obey(process, call, surroundings)
    } catch (error) {
      if (!(error instanceof BadConfiguration)) throw error
      if (!call.shown.has('t') && !call.shown.has('T')) return await emergency(process, error.message)
      await process.write(2, `nginx: [emerg] ${error.message}\nnginx: configuration file ${call.file} test failed\n`)
      return 1
    }
  } catch (error) {
    if (!(error instanceof BadCall)) throw error
    return refuse(process, error.message)
  }
}

/** nginx, as a container has it. */
export const nginx = (surroundings: Surroundings): GnuProgram => ({
  declaration: { name: 'nginx' },
  run: (process) => run(process, surroundings),
})
