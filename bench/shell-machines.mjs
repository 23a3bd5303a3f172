// What bench/shell-measure.mjs measures: our Bash and just-bash, behind one form.
import { Bash } from 'just-bash'
import { createMachine } from '../src/index.ts'

const HOME = '/home/user'

const ours = {
  run: async (machine, line) => (await machine.bash.exec(line, { cwd: HOME })).stdout,
  /** Runs a line that has no end and interrupts it; resolves when it has ended. */
  interrupt: async (machine, line, signal) => void (await machine.bash.exec(line, { cwd: HOME, signal })),
}

/** Each machine runs a line and gives what it printed; `files` are paths from the root. */
export const machines = {
  ours: { ...ours, create: (files) => createMachine({ files, watch: false }) },
  watched: { ...ours, create: (files) => createMachine({ files }) },
  'just-bash': {
    create: (files) =>
      new Bash({ files, cwd: HOME, executionLimits: { maxLoopIterations: 1e9, maxCommandCount: 1e9 } }),
    run: async (machine, line) => (await machine.exec(line)).stdout,
    interrupt: async (machine, line, signal) => void (await machine.exec(line, { signal })),
  },
}
