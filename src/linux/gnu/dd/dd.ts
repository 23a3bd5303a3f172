import { Interrupted } from '../../../base/signal.ts'
import { bytesOf, joinBytes } from '../../../shell/posix/bytes.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { openFile, resolvePath } from '../../../shell/posix/open.ts'
import { type OpenFile, release, retain } from '../../../shell/posix/stream.ts'
import { type DdPlan, planOf } from './plan.ts'
import { copiedText } from './report.ts'
import { Failure, gnu } from '../library/program.ts'
import { quoteAlways, quoteName } from '../library/quote.ts'
import { resize } from '../truncate/resize.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

/** How often `status=progress` tells how far it is, in milliseconds. */
const PROGRESS = 1000

function opened(process: GnuProcess, path: string, flags: Parameters<typeof openFile>[2]): OpenFile {
  const file = attempt(() => openFile(process, path, flags))
  if (file instanceof FileSystemError) throw new Failure(`failed to open ${quoteAlways(path)}: ${file.message}`)
  return file
}

const lengthOf = (pieces: readonly Uint8Array[]): number => pieces.reduce((sum, { length }) => sum + length, 0)

/** Turns bytes as `conv=` says. */
class Converter {
  readonly #swaps: boolean
  readonly #from: number
  readonly #by: number
  /** The first byte of a pair whose second has not come. */
  #odd: Uint8Array = new Uint8Array()

  constructor({ conversions }: DdPlan) {
    this.#swaps = conversions.has('swab')
    this.#from = conversions.has('ucase') ? 97 : 65
    this.#by = conversions.has('ucase') ? -32 : conversions.has('lcase') ? 32 : 0
  }

  take(bytes: Uint8Array): Uint8Array {
    const turn = (byte: number): number => (byte >= this.#from && byte < this.#from + 26 ? byte + this.#by : byte)
    const turned = this.#by === 0 ? bytes : bytes.map(turn)
    if (!this.#swaps) return turned
    const all = joinBytes([this.#odd, turned])
    const even = all.length - (all.length % 2)
    this.#odd = all.slice(even)
    return all.subarray(0, even).map((_, at) => all[at % 2 === 1 ? at - 1 : at + 1] ?? 0)
  }

  end(): Uint8Array {
    return this.#odd
  }
}

/** Copies blocks from one file to another, and counts them. */
class Copy {
  readonly #process: GnuProcess
  readonly #plan: DdPlan
  readonly #input: OpenFile
  readonly #output: OpenFile
  readonly #inputName: string
  readonly #outputName: string
  readonly #start: number
  readonly #converter: Converter
  #read = { full: 0, partial: 0 }
  #written = { full: 0, partial: 0 }
  #bytes = 0
  #bytesRead = 0
  /** Bytes that do not fill a block of the output yet. */
  #held: Uint8Array = new Uint8Array()
  #told = 0
  #failed = false

  constructor(process: GnuProcess, plan: DdPlan, [input, output]: readonly [OpenFile, OpenFile]) {
    this.#process = process
    this.#plan = plan
    this.#input = input
    this.#output = output
    this.#inputName = plan.input ?? 'standard input'
    this.#outputName = plan.output ?? 'standard output'
    this.#start = process.kernel.clock.now()
    this.#converter = new Converter(plan)
  }

  /** Gives the status. */
  async run(): Promise<number> {
    this.#process.hold(Math.max(this.#plan.ibs, this.#plan.obs ?? 0))
    if (await this.#positioned()) await this.#copyAll()
    return this.#failed ? 1 : 0
  }

  /** Tells how much there was. */
  async tell(): Promise<void> {
    const { status } = this.#plan
    if (status === 'none') return
    if (this.#told > 0) await this.#process.write(2, '\n')
    const { full, partial } = this.#read
    const records = `${full}+${partial} records in\n${this.#written.full}+${this.#written.partial} records out\n`
    await this.#process.write(2, status === 'noxfer' ? records : `${records}${this.#sum()}\n`)
  }

  #sum(): string {
    return copiedText(this.#bytes, this.#process.kernel.clock.now() - this.#start)
  }

  async #positioned(): Promise<boolean> {
    const { skip, seek, ibs, obs = ibs } = this.#plan
    await this.#skip(skip.bytes ? skip.number : skip.number * ibs)
    const offset = seek.bytes ? seek.number : seek.number * obs
    return offset === 0 || this.#seek(offset)
  }

  async #skip(offset: number): Promise<void> {
    let left = offset
    if (this.#input.position !== undefined && this.#input.path !== undefined) {
      const size = this.#process.system.fs.peek(this.#input.path)?.size ?? 0
      left = Math.max(0, offset - (size - this.#input.position))
      this.#input.position = Math.min(size, this.#input.position + offset)
    } else if (this.#input.type !== 'directory')
      while (left > 0) {
        const chunk = await this.#process.readFrom(this.#input, Math.min(left, this.#plan.ibs))
        if (chunk === undefined) break
        left -= bytesOf(chunk).length
      }
    if (left > 0 && this.#input.type !== 'directory')
      await this.#process.complain(`${quoteName(this.#inputName)}: cannot skip to specified offset`)
  }

  async #seek(offset: number): Promise<boolean> {
    const { position, path, type } = this.#output
    if (position === undefined || path === undefined) {
      if (type === 'device') return true
      await this.#process.complain(`${quoteName(this.#outputName)}: cannot seek: Illegal seek`)
      this.#failed = true
      return false
    }
    const target = position + offset
    if (!this.#plan.conversions.has('notrunc')) {
      const error = attempt(() => resize(this.#process.system.fs, resolvePath(this.#process, path), target))
      if (error instanceof FileSystemError) {
        await this.#process.complain(
          `failed to truncate to ${target} bytes in output file ${quoteAlways(this.#outputName)}: ${error.message}`,
        )
        this.#failed = true
        return false
      }
    }
    this.#output.position = target
    return true
  }

  /** How many bytes the next block has at most; 0 when there are enough. */
  #wanted(): number {
    const { count, ibs } = this.#plan
    if (!count) return ibs
    if (count.bytes) return Math.min(ibs, count.number - this.#bytesRead)
    return this.#read.full + this.#read.partial < count.number ? ibs : 0
  }

  async #copyAll(): Promise<void> {
    try {
      for (let size = this.#wanted(); size > 0; size = this.#wanted()) {
        const block = await this.#block(size)
        if (block.length === 0) break
        await this.#put(block)
        await this.#progress()
      }
      const rest = joinBytes([this.#held, this.#converter.end()])
      if (rest.length > 0) await this.#write([rest])
    } catch (error) {
      if (!(error instanceof FileSystemError)) throw error
      this.#failed = true
    }
  }

  /** The pieces of the next block, which may be larger than anybody has room for at once: less than asked for at the end, and where a pipe or a terminal gives no more at once. */
  async #block(size: number): Promise<readonly Uint8Array[]> {
    const { type } = this.#input
    const whole = type === 'file' || type === 'device' || this.#plan.inputFlags.has('fullblock')
    const pieces: Uint8Array[] = []
    let length = 0
    while (length < size) {
      const bytes = await this.#piece(size - length)
      if (bytes === undefined) break
      pieces.push(bytes)
      length += bytes.length
      if (!whole) break
    }
    this.#bytesRead += length
    if (length === this.#plan.ibs) this.#read.full += 1
    else if (length > 0) this.#read.partial += 1
    return pieces
  }

  async #piece(size: number): Promise<Uint8Array | undefined> {
    try {
      const chunk = await this.#process.readFrom(this.#input, size)
      return chunk === undefined ? undefined : bytesOf(chunk)
    } catch (error) {
      if (error instanceof FileSystemError)
        await this.#process.complain(`error reading ${quoteAlways(this.#inputName)}: ${error.message}`)
      throw error
    }
  }

  async #put(block: readonly Uint8Array[]): Promise<void> {
    const { ibs, obs, conversions } = this.#plan
    const missing = conversions.has('sync') ? ibs - lengthOf(block) : 0
    const padded = missing > 0 ? [...block, new Uint8Array(missing)] : block
    if (obs === undefined) return this.#write(padded)
    this.#held = joinBytes([this.#held, this.#converter.take(joinBytes(padded))])
    let at = 0
    for (; at + obs <= this.#held.length; at += obs) await this.#write([this.#held.subarray(at, at + obs)])
    this.#held = this.#held.slice(at)
  }

  async #write(block: readonly Uint8Array[]): Promise<void> {
    const { position } = this.#output
    try {
      for (const piece of block) await this.#process.writeTo(this.#output, piece)
    } catch (error) {
      if (!(error instanceof FileSystemError)) throw error
      // what still fitted was written
      const length = position === undefined ? 0 : (this.#output.position ?? 0) - position
      this.#bytes += length
      if (length > 0) this.#written.partial += 1
      await this.#process.complain(`error writing ${quoteAlways(this.#outputName)}: ${error.message}`)
      throw error
    }
    const length = lengthOf(block)
    this.#bytes += length
    if (length === (this.#plan.obs ?? this.#plan.ibs)) this.#written.full += 1
    else this.#written.partial += 1
  }

  async #progress(): Promise<void> {
    const passed = Math.floor((this.#process.kernel.clock.now() - this.#start) / PROGRESS)
    if (this.#plan.status !== 'progress' || passed <= this.#told) return
    this.#told = passed
    await this.#process.write(2, `\r${copiedText(this.#bytes, passed * PROGRESS)}`)
  }
}

/** Copies; USR1 makes it tell how far it is, and so does Ctrl-C, which ends it. */
async function copied(process: GnuProcess, copy: Copy): Promise<number> {
  let interrupted = false
  process.handler = (signal) => {
    if (signal === 'USR1') void copy.tell()
    if (signal === 'INT') {
      interrupted = true
      process.interrupt()
    }
    return signal === 'USR1' || signal === 'INT'
  }
  try {
    const status = await copy.run()
    await copy.tell()
    return status
  } catch (error) {
    if (!(interrupted && error instanceof Interrupted)) throw error
    process.handler = undefined
    await copy.tell()
    process.receive('INT')
    return 1
  } finally {
    process.handler = undefined
  }
}

/** dd(1): copies in blocks. */
export const dd = gnu({
  name: 'dd',
  operands: [{ name: 'OPERAND', kind: 'text', optional: true, repeated: true }],
  async run(process, { operands }) {
    const plan = planOf(operands)
    const { conversions, seek, outputFlags } = plan
    const input = retain(plan.input === undefined ? process.file(0) : opened(process, plan.input, { read: true }))
    let output: OpenFile | undefined
    try {
      output = retain(
        plan.output === undefined
          ? process.file(1)
          : opened(process, plan.output, {
              write: true,
              create: !conversions.has('nocreat'),
              exclusive: conversions.has('excl'),
              truncate: seek.number < (seek.bytes ? (plan.obs ?? plan.ibs) : 1) && !conversions.has('notrunc'),
              append: outputFlags.has('append'),
            }),
      )
      return await copied(process, new Copy(process, plan, [input, output]))
    } finally {
      release(input)
      if (output) release(output)
    }
  },
})
