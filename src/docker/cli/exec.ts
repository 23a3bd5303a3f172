import { type Execution, NotStarted } from '../runtime/container-runtime.ts'
import { environmentOption } from './environment-option.ts'
import { hasProgram, type InsideStreams, isShell, runInside, shellInside } from '../simple/run-inside.ts'
import { findUnpaused } from '../engine/containers.ts'
import { containerEvent } from '../daemon/events.ts'
import { digestOf } from '../engine/digest.ts'
import { CreationError } from './creation/creation-error.ts'
import { variablesIn } from './creation/later-lines.ts'
import { detachKeysOption } from './detach-keys.ts'
import { miscountText } from './dispatch.ts'
import { switchOption, valueOption } from './flags.ts'
import { type Call, found, type ListedSubcommand } from './subcommand.ts'

/** Status when the command is not in the container. */
const NOT_STARTED = 126

const UNSEEN: InsideStreams = { stdout: { write: () => undefined }, stderr: { write: () => undefined } }

/** Runs a program of the specified terminal's own. @throws NotStarted */
async function execInside({ process }: Call, execution: Execution): Promise<number> {
  const { container, argv, detached, interactive, tty } = execution
  if (!hasProgram(process.system, container, argv[0] ?? ''))
    throw new NotStarted(`exec: "${argv[0]}": executable file not found in $PATH`, NOT_STARTED)
  const talks = interactive && tty
  if (talks && isShell(process.system, container, argv)) return process.shell.enter(shellInside(process, execution))
  return runInside(process, execution, detached ? UNSEEN : process)
}

/** Runs a program in a container, and lets events tell of it. @throws NotStarted */
async function recorded(call: Call, execution: Execution): Promise<number> {
  const { runtime, journal } = call.process.system
  if (!runtime) return execInside(call, execution)
  const { container, argv } = execution
  const execID = digestOf(`exec ${container.id} ${call.now} ${argv.join(' ')}`)
  const tell = (action: string, more = {}): void =>
    journal?.record(containerEvent(action, container, { execID, ...more }))
  tell(`exec_create: ${argv.join(' ')} `)
  tell(`exec_start: ${argv.join(' ')} `)
  const status = await runtime.exec(execution)
  if (!execution.detached) tell('exec_die', { exitCode: String(status) })
  return status
}

async function execute(call: Call, argv: readonly string[]): Promise<number> {
  const { process, flags, engine, operands } = call
  const env = [...(await variablesIn(call, flags.values('env-file'))), ...flags.values('env')]
  const container = found(findUnpaused(engine, operands[0] ?? ''))
  const execution = {
    container,
    argv,
    directory: flags.value('workdir') ?? (container.workingDirectory || '/'),
    env,
    detached: flags.has('detach'),
    interactive: flags.has('interactive'),
    tty: flags.has('tty'),
    user: flags.value('user'),
  }
  try {
    return await recorded(call, execution)
  } catch (error) {
    if (!(error instanceof NotStarted)) throw error
    const text = error.tried
      ? `OCI runtime exec failed: exec failed: unable to start container process: ${error.message}: unknown`
      : error.message
    // it comes through the stream that would have been the program's, as from a terminal
    if (process.system.policy.wording === 'docker') await process.stdout.write(`${text}\r\n`)
    else await process.stderr.write(`${text}\n`)
    return NOT_STARTED
  }
}

/** The same; says so where a file that an option names cannot be read. */
async function executeOrSay(call: Call, argv: readonly string[]): Promise<number> {
  try {
    return await execute(call, argv)
  } catch (error) {
    if (!(error instanceof CreationError)) throw error
    await call.process.stderr.write(`${error.message}\n`)
    return 1
  }
}

export const exec: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] CONTAINER COMMAND [ARG...]',
    takes: [1, Infinity],
    takesInDocker: [2, Infinity],
    miscount: 'Error: Container name required',
    optionsFirst: true,
    description: ['Starts a further program beside the main one. With -it and a shell you can look around inside.'],
    options: [
      switchOption('d,detach', 'do not wait for it'),
      environmentOption,
      switchOption('i,interactive', 'keep standard input open'),
      switchOption('t,tty', 'give it a terminal'),
      valueOption('w,workdir', { name: 'string', kind: 'directory' }, 'the working directory inside'),
    ],
    optionsInDocker: [
      detachKeysOption,
      valueOption('env-file', { name: 'list', kind: 'file' }, 'read environment variables from a file'),
      switchOption('privileged', 'give it all rights on the host'),
      valueOption('u,user', { name: 'string', kind: 'text' }, 'whom it runs as, NAME or UID:GID'),
    ],
    operands: [
      { name: 'CONTAINER', kind: 'container' },
      { name: 'COMMAND', kind: 'command', repeated: true },
    ],
    examples: [
      { line: 'docker exec my-nginx nginx -v', meaning: 'Run one command.' },
      { line: 'docker exec -it my-nginx bash', meaning: 'Open a shell inside; exit leaves it.' },
    ],
  },
  async run(call) {
    const argv = call.operands.slice(1)
    if (argv.length > 0) return executeOrSay(call, argv)
    await call.process.stderr.write(`${miscountText(call.path, { ...call.declaration, takes: [2, Infinity] })}\n`)
    return 1
  },
}
