import type { Work } from '../../../base/work.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { type Arguments } from '../../../shell/posix/getopt.ts'
import { resolvePath, withInput } from '../../../shell/posix/open.ts'
import type { Phrase } from '../../../shell/posix/phrase.ts'
import { isTerminal } from '../../../shell/posix/terminal.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

/** How a program compresses, and how it says what goes wrong. */
export interface Packer {
  /** The ends of names of packed files, and what is put in their place. The first is what packing adds. */
  readonly suffixes: readonly (readonly [packed: string, unpacked: string])[]
  /** The level without an option. */
  readonly level: number
  pack(content: Uint8Array, level: number): Work<Uint8Array>
  /** @throws Error whose class is `Damaged` */
  unpack(bytes: Uint8Array): Work<Unpacked>
  /** Whether bytes begin as its own do: all others are copied with -c, -d and -f. */
  isPacked(bytes: Uint8Array): boolean
  readonly Damaged: abstract new (...args: never) => Error
  readonly words: PackerWords
}

export interface Unpacked {
  readonly content: Uint8Array
  /** Whether something that is no part of it stands behind, and is left out. */
  readonly garbage: boolean
}

/** What is said, after the program's name, and the status of it. */
export interface PackerWords {
  cannotOpen(path: string, message: string): readonly [Phrase, status: number]
  isDirectory(path: string): readonly [Phrase, status: number]
  isLink(path: string): readonly [Phrase, status: number]
  hasSuffix(path: string, suffix: string): readonly [Phrase, status: number]
  exists(path: string): readonly [Phrase, status: number]
  isTerminal(): readonly [Phrase, status: number]
  /** A packed file of a name that does not say so: what it is unpacked to, or why it is left alone. */
  unknownSuffix(path: string): { readonly target?: string; readonly said: Phrase; readonly status: number }
  damaged(error: Error, how: { readonly path: string; readonly tests: boolean }): readonly [Phrase, status: number]
  /** All that the program `name` writes when something stands behind what was packed; for those that read over it. */
  garbage?(name: string, path: string, mode: Mode): string
  /** What -v tells on standard error; `packed` is undefined where a file is only tested or unpacked. */
  told(path: string, sizes: { readonly whole: number; readonly packed: number; readonly mode: Mode }): string
}

export type Mode = 'pack' | 'unpack' | 'test'

const STDIN = '(stdin)'

/** One run of a packer. */
class PackerRun {
  #status = 0
  readonly #process: GnuProcess
  readonly #packer: Packer
  readonly #args: Arguments
  readonly #mode: Mode
  readonly #toOutput: boolean

  constructor(process: GnuProcess, packer: Packer, args: Arguments, { mode, toOutput }: PackerUse) {
    this.#process = process
    this.#packer = packer
    this.#args = args
    this.#mode = mode
    this.#toOutput = toOutput
  }

  async run(): Promise<number> {
    const { operands } = this.#args
    for (const path of operands.length === 0 ? ['-'] : operands) {
      const due = this.#process.due()
      if (due) await due
      await (path === '-' ? this.#stream() : this.#file(path))
    }
    return this.#status
  }

  async #say([phrase, status]: readonly [Phrase, status: number]): Promise<void> {
    this.#status = Math.max(this.#status, status)
    if (phrase !== '') await this.#process.complain(phrase)
  }

  async #stream(): Promise<void> {
    const { words } = this.#packer
    if (this.#mode === 'pack' && isTerminal(this.#process.descriptors.get(1)) && !this.#args.has('f'))
      return this.#say(words.isTerminal())
    const bytes = await withInput(this.#process, '-', (input) => input.bytes())
    const made = await this.#made(STDIN, bytes)
    if (made) await this.#finish(STDIN, bytes, made)
  }

  /** What comes of bytes; undefined, and said, where they are damaged. */
  async #made(path: string, bytes: Uint8Array): Promise<Uint8Array | undefined> {
    const level = Number(this.#args.given.findLast(({ name }) => /^\d$/.test(name))?.name ?? this.#packer.level)
    try {
      if (this.#mode === 'pack') return await this.#process.inTurns(this.#packer.pack(bytes, level))
      const copies = this.#mode === 'unpack' && this.#toOutput && this.#args.has('f')
      if (copies && !this.#packer.isPacked(bytes)) return bytes
      const { content, garbage } = await this.#process.inTurns(this.#packer.unpack(bytes))
      const told = garbage && !this.#args.has('q') && !this.#args.has('f')
      const said = told && this.#packer.words.garbage?.(this.#process.name, path, this.#mode)
      if (said) await this.#process.write(2, said)
      return content
    } catch (error) {
      if (!(error instanceof this.#packer.Damaged)) throw error
      await this.#say(this.#packer.words.damaged(error, { path, tests: this.#mode === 'test' }))
      return undefined
    }
  }

  async #file(path: string): Promise<void> {
    const { fs } = this.#process.system
    const { words } = this.#packer
    const at = resolvePath(this.#process, path)
    const stat = attempt(() => fs.stat(at))
    if (stat instanceof FileSystemError) return this.#say(words.cannotOpen(path, stat.message))
    if (stat.type === 'directory') return this.#say(words.isDirectory(path))
    const replaces = this.#mode !== 'test' && !this.#toOutput
    if (replaces && fs.lstat(at).type === 'symlink' && !this.#args.has('f')) return this.#say(words.isLink(path))
    const packed = this.#packer.suffixes.find(([suffix]) => path.endsWith(suffix))
    if (replaces && this.#mode === 'pack' && packed) return this.#say(words.hasSuffix(path, packed[0]))
    const bytes = attempt(() => fs.readFile(at))
    if (bytes instanceof FileSystemError) return this.#say(words.cannotOpen(path, bytes.message))
    if (!replaces) {
      const made = await this.#made(path, bytes)
      if (made) await this.#finish(path, bytes, made)
      return
    }
    // what is no packed file at all is said before what its name should be
    const isNamed = this.#mode === 'pack' || packed !== undefined || words.unknownSuffix(path).target !== undefined
    if (!isNamed && !(await this.#made(path, bytes))) return
    const target = await this.#target(path, packed)
    if (target === undefined) return
    if (fs.peek(resolvePath(this.#process, target)) && !this.#args.has('f')) return this.#say(words.exists(target))
    const made = await this.#made(path, bytes)
    if (made) await this.#replace(path, target, { bytes, made })
  }

  /** The name of what is made of a file; undefined, and said, where there is none. */
  async #target(path: string, packed: readonly [string, string] | undefined): Promise<string | undefined> {
    const { suffixes, words } = this.#packer
    if (this.#mode === 'pack') return path + (this.#args.value('S') ?? suffixes[0]?.[0] ?? '')
    const own = this.#args.value('S')
    if (own !== undefined && path.endsWith(own)) return path.slice(0, -own.length)
    if (packed) return path.slice(0, -packed[0].length) + packed[1]
    const { target, said, status } = words.unknownSuffix(path)
    await this.#say([this.#args.has('q') && target !== undefined ? '' : said, status])
    return target
  }

  async #replace(
    path: string,
    target: string,
    { bytes, made }: { readonly bytes: Uint8Array; readonly made: Uint8Array },
  ): Promise<void> {
    const { fs } = this.#process.system
    const [from, to] = [resolvePath(this.#process, path), resolvePath(this.#process, target)]
    const { mode, uid, gid, mtime } = fs.stat(from)
    const owner = this.#process.credentials.uid === 0 ? { owner: { uid, gid } } : {}
    const error = attempt(() => {
      if (fs.peek(to)) fs.unlink(to)
      fs.writeFile(to, made, { mode: mode & 0o777, mtime, ...owner })
      if (!this.#args.has('k')) fs.unlink(from)
    })
    if (error instanceof FileSystemError) return this.#say(this.#packer.words.cannotOpen(target, error.message))
    await this.#tell(path, bytes, made)
  }

  async #finish(path: string, bytes: Uint8Array, made: Uint8Array): Promise<void> {
    if (this.#mode !== 'test') await this.#process.print(made)
    await this.#tell(path, bytes, made)
  }

  async #tell(path: string, bytes: Uint8Array, made: Uint8Array): Promise<void> {
    if (!this.#args.has('v')) return
    const [whole, packed] = this.#mode === 'pack' ? [bytes.length, made.length] : [made.length, bytes.length]
    await this.#process.write(2, this.#packer.words.told(path, { whole, packed, mode: this.#mode }))
  }
}

interface PackerUse {
  readonly mode: Mode
  readonly toOutput: boolean
}

/** Runs a packer under one of its names: those that unpack by name do so without an option. */
export function runPacker(
  process: GnuProcess,
  packer: Packer,
  { args, usual }: { readonly args: Arguments; readonly usual: PackerUse },
): Promise<number> {
  const mode = args.given.findLast(({ name }) => /^(?:[dzt]|uncompress)$/.test(name))?.name
  const use: PackerUse = {
    mode: mode === 't' ? 'test' : mode === 'd' || mode === 'uncompress' ? 'unpack' : mode === 'z' ? 'pack' : usual.mode,
    toOutput: usual.toOutput || args.has('c') || args.has('to-stdout'),
  }
  return new PackerRun(process, packer, args, use).run()
}
