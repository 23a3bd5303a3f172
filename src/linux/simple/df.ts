import type { Disk } from '../hardware.ts'
import { isWithin, normalizePath } from '../path.ts'
import { inTable } from './columns.ts'
import { complain, type LinuxInvocation, pathOf, simpleCommand } from './command.ts'
import { dfSizes, humanSize } from './sizes.ts'

/** The disk that holds a path: the one with the longest mount point above it. */
function diskOf(process: LinuxInvocation, path: string): readonly Disk[] {
  const above = process.system.hardware.disks.filter((disk) => isWithin(path, disk.mountPoint))
  return above.toSorted((one, other) => other.mountPoint.length - one.mountPoint.length).slice(0, 1)
}

function rowOf(disk: Disk, human: boolean): readonly string[] {
  const size = (kib: number): string => (human ? humanSize(kib, dfSizes) : String(kib))
  const share = `${Math.ceil((disk.used / disk.size) * 100)}%`
  return [disk.device.padEnd(14), size(disk.size), size(disk.used), size(disk.size - disk.used), share, disk.mountPoint]
}

export const df = simpleCommand({
  declaration: {
    options: [{ short: 'h', long: 'human-readable', summary: 'sizes as people say them: 2.9G, 984M' }],
    operands: [{ name: 'FILE', kind: 'path', optional: true, repeated: true }],
    description: [
      'Prints the size of each disk, how much of it is used and free, and the directory where its files appear. Of a FILE it shows the disk that holds it.',
      'Without -h sizes are in units of 1024 bytes. The disks are part of the simulated machine.',
    ],
    examples: [{ line: 'df -h', meaning: 'see how much room is left' }],
  },
  main: async (process, { operands, has }) => {
    const disks: Disk[] = operands.length === 0 ? [...process.system.hardware.disks] : []
    let status = 0
    for (const operand of operands) {
      const path = pathOf(process, operand)
      if (process.system.fs.exists(path)) disks.push(...diskOf(process, normalizePath(path)))
      else status = await complain(process, `${operand}: No such file or directory`)
    }
    if (disks.length === 0) return status
    const human = has('h')
    const heading = human
      ? ['Filesystem', 'Size', 'Used', 'Avail', 'Use%', 'Mounted on']
      : ['Filesystem', '1K-blocks', 'Used', 'Available', 'Use%', 'Mounted on']
    const rows = [heading, ...disks.map((disk) => rowOf(disk, human))]
    const lines = inTable(rows, ['left', 'right', 'right', 'right', 'right', 'left'])
    await process.stdout.write(lines.map((line) => `${line}\n`).join(''))
    return status
  },
})
