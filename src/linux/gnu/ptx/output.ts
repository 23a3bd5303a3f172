import type { Field, Fields } from './fields.ts'
import { type Grammar, type Occurrence, overSomething, type Stretch } from './occurrences.ts'

/** How lines are written: to be read, or for troff or TeX. */
export type Style = 'plain' | 'roff' | 'tex'

export interface Layout {
  readonly style: Style
  /** The macro's name, for troff and TeX. */
  readonly macro: string
  /** What stands for what is left out. */
  readonly mark: string
  readonly half: number
  readonly gap: number
  /** What tells where a word is found: file and line, the line's own first word, or nothing. */
  readonly reference: { readonly kind: 'line' | 'own' | 'none'; readonly width: number; readonly right: boolean }
}

const blanks = (count: number): string => ' '.repeat(Math.max(0, count))
const size = ({ start, end, cut }: Field, mark: string): number => end - start + (cut ? mark.length : 0)

/** A text as its style has it: blanks are spaces, and what means something there is quoted. */
function written(text: string, style: Style): string {
  const spaced = text.replace(/[\t\n\v\f\r]/g, ' ')
  if (style === 'roff') return spaced.replaceAll('"', '""')
  if (style !== 'tex') return spaced
  return spaced.replace(/[$%&#_{}\\]/g, (character) =>
    character === '\\' ? '\\backslash{}' : /[{}]/.test(character) ? `$\\${character}$` : `\\${character}`,
  )
}

function plainLine(
  field: (of: Field, mark: 'left' | 'right') => string,
  fields: Fields,
  layout: Layout & { readonly told: string },
): string {
  const { half, gap, mark, told, reference } = layout
  const { tail, before, keyAfter, head } = fields
  const [has, hasHead] = [tail.end > tail.start, head.end > head.start]
  let line = ''
  if (!reference.right) {
    const shown = reference.kind === 'line' ? `${told}:` : told
    line = shown + blanks(reference.width + gap - shown.length)
  }
  line += has ? field(tail, 'right') : ''
  line += blanks(half - gap - size(before, mark) - (has ? size(tail, mark) : 0))
  line += field(before, 'left') + blanks(gap) + field(keyAfter, 'right')
  if (hasHead) line += blanks(half - size(keyAfter, mark) - size(head, mark)) + field(head, 'left')
  else if (reference.kind !== 'none' && reference.right) line += blanks(half - size(keyAfter, mark))
  if (reference.kind !== 'none' && reference.right) line += blanks(gap) + told
  return `${line}\n`
}

/** A line of the index. */
export function lineOf(of: Occurrence, fields: Fields, layout: Layout & Pick<Grammar, 'word'>): string {
  const { style, macro, mark, reference, word } = layout
  const { text, name } = of.source
  const plain = ({ start, end }: Stretch): string => written(text.slice(start, end), style)
  const field = (one: Field, side: 'left' | 'right'): string => {
    const sign = one.cut ? mark : ''
    return side === 'left' ? sign + plain(one) : plain(one) + sign
  }
  const told = { line: `${name}:${of.line + 1}`, own: plain(of.reference), none: '' }[reference.kind]
  if (style === 'plain') return plainLine(field, fields, { ...layout, told })
  const { tail, before, keyAfter, head } = fields
  const last = reference.kind === 'none' ? [] : [told]
  if (style === 'roff') {
    const parts = [field(tail, 'right'), field(before, 'left'), field(keyAfter, 'right'), field(head, 'left'), ...last]
    return `.${macro} ${parts.map((part) => `"${part}"`).join(' ')}\n`
  }
  const keyEnd = overSomething(text, keyAfter.start, { word, end: keyAfter.end })
  const [key, after] = [
    { start: keyAfter.start, end: keyEnd },
    { start: keyEnd, end: keyAfter.end },
  ]
  const parts = [plain(tail), plain(before), plain(key), plain(after), plain(head), ...last]
  return `\\${macro} ${parts.map((part) => `{${part}}`).join('')}\n`
}
