import { openFile } from '../../../shell/posix/open.ts'
import { type OpenFile, release, retain } from '../../../shell/posix/stream.ts'
import { isReadError } from '../library/each-input.ts'
import { gnu } from '../library/program.ts'
import { quoteName } from '../library/quote.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

async function openAll(process: GnuProcess, names: readonly string[], append: boolean): Promise<OpenFile[]> {
  const files: OpenFile[] = []
  for (const name of names) {
    try {
      files.push(retain(openFile(process, name, { write: true, create: true, append, truncate: !append })))
    } catch (error) {
      if (!isReadError(error)) throw error
      await process.complain(`${quoteName(name)}: ${error.message}`)
    }
  }
  return files
}

/** tee(1): copies its input to its output and to files. */
export const tee = gnu({
  name: 'tee',
  options: [{ short: 'a', long: 'append' }, { short: 'i', long: 'ignore-interrupts' }, { short: 'p' }],
  operands: [{ name: 'FILE', kind: 'file', optional: true, repeated: true }],
  async run(process, { operands, has }) {
    if (has('i')) process.ignored.add('INT')
    const files = await openAll(process, operands, has('a'))
    try {
      for (let chunk = await process.read(0); chunk !== undefined; chunk = await process.read(0)) {
        for (const file of files) await file.write(chunk)
        await process.print(chunk)
      }
    } finally {
      for (const file of files) release(file)
    }
    return files.length < operands.length ? 1 : 0
  },
})
