import type { ListedCommand } from '../../shell/later.ts'
import type { Invocation } from '../../shell/command.ts'
import type { DockerHost } from '../docker-host.ts'
import { specified } from '../policy.ts'
import { badFlagText, callSubcommand } from './dispatch.ts'
import type { BadFlag, BadValue, Flags } from './flags.ts'
import { currentContext, findContext, noContextText } from './context-store.ts'
import { badLevel, ENGINE, readGlobals } from './global-options.ts'
import { groups } from './groups.ts'
import { commandsOf, unsimulated } from './index.ts'
import { VERSION_LINE } from './release.ts'
import { readCommand } from './read-command.ts'
import { DEPRECATED_HELP, hasRealWording, loadReference } from './reference/index.ts'
import { BAD_FLAG, type SubcommandRow } from './subcommand.ts'
import { arrival } from '../arrival.ts'

async function say(process: Invocation<DockerHost>, text: string, status: number): Promise<number> {
  await process.stderr.write(`${text}\n`)
  return status
}

/** What `docker [PATH] --help` prints; undefined for what is no topic. `isWhole`: with what needs a swarm. */
async function helpOf(process: Invocation<DockerHost>, path: string, isWhole = false): Promise<string | undefined> {
  if (hasRealWording(process.system)) {
    const { helpText, topText } = await loadReference(process.system)
    return path === '' ? topText(process.system.plugins) : helpText(path, isWhole)
  }
  const command = commandsOf(process.system.policy).get(path)
  if (command) {
    const { subcommandHelp } = await arrival(process.system, import('./help.ts'))
    return subcommandHelp(`docker ${path}`, (await command.load()).declaration)
  }
  const { groupHelp, topHelp } = await arrival(process.system, import('./command-lists.ts'))
  if (path === '') return topHelp()
  return groups.has(path) ? groupHelp(path) : undefined
}

async function help(process: Invocation<DockerHost>, words: readonly string[]): Promise<number> {
  const path = words.join(' ')
  const text = await helpOf(process, path)
  if (text === undefined) return say(process, `unknown help topic: ${path}`, 1)
  await process.stdout.write(text)
  return 0
}

/** Groups whose commands plugins bring, `builder` by another name. */
const OF_PLUGINS: ReadonlySet<string> = new Set(['builder', 'buildx', 'compose'])

/** What the real CLI answers where a group alone, or a command that it does not have, was asked for. */
async function groupUsage(process: Invocation<DockerHost>, group: string, status: number): Promise<number> {
  const stream = OF_PLUGINS.has(group) ? process.stdout : process.stderr
  await stream.write((await helpOf(process, group, status !== 0)) ?? '')
  return status
}

/** The help of a command of a group that is not simulated, or of the group itself. */
async function helpWithin(process: Invocation<DockerHost>, path: string, rest: readonly string[]): Promise<number> {
  const [name = ''] = rest
  const own = name.startsWith('-') ? undefined : await helpOf(process, `${path} ${name}`)
  return help(process, own === undefined ? path.split(' ') : [path, name])
}

/** Says that something real is not simulated; its help is there all the same, in Docker's own words. */
async function notSimulated(process: Invocation<DockerHost>, path: string, rest: readonly string[]): Promise<number> {
  if (hasRealWording(process.system)) {
    if (rest.includes('--help')) return helpWithin(process, path, rest)
    if (rest.length === 0 && (await helpOf(process, path))?.includes('COMMAND')) return groupUsage(process, path, 0)
    const { answerOfAbsence } = await arrival(process.system, import('./absent.ts'))
    const answer = answerOfAbsence(process, path, rest)
    if (answer?.output !== undefined) await process.stdout.write(answer.output)
    if (answer) return say(process, answer.errors, answer.status ?? 1)
  }
  return say(process, `docker ${path} exists in Docker, but this playground does not simulate it.`, 1)
}

async function call(process: Invocation<DockerHost>, listed: SubcommandRow, path: string): Promise<number> {
  const command = await arrival(process.system, listed.load())
  return callSubcommand(command, `docker ${path}`, process.argv.slice(1 + path.split(' ').length), process)
}

/** Calls the one command that is simulated of a group, or says that it is not. */
function withinUnsimulated(process: Invocation<DockerHost>, group: string, words: readonly string[]): Promise<number> {
  const path = `${group} ${words[0] ?? ''}`
  const command = commandsOf(process.system.policy).get(path)
  return command ? call(process, command, path) : notSimulated(process, group, words)
}

async function runGroup(process: Invocation<DockerHost>, group: string, words: readonly string[]): Promise<number> {
  const [name] = words
  const isReal = hasRealWording(process.system)
  if (name === undefined && isReal) return groupUsage(process, group, 0)
  if (name === undefined || name === '--help' || name === '-h') return help(process, [group])
  const path = `${group} ${name}`
  const command = commandsOf(process.system.policy).get(path)
  if (command) return call(process, command, path)
  if (unsimulated.has(path)) return withinUnsimulated(process, path, words.slice(1))
  return isReal ? groupUsage(process, group, 1) : say(process, `Error: '${name}' is not a valid ${group} command`, 1)
}

/** Says what is wrong with an option before a command. */
async function sayBadGlobal(process: Invocation<DockerHost>, bad: BadFlag | BadValue): Promise<number> {
  const isReal = hasRealWording(process.system)
  const usage = isReal ? `\n${((await helpOf(process, '')) ?? '').trimEnd()}\n` : ''
  return say(process, `${badFlagText(bad)}\nSee 'docker --help'.${usage}`, BAD_FLAG)
}

/** Why the engine that is asked for is not reached; undefined where it is this host's. */
function whyNotReached({ system }: Invocation<DockerHost>, flags: Flags): string | undefined {
  const level = badLevel(flags.value('log-level'))
  if (level !== undefined) return level
  const name = flags.value('context')
  const context = flags.has('host') ? undefined : findContext(system, name ?? currentContext(system))
  if (name !== undefined && !context)
    return `Failed to initialize: unable to resolve docker endpoint: ${noContextText(system, name)}`
  const host = flags.value('host') ?? context?.host ?? ENGINE
  return host === ENGINE || host === ''
    ? undefined
    : `Cannot connect to the Docker daemon at ${host}. Is the docker daemon running?`
}

/** Commands that the client answers by itself. */
const OF_CLIENT: ReadonlySet<string> = new Set(['context', 'help', 'logout'])

async function unknownCommand(process: Invocation<DockerHost>, words: readonly string[]): Promise<number> {
  const [name = ''] = words
  const isReal = hasRealWording(process.system)
  if (isReal && words.includes('--help')) return help(process, [])
  return say(
    process,
    `docker: '${name}' is not a docker command.${isReal ? '\n' : ' '}See 'docker --help'${isReal ? '' : '.'}`,
    1,
  )
}

/** Whether a command is one of a plugin that this client does not have. */
const isOfMissingPlugin = ({ plugins }: DockerHost, name: string): boolean =>
  plugins !== undefined && OF_PLUGINS.has(name) && name !== 'builder' && !plugins.includes(name)

/** Whether docker's own builder is asked: there is no buildx, or it is not wanted. */
function isOfLegacyBuilder(host: DockerHost, [name = '', next = '']: readonly string[]): boolean {
  const isBuild = name === 'build' || name === 'builder' || (name === 'image' && next === 'build')
  if (!isBuild || !hasRealWording(host)) return false
  return isOfMissingPlugin(host, 'buildx') || host.environment?.('DOCKER_BUILDKIT') === '0'
}

/** Whether a group holds buildx's commands. */
const isOfBuilds = (host: DockerHost, name: string): boolean =>
  (name === 'buildx' || name === 'builder') && hasRealWording(host) && !isOfMissingPlugin(host, 'buildx')

/** Compose, which is loaded with YAML when it is first asked for. */
type LoadedCompose = typeof import('../compose/compose.ts')

const loadCompose = (host: DockerHost): Promise<LoadedCompose> => arrival(host, import('../compose/compose.ts'))

async function main(process: Invocation<DockerHost>): Promise<number> {
  const globals = readGlobals(process.argv.slice(1))
  if (globals.type !== 'parsed') return sayBadGlobal(process, globals)
  const { flags, operands } = globals
  if (flags.has('help')) {
    if (process.argv.includes('-h') && hasRealWording(process.system))
      await process.stderr.write(`${DEPRECATED_HELP}\n`)
    return help(process, [])
  }
  if (flags.has('version')) {
    await process.stdout.write(VERSION_LINE)
    return 0
  }
  const unreached = OF_CLIENT.has(operands[0] ?? '') ? undefined : whyNotReached(process, flags)
  if (unreached !== undefined && operands.length > 0) return say(process, unreached, 1)
  return runCommand({ ...process, argv: ['docker', ...operands] })
}

async function runCommand(process: Invocation<DockerHost>): Promise<number> {
  const words = process.argv.slice(1)
  const [name, ...rest] = words
  if (name === undefined && hasRealWording(process.system)) return groupUsage(process, '', 0)
  if (name === undefined) return help(process, [])
  if (name === 'help') return help(process, rest)
  if (isOfMissingPlugin(process.system, name)) return unknownCommand(process, words)
  if (isOfLegacyBuilder(process.system, words))
    return (await arrival(process.system, import('./legacy-builder.ts'))).legacyBuilder(process, words)
  if (name === 'compose' && hasRealWording(process.system))
    return (await loadCompose(process.system)).compose(process, rest)
  if (groups.has(name) || (isOfBuilds(process.system, name) && rest.length > 0)) return runGroup(process, name, rest)
  const command = commandsOf(process.system.policy).get(name)
  if (command) return call(process, command, name)
  if (unsimulated.has(name)) return withinUnsimulated(process, name, rest)
  return unknownCommand(process, words)
}

export { readCommand }

/** The `docker` command. */
export const docker: ListedCommand<DockerHost> = {
  declaration: {
    // the Simple shell's; Bash's docker has subcommands of its own
    read: (argv) => readCommand(specified, argv),
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
  complete: async (words, host) => (await arrival(host, import('./completion.ts'))).completeDocker(words, host),
}
