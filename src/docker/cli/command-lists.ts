import { groups } from './groups.ts'
import { type HelpRow, helpRows } from './help.ts'
import { byPath, subcommands, unsimulated } from './index.ts'

const COMMON: ReadonlySet<string> = new Set('run exec ps build pull images version info'.split(' '))

const row = (path: string): HelpRow => [path.split(' ').at(-1) ?? path, byPath.get(path)?.summary ?? '']

const section = (heading: string, rows: readonly HelpRow[]): string => `${heading}:\n${helpRows(rows)}\n`

const byName = (one: HelpRow, other: HelpRow): number => (one[0] < other[0] ? -1 : 1)

/** What `docker --help` prints. */
export function topHelp(): string {
  const names = subcommands.map(({ paths }) => paths[0] ?? '').filter((path) => !path.includes(' '))
  const elsewhere = [...unsimulated].filter((path) => !path.includes(' ')).join(' ')
  return [
    '\nUsage:  docker [OPTIONS] COMMAND\n\nRun programs in containers\n\n',
    section('Common Commands', names.filter((name) => COMMON.has(name)).map(row)),
    section('Management Commands', [...groups]),
    section(
      'Commands',
      names
        .filter((name) => !COMMON.has(name))
        .map(row)
        .toSorted(byName),
    ),
    `Not simulated:\n  ${elsewhere}\n\n`,
    "Run 'docker COMMAND --help' for more information on a command.\n",
  ].join('')
}

/** What `docker GROUP --help` prints. */
export function groupHelp(group: string): string {
  const paths = subcommands
    .flatMap((command) => command.paths.find((path) => path.startsWith(`${group} `)) ?? [])
    .map(row)
  return [
    `\nUsage:  docker ${group} COMMAND\n\n${groups.get(group) ?? ''}\n\n`,
    section('Commands', paths.toSorted(byName)),
    `Run 'docker ${group} COMMAND --help' for more information on a command.\n`,
  ].join('')
}
