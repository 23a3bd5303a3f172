import { containerById } from '../engine/lookup.ts'
import { createAbort } from '../../base/signal.ts'
import type { Clock } from '../../base/clock.ts'
import type { GnuProcess } from '../../linux/gnu/library/gnu-system.ts'
import { textOf } from '../../shell/posix/bytes.ts'
import { type Chunk, MemoryInput, type OpenFile } from '../../shell/posix/stream.ts'
import { NotStarted } from './container-runtime.ts'
import type { DockerHost } from '../docker-host.ts'
import { changeContainer } from '../engine/containers.ts'
import type { Container, HealthResult } from '../engine/model.ts'
import { environmentOf } from './environment.ts'
import { healthAfter, type Probe, UNCHECKED } from './health-state.ts'
import type { Task } from './task.ts'

/** How much of what a check writes is kept. */
const LONGEST_OUTPUT = 4096
/** The status of a check that took too long. */
const TOO_LONG = -1

/** Keeps what is written into it. */
class Captured implements OpenFile {
  readonly type = 'pipe'
  readonly seekable = false
  references = 0
  text = ''

  read(): undefined {
    return undefined
  }

  unread(): void {}

  write(chunk: Chunk): void {
    if (this.text.length < LONGEST_OUTPUT) this.text = (this.text + textOf(chunk)).slice(0, LONGEST_OUTPUT)
  }

  close(): void {}
}

async function statusOf(child: GnuProcess): Promise<number> {
  while (child.state !== 'ended') await child.change()
  return child.result?.status ?? 1
}

interface Watched {
  readonly host: DockerHost
  readonly clock: Clock
  readonly container: Container
  readonly task: Task
  readonly probe: Probe
  readonly user: string
}

/** Runs a check once. */
async function check({ host, task, container, clock, probe, user }: Watched): Promise<HealthResult> {
  const start = clock.now()
  const output = new Captured()
  const files = [new MemoryInput(''), output, output]
  try {
    const child = task.exec({
      argv: probe.argv,
      env: environmentOf(host.engine.get(), container),
      directory: container.workingDirectory || '/',
      user,
      descriptors: new Map(files.map((file, fd) => [fd, file] as const)),
    })
    const over = createAbort()
    const late = clock.wait(probe.timeout, over.signal).then(
      () => TOO_LONG,
      () => TOO_LONG,
    )
    const code = await Promise.race([statusOf(child), late])
    over.abort()
    child.receive('KILL')
    const text = code === TOO_LONG ? `Health check exceeded timeout (${probe.timeout / 1000}s)` : output.text
    return { start, end: clock.now(), code, output: text }
  } catch (error) {
    if (!(error instanceof NotStarted)) throw error
    const why = `OCI runtime exec failed: exec failed: unable to start container process: ${error.message}: unknown`
    return { start, end: clock.now(), code: TOO_LONG, output: why }
  }
}

/** The running state of a container as long as it is this task's. */
const stateOf = ({ host, container, task }: Watched) => {
  const state = containerById(host.engine.get(), container.id)?.state
  return state?.type === 'running' && state.startedAt === task.startedAt ? state : undefined
}

/** Checks the health of a container again and again, until its task has ended. */
export async function watchHealth(watched: Watched): Promise<void> {
  const { host, clock, container, probe, task } = watched
  const tell = (change: (health: typeof UNCHECKED) => typeof UNCHECKED): void => {
    host.engine.update((engine) =>
      changeContainer(engine, container.id, (current) =>
        current.state.type === 'running' && current.state.startedAt === task.startedAt
          ? { ...current, state: { ...current.state, health: change(current.state.health ?? UNCHECKED) } }
          : current,
      ),
    )
  }
  tell((health) => health)
  const ended = createAbort()
  void task.ended.then(() => ended.abort())
  for (;;) {
    await clock.wait(probe.interval, ended.signal)
    const state = stateOf(watched)
    if (!state) return
    if (state.paused) continue
    const result = await check(watched)
    tell((health) => healthAfter(health, result, probe, result.end - task.startedAt))
  }
}
