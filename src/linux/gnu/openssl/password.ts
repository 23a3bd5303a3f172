import { decodeUtf8 } from '../../../host.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { SaidFailure } from './said.ts'
import { bytesIn } from './streams.ts'
import type { Words } from './words.ts'

const firstLine = (bytes: Uint8Array): string => decodeUtf8(bytes).split('\n')[0] ?? ''

/** The password that the options give. @throws SaidFailure where they give none: nobody is asked for one here */
export async function passwordOf(process: GnuProcess, options: Words['options'], name: string): Promise<string> {
  const [word, source, file] = [options.get('k'), options.get('pass'), options.get('kfile')]
  if (word !== undefined) return word
  if (file !== undefined) return firstLine(await bytesIn(process, file))
  if (source === undefined)
    throw new SaidFailure(`openssl: a password for ${name} is not asked for here; give it with -pass pass:WORD`)
  const [, kind, value = ''] = /^(\w+):?([^]*)$/.exec(source) ?? []
  if (kind === 'stdin') return firstLine(await bytesIn(process, undefined))
  if (source.startsWith('pass:')) return value
  if (source.startsWith('file:')) return firstLine(await bytesIn(process, value))
  if (source.startsWith('env:')) {
    const text = process.environment.get(value)
    if (text !== undefined) return text
    throw new SaidFailure(`No environment variable ${value}\nError getting password`)
  }
  if (!source.slice(0, 5).includes(':'))
    throw new SaidFailure("Invalid password argument, missing ':' within the first 5 chars\nError getting password")
  throw new SaidFailure(
    `Invalid password argument, starting with "${source.slice(0, source.indexOf(':') + 1)}"\nError getting password`,
  )
}
