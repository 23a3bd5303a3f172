import { pickInteger } from '../../../base/chance.ts'
import type { Work } from '../../../base/work.ts'
import { decodeUtf8 } from '../../../host.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { DIGITS, md5Crypt, shaCrypt } from './crypt.ts'
import { SaidFailure } from './said.ts'
import { bytesIn } from './streams.ts'
import { readWords } from './words.ts'

const KINDS = ['1', 'apr1', '5', '6', 'crypt']

function crypted(kind: string, password: string, salt: string): Work<string> {
  return kind === '5' || kind === '6' ? shaCrypt(password, salt, kind) : md5Crypt(password, salt, kind)
}

function someSalt({ kernel: { chance } }: GnuProcess, length: number): string {
  return Array.from({ length }, () => DIGITS.charAt(pickInteger(chance, 64))).join('')
}

/** openssl-passwd(1): passwords as /etc/shadow has them. */
export async function passwd(process: GnuProcess, command: string, words: readonly string[]): Promise<number> {
  const { options, operands } = readWords(command, words, {
    flags: `${KINDS.join(' ')} stdin table quiet noverify reverse`,
    valued: 'salt in',
  })
  if (options.has('crypt')) throw new SaidFailure('openssl: passwd -crypt is not simulated here')
  const kind = [...options.keys()].findLast((name) => KINDS.includes(name)) ?? '1'
  const fromFile = options.has('stdin') || options.has('in')
  const lines = fromFile
    ? decodeUtf8(await bytesIn(process, options.get('in')))
        .replace(/\n$/, '')
        .split('\n')
    : operands
  if (lines.length === 0)
    throw new SaidFailure('openssl: a password is not asked for here; give it as a word, or with -stdin')
  for (const password of lines) {
    const salt = options.get('salt') ?? someSalt(process, kind === '5' || kind === '6' ? 16 : 8)
    const made = await process.inTurns(crypted(kind, password, salt))
    const pair = options.has('reverse') ? [made, password] : [password, made]
    await process.print(`${options.has('table') ? pair.join('\t') : made}\n`)
  }
  return 0
}
