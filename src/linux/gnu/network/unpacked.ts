import { loading } from '../../../shell/later.ts'
import { bytesOf, textOf } from '../../../shell/posix/bytes.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import type { Response } from './exchange.ts'

/** What a server answered, as it was before it was packed with gzip. */
export async function unpacked(process: GnuProcess, answer: Response): Promise<Response> {
  const isPacked = answer.headers.some(([name, value]) => name.toLowerCase() === 'content-encoding' && value === 'gzip')
  if (!isPacked || answer.body === '') return answer
  const { gunzipped } = await process.outside(loading(import('../gzip/format.ts')))
  const { content } = await process.inTurns(gunzipped(bytesOf(answer.body)))
  return { ...answer, body: textOf(content) }
}
