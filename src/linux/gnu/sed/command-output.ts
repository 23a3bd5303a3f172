import { spawnCommand } from '../../../shell/posix/exec.ts'
import { Input } from '../../../shell/posix/input.ts'
import { localPieces } from '../../../shell/posix/locale.ts'
import { createPipe } from '../../../shell/posix/pipe.ts'
import { release, retain } from '../../../shell/posix/stream.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

/** What a command of the shell writes to its standard output. */
export async function commandOutput(process: GnuProcess, command: string): Promise<string> {
  const { reader, writer } = createPipe()
  retain(reader)
  try {
    const child = spawnCommand(process, ['sh', '-c', command], {
      descriptors: new Map(process.descriptors).set(1, writer),
    })
    const said = await new Input(process, reader, localPieces(process.environment)).whole()
    await process.wait(child)
    return said
  } finally {
    release(reader)
  }
}
