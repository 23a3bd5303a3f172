import { pickInteger } from '../../../base/chance.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { base64Text } from './base64.ts'
import { toHex } from './hashes.ts'
import { writeTo } from './streams.ts'
import { misused, readWords } from './words.ts'

/** How many bytes are made at most: what is asked for is held at once. */
const MOST = 1 << 24

/** Random bytes, by the chance of the machine. */
export const randomBytes = ({ kernel: { chance } }: GnuProcess, count: number): Uint8Array =>
  Uint8Array.from({ length: count }, () => pickInteger(chance, 256))

/** openssl-rand(1) */
export async function rand(process: GnuProcess, command: string, words: readonly string[]): Promise<number> {
  const { options, operands } = readWords(command, words, { flags: 'hex base64', valued: 'out' })
  const [text = '', ...more] = operands
  if (operands.length === 0) return 0
  if (more.length > 0) throw misused(command)
  if (!/^\d+$/.test(text)) throw misused(command, `Can't parse "${text}" as a number`)
  const count = Number(text)
  if (count === 0) throw misused(command)
  if (count > MOST) throw misused(command, `more than ${MOST} bytes are not made here`)
  const bytes = randomBytes(process, count)
  const shown = options.has('hex') ? `${toHex(bytes)}\n` : options.has('base64') ? base64Text(bytes, true) : bytes
  await writeTo(process, options.get('out'), shown)
  return 0
}
