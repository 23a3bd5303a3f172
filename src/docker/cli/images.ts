import { Daemon } from '../daemon/daemon.ts'
import { imageMatches, refusedImageFilter } from '../daemon/image-filters.ts'
import { filterOption, filtersOf, switchOption, valueOption } from './flags.ts'
import { DIGEST_TABLE, IMAGE_TABLE, imageHeadings, imageRows } from './format/images.ts'
import { printRows, styleOf } from './format/print.ts'
import type { ListedSubcommand } from './subcommand.ts'

export const images: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] [REPOSITORY[:TAG]]',
    takes: [0, 1],
    description: ['Shows the images on this host, the newest first. An image with two names has two rows.'],
    options: [
      switchOption('a,all', 'show intermediate images too; there are none here'),
      switchOption('digests', "show the registry's digests"),
      filterOption('show only what matches: dangling=true'),
      valueOption(
        'format',
        { name: 'string', kind: 'text' },
        'print each image after a template, such as {{.Repository}}',
      ),
      switchOption('no-trunc', 'do not cut ids short'),
      switchOption('q,quiet', 'show only ids'),
    ],
    operands: [{ name: 'REPOSITORY', kind: 'image', optional: true }],
  },
  async run(call) {
    const { flags, operands, process } = call
    const [reference] = operands
    const asked = filtersOf(flags)
    const filters = reference === undefined ? asked : { ...asked, reference: [reference] }
    const list = new Daemon(process).images.list()
    const refused = refusedImageFilter(list, filters)
    if (refused !== undefined) {
      await process.stderr.write(`Error response from daemon: ${refused}\n`)
      return 1
    }
    const digests = flags.has('digests')
    const style = styleOf(call)
    const shown = list.flatMap((image) => imageMatches(list, image, filters) ?? [])
    const table = digests ? DIGEST_TABLE : IMAGE_TABLE
    const withDigests = digests || (flags.value('format') ?? '').includes('{{.Digest}}')
    return printRows(
      call,
      { table, quiet: '{{.ID}}', headings: imageHeadings },
      shown.flatMap((image) => imageRows(image, style, withDigests)),
    )
  },
}
