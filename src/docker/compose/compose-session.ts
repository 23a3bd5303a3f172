import type { Invocation } from '../../shell/command.ts'
import { progressOf } from '../cli/subcommand.ts'
import type { Answer } from '../daemon/answer.ts'
import type { ContainerSummary } from '../daemon/api.ts'
import { Daemon } from '../daemon/daemon.ts'
import type { DockerHost } from '../docker-host.ts'
import { Complaint } from './complaint.ts'
import { allOf, type Direction, inTurn } from './order.ts'
import type { Display } from './display.ts'
import type { Project } from './project.ts'
import { type Telling, type WorkProgress, workProgress } from './progress.ts'
import { type Mapping, mappingOf } from './value.ts'

/** Status of a command that could not do what it was asked for. */
const FAILED = 1

/** What Compose writes beside its work. */
export type Kind = 'Container' | 'Network' | 'Volume' | 'Image'

/** What is told of a thing, and how far it is then. */
const stages = {
  Created: 'done',
  Creating: 'working',
  Error: 'failed',
  Exited: 'done',
  Healthy: 'done',
  Killed: 'done',
  Killing: 'working',
  Paused: 'done',
  Recreate: 'working',
  Recreated: 'done',
  Removed: 'done',
  Removing: 'working',
  'Resource is still in use': 'warning',
  Restarting: 'working',
  Running: 'done',
  Started: 'done',
  Starting: 'working',
  Stopped: 'done',
  Stopping: 'working',
  Unpaused: 'done',
  Waiting: 'working',
} as const

/** The state that a thing has come to. */
export type State = keyof typeof stages

const LABEL = 'com.docker.compose'

/** A container of a project. */
export interface ServiceContainer {
  readonly id: string
  readonly name: string
  readonly service: string
  readonly number: number
  /** What it was made from; another one makes it out of date. */
  readonly hash: string
  readonly isRunning: boolean
  readonly summary: ContainerSummary
}

/** A container of a project, by its labels. */
export function containerOf(summary: ContainerSummary): ServiceContainer {
  const { Id, Names, Labels, State } = summary
  return {
    id: Id,
    name: (Names[0] ?? '').slice(1),
    service: Labels[`${LABEL}.service`] ?? '',
    number: Number(Labels[`${LABEL}.container-number`] ?? 1),
    hash: Labels[`${LABEL}.config-hash`] ?? '',
    isRunning: State === 'running',
    summary,
  }
}

/** Labels that tell whose a thing is. */
export const projectLabels = (
  name: string,
  more: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> => ({
  [`${LABEL}.project`]: name,
  ...Object.fromEntries(Object.entries(more).map(([key, value]) => [`${LABEL}.${key}`, value])),
})

const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** A call of a command of Compose on one project. */
export class ComposeSession {
  readonly process: Invocation<DockerHost>
  readonly daemon: Daemon
  readonly project: Project
  readonly display: Display
  #progress: WorkProgress | undefined

  constructor(process: Invocation<DockerHost>, project: Project, display: Display) {
    this.process = process
    this.daemon = new Daemon(process)
    this.project = project
    this.display = display
  }

  get services(): Mapping {
    return mappingOf(this.project.content['services'])
  }

  service(name: string): Mapping {
    return mappingOf(this.services[name])
  }

  /** Every container of the project, by name. @param once whether those too that `run` made */
  containers({ once = false } = {}): readonly ServiceContainer[] {
    return this.daemon.containers
      .list({ all: true, filters: { label: [`${LABEL}.project=${this.project.name}`] } })
      .filter(({ Labels }) => once || Labels[`${LABEL}.oneoff`] !== 'True')
      .map(containerOf)
      .toSorted((one, other) => compareText(one.service, other.service) || one.number - other.number)
  }

  /** Those of services, all of them where none is named. @throws Complaint for a service that there is not */
  containersOf(names: readonly string[], how = { once: false }): readonly ServiceContainer[] {
    for (const name of names) this.checkService(name)
    return this.containers(how).filter(({ service }) =>
      names.length > 0 ? names.includes(service) : Object.hasOwn(this.services, service),
    )
  }

  /** Does work for containers at once, each in the turn of its service. @throws Complaint */
  async eachInTurn(
    containers: readonly ServiceContainer[],
    direction: Direction,
    work: (container: ServiceContainer) => Promise<void>,
  ): Promise<void> {
    const names = [...new Set(containers.map(({ service }) => service))]
    await inTurn(this.services, names, direction, (name) =>
      allOf(containers.filter(({ service }) => service === name).map(work)),
    )
  }

  checkService(name: string): void {
    if (!Object.hasOwn(this.services, name)) throw new Complaint(`no such service: ${name}`, FAILED)
  }

  /** Does work of which is told while it goes on, under a title on a terminal. */
  async working<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#progress
    const progress = workProgress(this.process, title, this.display)
    this.#progress = progress
    try {
      return await work()
    } finally {
      this.#progress = before
      await progress.finish()
    }
  }

  /** Says what becomes of a thing, where it is told. */
  async say(kind: Kind, name: string, state: State): Promise<void> {
    await this.tell({ id: `${kind} ${name}`, state, stage: stages[state] })
  }

  /** Tells of the work, where it is told: outside of `working` it is done in silence. */
  async tell(telling: Telling): Promise<void> {
    await this.#progress?.tell(telling)
  }

  /** Says something beside the work, on standard error. */
  async note(line: string): Promise<void> {
    await progressOf(this.process).write(`${line}\n`)
  }

  /** What the daemon answered. @throws Complaint with what it refused */
  take<Value>(answer: Answer<Value>): Value {
    if (answer.type === 'done') return answer.value
    throw new Complaint(`Error response from daemon: ${answer.message}`, FAILED)
  }
}
