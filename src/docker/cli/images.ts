import { shortId } from '../engine/digest.ts'
import { imageSize } from '../engine/images.ts'
import { sizeInWords } from '../engine/units.ts'
import { ago, imageNames, type ImageName } from '../engine/views.ts'
import { switchOption, valueOption } from './flags.ts'
import { formatTable } from './table.ts'
import { fillTemplate, parseTemplate } from './template.ts'
import type { Call, ListedSubcommand } from './subcommand.ts'

const HEADERS = ['REPOSITORY', 'TAG', 'IMAGE ID', 'CREATED', 'SIZE']

function isWanted({ repository, tag, image }: ImageName, call: Call): boolean {
  const [wanted] = call.operands
  const dangling = call.flags.value('filter')
  if (dangling === 'dangling=true' && image.references.length > 0) return false
  if (dangling === 'dangling=false' && image.references.length === 0) return false
  return wanted === undefined || repository === wanted || `${repository}:${tag}` === wanted
}

interface Row {
  readonly ID: string
  readonly Repository: string
  readonly Tag: string
  readonly CreatedSince: string
  readonly Size: string
}

function rowsOf(call: Call): readonly Row[] {
  return imageNames(call.engine)
    .filter((name) => isWanted(name, call))
    .map(({ image, repository, tag }) => ({
      ID: call.flags.has('no-trunc') ? `sha256:${image.id}` : shortId(image.id),
      Repository: repository,
      Tag: tag,
      CreatedSince: ago(image.created, call.now),
      Size: sizeInWords(imageSize(image)),
    }))
}

function formatRows(call: Call, rows: readonly Row[]): string | undefined {
  const format = call.flags.value('format') ?? 'table'
  if (call.flags.has('quiet')) return rows.map((row) => `${row.ID}\n`).join('')
  if (format === 'table') {
    const cells = rows.map((row) => [row.Repository, row.Tag, row.ID, row.CreatedSince, row.Size])
    return formatTable({ headers: HEADERS, rows: cells })
  }
  const template = parseTemplate(format)
  const lines = rows.map((row) => template && fillTemplate(template, row))
  return lines.includes(undefined) || !template ? undefined : lines.map((line) => `${line}\n`).join('')
}

export const images: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] [REPOSITORY[:TAG]]',
    takes: [0, 1],
    description: ['Shows the images on this host, the newest first. An image with two names has two rows.'],
    options: [
      switchOption('a,all', 'show intermediate images too; there are none here'),
      valueOption('f,filter', { name: 'filter', kind: 'text' }, 'show only what matches: dangling=true'),
      valueOption(
        'format',
        { name: 'string', kind: 'text' },
        'print each image after a template, such as {{.Repository}}',
      ),
      switchOption('no-trunc', 'do not cut ids short'),
      switchOption('q,quiet', 'show only ids'),
    ],
    unsimulated: ['digests'],
    operands: [{ name: 'REPOSITORY', kind: 'image', optional: true }],
  },
  async run(call) {
    const filter = call.flags.value('filter')
    if (filter !== undefined && !/^dangling=(?:true|false)$/.test(filter)) {
      await call.process.stderr.write(
        'docker images: only the filters dangling=true and dangling=false are simulated.\n',
      )
      return 1
    }
    const output = formatRows(call, rowsOf(call))
    if (output === undefined) {
      await call.process.stderr.write(
        'docker images: only fields of its own, such as {{.Repository}} or {{json .Size}}, are simulated in --format.\n',
      )
      return 1
    }
    await call.process.stdout.write(output)
    return 0
  },
}
