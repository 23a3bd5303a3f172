import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import { UsageError } from '../../../shell/posix/getopt.ts'
import { Failure } from '../library/program.ts'
import { parseSize } from '../library/size.ts'

/** A number of blocks or of bytes. */
interface Amount {
  readonly number: number
  readonly bytes: boolean
}

/** What dd is to do, as its operands say it. */
export interface DdPlan {
  readonly input: string | undefined
  readonly output: string | undefined
  /** Bytes that are read at a time. */
  readonly ibs: number
  /** Bytes that are written at a time; undefined: what was read is written as it is. */
  readonly obs: number | undefined
  readonly count: Amount | undefined
  readonly skip: Amount
  readonly seek: Amount
  readonly conversions: ReadonlySet<string>
  readonly inputFlags: ReadonlySet<string>
  readonly outputFlags: ReadonlySet<string>
  readonly status: string | undefined
}

const SIMULATED = 'excl fdatasync fsync lcase nocreat noerror notrunc sparse swab sync ucase'.split(' ')
/** Old ones, of tapes and punched cards. */
const OTHER = ['ascii', 'block', 'ebcdic', 'ibm', 'unblock']
/** What only says how the kernel is to go about it is taken, and changes nothing here. */
const FLAGS = 'append direct dsync noatime nocache noctty nofollow nonblock sync'.split(' ')
const INPUT_FLAGS = [...FLAGS, 'count_bytes', 'fullblock', 'skip_bytes']
const OUTPUT_FLAGS = [...FLAGS, 'seek_bytes']
/** What a name may be shortened to means something else. */
const SYNONYMS: Readonly<Record<string, string>> = { iseek: 'skip', oseek: 'seek' }
/** off_t is no larger. */
const LARGEST = 2 ** 63
/** The most that a process gets. */
const MOST_MEMORY = 2 ** 30

/** `5`, `2K`, `1kB`, `3c`, `4w`, `6B`; undefined when it is none. */
function numberOf(text: string): number | undefined {
  const [, digits, unit] = /^\s*\+?(\d+)([cw]|b?B)?$/.exec(text) ?? []
  if (digits === undefined) return parseSize(text)
  return Number(digits) * (unit === 'w' ? 2 : unit === 'bB' ? 512 : 1)
}

/** A number, or two with an x between them. @throws Failure */
function amountOf(text: string, least = 0): Amount {
  const factors = text.split('x').map(numberOf)
  const number =
    factors.length > 2 ? undefined : factors.reduce((a, b) => (a === undefined || b === undefined ? undefined : a * b))
  if (number === undefined || number < least) throw new Failure(phrase`invalid number: ${quoted(text)}`)
  if (number >= LARGEST)
    throw new Failure(phrase`invalid number: ${quoted(text)}: Value too large for defined data type`)
  return { number, bytes: text.includes('B') }
}

function words(text: string, known: readonly string[], what: string): readonly string[] {
  const all = text.split(',')
  const wrong = all.find((word) => !known.includes(word))
  if (wrong !== undefined) throw new UsageError(phrase`invalid ${what}: ${quoted(wrong)}`)
  return all
}

/** Reads the operands one after another; the last of a name holds. */
class Reader {
  readonly files = new Map<string, string>()
  readonly amounts = new Map<string, Amount>()
  readonly conversions = new Set<string>()
  readonly inputFlags = new Set<string>()
  readonly outputFlags = new Set<string>()
  status: string | undefined

  take(operand: string): void {
    const [, typed = '', value = ''] = /^([^=]*)=(.*)$/s.exec(operand) ?? []
    const name = SYNONYMS[typed] ?? typed
    if (name === 'if' || name === 'of') this.files.set(name, value)
    else if (/^(?:[ioc]?bs)$/.test(name)) this.amounts.set(name, amountOf(value, 1))
    else if (/^(?:count|skip|seek)$/.test(name)) this.amounts.set(name, amountOf(value))
    else if (name === 'conv') this.#add(this.conversions, words(value, [...SIMULATED, ...OTHER], 'conversion'))
    else if (name === 'iflag') this.#add(this.inputFlags, words(value, INPUT_FLAGS, 'input flag'))
    else if (name === 'oflag') this.#add(this.outputFlags, words(value, OUTPUT_FLAGS, 'output flag'))
    else if (name === 'status') [this.status] = words(value, ['none', 'noxfer', 'progress'], 'status level')
    else throw new UsageError(phrase`unrecognized operand ${quoted(operand)}`)
  }

  #add(set: Set<string>, added: readonly string[]): void {
    for (const word of added) set.add(word)
  }

  check(): void {
    const has = (word: string): boolean => this.conversions.has(word)
    if (['ascii', 'ebcdic', 'ibm'].filter(has).length > 1)
      throw new Failure('cannot combine any two of {ascii,ebcdic,ibm}')
    for (const [one, other] of [
      ['block', 'unblock'],
      ['lcase', 'ucase'],
      ['excl', 'nocreat'],
    ] as const)
      if (has(one) && has(other)) throw new Failure(`cannot combine ${one} and ${other}`)
    const old = OTHER.find(has)
    if (old !== undefined) throw new Failure(`the conversion '${old}' is not simulated`)
  }
}

/** Reads the operands of dd(1). @throws UsageError, Failure */
export function planOf(operands: readonly string[]): DdPlan {
  const reader = new Reader()
  for (const operand of operands) reader.take(operand)
  reader.check()
  const { files, amounts, conversions, inputFlags, outputFlags, status } = reader
  const size = (name: string): number | undefined => amounts.get('bs')?.number ?? amounts.get(name)?.number
  const [ibs, obs] = [size('ibs') ?? 512, size('obs') ?? 512]
  const amount = (name: string, inBytes: boolean): Amount | undefined => {
    const found = amounts.get(name)
    return found && { number: found.number, bytes: found.bytes || inBytes }
  }
  if (Math.max(ibs, obs) > MOST_MEMORY)
    throw new Failure(
      `memory exhausted by ${ibs > MOST_MEMORY ? 'input' : 'output'} buffer of size ${Math.max(ibs, obs)} bytes`,
    )
  const converted = ['lcase', 'swab', 'ucase'].some((word) => conversions.has(word))
  return {
    input: files.get('if'),
    output: files.get('of'),
    ibs,
    obs: amounts.has('bs') && !converted ? undefined : obs,
    count: amount('count', inputFlags.has('count_bytes')),
    skip: amount('skip', inputFlags.has('skip_bytes')) ?? { number: 0, bytes: true },
    seek: amount('seek', outputFlags.has('seek_bytes')) ?? { number: 0, bytes: true },
    conversions,
    inputFlags,
    outputFlags,
    status,
  }
}
