import { encodeUtf8, decodeUtf8 } from '../../../host.ts'
import { joinBytes } from '../../../shell/posix/bytes.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { Aes, BLOCK, chained, unchained } from './aes.ts'
import { base64Bytes, base64Text } from './base64.ts'
import { fromHex, hashes, toHex } from './hashes.ts'
import { strongKey, weakKey } from './keys.ts'
import { passwordOf } from './password.ts'
import { randomBytes } from './rand.ts'
import { SaidFailure } from './said.ts'
import { bytesIn, writeTo } from './streams.ts'
import { misused, readWords, type Words } from './words.ts'

const CIPHER = /^aes-?(128|192|256)(?:-cbc)?$/i
const MAGIC = encodeUtf8('Salted__')
const SALT = 8
const USUAL_ROUNDS = 10_000

export const isCipher = (name: string): boolean => CIPHER.test(name) || name === 'base64'

interface Key {
  readonly salt: Uint8Array | undefined
  readonly key: Uint8Array
  readonly start: Uint8Array
}

/** What a key is made for. */
interface KeyRequest {
  /** Bytes of the key. */
  readonly size: number
  readonly salt: Uint8Array | undefined
  readonly name: string
}

/** Hexadecimal digits of an option, filled up with zeros, which is said. @throws SaidFailure */
async function digitsOf(process: GnuProcess, text: string, length: number): Promise<Uint8Array> {
  if (!/^[\da-f]*$/i.test(text))
    throw new SaidFailure(`non-hex digit\ninvalid hex ${length === SALT ? 'salt' : 'key'} value`)
  if (text.length < length * 2) await process.write(2, 'hex string is too short, padding with zero bytes to length\n')
  return fromHex(text.padEnd(length * 2, '0').slice(0, length * 2))
}

/** The key and the first block, as the options give them or a password makes them. @throws SaidFailure */
async function keyOf(process: GnuProcess, options: Words['options'], { size, salt, name }: KeyRequest): Promise<Key> {
  const [given, start] = [options.get('K'), options.get('iv')]
  if (given !== undefined) {
    if (start === undefined) throw new SaidFailure('iv undefined')
    return { salt: undefined, key: await digitsOf(process, given, size), start: await digitsOf(process, start, BLOCK) }
  }
  const password = encodeUtf8(await passwordOf(process, options, name))
  const hash = hashes[options.get('md') ?? 'sha256']
  if (!hash) throw misused('enc', `Unknown option or message digest: ${options.get('md') ?? ''}`)
  const secret = { password, salt: salt ?? new Uint8Array(), hash }
  const rounds = options.get('iter')
  if (rounds !== undefined && !/^[1-9]\d*$/.test(rounds)) throw misused('enc', `Can't parse "${rounds}" as a number`)
  const isStrong = options.has('pbkdf2') || rounds !== undefined
  if (!isStrong)
    await process.write(2, '*** WARNING : deprecated key derivation used.\nUsing -iter or -pbkdf2 would be better.\n')
  const bytes = await process.inTurns(
    isStrong ? strongKey(secret, Number(rounds ?? USUAL_ROUNDS), size + BLOCK) : weakKey(secret, size + BLOCK),
  )
  return {
    salt,
    key: bytes.slice(0, size),
    start: start === undefined ? bytes.slice(size) : await digitsOf(process, start, BLOCK),
  }
}

const digits = (bytes: Uint8Array): string => toHex(bytes).toUpperCase()

/** What -p and -P tell. */
function told({ salt, key, start }: Key): string {
  return `${salt ? `salt=${digits(salt)}\n` : ''}key=${digits(key)}\niv =${digits(start)}\n`
}

/** The key, which -p and -P tell; undefined where nothing but that is asked for. @throws SaidFailure */
async function usedKey(process: GnuProcess, options: Words['options'], request: KeyRequest): Promise<Key | undefined> {
  const key = await keyOf(process, options, request)
  if (options.has('p') || options.has('P')) await process.print(told(key))
  return options.has('P') ? undefined : key
}

async function encrypted(
  process: GnuProcess,
  options: Words['options'],
  { bytes, size, name }: Text,
): Promise<Uint8Array | undefined> {
  const given = options.get('S')
  const salt = options.has('nosalt')
    ? undefined
    : given === undefined
      ? randomBytes(process, SALT)
      : await digitsOf(process, given, SALT)
  const key = await usedKey(process, options, { size, salt, name })
  if (!key) return undefined
  const packed = await process.inTurns(chained(new Aes(key.key), key.start, bytes))
  // a salt that was given has to be given again
  return key.salt && given === undefined ? joinBytes([MAGIC, key.salt, packed]) : packed
}

async function decrypted(
  process: GnuProcess,
  options: Words['options'],
  { bytes, size, name }: Text,
): Promise<Uint8Array | undefined> {
  const given = options.get('S')
  const isSalted = given === undefined && !options.has('nosalt') && !options.has('K')
  if (isSalted && bytes.length < MAGIC.length + SALT) throw new SaidFailure('error reading input file')
  if (isSalted && decodeUtf8(bytes.subarray(0, MAGIC.length)) !== decodeUtf8(MAGIC))
    throw new SaidFailure('bad magic number')
  const salt =
    given === undefined
      ? isSalted
        ? bytes.slice(MAGIC.length, MAGIC.length + SALT)
        : undefined
      : await digitsOf(process, given, SALT)
  const key = await usedKey(process, options, { size, salt, name })
  if (!key) return undefined
  const body = isSalted ? bytes.subarray(MAGIC.length + SALT) : bytes
  const plain = await process.inTurns(unchained(new Aes(key.key), key.start, body))
  if (!plain) throw new SaidFailure('bad decrypt')
  return plain
}

interface Text {
  readonly bytes: Uint8Array
  /** Bytes of the key. */
  readonly size: number
  /** `AES-256-CBC` */
  readonly name: string
}

/** openssl-enc(1), and the commands that are named as ciphers are. */
export async function enc(process: GnuProcess, command: string, words: readonly string[]): Promise<number> {
  const { options, own, operands } = readWords(command, words, {
    flags: 'e d a A salt nosalt pbkdf2 p P',
    valued: 'in out k pass S K iv iter md kfile',
    isOwn: isCipher,
    unknown: (name) => `Unknown cipher: ${name}`,
  })
  if (operands.length > 0) throw misused(command)
  const cipher = own ?? (isCipher(command) ? command : undefined)
  const inText = options.has('a') || cipher === 'base64'
  const [, bits] = CIPHER.exec(cipher ?? '') ?? []
  const read = await bytesIn(process, options.get('in'))
  const unpacks = options.has('d')
  let bytes: Uint8Array | undefined = inText && unpacks ? base64Bytes(read) : read
  if (bits !== undefined) {
    const text = { bytes, size: Number(bits) / 8, name: `AES-${bits}-CBC` }
    bytes = unpacks ? await decrypted(process, options, text) : await encrypted(process, options, text)
  }
  if (!bytes) return 0
  await writeTo(process, options.get('out'), inText && !unpacks ? base64Text(bytes, !options.has('A')) : bytes)
  return 0
}
