import { FileSystemError } from '../posix/errno.ts'
import { openFile, resolvePath } from '../posix/open.ts'
import { Input } from '../posix/input.ts'
import type { Process, Program } from '../posix/process.ts'
import { release, retain } from '../posix/stream.ts'
import type { PosixSystem } from '../posix/posix-system.ts'
import { isTerminal } from '../posix/terminal.ts'
import { machinePromptSetting } from '../prompt.ts'
import { Bash, type SmallProgram } from './bash.ts'
import { type CommandLine, readCommandLine, Refusal } from './command-line.ts'
import { readLine } from './input-line.ts'
import { isBinary } from './run/program.ts'
import { startFiles } from './settings.ts'
import { followPosix } from './shell-options.ts'
import { isSmallShell } from './small-shell.ts'

/** What is said where --debugger looks for the program that it needs, which is no part of bash. */
const NO_DEBUGGER = `bash: /usr/share/bashdb/bashdb-main.inc: No such file or directory
bash: warning: cannot start debugger; debugging mode disabled
`

const VERSION = 'GNU bash, version 5.2.15(1)-release'

/** What is said after an option that bash does not know. */
const USAGE = `Usage:\tbash [GNU long option] [option] ...
\tbash [GNU long option] [option] script-file ...
GNU long options:
${'debug debugger dump-po-strings dump-strings help init-file login noediting noprofile norc posix pretty-print rcfile restricted verbose version'
  .split(' ')
  .map((name) => `\t--${name}\n`)
  .join('')}Shell options:
\t-ilrsD or -c command or -O shopt_option\t\t(invocation only)
\t-abefhkmnptuvxBCEHPT or -o option
`

/** What `--version` and `--help`, the first word, print; undefined where neither is asked for. */
function answerOf([word]: readonly string[]): string | undefined {
  if (word === '--version') return `${VERSION} (x86_64-pc-linux-gnu)\n`
  return word === '--help' ? `${VERSION}-(x86_64-pc-linux-gnu)\n${USAGE}` : undefined
}

/** Sets what the command line asks for, and reads what a shell reads first. */
async function prepare(shell: Bash, line: CommandLine, process: Process<PosixSystem>): Promise<void> {
  const { options, shopt, listed } = line
  for (const [name, on] of options) {
    if (on) shell.state.options.add(name)
    else shell.state.options.delete(name)
    if (!on || name !== 'posix') continue
    shell.state.set('POSIXLY_CORRECT', 'y')
    followPosix(shell.state.shopt, on, line.interactive)
  }
  for (const [name, on] of shopt) {
    if (on) shell.state.shopt.add(name)
    else shell.state.shopt.delete(name)
  }
  if (line.login && !line.small) shell.state.shopt.add('login_shell')
  if (listed !== undefined) await shell.execute(listed)
  if (!line.login && !line.interactive && !process.environment.has('BASH_ENV')) return
  await shell.readStartFiles(startFiles({ ...line, isSh: isSmallShell(process.name) }))
}

async function finish(shell: Bash, status: number): Promise<number> {
  if (shell.ended) return status
  shell.state.status = status
  return shell.runExitTrap()
}

async function runCommand(process: Process<PosixSystem>, line: CommandLine, small?: SmallProgram): Promise<number> {
  const [command, name = process.name, ...rest] = line.operands
  if (command === undefined) {
    await process.write(2, `${process.name}: -c: option requires an argument\n`)
    return 2
  }
  const { interactive } = line
  if (interactive && !isTerminal(process.descriptors.get(0))) await process.write(2, noTerminal(process, line))
  const shell = new Bash({ process, name, interactive, small, arguments: rest })
  if (interactive) shell.state.options.delete('monitor')
  await prepare(shell, line, process)
  shell.state.mode = 'c'
  shell.state.define('BASH_EXECUTION_STRING', { value: command })
  if (shell.ended) return finish(shell, shell.state.status)
  return finish(shell, await shell.execute(command, { from: 'command' }))
}

async function runFile(process: Process<PosixSystem>, line: CommandLine, small?: SmallProgram): Promise<number> {
  const [path = '', ...rest] = line.operands
  let text: string
  try {
    if (path !== '' && process.system.fs.peek(resolvePath(process, path))?.type === 'directory')
      throw new FileSystemError('EISDIR', path)
    const file = retain(openFile(process, path, { read: true }))
    try {
      text = await new Input(process, file).whole()
    } finally {
      release(file)
    }
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error
    const message = error.code === 'EISDIR' ? `${path}: Is a directory` : error.message
    await process.write(2, error.code === 'EISDIR' ? `${path}: ${message}\n` : `bash: ${path}: ${message}\n`)
    return error.code === 'ENOENT' ? 127 : 126
  }
  if (isBinary(text)) {
    await process.write(2, `${path}: ${path}: cannot execute binary file\n`)
    return 126
  }
  const shell = new Bash({ process, name: path, small, arguments: rest })
  await prepare(shell, line, process)
  return finish(shell, await shell.execute(text.replaceAll('\0', ''), { from: 'file' }))
}

/** Runs what standard input has, unit by unit: its commands read from the same input. */
async function runInput(process: Process<PosixSystem>, line: CommandLine, small?: SmallProgram): Promise<number> {
  const shell = new Bash({ process, small, arguments: line.stdin ? line.operands : [] })
  await prepare(shell, line, process)
  shell.state.mode = 's'
  let [status, lines, pending] = [0, 0, '']
  while (!shell.ended) {
    const next = await readLine(process, shell)
    if (shell.isEnding) break
    pending += next ?? ''
    if (next !== undefined && shell.unfinished(pending)) continue
    if (pending !== '') status = await shell.execute(pending, { lineOffset: lines })
    lines += pending.split('\n').length - 1
    pending = ''
    if (next === undefined) break
  }
  return finish(shell, status)
}

/** The prompt of a shell that nobody gave one. */
const PROMPT = machinePromptSetting('\\w')

/** Whether a shell with this command line talks to somebody: POSIX, `sh`, -i. */
function isInteractive({ descriptors }: Process<PosixSystem>, line: CommandLine): boolean {
  if (line.command || (line.operands.length > 0 && !line.stdin)) return false
  return line.interactive || (isTerminal(descriptors.get(0)) && isTerminal(descriptors.get(2)))
}

/** What a shell says that is interactive (`-i`) where there is no terminal. */
const NO_TERMINAL = `bash: cannot set terminal process group (-1): Inappropriate ioctl for device
bash: no job control in this shell
`

const noTerminal = ({ name }: Process<PosixSystem>, { small }: CommandLine): string =>
  small ? `${name}: can't access tty; job control turned off\n` : NO_TERMINAL

/** What an interactive shell is. */
interface Talking {
  readonly prompt: string
  readonly small: SmallProgram | undefined
}

/** Talks to a terminal (`bash` typed at a prompt, `sudo -i`), or to whoever is at the other end of a pipe (`bash -i`). */
async function runInteractive(
  process: Process<PosixSystem>,
  line: CommandLine,
  { prompt, small }: Talking,
): Promise<number> {
  const { BARE_PROMPT, talk, takeTerminal } = await process.outside(import('./interactive/nested.ts'))
  const input = process.descriptors.get(0)
  const terminal = isTerminal(input) ? input : undefined
  if (terminal) takeTerminal(process, terminal)
  else await process.write(2, noTerminal(process, line))
  const shell = new Bash({ process, interactive: true, small, arguments: line.stdin ? line.operands : [] })
  if (!terminal) shell.state.options.delete('monitor')
  await prepare(shell, { ...line, interactive: true }, process)
  return finish(
    shell,
    await talk({ process, shell }, terminal, line.rc === undefined && !line.login ? BARE_PROMPT : prompt),
  )
}

/** How a shell is made that is not plain Bash. */
export interface ShellOptions {
  /** PS1 where nobody sets it. */
  readonly prompt?: string | undefined
  /** The `sh` that it is, where that is not Bash. */
  readonly small?: SmallProgram | undefined
}

/** What `--help` and `--version` print; undefined where neither is asked for. ash writes to standard error. */
async function answered(process: Process<PosixSystem>, small: SmallProgram | undefined): Promise<boolean> {
  const words = process.argv.slice(1)
  const answer = small ? (words[0] === '--help' ? small.shell.usage : undefined) : answerOf(words)
  if (answer !== undefined) await process.write(small ? 2 : 1, answer)
  return answer !== undefined
}

/** The program `bash` (or `sh`): `bash`, `bash file`, `bash -c command`, `bash -s`. */
export function bashProgram(name = 'bash', { prompt = PROMPT, small }: ShellOptions = {}): Program<PosixSystem> {
  return {
    declaration: { name, optionsFirst: true, usageStatus: 2 },
    run: async (process) => {
      if (await answered(process, small)) return 0
      const line = readCommandLine(process.argv.slice(1), small?.shell)
      if (line instanceof Refusal) {
        await process.write(2, `${process.name}: ${line.message}\n${line.showsUsage ? USAGE : ''}`)
        return 2
      }
      if (line.debugged) await process.write(2, NO_DEBUGGER)
      if (line.command) return runCommand(process, line, small)
      if (isInteractive(process, line)) return runInteractive(process, line, { prompt, small })
      return line.operands.length > 0 && !line.stdin ? runFile(process, line, small) : runInput(process, line, small)
    },
  }
}
