import { shortId } from '../engine/digest.ts'
import { imageByReference } from '../engine/lookup.ts'
import type { Container, Engine } from '../engine/model.ts'
import { portsColumn } from '../engine/ports.ts'
import { parseReference, referenceText } from '../engine/reference.ts'
import { ago, statusText } from '../engine/views.ts'
import { switchOption, valueOption } from './flags.ts'
import { ellipsis, formatTable } from './table.ts'
import { fillTemplate, parseTemplate } from './template.ts'
import type { Call, ListedSubcommand } from './subcommand.ts'

const COMMAND_LENGTH = 20

/** The COMMAND column: the main program with its arguments, cut short. */
export function commandColumn(argv: readonly string[], whole = false): string {
  const text = argv.map((word) => (word.includes(' ') ? `'${word}'` : word)).join(' ')
  return `"${whole ? text : ellipsis(text, COMMAND_LENGTH)}"`
}

/** The image as it was typed, or its id when the name now means another image. */
export function imageColumn(engine: Engine, container: Container): string {
  const reference = parseReference(container.image)
  if (reference.type === 'bad-reference') return container.image
  const current = imageByReference(engine, referenceText(reference))
  return current?.id === container.imageId ? container.image : shortId(container.imageId)
}

interface Row {
  readonly ID: string
  readonly Names: string
  readonly Image: string
  readonly Command: string
  readonly RunningFor: string
  readonly Status: string
  readonly State: string
  readonly Ports: string
  readonly Networks: string
  readonly Mounts: string
}

function rowOf(call: Call, container: Container): Row {
  const whole = call.flags.has('no-trunc')
  const running = container.state.type === 'running'
  const onHost = container.networks.some(({ network }) => network === 'host')
  return {
    ID: whole ? container.id : shortId(container.id),
    Names: container.name,
    Image: imageColumn(call.engine, container),
    Command: commandColumn(container.argv, whole),
    RunningFor: ago(container.created, call.now),
    Status: statusText(container, call.now),
    State: container.state.type,
    Ports: running && !onHost ? portsColumn(container.ports, container.exposed) : '',
    Networks: container.networks.map(({ network }) => network).join(','),
    Mounts: container.mounts.map(({ source }) => ellipsis(source, 15)).join(','),
  }
}

type Filter = (container: Container, value: string) => boolean

const filters: Readonly<Record<string, Filter>> = {
  name: (container, value) => container.name.includes(value),
  id: (container, value) => container.id.startsWith(value),
  status: ({ state }, value) => state.type === value,
  exited: ({ state }, value) => state.type === 'exited' && String(state.code) === value,
  ancestor: (container, value) => container.image === value || container.image.split(':')[0] === value,
  network: (container, value) => container.networks.some(({ network }) => network === value),
  volume: (container, value) => container.mounts.some(({ source, target }) => source === value || target === value),
}

const namesOf = (values: readonly string[]): readonly (readonly [string, string])[] =>
  values.map((value) => [value.split('=')[0] ?? '', value.slice(value.indexOf('=') + 1)] as const)

/** The first filter that is none, or undefined. */
function badFilter(values: readonly string[]): string | undefined {
  const bad = values.find((value) => !value.includes('='))
  return bad ?? namesOf(values).find(([name]) => !Object.hasOwn(filters, name))?.[0]
}

function passes(container: Container, values: readonly string[]): boolean {
  const pairs = namesOf(values)
  return pairs.every(([name]) =>
    pairs.some(([other, value]) => other === name && filters[name]?.(container, value) === true),
  )
}

function selected(call: Call): readonly Container[] {
  const { flags } = call
  const wanted = flags.values('filter')
  const all = flags.has('all') || wanted.some((filter) => filter.startsWith('status='))
  const newestFirst = call.engine.containers.toReversed()
  if (flags.has('latest')) return newestFirst.slice(0, 1)
  const last = Number(flags.value('last') ?? '-1')
  const shown =
    last >= 0 ? newestFirst.slice(0, last) : newestFirst.filter(({ state }) => all || state.type === 'running')
  return shown.filter((container) => passes(container, wanted))
}

const HEADERS = ['CONTAINER ID', 'IMAGE', 'COMMAND', 'CREATED', 'STATUS', 'PORTS', 'NAMES']

function formatRows(call: Call, rows: readonly Row[]): string | undefined {
  const format = call.flags.value('format') ?? 'table'
  if (call.flags.has('quiet')) return rows.map((row) => `${row.ID}\n`).join('')
  if (format === 'table') {
    const cells = rows.map((row) => [row.ID, row.Image, row.Command, row.RunningFor, row.Status, row.Ports, row.Names])
    return formatTable({ headers: HEADERS, rows: cells })
  }
  const template = parseTemplate(format)
  const lines = rows.map((row) => template && fillTemplate(template, row))
  return lines.includes(undefined) || !template ? undefined : lines.map((line) => `${line}\n`).join('')
}

export const ps: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS]',
    takes: [0, 0],
    description: ['Shows the containers that run; with --all also those that have stopped, or were never started.'],
    options: [
      switchOption('a,all', 'show stopped containers too'),
      valueOption(
        'f,filter',
        { name: 'filter', kind: 'text' },
        'show only what matches, such as status=exited or name=web',
      ),
      valueOption(
        'format',
        { name: 'string', kind: 'text' },
        'print each container after a template, such as {{.Names}}',
      ),
      valueOption('n,last', { name: 'int', kind: 'number' }, 'show the last n containers, whatever their state'),
      switchOption('l,latest', 'show the newest container, whatever its state'),
      switchOption('no-trunc', 'do not cut ids and commands short'),
      switchOption('q,quiet', 'show only ids'),
    ],
    unsimulated: ['size'],
    examples: [
      { line: 'docker ps', meaning: 'What runs now?' },
      { line: 'docker ps -a', meaning: 'What is there at all?' },
    ],
  },
  async run(call) {
    const bad = badFilter(call.flags.values('filter'))
    if (bad !== undefined) {
      await call.process.stderr.write(`Error response from daemon: invalid filter '${bad}'\n`)
      return 1
    }
    const output = formatRows(
      call,
      selected(call).map((container) => rowOf(call, container)),
    )
    if (output === undefined) {
      await call.process.stderr.write(
        'docker ps: only fields of its own, such as {{.Names}} or {{json .Status}}, are simulated in --format.\n',
      )
      return 1
    }
    await call.process.stdout.write(output)
    return 0
  },
}
