import { bytesOf } from '../../../shell/posix/bytes.ts'
import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import { charsetOf } from '../../../shell/posix/locale.ts'
import { withInput } from '../../../shell/posix/open.ts'
import { digests } from '../checksums/digest.ts'
import { isReadError } from '../library/each-input.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { chunkOf, octetInput } from '../library/octets.ts'
import { Failure } from '../library/program.ts'

/** How many bytes of the source count. */
const SEED = 16

/** The beginning of a file, as octets. @throws Failure */
async function seedOf(process: GnuProcess, name: string): Promise<Uint8Array> {
  try {
    return await withInput(process, name, async (_, file) => {
      const input = octetInput(process, file)
      let seed = ''
      while (seed.length < SEED) {
        const more = await input.text()
        if (more === undefined) throw new Failure(phrase`${quoted(name)}: end of file`, 2)
        seed += more
      }
      return bytesOf(chunkOf(seed.slice(0, SEED)))
    })
  } catch (error) {
    throw isReadError(error) ? new Failure(`open failed: ${name}: ${error.message}`, 2) : error
  }
}

/** What sort -R compares with --random-source: the MD5 sum of the file's first bytes and the text. @throws Failure */
export async function sumsFrom(process: GnuProcess, name: string): Promise<(text: string) => string> {
  const seed = await seedOf(process, name)
  // strxfrm(3) of any locale but C gives the zero at the end, too
  const end = charsetOf(process.environment) === 'ASCII' ? '' : '\0'
  return (text) => {
    const digest = digests.MD5()
    digest.take(seed)
    digest.take(bytesOf(chunkOf(text + end)))
    return digest.end()
  }
}
