import { createAbort, type Signal } from '../../base/signal.ts'
import type { GnuProgram } from '../../linux/gnu/library/program.ts'
import type { GnuProcess } from '../../linux/gnu/library/gnu-system.ts'
import { Input } from '../../shell/posix/input.ts'
import { isTerminal } from '../../shell/posix/terminal.ts'
import type { Invocation, Output, Streams } from '../../shell/command.ts'
import type { ClientSide, DockerHost } from '../docker-host.ts'
import { genuine } from '../policy.ts'
import { animateOn } from './animate.ts'
import type { EventJournal } from '../daemon/event-journal.ts'
import type { LateRuntime } from './late-runtime.ts'

const outputOf = (process: GnuProcess, fd: number): Output => ({ write: (chunk) => process.write(fd, chunk) })

/** Standard input as docker's subcommands read it: line by line. */
function linesOf(process: GnuProcess): { readLine(): Promise<string | undefined> } {
  let input: Input<GnuProcess['system']> | undefined
  let ahead: string[] = []
  return {
    async readLine() {
      input ??= new Input(process, process.file(0))
      if (ahead.length === 0) ahead = [...((await input.lines()) ?? [])]
      return ahead.shift()
    },
  }
}

/** Ctrl-C does not end docker at once: what it shows is ended first. */
function interruptionOf(process: GnuProcess): Signal {
  const { abort, signal } = createAbort()
  process.handler = (name) => {
    if (name !== 'INT') return false
    abort()
    return true
  }
  process.atEnd.push(abort)
  return signal
}

/** What a run of docker has of its own. */
interface Sides {
  readonly runtime: LateRuntime
  readonly client: ClientSide
  readonly journal: EventJournal
}

/** The host for one run of docker in a process of Bash's. */
function hostFor(process: GnuProcess, host: DockerHost, { runtime, client, journal }: Sides): DockerHost {
  const { descriptors, terminal } = process
  // progress is drawn on the terminal, where there is one, as it is no error; otherwise it goes where Docker's goes
  const drawn = terminal && isTerminal(descriptors.get(2)) ? terminal : undefined
  const progress = drawn ?? outputOf(process, 2)
  const environment = (name: string): string | undefined => process.environment.get(name)
  const outside = <Part>(coming: Promise<Part>): Part | Promise<Part> => process.outside(coming)
  const animate = drawn && animateOn(drawn, process.kernel.clock, process.atEnd)
  const own = {
    progress,
    drawsProgress: drawn !== undefined,
    outputIsTerminal: isTerminal(descriptors.get(1)),
    ...(animate && { animate }),
    environment,
    environmentNames: () => [...process.environment.keys()],
    outside,
    client,
    journal,
    runtime: runtime.clientFor(process),
  }
  // the addresses that a host has are no matter of who asks
  const policy = { ...genuine, publishesIPv6: host.policy.publishesIPv6 }
  return { ...host, ...own, policy }
}

/** A process of Bash's as docker's commands know one. */
function viewOf(process: GnuProcess, host: DockerHost, sides: Sides): Invocation<DockerHost> {
  const { argv, cwd, kernel, terminal } = process
  const { clock, chance } = kernel
  const screen = terminal?.screen
  const streams: Streams = {
    stdin: linesOf(process),
    stdout: outputOf(process, 1),
    stderr: outputOf(process, 2),
    signal: interruptionOf(process),
    ...(screen && { screen }),
  }
  const shell = {
    history: [],
    commands: new Map(),
    clear: () => undefined,
    changeDirectory: () => undefined,
    enter: () => Promise.resolve(0),
    exit: () => undefined,
  }
  return { ...streams, argv, cwd, system: hostFor(process, host, sides), clock, chance, shell }
}

let there: typeof import('../cli/docker.ts') | undefined
const load = async (): Promise<typeof import('../cli/docker.ts')> => (there ??= await import('../cli/docker.ts'))

/** `docker` as a program of the Docker host's Linux. */
export function dockerProgram(host: DockerHost, runtime: LateRuntime): GnuProgram {
  let journal: EventJournal | undefined
  return {
    declaration: {
      name: 'docker',
      optionsFirst: true,
      operands: [{ name: 'COMMAND', kind: 'command' }],
      // as soon as it has run once
      read: (argv) => there?.readCommand(genuine, argv),
    },
    async run(process) {
      const parts = [load(), import('./client-side.ts'), import('../daemon/event-journal.ts')] as const
      const [{ docker }, { clientSide }, { EventJournal: Made }] = await process.outside(Promise.all(parts))
      journal ??= new Made(host.engine, process.kernel.clock)
      return docker.run(viewOf(process, host, { runtime, client: clientSide(process), journal }))
    },
    complete: async (words) => (await load()).docker.complete?.(words, host) ?? [],
  }
}
