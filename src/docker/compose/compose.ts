import type { Invocation } from '../../shell/command.ts'
import { FileSystemError } from '../../shell/posix/errno.ts'
import { badFlagText } from '../cli/dispatch.ts'
import {
  type BadFlag,
  type BadValue,
  type Flags,
  type FlagRules,
  parseFlags,
  switchOption,
  valueOption,
} from '../cli/flags.ts'
import type { DockerHost } from '../docker-host.ts'
import { Complaint } from './complaint.ts'
import { configOptions, configText } from './config.ts'
import { type ComposeFiles, findFiles } from './files.ts'
import { loadProject, type Project } from './project.ts'
import { type ComposeCommand, projectCommands } from './commands.ts'
import { ls, lsOptions } from './listings.ts'
import { ComposeSession } from './session.ts'
import { commands, composeUsage, usageOf } from './usage.ts'

const WRONG_USAGE = 16
const VERSION = '2.26.1-4'

type Process = Invocation<DockerHost>

const words = { name: 'string', kind: 'text' } as const

/** The options before the command that are simulated. */
const rules: FlagRules = {
  options: [
    switchOption('help', 'Show this help'),
    valueOption('env-file', words, 'Specify an alternate environment file'),
    valueOption('f,file', { name: 'stringArray', kind: 'file' }, 'Compose configuration files'),
    valueOption('profile', words, 'Specify a profile to enable'),
    valueOption('project-directory', { name: 'string', kind: 'directory' }, 'Specify an alternate working directory'),
    valueOption('p,project-name', words, 'Project name'),
  ],
  optionsFirst: true,
}

/** Options that Compose 2.26.1 has and that are not simulated. */
const unsimulated: ReadonlySet<string> = new Set(
  (
    '--ansi --compatibility --dry-run --parallel --progress --environment --hash --no-consistency --no-interpolate ' +
    '--no-normalize --no-path-resolution --output --resolve-image-digests'
  ).split(' '),
)

function flagComplaint(bad: BadFlag | BadValue): Complaint {
  if (bad.type === 'unknown-flag' && unsimulated.has(bad.option)) {
    const text = `Compose has the option ${bad.option}, but this playground does not simulate it.`
    return new Complaint(`docker compose: ${text}`, WRONG_USAGE)
  }
  return new Complaint(badFlagText(bad), WRONG_USAGE)
}

function readFlags(given: FlagRules, rest: readonly string[]): { flags: Flags; operands: readonly string[] } {
  const parsed = parseFlags(given, rest)
  if (parsed.type !== 'parsed') throw flagComplaint(parsed)
  return parsed
}

function filesOf({ fs }: DockerHost): ComposeFiles {
  return {
    read(path) {
      try {
        return fs.readText(path)
      } catch (error) {
        if (error instanceof FileSystemError && error.code === 'ENOENT') return undefined
        throw error
      }
    },
  }
}

const quoted = (text: string): string => text.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n')

/** What Compose says beside its work, as its log has it. */
class Warnings {
  readonly #lines: string[] = []
  readonly #time: string

  constructor(now: number) {
    this.#time = `${new Date(now).toISOString().slice(0, 19)}Z`
  }

  add(message: string): void {
    const line = `time="${this.#time}" level=warning msg="${quoted(message)}"\n`
    this.#lines.push(line)
  }

  text(): string {
    return this.#lines.join('')
  }
}

function projectOf(process: Process, flags: Flags, warnings: Warnings): Project {
  const environment = process.system.environment ?? ((): undefined => undefined)
  return loadProject({
    files: filesOf(process.system),
    workingDirectory: process.cwd,
    home: environment('HOME') ?? '/',
    environment,
    name: flags.value('project-name'),
    paths: flags.values('file'),
    envFiles: flags.values('env-file'),
    profiles: flags.values('profile'),
    directory: flags.value('project-directory'),
    warn: (message) => warnings.add(message),
  })
}

async function config(process: Process, global: Flags, rest: readonly string[], warnings: Warnings): Promise<number> {
  const { flags, operands } = readFlags({ options: configOptions, optionsFirst: false }, rest)
  // config looks for the files once for their names, and again to load them
  if (!global.has('file')) findFiles(filesOf(process.system), process.cwd).warnings.forEach((one) => warnings.add(one))
  const text = configText(projectOf(process, global, warnings), flags, operands)
  await process.stderr.write(warnings.text())
  await process.stdout.write(text)
  return 0
}

async function version(process: Process, rest: readonly string[]): Promise<number> {
  const short = switchOption('short', "Shows only Compose's version number.")
  const format = valueOption('f,format', words, 'Format the output. Values: [pretty | json]')
  const { flags } = readFlags({ options: [short, format], optionsFirst: false }, rest)
  const isJson = flags.value('format') === 'json'
  const text = flags.has('short') ? VERSION : `Docker Compose version ${VERSION}`
  await process.stdout.write(isJson ? `{"version":"${VERSION}"}\n` : `${text}\n`)
  return 0
}

async function runCommand(process: Process, flags: Flags, given: readonly string[]): Promise<number> {
  const [name = '', ...rest] = given
  if (name === 'version') return version(process, rest)
  if (!commands.has(name)) {
    await process.stdout.write(composeUsage())
    throw new Complaint(`unknown docker command: "compose ${name}"`, WRONG_USAGE)
  }
  const warnings = new Warnings(process.clock.now())
  const command = Object.hasOwn(projectCommands, name) ? projectCommands[name] : undefined
  if (command && asksForHelp(rest, command)) {
    await process.stdout.write(usageOf(name, command.usage ?? '[OPTIONS] [SERVICE...]', command.options))
    return 0
  }
  if (name === 'config') return config(process, flags, rest, warnings)
  if (name === 'ls') return ls(process, readFlags({ options: lsOptions, optionsFirst: false }, rest).flags)
  if (command) return runOn(process, { command, rest, project: () => projectOf(process, flags, warnings), warnings })
  // what is wrong with the project is said first, as Compose does
  projectOf(process, flags, warnings)
  await process.stderr.write(warnings.text())
  throw new Complaint(notSimulated(name), 1)
}

/** Whether `--help` stands where it is Compose's own. */
function asksForHelp(rest: readonly string[], { optionsFirst }: ComposeCommand): boolean {
  const operand = rest.findIndex((word) => !word.startsWith('-'))
  return (optionsFirst === true && operand >= 0 ? rest.slice(0, operand) : rest).includes('--help')
}

const notSimulated = (what: string): string =>
  `docker compose ${what} exists in Docker, but this playground does not simulate it.`

interface Running {
  readonly command: ComposeCommand
  readonly rest: readonly string[]
  project(): Project
  readonly warnings: Warnings
}

/** Runs a command on its project: flags are read before the files. */
async function runOn(process: Process, { command, rest, project, warnings }: Running): Promise<number> {
  const { options, optionsFirst = false } = command
  const { flags, operands } = readFlags({ options, optionsFirst }, rest)
  const session = new ComposeSession(process, project())
  await process.stderr.write(warnings.text())
  const warn = async (message: string): Promise<void> => {
    const own = new Warnings(process.clock.now())
    own.add(message)
    await process.stderr.write(own.text())
  }
  return command.run({ session, flags, operands, warn })
}

/** `docker compose` (Compose 2.26.1), with the words that follow it. Gives the exit status. */
export async function compose(process: Process, given: readonly string[]): Promise<number> {
  try {
    const { flags, operands } = readFlags(rules, given)
    if (operands.length > 0 && !flags.has('help')) return await runCommand(process, flags, operands)
    await process.stdout.write(composeUsage())
    return 0
  } catch (error) {
    if (!(error instanceof Complaint)) throw error
    await process.stderr.write(`${error.message}\n`)
    return error.status
  }
}
