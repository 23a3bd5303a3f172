import type { Invocation } from '../../shell/command.ts'
import { FileSystemError } from '../../shell/posix/errno.ts'
import { fromDirectory } from '../../linux/path.ts'
import { badFlagText } from '../cli/dispatch.ts'
import { inTurns } from '../cli/in-turns.ts'
import { type Flags, type FlagRules, parseFlags, switchOption, valueOption } from '../cli/flags.ts'
import type { DockerHost } from '../docker-host.ts'
import { Complaint } from './complaint.ts'
import { configText, environmentText } from './config.ts'
import { type Display, displayOf } from './display.ts'
import type { ComposeFiles } from './files.ts'
import { namedProject } from './named-project.ts'
import { filesIn, loadProject, type Project, type ProjectRequest, type Separator } from './project.ts'
import { type ComposeCommand, projectCommands } from './commands.ts'
import { takenBy } from './reference.ts'
import { ComposeSession } from './compose-session.ts'
import { commands, composeUsage, usageOf } from './usage.ts'
import { arrival } from '../arrival.ts'

const NO_FILE = 14
const WRONG_USAGE = 16
const VERSION = '2.26.1-4'

type Process = Invocation<DockerHost>

const words = { name: 'string', kind: 'text' } as const

/** The options before the command. */
const rules: FlagRules = {
  options: [
    switchOption('help', 'Show this help'),
    valueOption('ansi', words, 'Control when to print ANSI control characters'),
    switchOption('compatibility', 'Run compose in backward compatibility mode'),
    switchOption('dry-run', 'Execute command in dry run mode'),
    valueOption('env-file', words, 'Specify an alternate environment file'),
    valueOption('f,file', { name: 'stringArray', kind: 'file' }, 'Compose configuration files'),
    valueOption('parallel', words, 'Control max parallelism, -1 for unlimited'),
    valueOption('profile', words, 'Specify a profile to enable'),
    valueOption('progress', words, 'Set type of progress output (auto, tty, plain, quiet)'),
    valueOption('project-directory', { name: 'string', kind: 'directory' }, 'Specify an alternate working directory'),
    valueOption('p,project-name', words, 'Project name'),
  ],
  optionsFirst: true,
}

/** @throws Complaint for an option that Compose 2.26.1 has and this playground has not */
function refuse(flags: Flags, names: readonly string[]): void {
  for (const name of names) {
    if (!flags.has(name) && !flags.isOff(name)) continue
    const text = `Compose has the option --${name}, but this playground does not simulate it.`
    throw new Complaint(`docker compose: ${text}`, WRONG_USAGE)
  }
}

function readFlags(given: FlagRules, rest: readonly string[]): { flags: Flags; operands: readonly string[] } {
  const parsed = parseFlags(given, rest)
  if (parsed.type !== 'parsed') throw new Complaint(badFlagText(parsed), WRONG_USAGE)
  return parsed
}

/** The options and operands of a command. */
const readCommand = (name: string, rest: readonly string[], optionsFirst = false): ReturnType<typeof readFlags> =>
  readFlags({ options: takenBy(name), optionsFirst }, rest)

/** What is read from standard input, where `-` is one of the files. */
async function standardInput({ stdin }: Process, flags: Flags): Promise<string | undefined> {
  if (!flags.values('file').includes('-')) return undefined
  const lines: string[] = []
  for (let line = await stdin.readLine(); line !== undefined; line = await stdin.readLine()) lines.push(`${line}\n`)
  return lines.join('')
}

/** @param given the text of the file `-` */
function filesOf({ system: { fs }, cwd }: Process, given: string | undefined): ComposeFiles {
  return {
    read(path) {
      if (given !== undefined && path === fromDirectory(cwd, '-')) return given
      try {
        return fs.readText(path)
      } catch (error) {
        if (!(error instanceof FileSystemError)) throw error
        if (error.code === 'ENOENT') return undefined
        // a directory can be opened; Go has the sentences in small letters
        const call = error.code === 'EISDIR' ? 'read' : 'open'
        throw new Complaint(`${call} ${path}: ${error.message.toLowerCase()}`, NO_FILE)
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

  /** What has not been taken yet. */
  take(): string {
    return this.#lines.splice(0).join('')
  }
}

/** How a project is read. */
interface Reading
  extends Pick<ProjectRequest, 'named' | 'interpolates' | 'checks'>, Partial<Pick<ProjectRequest, 'profiles'>> {
  /** The text of the file `-`. */
  readonly given: string | undefined
}

const separatorOf = (flags: Flags): Separator => (flags.has('compatibility') ? '_' : '-')

function requestOf(process: Process, flags: Flags, warnings: Warnings, reading: Reading): ProjectRequest {
  const environment = process.system.environment ?? ((): undefined => undefined)
  return {
    files: filesOf(process, reading.given),
    workingDirectory: process.cwd,
    home: environment('HOME') ?? '/',
    environment,
    name: flags.value('project-name'),
    paths: flags.values('file'),
    envFiles: flags.values('env-file'),
    profiles: flags.values('profile'),
    ...reading,
    directory: flags.value('project-directory'),
    separator: separatorOf(flags),
    warn: (message) => warnings.add(message),
  }
}

async function config(process: Process, global: Flags, rest: readonly string[], warnings: Warnings): Promise<number> {
  const { flags, operands } = readCommand('config', rest)
  refuse(flags, ['no-normalize', 'no-path-resolution', 'resolve-image-digests'])
  const given = await standardInput(process, global)
  const asked = {
    given,
    interpolates: !flags.has('no-interpolate'),
    checks: !flags.has('no-consistency'),
    ...(flags.has('profiles') && { profiles: ['*'] }),
  }
  const request = requestOf(process, global, warnings, asked)
  // config looks for the files once for their names, and again to load them
  for (const warning of filesIn(request).warnings) warnings.add(warning)
  const project = await inTurns(process, loadProject(request))
  const text = flags.has('environment')
    ? environmentText(project, process.system.environmentNames?.() ?? [])
    : configText(project, flags, operands)
  await process.stderr.write(warnings.take())
  const file = flags.value('output')
  if (file !== undefined) process.system.fs.writeFile(fromDirectory(process.cwd, file), text)
  else await process.stdout.write(text)
  return 0
}

async function version(process: Process, rest: readonly string[]): Promise<number> {
  const { flags } = readCommand('version', rest)
  const isJson = flags.value('format') === 'json'
  const text = flags.has('short') ? VERSION : `Docker Compose version ${VERSION}`
  await process.stdout.write(isJson ? `{"version":"${VERSION}"}\n` : `${text}\n`)
  return 0
}

/** All is done at once here, so that there is nothing to limit. @throws Complaint for what is no number */
function checkParallel(flags: Flags): void {
  const given = flags.value('parallel')
  if (given === undefined || /^[-+]?\d+$/.test(given)) return
  const why = `strconv.ParseInt: parsing ${JSON.stringify(given)}: invalid syntax`
  throw new Complaint(`invalid argument ${JSON.stringify(given)} for "--parallel" flag: ${why}`, WRONG_USAGE)
}

interface Asked {
  readonly flags: Flags
  readonly given: readonly string[]
  readonly warnings: Warnings
}

async function runCommand(process: Process, { flags, given, warnings }: Asked): Promise<number> {
  const [typed = '', ...rest] = given
  const name = typed === 'convert' ? 'config' : typed
  if (name === 'help') {
    const [about = ''] = rest
    await process.stdout.write(commands.has(about) ? usageOf(about) : composeUsage())
    return 0
  }
  if (!commands.has(name)) {
    await process.stdout.write(composeUsage())
    throw new Complaint(`unknown docker command: "compose ${name}"`, WRONG_USAGE)
  }
  const command = Object.hasOwn(projectCommands, name) ? projectCommands[name] : undefined
  if (asksForHelp(rest, command)) {
    await process.stdout.write(usageOf(name))
    return 0
  }
  checkParallel(flags)
  const display = displayOf(flags)
  if (name === 'version') return version(process, rest)
  if (name === 'config') return config(process, flags, rest, warnings)
  if (!command) return listProjects(process, rest)
  const input = await standardInput(process, flags)
  const known = command.byName && !flags.has('file') ? flags.value('project-name') : undefined
  const project = (named: readonly string[] = []): Project | Promise<Project> =>
    known === undefined
      ? inTurns(process, loadProject(requestOf(process, flags, warnings, { named, given: input })))
      : namedProject(process, known, separatorOf(flags))
  return runOn(process, { name, command, rest, project, warnings, display })
}

/** `docker compose ls`, the one command besides that needs no project. */
async function listProjects(process: Process, rest: readonly string[]): Promise<number> {
  const { flags } = readCommand('ls', rest)
  return (await arrival(process.system, import('./verbs.ts'))).ls(process, flags)
}

/** Whether `--help` stands where it is Compose's own. */
function asksForHelp(rest: readonly string[], { optionsFirst }: Partial<ComposeCommand> = {}): boolean {
  const operand = rest.findIndex((word) => !word.startsWith('-'))
  return (optionsFirst === true && operand >= 0 ? rest.slice(0, operand) : rest).includes('--help')
}

interface Running {
  readonly name: string
  readonly command: ComposeCommand
  readonly rest: readonly string[]
  project(named: readonly string[]): Project | Promise<Project>
  readonly warnings: Warnings
  readonly display: Display
}

/** What is said of operands that are too few or too many. */
function miscount([least, most]: readonly [number, number], given: number): string {
  if (least === most) return `accepts ${least} arg(s), received ${given}`
  return given < least
    ? `requires at least ${least} arg(s), only received ${given}`
    : `accepts at most ${most} arg(s), received ${given}`
}

async function sessionOn(process: Process, project: Project, display: Display): Promise<ComposeSession> {
  if (!display.isDryRun) return new ComposeSession(process, project, display)
  const { DryRunSession } = await arrival(process.system, import('./dry-run.ts'))
  return new DryRunSession(process, project, display)
}

/** Runs a command on its project: flags are read before the files. */
async function runOn(process: Process, { name, command, rest, project, warnings, display }: Running): Promise<number> {
  const { optionsFirst = false, refuses = [], takes } = command
  const { flags, operands } = readCommand(name, rest, optionsFirst)
  refuse(flags, refuses)
  if (takes && (operands.length < takes[0] || operands.length > takes[1]))
    throw new Complaint(miscount(takes, operands.length), 1)
  const own = await project(optionsFirst ? operands.slice(0, 1) : operands)
  const session = await sessionOn(process, own, { ...display, isDryRun: display.isDryRun || flags.has('dry-run') })
  await process.stderr.write(warnings.take())
  const warn = async (message: string): Promise<void> => {
    const warning = new Warnings(process.clock.now())
    warning.add(message)
    await process.stderr.write(warning.take())
  }
  return command.run({ session, flags, operands, warn })
}

/** `docker compose` (Compose 2.26.1), with the words that follow it. Gives the exit status. */
export async function compose(process: Process, given: readonly string[]): Promise<number> {
  const warnings = new Warnings(process.clock.now())
  try {
    const { flags, operands } = readFlags(rules, given)
    if (operands.length > 0 && !flags.has('help'))
      return await runCommand(process, { flags, given: operands, warnings })
    await process.stdout.write(composeUsage())
    return 0
  } catch (error) {
    if (!(error instanceof Complaint)) throw error
    await process.stderr.write(`${warnings.take()}${error.message}\n`)
    return error.status
  }
}
