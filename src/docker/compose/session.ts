import type { Invocation } from '../../shell/command.ts'
import { progressOf } from '../cli/subcommand.ts'
import type { Answer } from '../daemon/answer.ts'
import type { ContainerSummary } from '../daemon/api.ts'
import { Daemon } from '../daemon/daemon.ts'
import type { DockerHost } from '../docker-host.ts'
import { Complaint } from './complaint.ts'
import type { Project } from './project.ts'
import { type Mapping, mappingOf } from './value.ts'

/** Status of a command that could not do what it was asked for. */
const FAILED = 1

/** What Compose writes beside its work. */
export type Kind = 'Container' | 'Network' | 'Volume' | 'Image'

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

function containerOf(summary: ContainerSummary): ServiceContainer {
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

  constructor(process: Invocation<DockerHost>, project: Project) {
    this.process = process
    this.daemon = new Daemon(process)
    this.project = project
  }

  get services(): Mapping {
    return mappingOf(this.project.content['services'])
  }

  service(name: string): Mapping {
    return mappingOf(this.services[name])
  }

  /** Every container of the project, by name. */
  containers(): readonly ServiceContainer[] {
    return this.daemon.containers
      .list({ all: true, filters: { label: [`${LABEL}.project=${this.project.name}`] } })
      .filter(({ Labels }) => Labels[`${LABEL}.oneoff`] !== 'True')
      .map(containerOf)
      .toSorted((one, other) => compareText(one.service, other.service) || one.number - other.number)
  }

  /** Those of services, all of them where none is named. @throws Complaint for a service that there is not */
  containersOf(names: readonly string[]): readonly ServiceContainer[] {
    for (const name of names) this.checkService(name)
    return this.containers().filter(({ service }) =>
      names.length > 0 ? names.includes(service) : Object.hasOwn(this.services, service),
    )
  }

  checkService(name: string): void {
    if (!Object.hasOwn(this.services, name)) throw new Complaint(`no such service: ${name}`, FAILED)
  }

  /** Says what becomes of a thing. */
  async say(kind: Kind, name: string, state: string): Promise<void> {
    await this.tell(` ${kind} ${name}  ${state}`)
  }

  /** Tells of the work: on standard error, but on a terminal as no error. */
  async tell(line: string): Promise<void> {
    await progressOf(this.process).write(`${line}\n`)
  }

  /** What the daemon answered. @throws Complaint with what it refused */
  take<Value>(answer: Answer<Value>): Value {
    if (answer.type === 'done') return answer.value
    throw new Complaint(`Error response from daemon: ${answer.message}`, FAILED)
  }
}
