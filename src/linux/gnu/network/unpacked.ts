import { loading } from '../../../shell/later.ts'
import { bytesOf, textOf } from '../../../shell/posix/bytes.ts'
import { InflateError } from '../library/inflate.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import type { Response } from './exchange.ts'

/** What a server answered, as it was before it was packed with gzip; undefined where it says so and is not. */
export async function unpacked(process: GnuProcess, answer: Response): Promise<Response | undefined> {
  const isPacked = answer.headers.some(([name, value]) => name.toLowerCase() === 'content-encoding' && value === 'gzip')
  if (!isPacked || answer.body === '') return answer
  const { gunzipped } = await process.outside(loading(import('../gzip/format.ts')))
  try {
    const { content } = await process.inTurns(gunzipped(bytesOf(answer.body)))
    return { ...answer, body: textOf(content) }
  } catch (error) {
    if (error instanceof InflateError) return undefined
    throw error
  }
}
