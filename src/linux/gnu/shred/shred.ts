import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import { openFile, resolvePath } from '../../../shell/posix/open.ts'
import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import { type OpenFile, release, retain } from '../../../shell/posix/stream.ts'
import { matchArgument } from '../library/argument-match.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { optionList } from '../library/options.ts'
import { Failure, gnu } from '../library/program.ts'
import { quoteName } from '../library/quote.ts'
import { parseSize } from '../library/size.ts'
import { type Pass, passesOf, passName, patternBytes } from './passes.ts'
import { RandomBytes } from './random.ts'
import { removeFile } from './remove.ts'

const BLOCK = 4096
/** How much is written at a time: a multiple of the three bytes of a pattern. */
const BATCH = 3 * BLOCK
const OWNER_MAY_WRITE = 0o200

/** What is asked for. */
interface Wish {
  readonly passes: number
  /** So many bytes; undefined for those of the file. */
  readonly size: number | undefined
  readonly exact: boolean
  readonly zeros: boolean
  readonly forces: boolean
  readonly verbose: boolean
  readonly removal: 'unlink' | 'wipe' | 'wipesync' | undefined
}

function passCount(text: string): number {
  if (!/^\s*\+?\d+$/.test(text)) throw new Failure(phrase`invalid number of passes: ${quoted(text)}`)
  if (BigInt(text) >= 2n ** 64n)
    throw new Failure(phrase`invalid number of passes: ${quoted(text)}: Value too large for defined data type`)
  return Number(text)
}

function removalOf({ has, value }: Arguments): Wish['removal'] {
  const text = value('remove')
  const possible = ['unlink', 'wipe', 'wipesync'] as const
  if (text !== undefined) return matchArgument({ program: 'shred', option: 'remove', possible }, text)
  return has('u') || has('remove') ? 'wipesync' : undefined
}

function wishOf(args: Arguments): Wish {
  const { has, value } = args
  const size = value('s')
  if (size !== undefined && parseSize(size) === undefined) throw new Failure(phrase`invalid file size: ${quoted(size)}`)
  return {
    passes: passCount(value('n') ?? '3'),
    size: size === undefined ? undefined : parseSize(size),
    exact: has('x'),
    zeros: has('z'),
    forces: has('f'),
    verbose: has('v'),
    removal: removalOf(args),
  }
}

/** Writes over files. */
class Shredder {
  readonly #process: GnuProcess
  readonly #wish: Wish
  readonly #random: RandomBytes

  constructor(process: GnuProcess, wish: Wish, random: RandomBytes) {
    this.#process = process
    this.#wish = wish
    this.#random = random
  }

  /** Writes over a file, and takes it away where that is asked; gives the status. */
  async shred(name: string): Promise<number> {
    const file = attempt(() => this.#open(name))
    if (file instanceof FileSystemError) return this.#failed(name, `failed to open for writing: ${file.message}`)
    if (file.type !== 'file') return this.#failed(name, 'invalid file type')
    retain(file)
    try {
      await this.#overwrite(name, file)
    } finally {
      release(file)
    }
    const { removal, verbose } = this.#wish
    if (!removal || name === '-') return 0
    return removeFile(this.#process, name, { wipes: removal !== 'unlink', verbose })
  }

  async #failed(name: string, why: string): Promise<number> {
    await this.#process.complain(`${quoteName(name)}: ${why}`)
    return 1
  }

  /** @throws FileSystemError */
  #open(name: string): OpenFile {
    if (name === '-') return this.#process.file(1)
    const open = (): OpenFile => openFile(this.#process, name, { write: true })
    const file = attempt(open)
    if (!(file instanceof FileSystemError)) return file
    if (file.code !== 'EACCES' || !this.#wish.forces) throw file
    const { fs } = this.#process.system
    const path = resolvePath(this.#process, name)
    fs.chmod(path, fs.stat(path).mode | OWNER_MAY_WRITE)
    return open()
  }

  #sizeOf(name: string): number {
    const { size, exact } = this.#wish
    if (size !== undefined) return size
    const path = name === '-' ? (this.#process.file(1).path ?? '') : resolvePath(this.#process, name)
    const bytes = this.#process.system.fs.stat(path).size
    return exact ? bytes : Math.ceil(bytes / BLOCK) * BLOCK
  }

  async #overwrite(name: string, file: OpenFile): Promise<void> {
    const { passes, zeros, verbose } = this.#wish
    const size = this.#sizeOf(name)
    if (size === 0) return
    const all = passes + (zeros ? 1 : 0)
    let number = 0
    const write = async (pass: Pass): Promise<void> => {
      number += 1
      if (verbose) await this.#process.complain(`${quoteName(name)}: pass ${number}/${all} (${passName(pass)})...`)
      await this.#pass(pass, size, file)
    }
    for (const pass of passesOf(passes, this.#process.kernel.chance)) await write(pass)
    if (zeros) await write(0)
  }

  async #pass(pass: Pass, size: number, file: OpenFile): Promise<void> {
    file.position = 0
    for (let left = size; left > 0; left -= BATCH) {
      const length = Math.min(left, BATCH)
      const bytes = pass === 'random' ? await this.#random.take(length) : patternBytes(pass, length)
      await this.#process.writeTo(file, bytes)
    }
  }
}

/** shred(1): writes over files. */
export const shred = gnu({
  name: 'shred',
  options: optionList('f,force n,iterations=NUM random-source=FILE s,size=NUM u remove[=HOW] v,verbose x,exact z,zero'),
  operands: [{ name: 'FILE', kind: 'file', repeated: true }],
  async run(process, args) {
    const wish = wishOf(args)
    if (args.operands.length === 0) throw new UsageError('missing file operand')
    const random = new RandomBytes(process, args.value('random-source'))
    try {
      const shredder = new Shredder(process, wish, random)
      let status = 0
      for (const name of args.operands) status = Math.max(status, await shredder.shred(name))
      return status
    } finally {
      random.close()
    }
  },
})
