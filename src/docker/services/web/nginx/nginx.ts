import type { GnuProcess } from '../../../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../../../linux/gnu/library/program.ts'
import type { Service } from '../../../../linux/network.ts'
import { fromDirectory } from '../../../../linux/path.ts'
import { release, retain } from '../../../../shell/posix/stream.ts'
import { bytesOf, textOf } from '../../../../shell/posix/bytes.ts'
import { openFile } from '../../../../shell/posix/open.ts'
import { attempt, FileSystemError } from '../../../../shell/posix/errno.ts'
import { INIT } from '../../../../shell/posix/process.ts'
import type { Clock } from '../../../../base/clock.ts'
import { createAbort } from '../../../../base/signal.ts'
import type { Work } from '../../../../base/work.ts'
import { FIRST_WORKER, nginxServer, nginxStart } from '../../../engine/seeded-servers.ts'
import { clockTime, pad, type Server } from '../../../engine/server-log.ts'
import { type Door, type Reloading, serve, type Surroundings } from '../../daemon.ts'
import { prepareImage } from './entrypoint.ts'
import { loading, part } from '../../../../shell/later.ts'
import type { Answering, Memory } from './answers.ts'
import { ACCESS_LOG, ERROR_LOG } from './logs.ts'
import { checkDuplicates } from './check-duplicates.ts'
import { checkLogs } from './check-logs.ts'
import { checkNames } from './check-names.ts'
import { BadCall, type Call, readCall, USAGE } from './call.ts'
import { checkUpstream } from './check-upstream.ts'
import { BadConfiguration, type Configuration, type Directive, readingConfiguration } from './configuration.ts'
import { everyOne, serversOf, type VirtualServer } from './servers.ts'

const BACKLOG = 511

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

/** Writes to a log: those of the image are the container's own. What cannot be written is lost, as in nginx. */
async function writeLog(process: GnuProcess, path: string, text: string): Promise<void> {
  const fd = path === 'stderr' || path === ERROR_LOG ? 2 : path === ACCESS_LOG ? 1 : undefined
  if (fd !== undefined) return process.write(fd, text)
  const place = fromDirectory('/etc/nginx', path)
  const file = attempt(() => openFile(process, place, { write: true, append: true, create: true }))
  if (file instanceof FileSystemError) return
  retain(file)
  try {
    await process.writeTo(file, text)
  } finally {
    release(file)
  }
}

/** A text as gzip packs it. */
async function packed(process: GnuProcess, text: string): Promise<string> {
  const { gzipped } = await process.outside(loading(import('../../../../linux/gnu/gzip/format.ts')))
  const { crc32 } = await process.outside(loading(import('../../../../linux/gnu/library/inflate.ts')))
  const bytes = bytesOf(text)
  const crc = await process.inTurns(crc32(bytes))
  return textOf(await process.outside(gzipped(bytes, { crc })))
}

interface Serving {
  readonly servers: readonly VirtualServer[]
  readonly port: number
  readonly version: string
}

/** What an nginx remembers, also when it has read its configuration anew. */
const memories = new WeakMap<GnuProcess, Memory>()

async function memoryOf(process: GnuProcess): Promise<Memory> {
  const { emptyMemory } = await process.outside(answers())
  const memory = memories.get(process) ?? emptyMemory()
  memories.set(process, memory)
  return memory
}

/** What comes before a time in milliseconds is over; undefined where nothing does. */
async function answeredWithin<Given>(clock: Clock, coming: Promise<Given>, ms: number): Promise<Given | undefined> {
  const over = createAbort()
  const late = clock.wait(ms, over.signal).then(
    () => undefined,
    () => undefined,
  )
  return Promise.race([coming, late]).finally(() => over.abort())
}

/** What answers need of the system. */
function meansOf(process: GnuProcess): Omit<Answering, 'version' | 'now' | 'memory'> {
  const { fs, network, hostName } = process.system
  const { clock } = process.kernel
  return {
    fs,
    network,
    hostName,
    time: () => clock.now(),
    wait: (ms) => clock.wait(ms),
    answeredWithin: (coming, ms) => answeredWithin(clock, coming, ms),
    pack: (text) => packed(process, text),
  }
}

function serviceOf(process: GnuProcess, { servers, port, version }: Serving): Service {
  const { clock } = process.kernel
  const means = meansOf(process)
  return {
    type: 'http',
    async handle(request) {
      const { answerOf } = await process.outside(answers())
      const memory = await memoryOf(process)
      const worker = workerOf(process)
      const answering = { ...means, version, now: clock.now(), memory }
      const { response, lines, errors } = await answerOf(servers, port, request, answering)
      for (const { severity, text, files } of errors)
        for (const file of files)
          await writeLog(
            process,
            file,
            timed(process, `[${severity}] ${worker}#${worker}: *${memory.requests} ${text}`),
          )
      for (const { file, text } of lines) await writeLog(process, file, text)
      return response
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
function* configured(process: GnuProcess, { directives }: Configuration): Work<readonly VirtualServer[]> {
  if (!directives.some(({ name }) => name === 'events'))
    throw new BadConfiguration('no "events" section in configuration')
  const servers = serversOf(directives)
  const steps = [...everyOne(directives)].length
  yield steps
  const upstreams = servers.flatMap((server) => server.upstreams.map(({ words }) => words[0] ?? ''))
  checkUpstreams(process, directives, upstreams)
  yield steps
  checkDuplicates(directives)
  checkNames(directives)
  yield steps
  return servers
}

/** What its configuration lets it offer. @throws BadConfiguration */
function* doorsOf(process: GnuProcess, { file }: Call, version: string): Work<readonly Door[]> {
  const configuration = yield* readingConfiguration(process.system.fs, file)
  const servers = yield* configured(process, configuration)
  checkLogs(process.system.fs, configuration.directives)
  const ports = [...new Set(servers.flatMap((server) => server.ports))]
  return ports.map((port) => {
    const own = servers.filter((server) => server.ports.includes(port))
    const address = own.every(({ inside }) => inside.includes(port)) ? { address: '127.0.0.1' } : {}
    return { port, backlog: BACKLOG, service: serviceOf(process, { servers, port, version }), ...address }
  })
}

/** The number of the worker of a master. */
const workerOf = (own: GnuProcess): number =>
  own.kernel.processes.find(({ parent, state }) => parent === own && state !== 'ended')?.pid ?? own.pid

function startWorker(process: GnuProcess): void {
  const worker = process.spawn({
    argv: ['nginx: worker process'],
    credentials: { uid: 101, gid: 101, groups: [] },
    image: (own) => own.blocked(new Promise<number>(() => undefined)),
  })
  process.atEnd.push(() => worker.receive('TERM'))
}

/** nginx's master shows what it is, and has a worker. */
function divide(process: GnuProcess, { container }: Surroundings): void {
  const { argv, kernel } = process
  process.argv = [`nginx: master process ${argv.join(' ')}`]
  if (process.pid === INIT && container.argv[0] === '/docker-entrypoint.sh') kernel.skipPids(FIRST_WORKER)
  startWorker(process)
}

/** Who told a master to do something: an nginx that was called with `-s`. */
const senders = new WeakMap<GnuProcess, number>()

const notice = (process: GnuProcess, pid: number, text: string): string =>
  timed(process, `[notice] ${pid}#${pid}: ${text}`)

/** A new worker takes the place of the old one; gives what nginx writes of it. */
function changeWorkers(process: GnuProcess): string {
  const { pid } = process
  const before = workerOf(process)
  process.kernel.processes.find((one) => one.pid === before)?.receive('TERM')
  startWorker(process)
  const own = ['start worker processes', `start worker process ${workerOf(process)}`].map((text) =>
    notice(process, pid, text),
  )
  const old = ['gracefully shutting down', 'exiting', 'exit'].map((text) => notice(process, before, text))
  const end = [
    `signal 17 (SIGCHLD) received from ${before}`,
    `worker process ${before} exited with code 0`,
    'signal 29 (SIGIO) received',
  ].map((text) => notice(process, pid, text))
  return [...own, ...old, ...end].join('')
}

/** What nginx finds when it reads its configuration anew: what it offers, or why that is not good. */
function* rereading(process: GnuProcess, call: Call, version: string): Work<readonly Door[] | BadConfiguration> {
  try {
    return yield* doorsOf(process, call, version)
  } catch (error) {
    if (error instanceof BadConfiguration) return error
    throw error
  }
}

/** Reads its configuration anew, in turns: the old one stays in force where the new one is not good. */
function reconfigure(process: GnuProcess, call: Call, version: string): Reloading {
  const { pid } = process
  const sender = senders.get(process)
  senders.delete(process)
  const from = sender === undefined ? '' : ` from ${sender}`
  const lines = [`signal 1 (SIGHUP) received${from}, reconfiguring`, 'reconfiguring']
  const told = lines.map((text) => notice(process, pid, text)).join('')
  const settle = (found: readonly Door[] | BadConfiguration): readonly Door[] | undefined => {
    const isBad = found instanceof BadConfiguration
    const end = isBad ? timed(process, `[emerg] ${pid}#${pid}: ${found.message}`) : changeWorkers(process)
    void process.write(2, told + end)
    return isBad ? undefined : found
  }
  const found = process.inTurns(rereading(process, call, version))
  return found instanceof Promise ? found.then(settle) : settle(found)
}

async function master(process: GnuProcess, call: Call, surroundings: Surroundings): Promise<number> {
  const { version } = surroundings
  const byEntrypoint = process.pid === INIT && surroundings.container.argv[0] === '/docker-entrypoint.sh'
  const preparation = byEntrypoint ? prepareImage(process) : []
  const reload = (): Reloading => reconfigure(process, call, version)
  const doors = await process.inTurns(doorsOf(process, call, version))
  divide(process, surroundings)
  const log: Server = { ...nginxServer, preparation, start: (versions) => nginxStart(versions, workerOf(process)) }
  try {
    return await serve(process, { log, doors, reload }, surroundings)
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error
    return emergency(process, `bind() to 0.0.0.0:${doors[0]?.port ?? 80} failed (98: Address already in use)`)
  }
}

const SIGNALS = { reload: 'HUP', stop: 'TERM', quit: 'QUIT', reopen: 'USR1' } as const

/** `nginx -s`: tells the master. */
async function tell(process: GnuProcess, word: string): Promise<number> {
  const signal = Object.entries(SIGNALS).find(([name]) => name === word)?.[1]
  if (!signal) return refuse(process, `invalid option: "-s ${word}"`)
  const running = process.kernel.processes.find(
    ({ argv, state, pid }) => state !== 'ended' && pid !== process.pid && argv[0]?.startsWith('nginx: master'),
  )
  if (!running) return emergency(process, 'invalid PID number "" in "/run/nginx.pid"')
  await process.write(2, notice(process, process.pid, 'signal process started'))
  senders.set(running, process.pid)
  running.receive(signal)
  return 0
}

async function refuse(process: GnuProcess, message: string): Promise<number> {
  await process.write(2, `nginx: ${message}\n`)
  return 1
}

/** `-t` and `-T`. @throws BadConfiguration */
async function test(process: GnuProcess, { file, quiet, shown }: Call): Promise<number> {
  const configuration = await process.inTurns(readingConfiguration(process.system.fs, file))
  await process.inTurns(configured(process, configuration))
  if (!quiet) await process.write(2, `nginx: the configuration file ${file} syntax is ok\n`)
  checkLogs(process.system.fs, configuration.directives)
  if (!quiet) await process.write(2, `nginx: configuration file ${file} test is successful\n`)
  if (shown.has('T'))
    for (const [path, text] of configuration.files) await process.print(`# configuration file ${path}:\n${text}\n`)
  return 0
}

const staysInFront = ({ globals }: Call, { directives }: Configuration): boolean =>
  /\bdaemon\s+off\s*;/.test(globals) || directives.some(({ name, words }) => name === 'daemon' && words[0] === 'off')

async function start(process: GnuProcess, call: Call, surroundings: Surroundings): Promise<number> {
  const configuration = await process.inTurns(readingConfiguration(process.system.fs, call.file))
  if (staysInFront(call, configuration)) return master(process, call, surroundings)
  await process.inTurns(configured(process, configuration))
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

/** Directives of the command line end with semicolons, as those of a file do. @throws BadConfiguration */
function checkGlobals(text: string): void {
  if (text.trim() !== '' && !text.trim().endsWith(';'))
    throw new BadConfiguration('unexpected end of parameter, expecting ";" in command line')
}

async function run(process: GnuProcess, surroundings: Surroundings): Promise<number> {
  try {
    const call = readCall(process.argv)
    try {
      checkGlobals(call.globals)
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
