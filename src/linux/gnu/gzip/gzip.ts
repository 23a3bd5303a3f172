import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import { resolvePath, withInput } from '../../../shell/posix/open.ts'
import { isTerminal } from '../../../shell/posix/terminal.ts'
import { baseName, directoryName, fromDirectory, joinPath } from '../../path.ts'
import { agrees } from '../library/answer.ts'
import { formatDate } from '../library/date-format.ts'
import { zoneOf } from '../library/file-time.ts'
import { gunzipped, gzipped, type GzipMember, isGzip } from './format.ts'
import { crc32, InflateError } from '../library/inflate.ts'
import { otherName } from '../library/other-name.ts'
import { optionList } from '../library/options.ts'
import { Failure, gnu, type GnuProgram } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

const WARNING = 2
const FAILURE = 1
const TRAILER = 8
const MOST_SUFFIX = 30

const options = optionList(
  'a,ascii b,bits=NUM c,stdout to-stdout d,decompress uncompress f,force k,keep l,list n,no-name N,name q,quiet r,recursive ' +
    'S,suffix=SUF synchronous t,test v,verbose 1,fast 2 3 4 5 6 7 8 9,best',
)

/** How much smaller it has become, in per cent. */
const ratio = (whole: number, packed: number): string =>
  `${(whole === 0 ? 0 : (100 * (whole - packed)) / whole).toFixed(1).padStart(5)}%`

class Gzip {
  status = 0
  readonly #process: GnuProcess
  readonly #args: Arguments
  readonly #unpack: boolean
  readonly #toOutput: boolean
  readonly #suffix: string
  #listed: { packed: number; whole: number; count: number } = { packed: 0, whole: 0, count: 0 }

  constructor(process: GnuProcess, args: Arguments, mode: 'gzip' | 'gunzip' | 'zcat') {
    this.#process = process
    this.#args = args
    this.#toOutput = mode === 'zcat' || args.has('c') || args.has('to-stdout')
    this.#unpack = mode !== 'gzip' || args.has('d') || args.has('uncompress') || args.has('t') || args.has('l')
    this.#suffix = args.value('S') ?? '.gz'
    if (!this.#suffix || this.#suffix.length > MOST_SUFFIX) throw new Failure(`invalid suffix '${this.#suffix}'`)
    for (const bits of args.values('b')) if (!/^\d+$/.test(bits)) throw new UsageError('-b operand is not an integer')
  }

  async #say(message: string, status: number): Promise<void> {
    if (this.status !== FAILURE) this.status = status
    if (!this.#args.has('q') || status === FAILURE) await this.#process.write(2, `gzip: ${message}\n`)
  }

  async run(paths: readonly string[]): Promise<number> {
    if (this.#args.has('a')) await this.#say('option --ascii ignored on this system', 0)
    for (const path of paths.length === 0 ? ['-'] : paths) {
      if (path === '-') await this.#stream()
      else await this.#file(path)
    }
    const { count, packed, whole } = this.#listed
    if (count > 1) await this.#process.print(`${this.#sizes(packed, whole, HEADER_AND_TRAILER)} (totals)\n`)
    return this.status
  }

  #listTitle(): string {
    const before = this.#args.has('v') ? 'method  crc     date  time  ' : ''
    return `${before}         compressed        uncompressed  ratio uncompressed_name\n`
  }

  #sizes(packed: number, whole: number, around: number): string {
    return `${String(packed).padStart(19)} ${String(whole).padStart(19)} ${ratio(whole, packed - around)}`
  }

  async #stream(): Promise<void> {
    const process = this.#process
    if (!this.#unpack && isTerminal(process.descriptors.get(1)) && !this.#args.has('f')) {
      await this.#say(
        'compressed data not written to a terminal. Use -f to force compression.\nFor help, type: gzip -h',
        FAILURE,
      )
      return
    }
    const bytes = await withInput(process, '-', (input) => input.bytes())
    if (!this.#unpack) {
      const packed = await this.#packed(bytes, undefined, 0)
      await process.print(packed)
      if (this.#args.has('v')) await process.write(2, `${ratio(bytes.length, packed.length - HEADER_AND_TRAILER)}\n`)
      return
    }
    const member = await this.#unpacked('stdin', bytes)
    if (!member) return
    if (!this.#args.has('t')) await process.print(member.content)
    await this.#tellGarbage('stdin', member)
  }

  async #packed(bytes: Uint8Array, name: string | undefined, mtime: number): Promise<Uint8Array> {
    const level = Number(this.#args.given.findLast((option) => /^\d$/.test(option.name))?.name ?? 6)
    const named = name !== undefined && !this.#args.has('n')
    const crc = await this.#process.inTurns(crc32(bytes))
    const packing = { crc, level, ...(named && { name, mtime: Math.floor(mtime / 1000) }) }
    return this.#process.outside(gzipped(bytes, packing))
  }

  async #unpacked(name: string, bytes: Uint8Array): Promise<GzipMember | undefined> {
    const copies = (this.#toOutput || this.#args.has('t')) && this.#args.has('f') && !this.#args.has('l')
    if (copies && !isGzip(bytes))
      return { name: undefined, content: bytes, header: 0, crc: 0, mtime: 0, garbage: false }
    try {
      return await this.#process.inTurns(gunzipped(bytes))
    } catch (error) {
      if (!(error instanceof InflateError)) throw error
      this.status = FAILURE
      await this.#process.write(2, `\ngzip: ${name}: ${error.message}\n`)
      return undefined
    }
  }

  /** Tells what was left out behind the packed content. */
  async #tellGarbage(name: string, { garbage }: GzipMember): Promise<void> {
    if (!garbage) return
    if (this.status !== FAILURE) this.status = WARNING
    const said = `\ngzip: ${name}: decompression OK, trailing garbage ignored\n`
    if (!this.#args.has('q')) await this.#process.write(2, said)
  }

  async #file(given: string): Promise<void> {
    const { fs } = this.#process.system
    let path = given
    let stat = attempt(() => fs.stat(resolvePath(this.#process, path)))
    if (this.#unpack && stat instanceof FileSystemError && stat.code === 'ENOENT' && !given.endsWith(this.#suffix)) {
      path = given + this.#suffix
      stat = attempt(() => fs.stat(resolvePath(this.#process, path)))
    }
    if (stat instanceof FileSystemError) return this.#say(`${path}: ${stat.message}`, FAILURE)
    if (stat.type === 'directory') return this.#directory(path)
    const link = fs.lstat(resolvePath(this.#process, path)).type === 'symlink'
    if (link && !this.#toOutput && !this.#args.has('f') && !this.#args.has('t') && !this.#args.has('l'))
      return this.#say(`${path}: Too many levels of symbolic links`, FAILURE)
    const bytes = attempt(() => fs.readFile(resolvePath(this.#process, path)))
    if (bytes instanceof FileSystemError) return this.#say(`${path}: ${bytes.message}`, FAILURE)
    if (this.#unpack) await this.#unpackFile(path, bytes)
    else await this.#packFile(path, bytes, stat.mtime)
  }

  async #directory(path: string): Promise<void> {
    if (!this.#args.has('r')) return this.#say(`${path} is a directory -- ignored`, WARNING)
    for (const { name } of this.#process.system.fs.list(resolvePath(this.#process, path)))
      await this.#file(joinPath(path, name))
  }

  async #packFile(path: string, bytes: Uint8Array, mtime: number): Promise<void> {
    if (path.endsWith(this.#suffix) && !this.#toOutput && !this.#args.has('f')) {
      if (this.#args.has('v') || !this.#args.has('r'))
        await this.#process.write(2, `gzip: ${path} already has ${this.#suffix} suffix -- unchanged\n`)
      return
    }
    const packed = await this.#packed(bytes, baseName(path), mtime)
    const name = this.#args.has('n') ? '' : `${baseName(path)}\0`
    const shown = ratio(bytes.length, packed.length - HEADER_AND_TRAILER - name.length)
    if (this.#toOutput) await this.#printed(packed, `${path}:\t${shown}`)
    else await this.#replace(path, path + this.#suffix, packed, `${path}:\t${shown} -- `)
  }

  async #unpackFile(path: string, bytes: Uint8Array): Promise<void> {
    const suffix = [this.#suffix, '.tgz', '.taz', '-gz', '.z', '-z', '.Z'].find((end) => path.endsWith(end))
    const { has } = this.#args
    const onlyRead = this.#toOutput || has('t') || has('l')
    if (suffix === undefined && !onlyRead) return this.#say(`${path}: unknown suffix -- ignored`, WARNING)
    const member = await this.#unpacked(path, bytes)
    if (!member) return
    const bare =
      has('N') && member.name
        ? fromDirectory(directoryName(path), member.name)
        : suffix === undefined
          ? path
          : path.slice(0, -suffix.length) + (suffix.startsWith('.ta') || suffix === '.tgz' ? '.tar' : '')
    if (has('l')) return this.#list(bare, bytes.length, member)
    const shown = ratio(member.content.length, bytes.length - member.header - TRAILER)
    if (has('t')) {
      if (has('v')) await this.#process.write(2, `${path}:\t OK\n`)
    } else if (this.#toOutput) await this.#printed(member.content, `${path}:\t${shown}`)
    else await this.#replace(path, bare, member.content, `${path}:\t${shown} -- `)
    await this.#tellGarbage(path, member)
  }

  async #list(name: string, packed: number, { header, content, crc, mtime }: GzipMember): Promise<void> {
    if (this.#listed.count === 0) await this.#process.print(this.#listTitle())
    this.#listed.packed += packed
    this.#listed.whole += content.length
    this.#listed.count += 1
    const when = formatDate('%b %e %H:%M', mtime * 1000, zoneOf(this.#process))
    const before = this.#args.has('v') ? `defla ${crc.toString(16).padStart(8, '0')} ${when} ` : ''
    await this.#process.print(`${before}${this.#sizes(packed, content.length, header + TRAILER)} ${name}\n`)
  }

  /** Writes to standard output what -v tells of. */
  async #printed(content: Uint8Array, told: string): Promise<void> {
    await this.#process.print(content)
    if (this.#args.has('v')) await this.#process.write(2, `${told} -- replaced with stdout\n`)
  }

  /** Writes the new file and takes the old one away. */
  async #replace(path: string, target: string, content: Uint8Array, told: string): Promise<void> {
    const { fs } = this.#process.system
    const [from, to] = [resolvePath(this.#process, path), resolvePath(this.#process, target)]
    if (fs.peek(to) && !this.#args.has('f') && !(await this.#mayOverwrite(target))) return
    const { mode, uid, gid, mtime } = fs.stat(from)
    const owner = this.#process.credentials.uid === 0 ? { owner: { uid, gid } } : {}
    const error = attempt(() => {
      if (fs.peek(to)) fs.unlink(to)
      fs.writeFile(to, content, { mode: mode & 0o777, mtime, ...owner })
      if (!this.#args.has('k')) fs.unlink(from)
    })
    if (error instanceof FileSystemError) return this.#say(`${target}: ${error.message}`, FAILURE)
    if (!this.#args.has('v')) return
    await this.#process.write(2, `${told}${this.#args.has('k') ? 'created' : 'replaced with'} ${target}\n`)
  }

  async #mayOverwrite(target: string): Promise<boolean> {
    const asks = isTerminal(this.#process.descriptors.get(0))
    const agreed =
      asks && (await agrees(this.#process, `gzip: ${target} already exists; do you wish to overwrite (y or n)? `))
    if (!agreed) await this.#say(asks ? '\tnot overwritten' : `${target} already exists;\tnot overwritten`, WARNING)
    return agreed
  }
}

const HEADER_AND_TRAILER = 18

const variant = (name: 'gzip' | 'gunzip' | 'zcat'): GnuProgram =>
  gnu({
    name,
    options,
    helpLetter: 'h',
    versionLetter: 'V',
    refused: optionList('rsyncable L,license'),
    operands: [{ name: 'FILE', kind: 'file', repeated: true, optional: true }],
    hint: () => "Try `gzip --help' for more information.\n",
    run: (process, args) => new Gzip(process, args, name).run(args.operands),
  })

/** gzip(1) */
export const gzip = variant('gzip')
/** gunzip(1) */
export const gunzip = variant('gunzip')
/** zcat(1) */
export const zcat = variant('zcat')
/** uncompress(1): what compress(1) packed is not unpacked here. */
export const uncompress = otherName('uncompress', gzip, '-d')
