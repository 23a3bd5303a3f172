import { optionRows } from '../../shell/declaration.ts'
import type { DockerOption } from './flags.ts'
import type { DockerDeclaration } from './subcommand.ts'
import { usageLine } from './usage-line.ts'

/** A row of a help text: a name and what it is. */
export type HelpRow = readonly [name: string, summary: string]

const NAME_WIDTH = 12

/** Rows in two columns, indented by two. */
export function helpRows(rows: readonly HelpRow[], width = NAME_WIDTH): string {
  return rows.map(([name, summary]) => `  ${name.padEnd(width)}${summary}\n`).join('')
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const sortKey = ({ long, short }: DockerOption): string => (long ?? short ?? '').toLowerCase()

function optionTable({ options, ...declaration }: DockerDeclaration): string {
  const sorted = options.toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1))
  const rows = optionRows({ ...declaration, options: sorted }).map(([label, summary], at): HelpRow => {
    return [sorted[at]?.short === undefined ? `    ${label}` : label, capital(summary)]
  })
  return helpRows(rows, Math.max(0, ...rows.map(([label]) => label.length)) + 3)
}

/** What `docker X --help` prints. */
export function subcommandHelp(path: string, declaration: DockerDeclaration): string {
  const aliases = declaration.paths.length > 1 ? declaration.paths.map((other) => `docker ${other}`).toSorted() : []
  const parts = [
    `\n${usageLine(path, declaration)}\n\n${[declaration.summary, ...declaration.description].join('\n\n')}\n`,
    aliases.length > 0 ? `Aliases:\n  ${aliases.join(', ')}\n` : '',
    declaration.options.length > 0 ? `Options:\n${optionTable(declaration)}` : '',
    declaration.examples
      ? `Examples:\n${declaration.examples.map(({ line, meaning }) => `  ${line}\n      ${meaning}\n`).join('')}`
      : '',
  ]
  return parts.filter((part) => part !== '').join('\n')
}
