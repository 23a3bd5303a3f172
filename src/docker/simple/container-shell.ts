import { directoriesOf } from '../../linux/directories.ts'
import type { CommandTable, LineIO, LineShell } from '../../shell/command.ts'
import { machinePrompt } from '../../shell/prompt.ts'
import { createSimpleShell } from '../../shell/simple-shell.ts'
import { vocabulary } from '../vocabulary.ts'
import type { ContainerSystem } from '../runtime/container-command.ts'
import type { Chance } from '../../base/chance.ts'
import type { Clock } from '../../base/clock.ts'

/** What an interactive shell inside a container is made from. */
export interface ContainerShellOptions {
  readonly system: ContainerSystem
  /** The container's. */
  readonly name: string
  readonly commands: CommandTable<ContainerSystem>
  readonly clock: Clock
  readonly chance: Chance
  /** Where it starts. */
  readonly directory: string
  /** Called after each line: keeps what it changed. */
  readonly save: () => void
}

/** `root@{id}:/# `, in the colours of the host's prompt. */
function promptAt({ users, hostName }: ContainerSystem, cwd: string): string {
  const { name, home } = users.current
  return machinePrompt({ who: `${name}@${hostName}`, where: cwd === home ? '~' : cwd, sign: '#' })
}

/** A shell inside a container: the Simple shell over the container's own Linux. */
export function createContainerShell(options: ContainerShellOptions): LineShell {
  const { system, name, commands, clock, chance, directory, save } = options
  const shell = createSimpleShell<ContainerSystem>({
    system,
    commands,
    clock,
    chance,
    home: directory,
    prompt: (cwd) => promptAt(system, cwd),
    vocabulary,
    where: (cwd) => (cwd === system.users.current.home ? '~' : cwd),
    directories: directoriesOf(system.fs),
  })
  return {
    inside: name,
    prompt: () => shell.prompt(),
    get where() {
      return shell.where
    },
    get cwd() {
      return shell.cwd
    },
    get ended() {
      return shell.ended
    },
    async run(line: string, io: LineIO): Promise<number> {
      const status = await shell.run(line, io)
      save()
      return status
    },
    complete: (line, caret) => shell.complete(line, caret),
    highlight: (line) => shell.highlight?.(line) ?? [],
  }
}
