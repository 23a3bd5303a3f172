import { createStore } from '../base/store.ts'
import { PUBLISH_INTERVAL, soon } from '../host.ts'
import { loading } from '../shell/later.ts'
import type { LineShell } from '../shell/command.ts'
import type { MachineOptions, StartOptions } from '../shell/machine.ts'
import { machinePrompt } from '../shell/prompt.ts'
import { commandTable, createSimpleShell } from '../shell/simple-shell.ts'
import type { MachineParts } from '../shell/whole-machine.ts'
import { accountsOf } from './accounts.ts'
import { directoriesOf } from './directories.ts'
import { FileSystem } from './fs.ts'
import { playgroundHardware, playgroundProcesses } from './hardware.ts'
import { playgroundUname } from './uname.ts'
import { createNetwork } from './machine-network.ts'
import type { LinuxFacts } from './facts.ts'
import type { LinuxCommand } from './simple/command.ts'
import { simpleCommands } from './simple/index.ts'
import type { LinuxSystem } from './linux-system.ts'
import { learner } from './users.ts'
import { HOST_NAME, initialWorld, type LinuxWorld, worldToData } from './world.ts'

/** Commands that are parts of the shell and so are no files. */
const BUILTINS: ReadonlySet<string> = new Set(['cd', 'help', 'history'])

/** What a session on a Linux begins with. */
export const WELCOME = 'Welcome to the Linux playground. Type help for the commands, or start with a lesson.'

/** The Linux playground without its terminal. */
export interface Linux extends Omit<MachineParts<LinuxWorld, LinuxFacts>, 'loadBash'> {
  readonly system: LinuxSystem
}

/** The playground's machine over a file system. */
export function linuxOver(fs: FileSystem, bootedAt: () => number, account = learner): LinuxSystem {
  return {
    fs,
    users: accountsOf(fs, account),
    hostName: HOST_NAME,
    uname: playgroundUname,
    hardware: playgroundHardware,
    network: createNetwork(HOST_NAME, fs),
    get bootedAt() {
      return bootedAt()
    },
    processes: (command, now) => playgroundProcesses(command, { uid: account.uid, bootedAt: bootedAt(), now }),
  }
}

/** The Simple shell of a Linux; `more` are commands besides its own. */
export function simpleShellOn(
  system: LinuxSystem,
  { clock, chance }: Pick<MachineOptions, 'clock' | 'chance'>,
  more: readonly LinuxCommand[] = [],
): LineShell {
  const { current } = system.users
  return createSimpleShell({
    system,
    commands: commandTable([...simpleCommands, ...more]),
    clock,
    chance,
    home: current.home,
    prompt: (where) => machinePrompt({ who: `${current.name}@${system.hostName}`, where }),
    directories: directoriesOf(system.fs),
  })
}

/** The names of the commands that are programs, and so files. */
export const programNames: readonly string[] = simpleCommands
  .map((command) => command.declaration.name)
  .filter((name) => !BUILTINS.has(name))

/** Starts the Linux playground; as it is at first where no world is given. */
export function startLinux(options: StartOptions, given?: LinuxWorld): Linux {
  const { clock } = options
  const first = given ?? initialWorld(clock, programNames)
  const world = createStore(first)
  const fs = new FileSystem({ clock, owner: learner, snapshot: first.files })
  const system = linuxOver(fs, () => world.get().bootedAt)
  const publish = (): void => {
    const files = fs.snapshot()
    if (files !== world.get().files) world.update((old) => ({ ...old, files }))
  }
  fs.volume.touched = soon(publish, PUBLISH_INTERVAL)
  return {
    system,
    shell: simpleShellOn(system, options),
    welcome: WELCOME,
    world,
    publish,
    restore: (next) => {
      fs.restore(next.files)
      world.set(next)
    },
    save: (contents) => {
      publish()
      return worldToData(world.get(), contents)
    },
    first: () => initialWorld(clock, programNames),
    read: async (data) => (await loading(import('./stored-world.ts'))).worldFromData(data),
    home: learner.home,
    loadWeight: async () => (await import('./world-weight.ts')).worldWeight,
    facts: async ({ files }, session) => new (await loading(import('./facts.ts'))).LinuxFacts(files, session),
  }
}
