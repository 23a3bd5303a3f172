import { simpleCommand } from './command.ts'
import { freeSizes, humanSize } from './sizes.ts'

const HEADING = ['total', 'used', 'free', 'shared', 'buff/cache', 'available'] as const

const line = (label: string, cells: readonly string[]): string =>
  `${label.padEnd(8)}${cells.map((cell) => cell.padStart(12)).join('')}\n`

export const free = simpleCommand({
  declaration: {
    options: [{ short: 'h', long: 'human', summary: 'sizes as people say them: 1.9Gi, 379Mi' }],
    description: [
      'Prints the total memory, what programs use of it, what is free, and what the system uses to keep files at hand (buff/cache) and gives back when programs need it.',
      'Without -h sizes are in units of 1024 bytes. The memory is that of the simulated machine.',
    ],
    examples: [{ line: 'free -h', meaning: 'see how much memory is left' }],
  },
  main: async (process, { has }) => {
    const { memory, swap } = process.system.hardware
    const size = (kib: number): string => (has('h') ? humanSize(kib, freeSizes) : String(kib))
    const used = memory.total - memory.free - memory.cache
    const rows: readonly (readonly [string, readonly number[]])[] = [
      ['Mem:', [memory.total, used, memory.free, memory.shared, memory.cache, memory.available]],
      ['Swap:', [swap.total, swap.used, swap.total - swap.used]],
    ]
    await process.stdout.write(line('', HEADING) + rows.map(([label, sizes]) => line(label, sizes.map(size))).join(''))
    return 0
  },
})
