import { spawnCommand } from '../../../shell/posix/exec.ts'
import { Input } from '../../../shell/posix/input.ts'
import { MemoryInput, type OpenFile } from '../../../shell/posix/stream.ts'
import { childOutput } from './child-output.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { fatal } from './failure.ts'

/** What a command is started with. */
interface Feed {
  /** What it reads from its standard input. */
  readonly bytes: Uint8Array
  /** Its standard output: that of its parent when absent. */
  readonly output?: OpenFile
  /** Variables that the command gets besides those of its parent. */
  readonly variables?: Readonly<Record<string, string>>
}

/** Starts a command of the shell that reads `bytes`. */
export function startFed(process: GnuProcess, command: string, { bytes, output, variables = {} }: Feed): GnuProcess {
  const descriptors = new Map(process.descriptors).set(0, new MemoryInput(bytes))
  if (output) descriptors.set(1, output)
  const environment = new Map([...process.environment, ...Object.entries(variables)])
  return spawnCommand(process, ['/bin/sh', '-c', command], { descriptors, environment })
}

/** What a command of the shell makes of bytes. @throws Failure where it fails */
export async function filtered(process: GnuProcess, command: string, bytes: Uint8Array): Promise<Uint8Array> {
  const { output, status } = await childOutput(
    process,
    (writer) => startFed(process, command, { bytes, output: writer }),
    (reader) => new Input(process, reader).bytes(),
  )
  if (status !== 0) throw fatal(`Child returned status ${status}`)
  return output
}
