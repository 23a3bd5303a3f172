import { arrival } from '../arrival.ts'
import {
  findRunning,
  findUnpaused,
  pauseContainer,
  removeContainer,
  renameContainer,
  unpauseContainer,
} from '../engine/containers.ts'
import { containerById, findContainer } from '../engine/lookup.ts'
import type { Container, Engine, LogLine } from '../engine/model.ts'
import { removeVolume } from '../engine/volumes.ts'
import type { Execution } from '../runtime/container-runtime.ts'
import { type Answer, answerTo, done, refusedBecause, refusedWith } from './answer.ts'
import type { ContainerCreateBody, ContainerJson, ContainerSummary, Filters } from './api.ts'
import { describeContainer } from './describe.ts'
import { containerEvent } from './events.ts'
import { type Client, engineNow, transition } from './request.ts'
import { isSignal, killing, patienceOf, stopping } from './stopping.ts'
import { matchesFilters, summaryOf } from './summary.ts'
import type { ProcessTable } from './top.ts'
import type { UpdateBody } from './updating.ts'

const nothing = (): undefined => undefined

/** Whether a container runs, or will again by itself. */
const isUp = ({ state }: Container): boolean => state.type === 'running' || state.type === 'restarting'

/** Which containers are listed. */
export interface ListQuery {
  readonly all?: boolean
  readonly filters?: Filters
  readonly limit?: number | undefined
}

/** A further program, as `POST /containers/ID/exec` takes it. Its streams are the client's unless it is detached. */
export interface ExecBody {
  readonly Cmd: readonly string[]
  readonly Env?: readonly string[]
  readonly WorkingDir?: string
  readonly User?: string
  readonly Tty?: boolean
  readonly AttachStdin?: boolean
  readonly Detach?: boolean
}

/** What may be asked about the containers there are. `id` is a name, an id, or the beginning of one. */
export class Containers {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /** Newest first; only those that run, unless `all`, a status or a `limit` is asked for. */
  list({ all = false, filters = {}, limit }: ListQuery = {}): readonly ContainerSummary[] {
    const engine = engineNow(this.#client)
    const viewed = { now: this.#client.clock.now(), policy: this.#client.system.policy }
    const whole = all || limit !== undefined || Object.hasOwn(filters, 'status')
    return engine.containers
      .filter((container) => (whole || isUp(container)) && matchesFilters(engine, container, filters))
      .toReversed()
      .slice(0, limit)
      .map((container) => summaryOf(engine, container, viewed))
  }

  /** Makes a container of an image that is there. */
  async create(
    body: ContainerCreateBody,
    name?: string,
  ): Promise<Answer<{ readonly Id: string; readonly Warnings: readonly string[] }>> {
    const { creating } = await this.#lives()
    const answer = await creating(this.#client, body, name)
    return answer.type === 'done' ? done({ Id: answer.value.id, Warnings: [] }) : answer
  }

  /** Starts a container in the background; one that runs is left as it is. */
  async start(id: string): Promise<Answer<undefined>> {
    const found = findContainer(engineNow(this.#client), id)
    if (found.type === 'refused') return refusedBecause(found.refusal)
    const { state } = found.value
    if (state.type === 'running' && !state.paused) return done(undefined)
    const { launching } = await this.#lives()
    const launched = await launching(this.#client, found.value, { attached: false, interactive: false })
    return launched.type === 'done' ? done(undefined) : launched
  }

  /** Starts a container and stays with it to its end; gives its status. The client's streams are its own. */
  async run(id: string, interactive: boolean): Promise<Answer<number>> {
    const found = findContainer(engineNow(this.#client), id)
    if (found.type === 'refused') return refusedBecause(found.refusal)
    const { launching } = await this.#lives()
    return launching(this.#client, found.value, { attached: true, interactive })
  }

  /** The processes of a container that runs. */
  async top(id: string): Promise<Answer<ProcessTable>> {
    const running = findRunning(engineNow(this.#client), id)
    if (running.type === 'refused') return refusedBecause(running.refusal)
    const { processesOf } = await this.#lives()
    const table = await processesOf(this.#client, running.value)
    return table ?? refusedWith('programs run in containers in the Bash shell only')
  }

  /** @param time seconds to wait before the program is killed, for ever when negative; without, those of the container */
  async stop(id: string, time?: number): Promise<Answer<undefined>> {
    const found = findContainer(engineNow(this.#client), id)
    if (found.type === 'refused') return refusedBecause(found.refusal)
    await stopping(this.#client, found.value, patienceOf(found.value, time))
    return done(undefined)
  }

  async restart(id: string, time?: number): Promise<Answer<undefined>> {
    const stopped = await this.stop(id, time)
    if (stopped.type === 'refused') return stopped
    const started = await this.start(id)
    const found = findContainer(engineNow(this.#client), id)
    if (found.type === 'done') this.#client.system.journal?.record(containerEvent('restart', found.value))
    return started
  }

  /** @param signal such as `KILL` or `SIGTERM` */
  async kill(id: string, signal = 'KILL'): Promise<Answer<undefined>> {
    const found = findContainer(engineNow(this.#client), id)
    if (found.type === 'refused') return refusedBecause(found.refusal)
    if (!isSignal(this.#client, signal)) return refusedWith(`Cannot kill container: ${id}: invalid signal: ${signal}`)
    return answerTo(await killing(this.#client, found.value, signal), nothing)
  }

  /** @param volumes whether the volumes without a name go that belong to it */
  remove(id: string, { force = false, volumes = false } = {}): Answer<undefined> {
    const found = findContainer(engineNow(this.#client), id)
    if (found.type === 'refused') return refusedBecause(found.refusal)
    const { mounts } = found.value
    const removed = transition(this.#client, (engine) => removeContainer(engine, found.value.id, force), nothing)
    if (removed.type === 'done' && volumes) {
      this.#client.system.engine.update((engine) => withoutAnonymous(engine, mounts))
    }
    return removed
  }

  /** Changes what a container may use, and who starts it again. */
  async update(id: string, body: UpdateBody): Promise<Answer<undefined>> {
    const { updating } = await this.#lives()
    return updating(this.#client, id, body)
  }

  rename(id: string, name: string): Answer<undefined> {
    return transition(this.#client, (engine) => renameContainer(engine, id, name), nothing)
  }

  pause(id: string): Answer<undefined> {
    return transition(this.#client, (engine) => pauseContainer(engine, id), nothing)
  }

  unpause(id: string): Answer<undefined> {
    return transition(this.#client, (engine) => unpauseContainer(engine, id), nothing)
  }

  inspect(id: string): Answer<ContainerJson> {
    const engine = engineNow(this.#client)
    return answerTo(findContainer(engine, id), (container) =>
      describeContainer(engine, container, this.#client.system.policy),
    )
  }

  /** All that the container has written, oldest first. */
  logs(id: string): Answer<readonly LogLine[]> {
    return answerTo(findContainer(engineNow(this.#client), id), ({ log }) => log)
  }

  /**
   * Calls `written` with what a container writes from now on, and resolves with its status when it ends or is removed,
   * or with undefined when the client is interrupted.
   */
  async follow(id: string, written: (lines: readonly LogLine[]) => void): Promise<number | undefined> {
    const { engine } = this.#client.system
    const find = (): Container | undefined => containerById(engine.get(), id)
    let seen = find()?.log.length ?? 0
    return this.#whenEnded(id, () => {
      const log = find()?.log ?? []
      if (log.length > seen) written(log.slice(seen))
      seen = log.length
    })
  }

  /** The status of a container's main program, when it has ended; undefined when the client is interrupted. */
  async wait(id: string): Promise<Answer<number | undefined>> {
    const found = findContainer(engineNow(this.#client), id)
    if (found.type === 'refused') return refusedBecause(found.refusal)
    return done(await this.#whenEnded(found.value.id, nothing))
  }

  /** Runs a program beside the main one; gives its status, 0 for one that is detached. */
  async exec(id: string, body: ExecBody): Promise<Answer<number>> {
    const found = findUnpaused(engineNow(this.#client), id)
    if (found.type === 'refused') return refusedBecause(found.refusal)
    const container = found.value
    const { runtime } = this.#client.system
    if (!runtime) return refusedWith('programs run in containers in the Bash shell only')
    const execution: Execution = {
      container,
      argv: body.Cmd,
      directory: body.WorkingDir ?? (container.workingDirectory || '/'),
      env: body.Env ?? [],
      user: body.User,
      detached: body.Detach ?? false,
      interactive: body.AttachStdin ?? false,
      tty: body.Tty ?? false,
    }
    return done(await runtime.exec(execution))
  }

  #lives(): Promise<typeof import('./chunks/lives.ts')> {
    return arrival(this.#client.system, import('./chunks/lives.ts'))
  }

  #whenEnded(id: string, changed: () => void): Promise<number | undefined> {
    const { system, signal } = this.#client
    return new Promise((resolve) => {
      const look = (): void => {
        changed()
        const state = containerById(system.engine.get(), id)?.state
        if ((state?.type === 'running' || state?.type === 'restarting') && !signal.aborted) return
        unsubscribe()
        resolve(signal.aborted ? undefined : state?.type === 'exited' ? state.code : 0)
      }
      const unsubscribe = system.engine.subscribe(look)
      signal.addEventListener('abort', look)
      look()
    })
  }
}

/** An engine without the volumes that have no name and that only these mounts used. */
function withoutAnonymous(engine: Engine, mounts: Container['mounts']): Engine {
  const sources = new Set(mounts.map(({ source }) => source))
  return engine.volumes
    .filter(({ anonymous, name }) => anonymous && sources.has(name))
    .reduce((state, { name }) => {
      const removed = removeVolume(state, name)
      return removed.type === 'done' ? removed.engine : state
    }, engine)
}
