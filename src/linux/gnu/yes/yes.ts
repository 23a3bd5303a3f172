import { FileSystemError } from '../../../shell/posix/errno.ts'
import { Failure, gnu } from '../library/program.ts'

/** How much is written at a time. */
const BATCH = 8192

/** yes(1): says the same until nobody listens. */
export const yes = gnu({
  name: 'yes',
  operands: [{ name: 'STRING', kind: 'text', optional: true, repeated: true }],
  async run(process, { operands }) {
    const line = `${operands.length > 0 ? operands.join(' ') : 'y'}\n`
    const batch = line.repeat(Math.max(1, Math.floor(BATCH / line.length)))
    try {
      for (;;) await process.print(batch)
    } catch (error) {
      throw error instanceof FileSystemError ? new Failure(`standard output: ${error.message}`) : error
    }
  },
})
