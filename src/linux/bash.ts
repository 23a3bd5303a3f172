import { BashTerminal } from '../shell/bash/interactive/bash-terminal.ts'
import { Bash, loadWhole } from '../shell/bash/bash.ts'
import type { Vocabulary } from '../shell/highlight.ts'
import { machinePromptSetting } from '../shell/prompt.ts'
import type { TerminalShell, TerminalShellHost } from '../shell/terminal-shell.ts'
import { boot, type BootOptions } from './gnu/boot/boot.ts'
import { dates } from './gnu/library/gnu-system.ts'
import { loginEnvironment } from './login.ts'
import type { LinuxSystem } from './linux-system.ts'

export interface BashOptions extends BootOptions {
  /** How lines are coloured besides the names of commands. */
  readonly vocabulary?: Omit<Vocabulary, 'isKnown'>
  /** Whether the prompt and the title bar write the home directory as `~`. */
  readonly tilde: boolean
  /** That of a login when absent. */
  readonly environment?: ReadonlyMap<string, string>
}

type StartBash = (host: TerminalShellHost) => TerminalShell

/** Bash on a Linux, all of it loaded where work is counted: gives what starts it in a terminal's session. */
export async function bashOn(system: LinuxSystem, options: BashOptions): Promise<StartBash> {
  if (options.host?.charge) await loadWhole({ dates })
  return startingBash(system, options)
}

/** What starts Bash in a terminal's session. */
export function startingBash(system: LinuxSystem, options: BashOptions): StartBash {
  const { current } = system.users
  const { home } = current
  const withTilde = (cwd: string): string =>
    cwd === home || cwd.startsWith(`${home}/`) ? `~${cwd.slice(home.length)}` : cwd
  return (host) =>
    new BashTerminal({
      host,
      kernel: boot(system, options),
      account: current,
      credentials: () => system.users.credentialsOf(current),
      environment: options.environment ?? loginEnvironment(current),
      prompt: machinePromptSetting(options.tilde ? '\\w' : '$PWD'),
      vocabulary: options.vocabulary,
      where: options.tilde ? withTilde : (cwd) => cwd,
      start: (process, state) => new Bash({ process, interactive: true }, state),
    })
}
