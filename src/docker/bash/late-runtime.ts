import type { Chance } from '../../base/chance.ts'
import type { Clock } from '../../base/clock.ts'
import type { ProcessHost } from '../../host.ts'
import type { GnuProcess } from '../../linux/gnu/library/gnu-system.ts'
import { part } from '../../shell/later.ts'
import type { Scheduler } from '../../shell/posix/scheduler.ts'
import { INIT } from '../../shell/posix/process.ts'
import type { SignalName } from '../../shell/posix/signals.ts'
import { isTerminal } from '../../shell/posix/terminal.ts'
import type { ContainerRuntime } from '../runtime/container-runtime.ts'
import type { Container } from '../engine/model.ts'
import type { DockerHost } from '../docker-host.ts'
import type { Runtime } from '../runtime/runtime.ts'

/** What containers share with their host. */
export interface Shared {
  readonly clock: Clock
  readonly chance: Chance
  readonly scheduler: Scheduler
  readonly host: ProcessHost
}

/** What runs in containers, loaded when somebody first needs it. */
export interface LateRuntime {
  /** Runs programs in containers for a process that is a docker. */
  clientFor(process: GnuProcess): ContainerRuntime
  /** Sends a signal to the main program of a container, which begins anew where it does not run yet. */
  signal(container: Container, name: SignalName): void
  /** Starts again what ran in the containers of a world that was put in the place of another one. */
  revive(): void
  /** What to wait for, before its servers can be reached; undefined where that is nothing. */
  readonly revived: Promise<unknown> | undefined
}

/** Whether something runs in a container that nobody has to ask for. */
async function hasWork({ engine }: DockerHost): Promise<boolean> {
  const { containers } = engine.get()
  if (containers.some(({ state }) => state.type === 'restarting')) return true
  if (containers.every(({ state }) => state.type !== 'running')) return false
  const { worksUnasked } = await import('../runtime/works-unasked.ts')
  return containers.some(worksUnasked)
}

/** A runtime that comes when it is first asked. */
const lateClient = (hasTerminal: boolean, client: () => Promise<ContainerRuntime>): ContainerRuntime => ({
  hasTerminal,
  launch: async (launch) => (await client()).launch(launch),
  attach: async (attachment) => (await client()).attach(attachment),
  exec: async (execution) => (await client()).exec(execution),
  stop: async (container, patience, killing) => (await client()).stop(container, patience, killing),
  kill: async (container, signal) => (await client()).kill(container, signal),
  processes: async (container) => (await client()).processes(container),
  usage: async (container) => (await client()).usage(container),
  steps: {
    rootOf: async (image) => (await client()).steps.rootOf(image),
    run: async (step) => (await client()).steps.run(step),
  },
})

/** The runtime that can run a container; undefined where it could not be loaded: whoever needs it asks again. */
async function prepare(
  container: Container,
  loaded: { readonly runtime: Runtime } | Promise<{ readonly runtime: Runtime }>,
): Promise<Runtime | undefined> {
  try {
    const { runtime } = await loaded
    await runtime.prepare(container)
    return runtime
  } catch {
    return undefined
  }
}

export function lateRuntime(host: DockerHost, shared: Shared): LateRuntime {
  let runtime: Runtime | undefined
  let revived: Promise<unknown> | undefined
  const load = part(async () => {
    const { Runtime: Made, Roots, RuntimeClient } = await import('../runtime/index.ts')
    runtime ??= new Made({ ...host, roots: new Roots(shared.clock) }, shared)
    return { runtime, RuntimeClient }
  })
  return {
    clientFor(process) {
      const client = async (): Promise<ContainerRuntime> => {
        const { runtime: live, RuntimeClient } = await process.outside(load())
        return new RuntimeClient(process, live)
      }
      return lateClient(isTerminal(process.descriptors.get(0)), client)
    },
    signal(container, name) {
      const prepared = prepare(container, load())
      shared.scheduler.hold(prepared)
      void prepared
        .then((live) => live?.wake(container))
        .then((task) => task?.signalTo(INIT, name))
        .catch(() => undefined)
    },
    revive() {
      // what could not be loaded is asked for again by whoever needs it
      const loaded = hasWork(host)
        .then((hasSome) => (hasSome ? load() : undefined))
        .catch(() => undefined)
      shared.scheduler.hold(loaded)
      const coming = loaded.then((parts) => parts?.runtime.revive()).catch(() => undefined)
      revived = coming
      void coming.then(() => {
        if (revived === coming) revived = undefined
      })
    },
    get revived() {
      return revived
    },
  }
}
