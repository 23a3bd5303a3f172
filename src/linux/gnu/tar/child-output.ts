import { createPipe } from '../../../shell/posix/pipe.ts'
import { type OpenFile, release, retain } from '../../../shell/posix/stream.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

interface Ended<T> {
  readonly output: T
  readonly status: number
}

/**
 * What a child writes, and the status that it ends with.
 * @param start starts the child, which writes to the end of a pipe that it gets
 * @param read reads the other end
 */
export async function childOutput<T>(
  process: GnuProcess,
  start: (output: OpenFile) => GnuProcess,
  read: (input: OpenFile) => Promise<T>,
): Promise<Ended<T>> {
  const { reader, writer } = createPipe()
  retain(reader)
  try {
    const child = start(writer)
    const output = await read(reader)
    const { status } = await process.wait(child)
    return { output, status }
  } finally {
    release(reader)
  }
}
