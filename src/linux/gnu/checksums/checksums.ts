import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import { optionList } from '../library/options.ts'
import { bytesOf } from '../../../shell/posix/bytes.ts'
import type { ProgramOption } from '../../../shell/posix/declaration.ts'
import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import type { Input } from '../../../shell/posix/input.ts'
import { withInput } from '../../../shell/posix/open.ts'
import { matchArgument } from '../library/argument-match.ts'
import { digests } from './digest.ts'
import { eachInput, isReadError } from '../library/each-input.ts'
import { octetInput } from '../library/octets.ts'
import { Failure, gnu, type GnuProgram } from '../library/program.ts'
import { quoteName } from '../library/quote.ts'
import { tellSums } from '../sum/sum.ts'
import type { GnuProcess, GnuSystem } from '../library/gnu-system.ts'

type Algorithm = keyof typeof digests
const algorithms: readonly Algorithm[] = ['MD5', 'SHA1', 'SHA224', 'SHA256', 'SHA384', 'SHA512', 'BLAKE2b']
/** Bytes that are hashed before somebody else may have a turn. */
const STEP = 8192

/** What is computed; of BLAKE2b so many bits. */
interface Kind {
  readonly algorithm: Algorithm
  readonly bits?: number | undefined
}

async function hashOf(process: GnuProcess, input: Input<GnuSystem>, { algorithm, bits }: Kind): Promise<string> {
  const digest = digests[algorithm](bits)
  for (let chunk = await input.chunk(); chunk !== undefined; chunk = await input.chunk()) {
    const bytes = bytesOf(chunk)
    for (let at = 0; at < bytes.length; at += STEP) {
      digest.take(bytes.subarray(at, at + STEP))
      const due = process.due()
      if (due) await due
    }
  }
  return digest.end()
}

/** Checks the files of one list of sums, `-c`, and counts what is wrong. */
class Check {
  readonly #process: GnuProcess
  /** Undefined: each line names its own. */
  readonly #algorithm: Algorithm | undefined
  readonly #args: Arguments
  #wrong = 0
  #right = 0
  #unread = 0
  #malformed = 0
  #lines = 0
  /** Whether one blank alone stands before names, as BSD's programs write them: the first line tells. */
  #single: boolean | undefined

  constructor(process: GnuProcess, algorithm: Algorithm | undefined, args: Arguments) {
    this.#process = process
    this.#algorithm = algorithm
    this.#args = args
  }

  /** Checks the file that a line of a list tells of; `place` is the list and the line's number. */
  async line(typed: string, place: string): Promise<void> {
    const line = typed.replace(/\r$/, '')
    const named = algorithms.find(
      (algorithm) =>
        line.startsWith(`${algorithm} (`) || line.startsWith(`${algorithm}(`) || line.startsWith(`${algorithm}-`),
    )
    const algorithm = this.#algorithm ?? named
    const length = algorithm ? digests[algorithm]().end().length : 0
    const digits = algorithm === 'BLAKE2b' ? `2,${length}` : length
    const found =
      named === algorithm
        ? new RegExp(`^[\\w-]+ ?\\((?<name>.+)\\) ?= (?<sum>[\\da-f]{${digits}})$`, 'i').exec(line)
        : new RegExp(
            `^\\\\?(?<sum>[\\da-f]{${digits}}) (?<mark>${this.#single === true ? '' : '[ *]?'})(?<name>.+)$`,
            'i',
          ).exec(line)
    const { name = '', sum = '', mark } = found?.groups ?? {}
    const single = mark === undefined ? undefined : mark === ''
    if (!algorithm || !found || (this.#single === false && single === true)) {
      if (line !== '' && !line.startsWith('#')) await this.#malform(algorithm, place)
      return
    }
    this.#single ??= single
    this.#lines += 1
    await this.#file(name, sum.toLowerCase(), algorithm)
  }

  async #malform(algorithm: Algorithm | undefined, place: string): Promise<void> {
    this.#malformed += 1
    const told = this.#args.given.findLast(({ name }) => name === 'w' || name === 'quiet' || name === 'status')
    if (told?.name === 'w')
      await this.#process.complain(`${place}: improperly formatted ${algorithm ?? this.#process.name} checksum line`)
  }

  async #file(name: string, sum: string, algorithm: Algorithm): Promise<void> {
    const quiet = this.#args.has('quiet') || this.#args.has('status')
    try {
      const right =
        (await withInput(this.#process, name, (input) =>
          hashOf(this.#process, input, { algorithm, bits: sum.length * 4 }),
        )) === sum
      if (right) this.#right += 1
      else this.#wrong += 1
      if (right ? !quiet : !this.#args.has('status')) await this.#process.print(`${name}: ${right ? 'OK' : 'FAILED'}\n`)
    } catch (error) {
      if (!isReadError(error)) throw error
      if (this.#args.has('ignore-missing') && error.code === 'ENOENT') return
      await this.#process.complain(`${quoteName(name)}: ${error.message}`)
      this.#unread += 1
      if (!this.#args.has('status')) await this.#process.print(`${name}: FAILED open or read\n`)
    }
  }

  async end(list: string): Promise<number> {
    if (this.#lines === 0) {
      await this.#process.complain(`${list}: no properly formatted checksum lines found`)
      return 1
    }
    const warn = async (count: number, one: string, many: string): Promise<void> => {
      if (count > 0 && !this.#args.has('status'))
        await this.#process.complain(`WARNING: ${count} ${count === 1 ? one : many}`)
    }
    await warn(this.#malformed, 'line is improperly formatted', 'lines are improperly formatted')
    await warn(this.#unread, 'listed file could not be read', 'listed files could not be read')
    await warn(this.#wrong, 'computed checksum did NOT match', 'computed checksums did NOT match')
    const skipped = this.#args.has('ignore-missing') && this.#right === 0
    if (skipped && !this.#args.has('status')) await this.#process.complain(`${list}: no file was verified`)
    return skipped || this.#wrong + this.#unread > 0 || (this.#args.has('strict') && this.#malformed > 0) ? 1 : 0
  }
}

async function checkAll(process: GnuProcess, args: Arguments, algorithm?: Algorithm): Promise<number> {
  let worst = 0
  const status = await eachInput(process, args.operands, async ({ name, file }) => {
    const check = new Check(process, algorithm, args)
    const list = name === '-' ? "'standard input'" : quoteName(name)
    let number = 0
    const input = octetInput(process, file)
    for (let lines = await input.lines(); lines; lines = await input.lines())
      for (const line of lines) {
        number += 1
        await check.line(line, `${list}: ${number}`)
      }
    worst = Math.max(worst, await check.end(list))
  })
  return Math.max(status, worst)
}

const checking: readonly ProgramOption[] = [
  { short: 'c', long: 'check' },
  { long: 'ignore-missing' },
  { long: 'quiet' },
  { long: 'status' },
  { long: 'strict' },
  { long: 'tag' },
  { short: 'w', long: 'warn' },
  { short: 'z', long: 'zero' },
]
const operands = [{ name: 'FILE', kind: 'file', optional: true, repeated: true }] as const

/** Of these the last counts: what is told of each file that is checked. */
const TOLD: Readonly<Record<string, string>> = { status: 'status', w: 'warn', quiet: 'quiet' }

/** What may be asked only of sums that are checked, and what only of those that are told. @throws UsageError */
function refuseOutOfPlace({ given, has }: Arguments): void {
  const checked = has('c')
  if (checked && has('z')) throw new UsageError('the --zero option is not supported when verifying checksums')
  if (checked && has('tag')) throw new UsageError('the --tag option is meaningless when verifying checksums')
  if (checked && (has('b') || has('t')))
    throw new UsageError('the --binary and --text options are meaningless when verifying checksums')
  const told = TOLD[given.findLast(({ name }) => name in TOLD)?.name ?? '']
  const [first] = [has('ignore-missing') && 'ignore-missing', told, has('strict') && 'strict'].filter(Boolean)
  if (!checked && first) throw new UsageError(`the --${first} option is meaningful only when verifying checksums`)
}

/** The same of sums that are told another way. @throws UsageError */
function refuseTaggedText({ given, has }: Arguments): void {
  const mode = given.findLast(({ name }) => name === 'b' || name === 't')?.name
  if (has('tag') && mode === 't') throw new UsageError('--tag does not support --text mode')
}

/** Tells the hash of each file; `tagged`: with what it is. */
function tellHashes(process: GnuProcess, args: Arguments, kind: Kind, tagged: boolean): Promise<number> {
  const { algorithm, bits } = kind
  const title = bits === undefined || bits === 512 ? algorithm : `${algorithm}-${bits}`
  const mark = args.has('b') ? '*' : ' '
  const end = args.has('z') ? '\0' : '\n'
  return eachInput(process, args.operands, async (operand) => {
    const sum = await hashOf(process, operand.input, kind)
    const escaped = args.has('z') ? operand.name : operand.name.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')
    const lead = escaped === operand.name ? '' : '\\'
    await process.print(
      tagged ? `${lead}${title} (${escaped}) = ${sum}${end}` : `${lead}${sum} ${mark}${escaped}${end}`,
    )
  })
}

function program(name: string, algorithm: Algorithm): GnuProgram {
  return gnu({
    name,
    options: [
      { short: 'b', long: 'binary' },
      ...(algorithm === 'BLAKE2b' ? [lengthOption] : []),
      { short: 't', long: 'text' },
      ...checking,
    ],
    operands,
    run(process, args) {
      refuseTaggedText(args)
      refuseOutOfPlace(args)
      if (args.has('c')) return checkAll(process, args, algorithm)
      return tellHashes(process, args, { algorithm, bits: bitsOf(args) }, args.has('tag'))
    },
  })
}

const lengthOption: ProgramOption = { short: 'l', long: 'length', value: { name: 'BITS', kind: 'number' } }

/** How long a sum of BLAKE2b is to be. @throws Failure */
function bitsOf({ value }: Arguments): number | undefined {
  const text = value('l')
  if (text === undefined) return undefined
  const bits = Number(text)
  if (!/^\d+$/.test(text) || bits > 512)
    throw new Failure(
      phrase`invalid length: ${quoted(text)}${bits > 512 ? phrase`\nb2sum: maximum digest length for ${quoted('BLAKE2b')} is 512 bits` : ''}`,
    )
  if (bits % 8 !== 0) throw new Failure(phrase`invalid length: ${quoted(text)}\nb2sum: length is not a multiple of 8`)
  return bits || undefined
}

/** md5sum(1). */
export const md5sum = program('md5sum', 'MD5')
/** sha1sum(1). */
export const sha1sum = program('sha1sum', 'SHA1')
/** sha224sum(1). */
export const sha224sum = program('sha224sum', 'SHA224')
/** sha384sum(1). */
export const sha384sum = program('sha384sum', 'SHA384')
/** b2sum(1). */
export const b2sum = program('b2sum', 'BLAKE2b')
/** sha256sum(1). */
export const sha256sum = program('sha256sum', 'SHA256')
/** sha512sum(1). */
export const sha512sum = program('sha512sum', 'SHA512')

const possible = 'bsd sysv crc md5 sha1 sha224 sha256 sha384 sha512 blake2b sm3'.split(' ')

/** cksum(1): any of the sums, POSIX's when none is named. */
export const cksum = gnu({
  name: 'cksum',
  refused: optionList('debug base64'),
  options: [
    { short: 'a', long: 'algorithm', value: { name: 'TYPE', kind: 'text' } },
    lengthOption,
    { long: 'untagged' },
    ...checking,
  ],
  operands,
  run(process, args) {
    const { has, value } = args
    refuseOutOfPlace(args)
    const kind = value('a') ?? 'crc'
    matchArgument({ program: 'cksum', option: 'algorithm', possible, exact: true }, kind)
    if (has('l') && kind !== 'blake2b') throw new Failure('--length is only supported with --algorithm=blake2b')
    const old = kind === 'bsd' || kind === 'sysv' || kind === 'crc' ? kind : undefined
    if (has('c') && value('a') === undefined) return checkAll(process, args)
    if (has('c') && old) throw new Failure('--check is not supported with --algorithm={bsd,sysv,crc}')
    if (old) return tellSums(process, args.operands, { algorithm: old, end: has('z') ? '\0' : '\n' })
    const algorithm = algorithms.find((known) => known.toLowerCase() === kind)
    if (!algorithm) throw new Failure(`the algorithm '${kind}' is not simulated`)
    return has('c')
      ? checkAll(process, args, algorithm)
      : tellHashes(process, args, { algorithm, bits: bitsOf(args) }, !has('untagged'))
  },
})
