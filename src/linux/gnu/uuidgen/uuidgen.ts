import { pickHex, pickInteger } from '../../../base/chance.ts'
import { randomUuid, uuidText } from '../../../base/uuid.ts'
import { bytesOf, joinBytes } from '../../../shell/posix/bytes.ts'
import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import { digests } from '../checksums/digest.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { optionList } from '../library/options.ts'
import { gnu } from '../library/program.ts'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
/** Namespaces that have a name of their own: RFC 4122, appendix C. */
const NAMESPACES: Readonly<Record<string, string>> = {
  dns: '6ba7b810-9dad-11d1-80b4-00c04fd430c8',
  url: '6ba7b811-9dad-11d1-80b4-00c04fd430c8',
  oid: '6ba7b812-9dad-11d1-80b4-00c04fd430c8',
  x500: '6ba7b814-9dad-11d1-80b4-00c04fd430c8',
}
/** Steps of 100 nanoseconds from the calendar's reform to 1970. */
const GREGORIAN = 0x01b21dd213814000n
/** What stands for the address of a network card where there is none. */
const NO_NODE = '020000000000'

const bytesFrom = (digits: string): Uint8Array =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

function namespaceOf(text: string): Uint8Array {
  const known = NAMESPACES[text.slice(1)]
  if (text.startsWith('@') && known === undefined) throw new UsageError(`unknown namespace alias: '${text}'`)
  const uuid = text.startsWith('@') ? (known ?? '') : text
  if (!UUID.test(uuid)) throw new UsageError(`invalid uuid for namespace: '${text}'`)
  return bytesFrom(uuid.replaceAll('-', ''))
}

function nameOf(text: string, hexadecimal: boolean): Uint8Array {
  if (!hexadecimal) return bytesOf(text)
  if (!/^(?:[\da-f]{2})*$/i.test(text)) throw new UsageError('not a valid hex string')
  return bytesFrom(text)
}

/** The UUID of a name. @throws UsageError */
function named({ has, value, given }: Arguments): string {
  const method = given.findLast(({ name }) => name === 'm' || name === 's')?.name
  const digest = method === 'm' ? digests.MD5() : digests.SHA1()
  digest.take(joinBytes([namespaceOf(value('n') ?? ''), nameOf(value('N') ?? '', has('x'))]))
  return uuidText(digest.end(), method === 'm' ? 3 : 5)
}

function timed({ kernel: { clock, chance }, system }: GnuProcess): string {
  const node =
    system.network.interfaces.map(({ mac }) => mac.replaceAll(':', '')).find((mac) => /[^0]/.test(mac)) ?? NO_NODE
  const steps = GREGORIAN + BigInt(Math.floor(clock.now() * 10_000)) + BigInt(pickInteger(chance, 10_000))
  const digits = steps.toString(16).padStart(16, '0')
  return uuidText(digits.slice(8) + digits.slice(4, 8) + digits.slice(0, 4) + pickHex(chance, 4) + node, 1)
}

/** What kind is asked for: the last that was named. @throws UsageError where the words do not go together */
function kindOf({ given, has }: Arguments): 'random' | 'time' | 'name' {
  const letter = given.findLast(({ name }) => 'rtms'.includes(name))?.name ?? 'r'
  const hashes = letter === 'm' || letter === 's'
  if (has('n') && !has('N')) throw new UsageError('--namespace requires --name argument')
  if (has('N') && !has('n')) throw new UsageError('--name requires --namespace argument')
  if (has('n') && !hashes) throw new UsageError('--namespace requires --md5 or --sha1')
  if (hashes && !has('n')) throw new UsageError('--md5 or --sha1 requires --namespace argument')
  return hashes ? 'name' : letter === 't' ? 'time' : 'random'
}

/** uuidgen(1): a name that nothing else has. */
export const uuidgen = gnu({
  name: 'uuidgen',
  helpLetter: 'h',
  versionLetter: 'V',
  options: optionList('r,random t,time n,namespace=NAMESPACE N,name=NAME m,md5 s,sha1 x,hex'),
  async run(process, args) {
    const kind = kindOf(args)
    const uuid = kind === 'name' ? named(args) : kind === 'time' ? timed(process) : randomUuid(process.kernel.chance)
    await process.print(`${uuid}\n`)
    return 0
  },
})
