import { findImage } from '../engine/lookup.ts'
import type { Image, Layer } from '../engine/model.ts'
import { switchOption, valueOption } from './flags.ts'
import { EXACT_HISTORY_TABLE, HISTORY_TABLE, historyHeadings, type HistoryItem, historyRow } from './format/history.ts'
import { printRows, styleOf } from './format/print.ts'
import { found, type ListedSubcommand } from './subcommand.ts'

export const history: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] IMAGE',
    takes: [1, 1],
    description: ['Lists the instructions that made an image, the newest first, and how much each one added.'],
    options: [
      valueOption(
        'format',
        { name: 'string', kind: 'text' },
        'print each step after a template, such as {{.CreatedBy}}',
      ),
      switchOption('H,human', 'sizes and times in words; that is so unless --human=false is given'),
      switchOption('no-trunc', 'do not cut texts short'),
      switchOption('q,quiet', 'show only ids'),
    ],
    operands: [{ name: 'IMAGE', kind: 'image' }],
  },
  async run(call) {
    const image = found(findImage(call.engine, call.operands[0] ?? ''))
    const human = !call.flags.isOff('human')
    const style = styleOf(call)
    const printed = {
      table: human ? HISTORY_TABLE : EXACT_HISTORY_TABLE,
      quiet: '{{.ID}}',
      headings: historyHeadings,
    }
    const items = image.layers.toReversed().map((layer, at) => historyItem(image, layer, at === 0))
    return printRows(
      call,
      printed,
      items.map((item) => historyRow(item, style, human)),
    )
  },
}

/** A step of an image; only the last one's image is there. */
function historyItem({ id }: Image, { created, createdBy, size, comment = '' }: Layer, isLast: boolean): HistoryItem {
  return {
    Id: isLast ? `sha256:${id}` : '<missing>',
    Created: Math.floor(created / 1000),
    CreatedBy: createdBy,
    Size: size,
    Comment: comment,
  }
}
