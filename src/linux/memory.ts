import type { Hardware, ProcessEntry } from './hardware.ts'
import { baseName } from './path.ts'

type Memory = Pick<ProcessEntry, 'virtual' | 'resident' | 'shared'>

const SHELL: Memory = { virtual: 8_208, resident: 5_016, shared: 3_484 }
const PROGRAM: Memory = { virtual: 10_624, resident: 3_328, shared: 2_816 }

/**
 * What a process takes, in KiB: what its program takes by itself, which is what bash and small programs take on Debian 12, and what it is known
 * to hold besides (`Process.held`, in bytes).
 */
export function memoryOf(command: string, held = 0): Memory {
  const { virtual, resident, shared } = /^(ba)?sh$/.test(baseName(command.replace(/^-/, ''))) ? SHELL : PROGRAM
  const more = Math.ceil(held / 1024)
  return { virtual: virtual + more, resident: resident + more, shared }
}

/** The memory of a machine in KiB, with `resident` taken by processes that were started since it came up. */
export function memoryWith({ memory }: Hardware, resident: number): Hardware['memory'] {
  const { free, available } = memory
  return { ...memory, free: Math.max(0, free - resident), available: Math.max(0, available - resident) }
}
