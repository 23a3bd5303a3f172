import type { Flags } from '../cli/flags.ts'
import { displayablePorts } from '../cli/format/ports.ts'
import { formatRows, type Headings } from '../cli/format/rows.ts'
import { ellipsis, formatTable } from '../cli/table.ts'
import { RowContext } from '../cli/template/value.ts'
import { goTime } from '../cli/format/text.ts'
import type { ContainerStateJson, ContainerSummary, Port } from '../daemon/api.ts'
import { Daemon } from '../daemon/daemon.ts'
import { matchesPattern } from '../daemon/summary.ts'
import type { Client } from '../daemon/request.ts'
import { parseReference } from '../engine/reference.ts'
import { ageInWords, sizeInWords } from '../engine/units.ts'
import { Complaint } from './complaint.ts'
import type { ComposeSession, ServiceContainer } from './compose-session.ts'

/** The columns of some tables of Compose are wider than Docker's. */
const WIDE = 20
const ID_LENGTH = 12
const COMMAND_LENGTH = 20
const SECOND = 1000

const PS_TABLE = 'table {{.Name}}\t{{.Image}}\t{{.Command}}\t{{.Service}}\t{{.RunningFor}}\t{{.Status}}\t{{.Ports}}'

const headings: Headings = {
  ID: 'ID',
  Name: 'NAME',
  Names: 'NAMES',
  Image: 'IMAGE',
  Command: 'COMMAND',
  Project: 'PROJECT',
  Service: 'SERVICE',
  RunningFor: 'CREATED',
  State: 'STATE',
  Status: 'STATUS',
  Health: 'HEALTH',
  Ports: 'PORTS',
}

/** A port as Compose tells of it. */
const publisherOf = ({
  IP = '',
  PrivatePort,
  PublicPort = 0,
  Type,
}: Port): Readonly<Record<string, string | number>> => ({
  URL: IP,
  TargetPort: PrivatePort,
  PublishedPort: PublicPort,
  Protocol: Type,
})

function rowOf(session: ComposeSession, { summary, name, service }: ServiceContainer, whole: boolean): RowContext {
  const { clock } = session.process
  const stateOf = (): ContainerStateJson => session.take(session.daemon.containers.inspect(summary.Id)).State
  const command = whole ? summary.Command : ellipsis(summary.Command, COMMAND_LENGTH)
  return new RowContext('*formatter.ContainerContext', {
    ID: () => (whole ? summary.Id : summary.Id.slice(0, ID_LENGTH)),
    Name: () => name,
    Names: () => name,
    Image: () => summary.Image,
    Command: () => JSON.stringify(command),
    Project: () => session.project.name,
    Service: () => service,
    RunningFor: () => `${ageInWords(clock.now() - summary.Created * SECOND)} ago`,
    State: () => summary.State,
    CreatedAt: () => goTime(summary.Created),
    ExitCode: () => stateOf().ExitCode,
    Health: () => stateOf().Health?.Status ?? '',
    Labels: () =>
      Object.entries(summary.Labels)
        .map((pair) => pair.join('='))
        .toSorted()
        .join(','),
    LocalVolumes: () => String(summary.Mounts.filter(({ Type }) => Type === 'volume').length),
    Mounts: () => summary.Mounts.map(({ Name, Source }) => Name ?? Source).join(','),
    Networks: () => Object.keys(summary.NetworkSettings.Networks).join(','),
    Publishers: () => summary.Ports.map(publisherOf),
    Size: () => '0B',
    Status: () => summary.Status,
    Ports: () => displayablePorts(summary.Ports),
  })
}

/** The status that `--filter status=…` asks for. @throws Complaint */
function statusIn(filter: string): string {
  const [name = '', value] = filter.split('=')
  if (value === undefined) throw new Complaint('arguments to --filter should be in form KEY=VAL', 1)
  if (name !== 'status') throw new Complaint(`unknown filter ${name}`, 1)
  return value
}

/** States of containers that are listed without `--all`: their main process has not ended, or begins again. */
const ALIVE: ReadonlySet<string> = new Set(['running', 'paused', 'restarting'])

/** `docker compose ps`. */
export async function ps(session: ComposeSession, flags: Flags, names: readonly string[]): Promise<number> {
  const statuses = [...flags.values('status'), ...flags.values('filter').map(statusIn)]
  const isShown = ({ summary: { State } }: ServiceContainer): boolean =>
    statuses.length > 0 ? statuses.includes(State) : flags.has('all') || ALIVE.has(State)
  // those of services that the file does not have, or of profiles that are not wanted, are listed unless it says otherwise
  const isLimited = names.length > 0 || flags.isOff('orphans')
  const how = { once: flags.has('all') }
  const shown = (isLimited ? session.containersOf(names, how) : session.containers(how)).filter(isShown)
  const { stdout } = session.process
  if (flags.has('quiet') || flags.has('services')) {
    const lines = flags.has('quiet') ? shown.map(({ id }) => id) : [...new Set(shown.map(({ service }) => service))]
    await stdout.write(lines.map((line) => `${line}\n`).join(''))
    return 0
  }
  const asked = flags.value('format') ?? 'table'
  const format = asked === 'table' ? PS_TABLE : asked === 'json' ? '{{json .}}' : asked
  const rows = shown.map((container) => rowOf(session, container, flags.has('no-trunc')))
  await stdout.write(formatRows(format, headings, rows))
  return 0
}

/** `running(2)`, `exited(1), running(1)`. */
function statusOf(containers: readonly ContainerSummary[]): string {
  const counts = new Map<string, number>()
  for (const { State } of containers) counts.set(State, (counts.get(State) ?? 0) + 1)
  return [...counts]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([state, count]) => `${state}(${count})`)
    .join(', ')
}

/** Projects as a table, or as JSON in one line. @throws Complaint */
function projectsText(rows: readonly (readonly string[])[], format: string): string {
  if (format === 'table') return formatTable({ headers: ['NAME', 'STATUS', 'CONFIG FILES'], rows }, WIDE)
  if (format !== 'json')
    throw new Complaint(`format value ${JSON.stringify(format)} could not be parsed: parsing failed`, 1)
  return `${JSON.stringify(rows.map(([Name, Status, ConfigFiles]) => ({ Name, Status, ConfigFiles })))}\n`
}

/** What `--filter name=…` asks for: part of a name, as a regular expression. @throws Complaint */
function nameIn(filter: string): string {
  const [key = '', value] = filter.split(/=(.*)/s)
  if (value === undefined) throw new Complaint('arguments to --filter should be in form KEY=VAL', 1)
  if (key !== 'name') throw new Complaint(`unknown filter ${key}`, 1)
  return value
}

/** `docker compose ls`: every project that has containers. */
export async function ls(client: Client, flags: Flags): Promise<number> {
  const found = new Daemon(client).containers.list({
    all: flags.has('all'),
    filters: { label: ['com.docker.compose.project'] },
  })
  const projects = new Map<string, ContainerSummary[]>()
  for (const container of found) {
    const name = container.Labels['com.docker.compose.project'] ?? ''
    projects.set(name, [...(projects.get(name) ?? []), container])
  }
  const wanted = flags.values('filter').map(nameIn)
  const isWanted = (name: string): boolean =>
    wanted.length === 0 || wanted.some((pattern) => matchesPattern(name, pattern))
  const names = [...projects.keys()].filter(isWanted).toSorted()
  if (flags.has('quiet')) {
    await client.stdout.write(names.map((name) => `${name}\n`).join(''))
    return 0
  }
  const rows = names.map((name) => {
    const containers = projects.get(name) ?? []
    return [name, statusOf(containers), containers[0]?.Labels['com.docker.compose.project.config_files'] ?? '']
  })
  await client.stdout.write(projectsText(rows, flags.value('format') ?? 'table'))
  return 0
}

/** The image of a container, as `docker compose images --format json` tells of it. */
interface ImageRow {
  readonly ID: string
  readonly ContainerName: string
  readonly Repository: string
  readonly Tag: string
  /** Bytes; undefined where the image is gone. */
  readonly Size: number | undefined
}

function imageRow(session: ComposeSession, { name, summary }: ServiceContainer): ImageRow {
  const image = session.daemon.images.inspect(summary.ImageID)
  const reference = parseReference(summary.Image)
  const [Repository, Tag] = reference.type === 'reference' ? [reference.repository, reference.tag] : [summary.Image, '']
  const Size = image.type === 'done' ? image.value.Size : undefined
  return { ID: summary.ImageID, ContainerName: name, Repository, Tag, Size }
}

const withoutKind = (id: string): string => id.replace('sha256:', '')

/** @throws Complaint for a format that there is not */
function imagesText(rows: readonly ImageRow[], format: string): string {
  if (format === 'json') return `${JSON.stringify(rows)}\n`
  if (format !== 'table')
    throw new Complaint(`format value ${JSON.stringify(format)} could not be parsed: parsing failed`, 1)
  const cells = rows.map(({ ID, ContainerName, Repository, Tag, Size }) => {
    const size = Size === undefined ? '' : sizeInWords(Size)
    return [ContainerName, Repository, Tag, withoutKind(ID).slice(0, ID_LENGTH), size]
  })
  return formatTable({ headers: ['CONTAINER', 'REPOSITORY', 'TAG', 'IMAGE ID', 'SIZE'], rows: cells }, WIDE)
}

/** `docker compose images`. @throws Complaint */
export async function images(session: ComposeSession, flags: Flags, names: readonly string[]): Promise<number> {
  const rows = session.containersOf(names).map((container) => imageRow(session, container))
  const text = flags.has('quiet')
    ? [...new Set(rows.map(({ ID }) => `${withoutKind(ID)}\n`))].join('')
    : imagesText(rows, flags.value('format') ?? 'table')
  await session.process.stdout.write(text)
  return 0
}

/** `docker compose port SERVICE PORT`. @throws Complaint */
export async function port(session: ComposeSession, flags: Flags, operands: readonly string[]): Promise<number> {
  const [name = '', asked = ''] = operands
  const index = Number(flags.value('index') ?? 1)
  const container = session.containersOf([name]).find(({ number }) => number === index)
  if (!container) throw new Complaint(`service ${JSON.stringify(name)} is not running`, 1)
  const protocol = flags.value('protocol') ?? 'tcp'
  const { Ports } = container.summary
  const found = Ports.find(
    ({ PrivatePort, Type, PublicPort }) => PublicPort && String(PrivatePort) === asked && Type === protocol,
  )
  if (!found) {
    const open = Ports.filter(({ PublicPort }) => PublicPort).map(({ PublicPort, Type }) => `${PublicPort}/${Type}`)
    throw new Complaint(`no port ${asked}/${protocol} for container ${container.name}: ${open.join(', ')}`, 1)
  }
  await session.process.stdout.write(`${found.IP ?? ''}:${found.PublicPort ?? ''}\n`)
  return 0
}
