import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../../linux/gnu/library/program.ts'
import type { Service, WebRequest } from '../../../linux/network.ts'
import { strftime } from '../../../linux/time.ts'
import { FileSystemError } from '../../../shell/posix/errno.ts'
import { INIT } from '../../../shell/posix/process.ts'
import { nginxServer } from '../../engine/seeded-servers.ts'
import { clockTime, pad } from '../../engine/server-log.ts'
import { type Door, serve, type Surroundings } from '../daemon.ts'
import { Answers, errorPage, serverFor, serversOf, type VirtualServer } from './nginx-answers.ts'
import { BadConfiguration, type Directive, readConfiguration } from './nginx-configuration.ts'
import { checkUpstream } from './nginx-upstream.ts'

const CONFIGURATION = '/etc/nginx/nginx.conf'
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

function serviceOf(process: GnuProcess, servers: readonly VirtualServer[], port: number, version: string): Service {
  const { fs, network } = process.system
  return {
    type: 'http',
    async handle(request) {
      const server = serverFor(servers, port, request)
      const answers = server && new Answers(server, { fs, network, version }, port)
      const response = answers ? await answers.answer(request) : errorPage(404, version)
      const line = accessLine(process.kernel.clock.now(), request, response.status, response.body.length)
      await process.write(1, line)
      return { ...response, server: `nginx/${version}` }
    },
  }
}

/** The names of upstreams that cannot be found keep nginx from its start. @throws BadConfiguration */
function checkUpstreams(process: GnuProcess, directives: readonly Directive[], upstreams: readonly string[]): void {
  for (const { name, words, block, file, line } of directives) {
    if (name === 'upstream') checkUpstream({ name, words, block, file, line })
    if (block) checkUpstreams(process, block, upstreams)
    const host = name === 'proxy_pass' ? /^https?:\/\/([^/:$]+)/.exec(words[0] ?? '')?.[1] : undefined
    if (host === undefined || upstreams.includes(host) || process.system.network.resolve(host)) continue
    throw new BadConfiguration(`host not found in upstream "${host}" in ${file}:${line}`)
  }
}

/** @throws BadConfiguration */
function configured(process: GnuProcess): readonly VirtualServer[] {
  const directives = readConfiguration(process.system.fs, CONFIGURATION)
  if (!directives.some(({ name }) => name === 'events'))
    throw new BadConfiguration('no "events" section in configuration')
  const servers = serversOf(directives)
  const upstreams = servers.flatMap((server) => server.upstreams.map(({ words }) => words[0] ?? ''))
  checkUpstreams(process, directives, upstreams)
  return servers
}

function doorsOf(process: GnuProcess, version: string): readonly Door[] {
  const servers = configured(process)
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

const TEMPLATES = '/etc/nginx/templates'
const ENDING = '.template'

/** Fills variables of the environment into the templates of the image's first process, as its entrypoint does. */
async function fillTemplates(process: GnuProcess): Promise<void> {
  const { environment, system } = process
  const { fs } = system
  for (const name of fs.names(TEMPLATES).filter((one) => one.endsWith(ENDING))) {
    const [from, to] = [`${TEMPLATES}/${name}`, `/etc/nginx/conf.d/${name.slice(0, -ENDING.length)}`]
    await process.print(`20-envsubst-on-templates.sh: Running envsubst on ${from} to ${to}\n`)
    const filled = fs
      .readText(from)
      .replace(
        /\$(?:\{(\w+)\}|(\w+))/g,
        (whole, braced?: string, bare?: string) => environment.get(braced ?? bare ?? '') ?? whole,
      )
    fs.writeFile(to, filled)
  }
}

async function master(process: GnuProcess, surroundings: Surroundings): Promise<number> {
  const { version } = surroundings
  if (process.pid === INIT && process.system.fs.isDirectory(TEMPLATES)) await fillTemplates(process)
  const reload = (): readonly Door[] | undefined => {
    try {
      return doorsOf(process, version)
    } catch (error) {
      if (!(error instanceof BadConfiguration)) throw error
      // the old one stays in force
      void process.write(2, timed(process, `[emerg] ${process.pid}#${process.pid}: ${error.message}`))
      return undefined
    }
  }
  const doors = doorsOf(process, version)
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

async function test(process: GnuProcess): Promise<number> {
  configured(process)
  await process.write(
    2,
    `nginx: the configuration file ${CONFIGURATION} syntax is ok\nnginx: configuration file ${CONFIGURATION} test is successful\n`,
  )
  return 0
}

const staysInFront = (process: GnuProcess, globals: string): boolean =>
  /\bdaemon\s+off\s*;/.test(globals) ||
  readConfiguration(process.system.fs, CONFIGURATION).some(({ name, words }) => name === 'daemon' && words[0] === 'off')

function start(process: GnuProcess, globals: string, surroundings: Surroundings): Promise<number> | number {
  if (staysInFront(process, globals)) return master(process, surroundings)
  configured(process)
  process.spawn({ argv: process.argv, group: 'own', image: (own) => master(own, surroundings) })
  return 0
}

async function run(process: GnuProcess, surroundings: Surroundings): Promise<number> {
  const words = process.argv.slice(1)
  const [option = ''] = words
  const version = `nginx version: nginx/${surroundings.version}\n`
  try {
    if (option === '-t') return await test(process)
    if (option === '-s') return await tell(process, words[1] ?? '')
    if (option !== '-v' && option !== '-V') {
      if (option !== '' && option !== '-g') return await refuse(process, `invalid option: "${option}"`)
      return await start(process, option === '-g' ? (words[1] ?? '') : '', surroundings)
    }
    await process.write(2, version)
    return 0
  } catch (error) {
    if (!(error instanceof BadConfiguration)) throw error
    if (option !== '-t') return emergency(process, error.message)
    await process.write(2, `nginx: [emerg] ${error.message}\nnginx: configuration file ${CONFIGURATION} test failed\n`)
    return 1
  }
}

/** nginx, as a container has it. */
export const nginx = (surroundings: Surroundings): GnuProgram => ({
  declaration: { name: 'nginx' },
  run: (process) => run(process, surroundings),
})
