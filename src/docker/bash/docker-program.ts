import { createAbort, type Signal } from '../../base/signal.ts'
import type { GnuProgram } from '../../linux/gnu/library/program.ts'
import type { GnuProcess } from '../../linux/gnu/library/gnu-system.ts'
import type { ListedCommand } from '../../shell/later.ts'
import { Input } from '../../shell/posix/input.ts'
import { isTerminal, type Terminal } from '../../shell/posix/terminal.ts'
import type { Invocation, LineShell, Output, SessionControl, Streams } from '../../shell/command.ts'
import type { DockerHost } from '../docker-host.ts'

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

/** Ctrl-C does not end docker at once: what it is attached to is stopped first. */
class Interruption {
  #abort = createAbort()

  constructor(process: GnuProcess) {
    process.handler = (signal) => {
      if (signal !== 'INT') return false
      this.#abort.abort()
      return true
    }
    process.atEnd.push(() => this.#abort.abort())
  }

  get signal(): Signal {
    return this.#abort.signal
  }

  /** The next line of an inner shell begins. */
  renew(): void {
    if (this.#abort.signal.aborted) this.#abort = createAbort()
  }
}

/** One run of docker in a process of Bash's. */
class DockerRun {
  readonly #process: GnuProcess
  readonly #interruption: Interruption
  readonly #io: Omit<Streams, 'signal'>

  constructor(process: GnuProcess) {
    this.#process = process
    this.#interruption = new Interruption(process)
    const screen = process.terminal?.screen
    this.#io = {
      stdin: linesOf(process),
      stdout: outputOf(process, 1),
      stderr: outputOf(process, 2),
      ...(screen && { screen }),
    }
  }

  /** The process as docker's commands know one. */
  view(host: DockerHost): Invocation<DockerHost> {
    const { argv, cwd, kernel } = this.#process
    const { clock, chance } = kernel
    const shell = {
      ...this.#control(),
      commands: new Map(),
      changeDirectory: () => undefined,
      exit: () => undefined,
    }
    const { signal } = this.#interruption
    return { ...this.#io, argv, cwd, system: this.#hostFor(host), clock, chance, signal, shell }
  }

  /** Progress is drawn on the terminal, where there is one, as it is no error; otherwise it goes where Docker's goes. */
  #hostFor(host: DockerHost): DockerHost {
    const { descriptors, terminal } = this.#process
    const progress = terminal && isTerminal(descriptors.get(2)) ? terminal : this.#io.stderr
    return { ...host, progress, refusesTakenPorts: true }
  }

  #control(): SessionControl {
    return {
      history: [],
      clear: () => void this.#process.print('\x1b[H\x1b[2J\x1b[3J'),
      enter: (shell) => this.#enter(shell),
    }
  }

  /** Hands the terminal to a shell inside a container until that ends. */
  async #enter(shell: LineShell): Promise<number> {
    const terminal = this.#process.descriptors.get(0)
    if (!isTerminal(terminal)) {
      await this.#process.write(2, 'the input device is not a TTY\n')
      return 1
    }
    let status = 0
    while (!shell.ended) {
      const line = await this.#readLine(terminal, shell)
      this.#interruption.renew()
      const { signal } = this.#interruption
      status = await shell.run(line, { ...this.#io, signal, session: this.#control() })
    }
    return status
  }

  async #readLine(terminal: Terminal, shell: LineShell): Promise<string> {
    const line = await this.#process.readLine(terminal, shell.prompt())
    if (line !== undefined) return line.replace(/\n$/, '')
    await this.#process.print('exit\n')
    return 'exit'
  }
}

const load = async (): Promise<ListedCommand<DockerHost>> => (await import('../commands/docker.ts')).docker

/** `docker` as a program of the Docker host's Linux. */
export function dockerProgram(host: DockerHost): GnuProgram {
  return {
    declaration: { name: 'docker', optionsFirst: true, operands: [{ name: 'COMMAND', kind: 'command' }] },
    async run(process) {
      const docker = await process.outside(load())
      return docker.run(new DockerRun(process).view(host))
    },
    complete: async (words) => (await load()).complete?.(words, host) ?? [],
  }
}
