import { encodeUtf8 } from '../../../host.ts'
import { withInput } from '../../../shell/posix/open.ts'
import { isReadError } from '../library/each-input.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { hashed, hashes, keyed, SHA256, toHex } from './hashes.ts'
import { writeTo } from './streams.ts'
import { readWords, type Words } from './words.ts'

interface Sum {
  readonly sum: Uint8Array
  /** undefined for standard input. */
  readonly path: string | undefined
}

/** A sum as it is told. */
function told({ sum, path }: Sum, title: string, options: Words['options']): Uint8Array | string {
  if (options.has('binary')) return sum
  const digits = options.has('c') && !options.has('r') ? (toHex(sum).match(/../g) ?? []).join(':') : toHex(sum)
  return options.has('r') ? `${digits} *${path ?? 'stdin'}\n` : `${title}(${path ?? 'stdin'})= ${digits}\n`
}

/** openssl-dgst(1), and the commands that are named as hashes are. */
export async function dgst(process: GnuProcess, command: string, words: readonly string[]): Promise<number> {
  const { options, own, operands } = readWords(command, words, {
    flags: 'hex c r binary',
    valued: 'out hmac',
    isOwn: (name) => Object.hasOwn(hashes, name),
    unknown: (name) => `Unknown option or message digest: ${name}`,
  })
  const named = hashes[own ?? command]
  const hash = named ?? SHA256
  const key = options.get('hmac')
  // the hash that is taken when nothing is said is told by another name
  const usual = named ? hash.title : 'SHA256'
  const title = key === undefined ? usual : `HMAC-${hash.title}`
  let status = 0
  const parts: (Uint8Array | string)[] = []
  for (const path of operands.length > 0 ? operands : [undefined])
    try {
      const bytes = await withInput(process, path ?? '-', (input) => input.bytes())
      const sum = key === undefined ? await process.inTurns(hashed(hash, bytes)) : keyed(hash, encodeUtf8(key))(bytes)
      parts.push(told({ sum, path }, title, options))
    } catch (error) {
      if (!isReadError(error)) throw error
      await process.write(2, `${path ?? ''}: ${error.message}\n`)
      status = 1
    }
  const out = options.get('out')
  for (const part of parts) await writeTo(process, out, part)
  return status
}
