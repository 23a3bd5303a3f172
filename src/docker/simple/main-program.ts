import { decodeUtf8 } from '../../host.ts'
import { Interrupted } from '../../base/signal.ts'
import type { Invocation, Output } from '../../shell/command.ts'
import type { DockerHost } from '../docker-host.ts'
import { endContainer } from '../daemon/ending.ts'
import { appendLog, changeContainer } from '../engine/containers.ts'
import type { Container, LogLine } from '../engine/model.ts'
import { isServer, mainProgram, missingPassword, serverLog, stopLog } from '../engine/server.ts'
import { playgroundUname } from '../../linux/uname.ts'
import { openFiles } from '../runtime/container-files.ts'
import type { Launch } from '../runtime/container-runtime.ts'
import { GREETING } from '../runtime/greeting.ts'
import { waitingTime } from '../runtime/waiting-time.ts'
import { hasProgram, isShell, runInside, shellInside } from './run-inside.ts'
import { imageById } from '../engine/lookup.ts'
import { softwareOf } from '../catalogue/official.ts'

/** Status of a command that SIGINT ended: 128 + 2. */
const INTERRUPTED = 130
/** Status when a command is not there. */
export const NOT_FOUND = 127

const linesOf = (text: string): readonly string[] => (text.endsWith('\n') ? text.slice(0, -1) : text).split('\n')

function exited(process: Invocation<DockerHost>, container: Container, status: number): number {
  endContainer(process.system.engine, container.id, status, process.clock.now())
  return status
}

/** Writes to the container's log, and to the terminal where somebody looks. */
async function tell(process: Invocation<DockerHost>, launch: Launch, lines: readonly LogLine[]): Promise<void> {
  const { container, attached } = launch
  process.system.engine.update((engine) => appendLog(engine, container.id, lines))
  if (attached) await process.stdout.write(lines.map(({ text }) => `${text}\n`).join(''))
}

/** An output that is kept in the container's log and, when attached, shown. */
function loggedOutput(process: Invocation<DockerHost>, launch: Launch, stream: LogLine['stream']): Output {
  const shown = stream === 'out' ? process.stdout : process.stderr
  return {
    write(chunk) {
      const text = typeof chunk === 'string' ? chunk : decodeUtf8(chunk)
      const time = process.clock.now()
      const lines = linesOf(text).map((line): LogLine => ({ time, stream, text: line }))
      process.system.engine.update((engine) => appendLog(engine, launch.container.id, lines))
      return launch.attached ? shown.write(chunk) : undefined
    },
  }
}

function waitForSignal(process: Invocation<DockerHost>): Promise<void> {
  return new Promise((resolve) => {
    if (process.signal.aborted) resolve()
    else process.signal.addEventListener('abort', resolve)
  })
}

async function refuseToStart(process: Invocation<DockerHost>, launch: Launch): Promise<number> {
  const [wanted = ''] = missingPassword(launch.container)
  const time = process.clock.now()
  const texts = [
    'Error: Database is uninitialized and superuser password is not specified.',
    `       Give it one when you make the container: -e ${wanted}=secret`,
  ]
  const lines = texts.map((text): LogLine => ({ time, stream: 'err', text }))
  process.system.engine.update((engine) => appendLog(engine, launch.container.id, lines))
  if (launch.attached) await process.stderr.write(texts.map((text) => `${text}\n`).join(''))
  return exited(process, launch.container, 1)
}

async function serve(process: Invocation<DockerHost>, launch: Launch): Promise<number> {
  const { container, attached } = launch
  if (missingPassword(container).length > 0) return refuseToStart(process, launch)
  const image = imageById(process.system.engine.get(), container.imageId)
  const server = softwareOf(image?.software ?? '')?.variant.version ?? ''
  const versions = { server, kernel: playgroundUname.release }
  await tell(process, launch, serverLog(container, versions, process.clock.now()))
  if (!attached) return 0
  await waitForSignal(process)
  await tell(process, launch, stopLog(container, 'SIGINT', process.clock.now()))
  return exited(process, container, 0)
}

async function wait(process: Invocation<DockerHost>, launch: Launch, time: number): Promise<number> {
  const { container, attached } = launch
  const endsAt = time === Infinity ? undefined : process.clock.now() + time
  process.system.engine.update((engine) =>
    changeContainer(engine, container.id, (current) =>
      current.state.type === 'running' ? { ...current, state: { ...current.state, endsAt } } : current,
    ),
  )
  if (!attached) return 0
  const until = time === Infinity ? waitForSignal(process) : process.clock.wait(time, process.signal)
  await until.catch(ignoreInterruption)
  return exited(process, container, process.signal.aborted ? INTERRUPTED : 0)
}

function ignoreInterruption(error: unknown): void {
  if (!(error instanceof Interrupted)) throw error
}

async function converse(process: Invocation<DockerHost>, launch: Launch, argv: readonly string[]): Promise<number> {
  const { container, attached, interactive } = launch
  if (!container.tty) return exited(process, container, 0)
  if (!attached || !interactive) return 0
  const directory = container.workingDirectory || '/'
  const status = await process.shell.enter(shellInside(process, { container, argv, directory, env: [] }))
  return exited(process, container, status)
}

async function runOnce(process: Invocation<DockerHost>, launch: Launch, argv: readonly string[]): Promise<number> {
  const { container } = launch
  const streams = { stdout: loggedOutput(process, launch, 'out'), stderr: loggedOutput(process, launch, 'err') }
  const inside = { container, argv, directory: container.workingDirectory || '/', env: [] }
  return exited(process, container, await runInside(process, inside, streams))
}

/** Mounts what a container has mounted, when it starts. */
function mountAll({ system, clock }: Invocation<DockerHost>, container: Container): void {
  if (container.mounts.length > 0) openFiles(system, container, clock).save()
}

/** Whether a container's main program can be started at all. */
export function canLaunch(host: DockerHost, container: Container): boolean {
  const argv = mainProgram(container.argv)
  return isServer(container) || argv[0] === '/hello' || hasProgram(host, container, argv[0] ?? '')
}

/**
 * Runs the main program of a container that was just started, to its end when attached; detached servers and waiting programs stay.
 * Gives the status it left, 0 for one that goes on.
 */
export async function launchMainProgram(process: Invocation<DockerHost>, launch: Launch): Promise<number> {
  try {
    return await runMainProgram(process, launch)
  } catch (error) {
    exited(process, launch.container, error instanceof Interrupted ? INTERRUPTED : NOT_FOUND)
    throw error
  }
}

async function runMainProgram(process: Invocation<DockerHost>, launch: Launch): Promise<number> {
  const { container } = launch
  const argv = mainProgram(container.argv)
  mountAll(process, container)
  if (isServer(container)) return serve(process, launch)
  if (argv[0] === '/hello') {
    await tell(
      process,
      launch,
      linesOf(GREETING).map((text) => ({ time: process.clock.now(), stream: 'out', text })),
    )
    return exited(process, container, 0)
  }
  const time = waitingTime(argv)
  if (time !== undefined) return wait(process, launch, time)
  if (isShell(process.system, container, argv)) return converse(process, launch, argv)
  return runOnce(process, launch, argv)
}
