import type { ContainerSummary } from '../daemon/api.ts'
import { Daemon } from '../daemon/daemon.ts'
import { containerSizes } from '../daemon/disk-usage.ts'
import { refusedFilter } from '../daemon/summary.ts'
import { filterOption, filtersOf, numberOption, switchOption, valueOption } from './flags.ts'
import {
  CONTAINER_TABLE,
  containerHeadings,
  containerRow,
  type RowStyle,
  type SizedContainer,
} from './format/containers.ts'
import { type Printed, printRows, styleOf } from './format/print.ts'
import { formatRows } from './format/rows.ts'
import type { Call, ListedSubcommand } from './subcommand.ts'
import { TemplateError } from './template/error.ts'

const NOBODY: ContainerSummary = {
  Id: '',
  Names: [],
  Image: '',
  ImageID: '',
  Command: '',
  Created: 0,
  Ports: [],
  Labels: {},
  State: '',
  Status: '',
  HostConfig: { NetworkMode: '' },
  NetworkSettings: { Networks: {} },
  Mounts: [],
}

const SAMPLE_STYLE: RowStyle = { trunc: true, now: 0, age: () => '' }

const PRINTED: Printed = {
  table: CONTAINER_TABLE,
  quiet: '{{.ID}}',
  headings: containerHeadings,
  sample: containerRow(NOBODY, SAMPLE_STYLE),
}

/** Whether a format shows sizes: it is filled in with a container that notes when its size is read. */
function showsSize(format: string): boolean {
  let isRead = false
  const container = {
    ...NOBODY,
    get SizeRw() {
      isRead = true
      return 0
    },
  }
  try {
    formatRows(format, containerHeadings, [containerRow(container, SAMPLE_STYLE)])
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error
  }
  return isRead
}

/** How many are shown whatever their state; undefined where that is not asked for. */
function limitOf({ flags }: Call): number | undefined {
  const last = flags.has('latest') ? 1 : Number(flags.value('last') ?? -1)
  return last < 0 ? undefined : last
}

/** A container with the bytes that it has written, and those of all its files. */
async function withSize({ process }: Call, row: ContainerSummary): Promise<SizedContainer> {
  return { ...row, ...(await containerSizes(process, row.Id)) }
}

export const ps: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS]',
    takes: [0, 0],
    description: ['Shows the containers that run; with --all also those that have stopped, or were never started.'],
    options: [
      switchOption('a,all', 'show stopped containers too'),
      filterOption('show only what matches, such as status=exited or name=web'),
      valueOption(
        'format',
        { name: 'string', kind: 'text' },
        'print each container after a template, such as {{.Names}}',
      ),
      numberOption('n,last', 'show the last n containers, whatever their state'),
      switchOption('l,latest', 'show the newest container, whatever its state'),
      switchOption('no-trunc', 'do not cut ids and commands short'),
      switchOption('q,quiet', 'show only ids'),
      switchOption('s,size', 'show how much each has written'),
    ],
    examples: [
      { line: 'docker ps', meaning: 'What runs now?' },
      { line: 'docker ps -a', meaning: 'What is there at all?' },
    ],
  },
  async run(call) {
    const { flags, process, engine } = call
    const filters = filtersOf(flags)
    const refused = refusedFilter(engine, filters)
    if (refused !== undefined) {
      await process.stderr.write(`Error response from daemon: ${refused}\n`)
      return 1
    }
    const rows = new Daemon(process).containers.list({ all: flags.has('all'), filters, limit: limitOf(call) })
    const style = styleOf(call)
    const format = flags.value('format') ?? ''
    // the word json alone is read as a template here, which has no field
    const wantsSize = flags.has('size') || showsSize(format)
    const sized = wantsSize ? await Promise.all(rows.map((row) => withSize(call, row))) : rows
    const table = flags.has('size') ? `${CONTAINER_TABLE}\t{{.Size}}` : CONTAINER_TABLE
    return printRows(
      call,
      { ...PRINTED, table },
      sized.map((row) => containerRow(row, style)),
    )
  },
}
