import type { GnuProgram } from '../../linux/gnu/library/program.ts'
import { ownWords } from '../../linux/gnu/library/own-words.ts'
import type { GnuProcess } from '../../linux/gnu/library/gnu-system.ts'
import type { Output } from '../../shell/command.ts'
import type { ContainerCommand, ContainerSystem } from './container-command.ts'

const outputOf = (process: GnuProcess, fd: number): Output => ({ write: (chunk) => process.write(fd, chunk) })

/** A program that both shells have (redis-cli, psql, …) as a process of a container runs it. */
export function foreignProgram(command: ContainerCommand, system: ContainerSystem): GnuProgram {
  const { name } = command.declaration
  return {
    declaration: { name },
    run(process) {
      const { argv, cwd, kernel, signal } = process
      const { clock, chance } = kernel
      const env = [...process.environment].map((variable) => variable.join('='))
      const shell = {
        history: [],
        commands: new Map(),
        changeDirectory: () => undefined,
        clear: () => undefined,
        enter: () => Promise.resolve(0),
        exit: () => undefined,
      }
      const streams = {
        stdin: { readLine: () => Promise.resolve(undefined) },
        stdout: outputOf(process, 1),
        stderr: outputOf(process, 2),
        signal,
      }
      const own = { ...system, env, fs: process.system.fs }
      return command.run({ ...streams, argv, cwd, clock, chance, shell, system: own })
    },
  }
}

/** Installers that have nothing to say of what is installed. */
export const installers: readonly GnuProgram[] = ['apt-cache', 'dpkg'].map((name) =>
  ownWords({ name }, async (process) => {
    await process.complain('not simulated in containers; an image has the programs that it comes with')
    return 1
  }),
)
