import { largest } from '../../../base/largest.ts'
import { bytesOf, textOf } from '../../../shell/posix/bytes.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import type { Arguments } from '../../../shell/posix/getopt.ts'
import { resolvePath, withInput } from '../../../shell/posix/open.ts'
import type { Stat } from '../../../shell/posix/posix-system.ts'
import { isTerminal } from '../../../shell/posix/terminal.ts'
import { baseName, joinPath } from '../../path.ts'
import { zoneOf } from '../library/file-time.ts'
import { crc32 } from '../library/inflate.ts'
import { optionList } from '../library/options.ts'
import { Failure, gnu } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { matcher } from '../library/wildcard.ts'
import { fromLocal } from '../library/zone.ts'
import { packMember, readZip, savedPercent, writeZip, type ZipMember } from './format.ts'

const NOTHING_TO_DO = 12
const USAGE = 16
const TYPE_BITS = { file: 0o100000, directory: 0o040000, symlink: 0o120000, device: 0o100000, fifo: 0o010000 } as const

type Test = (name: string) => boolean

const patterns = (values: readonly string[]): readonly Test[] => values.map((pattern) => matcher(pattern))

/** Standard input as a file, and standard output as an archive. */
const STANDARD = '-'

/** A file that was named, or found in a directory. */
interface Found {
  /** What it is called in the archive. */
  readonly name: string
  readonly path: string
  readonly stat: Pick<Stat, 'type' | 'mode' | 'mtime'>
}

class Zipper {
  readonly #process: GnuProcess
  readonly #args: Arguments
  readonly #members: Map<string, ZipMember>
  readonly #excluded: readonly Test[]
  readonly #included: readonly Test[]
  readonly #found = new Map<string, Found>()
  /** What -m takes away afterwards. */
  readonly #sources: string[] = []
  #added = 0
  #sizes = { size: 0, packed: 0 }

  constructor(process: GnuProcess, args: Arguments, members: readonly ZipMember[]) {
    this.#process = process
    this.#args = args
    this.#members = new Map(members.map((member) => [member.name, member]))
    this.#excluded = patterns(args.values('x'))
    this.#included = patterns(args.values('i'))
  }

  get members(): readonly ZipMember[] {
    return [...this.#members.values()]
  }

  /** Says something: on standard error where the archive goes to standard output. */
  async #say(text: string): Promise<void> {
    await this.#process.write(messagesOf(this.#args), text)
  }

  /** Adds what is named; gives back how many files that were. */
  async add(paths: readonly string[]): Promise<number> {
    for (const path of paths)
      if (path !== STANDARD && !this.#process.system.fs.exists(resolvePath(this.#process, path)) && !this.#linked(path))
        await this.#warn(`name not matched: ${path}`)
    for (const path of paths) await this.#find(path)
    for (const found of this.#inOrder()) {
      const due = this.#process.due()
      if (due) await due
      await this.#put(found)
    }
    if (this.#args.has('v') && this.#added > 0) {
      const { size, packed } = this.#sizes
      await this.#say(`total bytes=${size}, compressed=${packed} -> ${savedPercent(size, packed)}% savings\n`)
    }
    return this.#added
  }

  /** Takes members out; gives back how many. */
  async delete(names: readonly string[]): Promise<number> {
    let count = 0
    for (const pattern of names) {
      const fits = matcher(pattern)
      const found = [...this.#members.keys()].filter((name) => fits(name))
      if (found.length === 0) await this.#warn(`name not matched: ${pattern}`)
      for (const name of found) {
        this.#members.delete(name)
        if (!this.#args.has('q')) await this.#say(`deleting: ${name}\n`)
        count += 1
      }
    }
    return count
  }

  /** When the newest member was changed, in milliseconds since 1970. */
  newest(): number {
    return fromLocal(largest(this.members.map(({ localTime }) => localTime)), zoneOf(this.#process))
  }

  /** -m: removes what was packed. */
  async clear(): Promise<void> {
    const { fs } = this.#process.system
    for (const path of this.#sources.toReversed()) {
      if (path === STANDARD) {
        await this.#warn(`error deleting ${path}`)
        continue
      }
      const at = resolvePath(this.#process, path)
      attempt(() => (fs.lstat(at).type === 'directory' ? fs.rmdir(at) : fs.unlink(at)))
    }
  }

  async #warn(message: string): Promise<void> {
    if (!this.#args.has('q')) await this.#say(`\tzip warning: ${message}\n`)
  }

  /** Whether it is a link that is packed as such, wherever it leads. */
  #linked(path: string): boolean {
    if (!this.#args.has('y')) return false
    return !(attempt(() => this.#process.system.fs.lstat(resolvePath(this.#process, path))) instanceof FileSystemError)
  }

  #chosen(name: string): boolean {
    if (this.#excluded.some((fits) => fits(name))) return false
    return this.#included.length === 0 || this.#included.some((fits) => fits(name))
  }

  /** What is in the archive already comes first, in its order there. */
  #inOrder(): readonly Found[] {
    const known = [...this.#members.keys()].flatMap((name) => this.#found.get(name) ?? [])
    return known.concat([...this.#found.values()].filter(({ name }) => !this.#members.has(name)))
  }

  async #find(path: string): Promise<void> {
    const due = this.#process.due()
    if (due) await due
    if (path === STANDARD) {
      const stat = { type: 'fifo', mode: 0o600, mtime: this.#process.kernel.clock.now() } as const
      this.#found.set(path, { name: path, path, stat })
      return
    }
    const { fs } = this.#process.system
    const { has } = this.#args
    const at = resolvePath(this.#process, path)
    const stat = attempt(() => (has('y') ? fs.lstat(at) : fs.stat(at)))
    if (stat instanceof FileSystemError) return
    const bare = path.replace(/^(?:\.{0,2}\/)+/, '').replace(/\/+$/, '')
    const name = has('j') ? baseName(path) : bare
    if (stat.type !== 'directory') this.#found.set(name, { name, path, stat })
    else {
      if (!has('j') && !has('D') && name !== '.' && name !== '')
        this.#found.set(`${name}/`, { name: `${name}/`, path, stat })
      if (!has('r')) return
      for (const entry of fs.list(at)) await this.#find(joinPath(path, entry.name))
    }
  }

  async #put({ name, path, stat }: Found): Promise<void> {
    if (!this.#chosen(name) || (path !== STANDARD && resolvePath(this.#process, path) === this.#archive)) return
    const { has } = this.#args
    const old = this.#members.get(name)
    const localTime = stat.mtime + zoneOf(this.#process).offset(stat.mtime) * 60_000
    const fresh = !old || Math.floor(localTime / 2000) > Math.floor(old.localTime / 2000)
    if ((has('u') && !fresh) || (has('f') && (!old || !fresh))) return
    if (stat.type === 'fifo' && path !== STANDARD)
      return this.#warn(`ignoring FIFO (Named Pipe) - use -FI to read: ${path}`)
    const bytes = path === STANDARD ? await this.#input() : this.#content(path, stat)
    if (bytes instanceof FileSystemError) return this.#warn(`could not open for reading: ${path}`)
    const crc = await this.#process.inTurns(crc32(bytes))
    const file = { name, mode: TYPE_BITS[stat.type] | stat.mode, localTime, crc }
    const member = await this.#process.outside(packMember(file, bytes, !has('0')))
    this.#members.set(name, member)
    this.#sources.push(path)
    this.#added += 1
    this.#sizes = { size: this.#sizes.size + member.size, packed: this.#sizes.packed + member.packed.length }
    if (has('q')) return
    const { size, packed, method } = member
    const sizes = has('v') ? `\t(in=${size}) (out=${packed.length})` : ''
    const verb = old ? (has('f') ? 'freshening' : 'updating') : '  adding'
    await this.#say(`${verb}: ${name}${sizes} (${method} ${savedPercent(size, packed.length)}%)\n`)
  }

  get #archive(): string {
    return resolvePath(this.#process, archiveName(this.#args.operands[0] ?? ''))
  }

  #input(): Promise<Uint8Array> {
    return Promise.resolve(withInput(this.#process, STANDARD, (input) => input.bytes()))
  }

  #content(path: string, stat: Pick<Stat, 'type'>): Uint8Array | FileSystemError {
    const { fs } = this.#process.system
    const at = resolvePath(this.#process, path)
    if (stat.type === 'directory') return new Uint8Array()
    return attempt(() => (stat.type === 'symlink' ? bytesOf(fs.readLink(at)) : fs.readFile(at)))
  }
}

/** A name without an ending gets one. */
const archiveName = (name: string): string => (name === STANDARD || baseName(name).includes('.') ? name : `${name}.zip`)

/** The descriptor that messages go to. */
const messagesOf = ({ operands: [archive] }: Pick<Arguments, 'operands'>): number => (archive === STANDARD ? 2 : 1)

/** Options of two letters, which are no two options. */
const TWO_LETTERS = new Set(
  'AC AS db dc dd df dg ds du dv DF FF FI FS fd fz ic la lf li ll MM nw RE sb sC sd sf sF so sp su sU sv TT tt UN ws'.split(
    ' ',
  ),
)

/** Refuses an option that the real program has, and this one has not. @throws Failure */
function refuseTwoLetters(words: readonly string[]): void {
  const word = words.find((one) => /^-[a-zA-Z]{2}-?$/.test(one) && TWO_LETTERS.has(one.slice(1, 3)))
  if (word !== undefined) throw new Failure(`option '${word}' is not simulated here`, USAGE)
}

/** `-x` and `-i` take patterns up to the next option: each gets its own. */
function separatePatterns(words: readonly string[]): readonly string[] {
  let list: string | undefined
  return words.flatMap((word) => {
    if (/^-[xi]$/.test(word)) {
      list = word
      return []
    }
    if (/^-./.test(word) || word === '@') {
      list = undefined
      return word === '@' ? [] : [word]
    }
    return list === undefined ? [word] : [list, word]
  })
}

/** What is packed: with -@ the names that standard input has, a line each, too; without any name that very input, and to standard output. */
async function namesOf(process: GnuProcess, { operands, has }: Arguments): Promise<readonly string[]> {
  if (has('@')) {
    const text = await withInput(process, STANDARD, (input) => input.bytes())
    return operands.concat(textOf(text).split('\n').filter(Boolean))
  }
  const isFilter = operands.length === 0 && !has('d') && !has('f') && !has('T')
  return isFilter && ![0, 1].some((fd) => isTerminal(process.descriptors.get(fd))) ? [STANDARD, STANDARD] : operands
}

/** Writes the archive where it belongs; undefined, or what keeps it from that. */
async function save(process: GnuProcess, name: string, archive: Uint8Array): Promise<FileSystemError | undefined> {
  if (name !== STANDARD) {
    const error = attempt(() => process.system.fs.writeFile(resolvePath(process, name), archive))
    return error instanceof FileSystemError ? error : undefined
  }
  await process.write(1, archive)
  return undefined
}

/** zip(1), Info-ZIP's */
export const zip = gnu({
  name: 'zip',
  helpLetter: 'h',
  options: optionList(
    'r,recurse-paths q,quiet d,delete j,junk-paths u,update f,freshen m,move v,verbose y,symlinks D T,test ' +
      'x,exclude=PATTERN i,include=PATTERN @,names-stdin 0 1 2 3 4 5 6 7 8 9 X,no-extra o,latest-time g,grow',
  ),
  refused: optionList(
    'A,adjust-sfx b,temp-path=PATH c,entry-comments e,encrypt F,fix k,DOS-names l,to-crlf L,license ll n,suffixes=LIST P,password=WORD ' +
      'I J U,copy-entries O,output-file=FILE R,recurse-patterns s,split-size=SIZE show-files S,system-hidden t,from-date=DATE before-date=DATE Z,compression-method=NAME w z,archive-comment ' +
      'fixfix filesync out=FILE difference-archive',
  ),
  operands: [
    { name: 'ARCHIVE', kind: 'file' },
    { name: 'FILE', kind: 'path', optional: true, repeated: true },
  ],
  usageStatus: USAGE,
  rewrite: (words) => {
    refuseTwoLetters(words)
    return separatePatterns(words)
  },
  async run(process, args) {
    const { has } = args
    const operands = await namesOf(process, args)
    const [first, ...paths] = operands
    const fail = async (message: string, failure: number): Promise<number> => {
      await process.write(messagesOf({ operands }), `\nzip error: ${message}\n`)
      return failure
    }
    if (first === undefined) return fail('Nothing to do! (name an archive, and files to put into it)', NOTHING_TO_DO)
    if (first === STANDARD && isTerminal(process.descriptors.get(1)))
      return fail('Invalid command arguments (cannot write zip file to terminal)', USAGE)
    const name = archiveName(first)
    const { fs } = process.system
    const at = resolvePath(process, name)
    const bytes = name === STANDARD ? undefined : attempt(() => fs.readFile(at))
    const old = !bytes || bytes instanceof FileSystemError ? [] : await process.inTurns(readZip(bytes))
    if (!old) return fail(`Zip file structure invalid (${name})`, 3)
    if (has('T')) {
      await process.print(`test of ${name} OK\n`)
      return 0
    }
    const zipper = new Zipper(process, { ...args, operands }, old)
    const count = has('d')
      ? await zipper.delete(paths)
      : await zipper.add(paths.length === 0 && has('f') ? old.map((member) => member.name) : paths)
    if (count === 0) return has('u') || has('f') ? NOTHING_TO_DO : fail(`Nothing to do! (${name})`, NOTHING_TO_DO)
    const archive = await process.inTurns(writeZip(zipper.members))
    if (await save(process, name, archive)) return fail(`Could not create output file (${name})`, 15)
    if (zipper.members.length === 0) await process.print('\tzip warning: zip file empty\n')
    if (has('o') && name !== STANDARD) fs.touch(at, zipper.newest())
    if (has('m')) await zipper.clear()
    return 0
  },
})
