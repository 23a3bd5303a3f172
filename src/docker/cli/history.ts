import { shortId } from '../engine/digest.ts'
import { findImage } from '../engine/lookup.ts'
import { sizeInWords } from '../engine/units.ts'
import { ago } from '../engine/views.ts'
import { switchOption } from './flags.ts'
import { ellipsis, formatTable } from './table.ts'
import { found, type ListedSubcommand } from './subcommand.ts'

const HEADERS = ['IMAGE', 'CREATED', 'CREATED BY', 'SIZE', 'COMMENT']
const CREATED_BY_LENGTH = 45

export const history: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] IMAGE',
    takes: [1, 1],
    description: ['Lists the instructions that made an image, the newest first, and how much each one added.'],
    options: [switchOption('no-trunc', 'do not cut texts short'), switchOption('q,quiet', 'show only ids')],
    unsimulated: ['format', 'human'],
    operands: [{ name: 'IMAGE', kind: 'image' }],
  },
  async run({ operands, engine, flags, process, now }) {
    const image = found(findImage(engine, operands[0] ?? ''))
    const whole = flags.has('no-trunc')
    const id = whole ? `sha256:${image.id}` : shortId(image.id)
    const rows = image.layers
      .toReversed()
      .map((layer, at) => [
        at === 0 ? id : '<missing>',
        ago(layer.created, now),
        whole ? layer.createdBy : ellipsis(layer.createdBy, CREATED_BY_LENGTH),
        sizeInWords(layer.size),
        layer.comment ?? '',
      ])
    const output = flags.has('quiet')
      ? rows.map(([first]) => `${first}\n`).join('')
      : formatTable({ headers: HEADERS, rows })
    await process.stdout.write(output)
    return 0
  },
}
