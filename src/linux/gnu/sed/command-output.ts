import { spawnCommand } from '../../../shell/posix/exec.ts'
import { Input } from '../../../shell/posix/input.ts'
import { localPieces } from '../../../shell/posix/locale.ts'
import { childOutput } from '../tar/child-output.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

/** What a command of the shell writes to its standard output. */
export async function commandOutput(process: GnuProcess, command: string): Promise<string> {
  const { output } = await childOutput(
    process,
    (writer) =>
      spawnCommand(process, ['sh', '-c', command], { descriptors: new Map(process.descriptors).set(1, writer) }),
    (reader) => new Input(process, reader, localPieces(process.environment)).whole(),
  )
  return output
}
