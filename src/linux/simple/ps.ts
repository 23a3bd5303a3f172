import { complain, simpleCommand } from './command.ts'
import { fullTable, shortTable, userTable } from './process-tables.ts'

export const ps = simpleCommand({
  declaration: {
    options: [
      { short: 'e', summary: 'every process, not only those of this terminal' },
      { short: 'f', summary: 'the full form: owner, parent, start and the whole command' },
    ],
    operands: [{ name: 'aux', kind: 'text', optional: true }],
    description: [
      'A process is a running program. Lists the processes of this terminal: their numbers (PID), the processor time they took and their names.',
      'Written ps aux, without a dash, it lists every process with its share of processor and memory.',
      'Lines are cut at the edge of the screen. The processes are part of the simulated machine.',
    ],
    examples: [
      { line: 'ps', meaning: 'list the processes of this terminal' },
      { line: 'ps aux', meaning: 'list every process, with details' },
    ],
  },
  main: async (process, { operands, has }) => {
    const { argv, clock, system } = process
    const [style] = operands
    if (style !== undefined && style !== 'aux') return complain(process, `unsupported option '${style}'`)
    const all = system.processes(argv.join(' '), clock.now())
    const own = all.filter((entry) => entry.tty !== undefined)
    const entries = has('e') || style ? all : own
    const full = has('f') ? fullTable(process, entries) : shortTable(entries)
    const lines = style ? userTable(process, entries) : full
    const columns = process.screen?.cols ?? Infinity
    await process.stdout.write(lines.map((line) => `${line.slice(0, columns)}\n`).join(''))
    return 0
  },
})
