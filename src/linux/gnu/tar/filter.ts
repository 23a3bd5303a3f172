import { spawnCommand } from '../../../shell/posix/exec.ts'
import { Input } from '../../../shell/posix/input.ts'
import { createPipe } from '../../../shell/posix/pipe.ts'
import { MemoryInput, type OpenFile, release, retain } from '../../../shell/posix/stream.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { fatal } from './failure.ts'

interface Surroundings {
  readonly bytes: Uint8Array
  readonly output?: OpenFile
  /** Variables that the command gets besides those of its parent. */
  readonly variables?: Readonly<Record<string, string>>
}

/** Starts a command of the shell that reads `bytes`. */
export function startFed(
  process: GnuProcess,
  command: string,
  { bytes, output, variables = {} }: Surroundings,
): GnuProcess {
  const descriptors = new Map(process.descriptors).set(0, new MemoryInput(bytes))
  if (output) descriptors.set(1, output)
  const environment = new Map([...process.environment, ...Object.entries(variables)])
  return spawnCommand(process, ['/bin/sh', '-c', command], { descriptors, environment })
}

/** What a command of the shell makes of bytes. @throws Failure where it fails */
export async function filtered(process: GnuProcess, command: string, bytes: Uint8Array): Promise<Uint8Array> {
  const { reader, writer } = createPipe()
  retain(reader)
  try {
    const child = startFed(process, command, { bytes, output: writer })
    const made = await new Input(process, reader).bytes()
    const { status } = await process.wait(child)
    if (status !== 0) throw fatal(`Child returned status ${status}`)
    return made
  } finally {
    release(reader)
  }
}
