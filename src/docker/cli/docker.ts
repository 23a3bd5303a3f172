import type { ListedCommand } from '../../shell/later.ts'
import type { Invocation } from '../../shell/command.ts'
import type { DockerHost } from '../docker-host.ts'
import { completeDocker } from './completion.ts'
import { callSubcommand } from './dispatch.ts'
import { type HelpRow, helpRows, subcommandHelp } from './help.ts'
import { groups } from './groups.ts'
import { byPath, subcommands, unsimulated } from './index.ts'
import { VERSION_LINE } from './release.ts'
import { readCommand } from './read-command.ts'
import { BAD_FLAG, type SubcommandRow } from './subcommand.ts'

const COMMON: ReadonlySet<string> = new Set('run exec ps build pull images version info'.split(' '))

const row = (path: string): HelpRow => [path.split(' ').at(-1) ?? path, byPath.get(path)?.summary ?? '']

const section = (heading: string, rows: readonly HelpRow[]): string => `${heading}:\n${helpRows(rows)}\n`

const byName = (one: HelpRow, other: HelpRow): number => (one[0] < other[0] ? -1 : 1)

/** What `docker --help` prints. */
function topHelp(): string {
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

function groupHelp(group: string): string {
  const paths = subcommands
    .flatMap((command) => command.paths.find((path) => path.startsWith(`${group} `)) ?? [])
    .map(row)
  return [
    `\nUsage:  docker ${group} COMMAND\n\n${groups.get(group) ?? ''}\n\n`,
    section('Commands', paths.toSorted(byName)),
    `Run 'docker ${group} COMMAND --help' for more information on a command.\n`,
  ].join('')
}

async function say(process: Invocation<DockerHost>, text: string, status: number): Promise<number> {
  await process.stderr.write(`${text}\n`)
  return status
}

async function help(process: Invocation<DockerHost>, words: readonly string[]): Promise<number> {
  const path = words.join(' ')
  const command = byPath.get(path)
  if (path !== '' && !command && !groups.has(path)) return say(process, `unknown help topic: ${path}`, 1)
  const text = command
    ? subcommandHelp(`docker ${path}`, (await command.load()).declaration)
    : path === ''
      ? topHelp()
      : groupHelp(path)
  await process.stdout.write(text)
  return 0
}

/** Says that something real is not simulated. */
async function notSimulated(process: Invocation<DockerHost>, what: string): Promise<number> {
  await process.stderr.write(`${what} exists in Docker, but this playground does not simulate it.\n`)
  return 1
}

async function call(process: Invocation<DockerHost>, listed: SubcommandRow, path: string): Promise<number> {
  return callSubcommand(await listed.load(), `docker ${path}`, process.argv.slice(1 + path.split(' ').length), process)
}

async function runGroup(process: Invocation<DockerHost>, group: string, words: readonly string[]): Promise<number> {
  const [name] = words
  if (name === undefined || name === '--help' || name === '-h') {
    await process.stdout.write(groupHelp(group))
    return 0
  }
  const path = `${group} ${name}`
  const command = byPath.get(path)
  if (command) return call(process, command, path)
  if (unsimulated.has(path)) return notSimulated(process, `docker ${path}`)
  return say(process, `Error: '${name}' is not a valid ${group} command`, 1)
}

async function runOption(process: Invocation<DockerHost>, option: string): Promise<number> {
  if (option === '--help' || option === '-h') return help(process, [])
  if (option === '--version' || option === '-v') {
    await process.stdout.write(VERSION_LINE)
    return 0
  }
  const what = option.startsWith('--')
    ? `unknown flag: ${option}`
    : `unknown shorthand flag: '${option.charAt(1)}' in ${option}`
  return say(process, `${what}\nSee 'docker --help'.`, BAD_FLAG)
}

async function main(process: Invocation<DockerHost>): Promise<number> {
  const [name, ...rest] = process.argv.slice(1)
  if (name === undefined) return help(process, [])
  if (name.startsWith('-')) return runOption(process, name)
  if (name === 'help') return help(process, rest)
  if (groups.has(name)) return runGroup(process, name, rest)
  const command = byPath.get(name)
  if (command) return call(process, command, name)
  if (unsimulated.has(name)) return notSimulated(process, `docker ${name}`)
  return say(process, `docker: '${name}' is not a docker command. See 'docker --help'.`, 1)
}

/** The `docker` command. */
export const docker: ListedCommand<DockerHost> = {
  declaration: {
    read: readCommand,
    operands: [{ name: 'COMMAND', kind: 'command' }],
    description: [
      'An image is a packed program with all that it needs; a container is a running copy of one. docker gets images, runs containers, and looks after both.',
      'docker --help lists its commands, and docker COMMAND --help explains one of them.',
    ],
    examples: [
      { line: 'docker ps', meaning: 'list the containers that run' },
      { line: 'docker run -d --name web -p 8080:80 nginx', meaning: 'run a web server in the background' },
    ],
  },
  run: main,
  complete: (words, host) => completeDocker(words, host),
}
