import { paint } from '../base/color.ts'
import { textWidth } from '../base/width.ts'
import { type CommandDeclaration, type Listing, optionRows, synopsis } from './declaration.ts'
import { wrapText } from '../base/wrap-text.ts'

/** What `help` lists. */
export interface HelpList {
  readonly heading: string
  readonly commands: readonly Listing[]
  /** Names that this shell does not have, under a heading of their own. */
  readonly elsewhere?: { readonly heading: string; readonly names: readonly string[] }
  /** What to read on with. */
  readonly footer: string
}

const INDENT = '  '

/** Two columns: what is named, and what it means, the second wrapped beside the first. */
function pairLines(pairs: readonly (readonly [string, string])[], columns: number): readonly string[] {
  const left = Math.max(0, ...pairs.map(([term]) => textWidth(term)))
  const room = Math.max(10, columns - left - 2 * INDENT.length)
  return pairs.flatMap(([term, meaning]) =>
    wrapText(meaning, room).map((line, index) => {
      const label = index === 0 ? term : ''
      return INDENT + label + ' '.repeat(left - textWidth(label)) + INDENT + line
    }),
  )
}

const textOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('')

/** The text of `help`: every command with its summary. */
export function helpText(list: HelpList, columns = 80): string {
  const { heading, commands, elsewhere, footer } = list
  const names = elsewhere
    ? [
        '',
        paint(elsewhere.heading, 'bold'),
        ...wrapText(elsewhere.names.join(' '), columns - 2).map((line) => INDENT + line),
      ]
    : []
  return textOf([
    paint(heading, 'bold'),
    ...pairLines(
      commands.map(({ name, summary }) => [name, summary] as const),
      columns,
    ),
    ...names,
    '',
    ...wrapText(footer, columns),
  ])
}

/** The text of `help NAME` and `NAME --help`: how a command is called and what its options do. */
export function commandHelp(declaration: CommandDeclaration, columns = 80): string {
  const options = optionRows(declaration)
  return textOf([
    `Usage: ${synopsis(declaration)}`,
    ...wrapText(`${declaration.summary.charAt(0).toUpperCase()}${declaration.summary.slice(1)}.`, columns),
    ...(options.length > 0 ? ['', ...pairLines(options, columns)] : []),
  ])
}
