import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import { resolvePath, withInput } from '../../../shell/posix/open.ts'
import { phrase } from '../../../shell/posix/phrase.ts'
import { textOf } from '../../../shell/posix/bytes.ts'
import { joinPath } from '../../path.ts'
import { modeText, typeBits } from '../../permissions.ts'
import { localeStyle, showTime, zoneOf } from '../library/file-time.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { optionList } from '../library/options.ts'
import { Failure, gnu } from '../library/program.ts'
import { matcher } from '../library/wildcard.ts'
import { type CpioEntry, type CpioFormat, cpioPacked, readCpio } from './format.ts'
import { Extraction, TYPE_MASK } from './extract.ts'
import { entryOf, namesOf } from './write.ts'

const BLOCK = 512
const LARGE_BLOCK = 5120
const SECOND = 1000
/** What -c stands for among the formats. */
const PORTABLE = 'odc'

const isFormat = (name: string): name is CpioFormat => ['bin', 'odc', 'newc', 'crc'].includes(name)

/** @throws UsageError, Failure */
function formatOf({ value, has }: Arguments): CpioFormat {
  const given = value('H')
  if (given === undefined) return has('c') ? PORTABLE : 'bin'
  const name = given.toLowerCase()
  if (isFormat(name)) return name
  if (/^(?:ustar|tar|hpbin|hpodc)$/.test(name)) throw new Failure(`archive format ${given} is not simulated here`, 2)
  const formats = 'valid formats are:\ncrc newc odc bin ustar tar (all-caps also recognized)'
  throw new UsageError(phrase`invalid archive format ${`\`${given}'`}; ${formats}`)
}

/** One run of cpio. */
class CpioRun {
  readonly #process: GnuProcess
  readonly #args: Arguments
  readonly #block: number
  #failed = false

  constructor(process: GnuProcess, args: Arguments) {
    this.#process = process
    this.#args = args
    const size = Number(args.value('C') ?? Number(args.value('block-size') ?? 1) * BLOCK)
    if (!(size > 0)) throw new UsageError('invalid block size')
    this.#block = args.has('B') ? LARGE_BLOCK : size
  }

  get status(): number {
    return this.#failed ? 2 : 0
  }

  async #tellBlocks(bytes: number): Promise<void> {
    if (this.#args.has('V')) await this.#process.write(2, '\n')
    if (this.#args.has('quiet')) return
    const blocks = Math.ceil(bytes / BLOCK)
    await this.#process.write(2, `${blocks} block${blocks === 1 ? '' : 's'}\n`)
  }

  /** -v and -V: tells of a file once it is done. */
  async #tell(name: string): Promise<void> {
    if (this.#args.has('v')) await this.#process.write(2, `${name}\n`)
    else if (this.#args.has('V')) await this.#process.write(2, '.')
  }

  async #names(): Promise<readonly string[]> {
    const separator = this.#args.has('0') ? '\0' : '\n'
    return namesOf(this.#process, await withInput(this.#process, '-', (input) => input.allLines(separator)))
  }

  /** -o: an archive of the files that standard input names. */
  async create(): Promise<void> {
    const format = formatOf(this.#args)
    const entries: CpioEntry[] = []
    for (const name of await this.#names()) {
      const entry = await entryOf(this.#process, name, this.#args.has('L'))
      if (!entry) {
        this.#failed = true
        continue
      }
      entries.push(entry)
      await this.#tell(name)
    }
    const archive = cpioPacked(entries, format, this.#block)
    await this.#save(archive)
    await this.#tellBlocks(archive.length)
  }

  async #save(archive: Uint8Array): Promise<void> {
    const path = this.#args.value('O') ?? this.#args.value('F')
    if (path === undefined) return this.#process.print(archive)
    const error = attempt(() => this.#process.system.fs.writeFile(resolvePath(this.#process, path), archive))
    if (error instanceof FileSystemError) throw new Failure(`Cannot open ${path}: ${error.message}`, 2)
  }

  async #archive(): Promise<Uint8Array> {
    const path = this.#args.value('I') ?? this.#args.value('F') ?? '-'
    try {
      return await withInput(this.#process, path, (input) => input.bytes())
    } catch (error) {
      if (error instanceof FileSystemError) throw new Failure(`Cannot open ${path}: ${error.message}`, 2)
      throw error
    }
  }

  /** -E: the patterns that a file holds. @throws Failure */
  async #patterns(file: string): Promise<readonly string[]> {
    try {
      return await withInput(this.#process, file, (input) => input.allLines())
    } catch (error) {
      if (error instanceof FileSystemError) throw new Failure(`${file}: Cannot open: ${error.message}`, 2)
      throw error
    }
  }

  /** What the patterns choose. */
  async #chosen(entries: readonly CpioEntry[]): Promise<readonly CpioEntry[]> {
    const file = this.#args.value('E')
    const more = file === undefined ? [] : await this.#patterns(file)
    const patterns = [...this.#args.operands, ...more].map((pattern) => matcher(pattern))
    if (patterns.length === 0) return entries
    const not = this.#args.has('f')
    return entries.filter(({ name }) => patterns.some((fits) => fits(name)) !== not)
  }

  /** -i and -t: takes files out of an archive, or lists them. */
  async extract(): Promise<void> {
    const { entries, size, junk, fault } = readCpio(await this.#archive())
    if (fault === 'premature end of archive' && entries.length === 0) throw new Failure(fault, 2)
    if (junk > 0) await this.#process.complain(`warning: skipped ${junk} byte${junk === 1 ? '' : 's'} of junk`)
    const extraction = this.#extraction()
    for (const entry of await this.#chosen(entries)) {
      const due = this.#process.due()
      if (due) await due
      if (this.#args.has('t')) await this.#process.print(this.#line(entry))
      else if (!this.#args.has('to-stdout')) await this.#put(extraction, entry)
      else if ((entry.mode & TYPE_MASK) === typeBits.file) await this.#process.print(entry.content)
    }
    extraction.finish()
    if (fault !== undefined) throw new Failure(fault, 2)
    await this.#tellBlocks(Math.ceil(size / this.#block) * this.#block)
  }

  async #put(extraction: Extraction, entry: CpioEntry): Promise<void> {
    const stripped = this.#args.has('no-absolute-filenames') ? entry.name.replace(/^\/+/, '') : entry.name
    if (stripped !== entry.name) await this.#process.complain("Removing leading `/' from member names")
    if (!(await extraction.put(entry, stripped))) this.#failed = true
    await this.#tell(stripped)
  }

  #extraction(): Extraction {
    const { has } = this.#args
    return new Extraction(this.#process, {
      makesDirectories: has('d'),
      unconditional: has('u'),
      keepsTimes: has('m'),
      tellsLinks: has('v'),
      owner: this.#owner(),
    })
  }

  /** -R: whose the files become. @throws UsageError */
  #owner(): { readonly uid: number | undefined; readonly gid: number | undefined } {
    const { credentials, system } = this.#process
    if (this.#args.has('no-preserve-owner')) return credentials
    const { users } = system
    const [user = '', group = ''] = (this.#args.value('R') ?? '').split(/[:.]/)
    const uid = user === '' ? undefined : (users.user(user)?.uid ?? (/^\d+$/.test(user) ? Number(user) : Number.NaN))
    const gid =
      group === '' ? undefined : (users.group(group)?.gid ?? (/^\d+$/.test(group) ? Number(group) : Number.NaN))
    if (Number.isNaN(uid)) throw new UsageError('invalid user')
    if (Number.isNaN(gid)) throw new UsageError('invalid group')
    return { uid, gid }
  }

  /** -p: copies the files that standard input names into a directory. */
  async pass(directory: string): Promise<void> {
    const extraction = this.#extraction()
    let bytes = 0
    for (const name of await this.#names()) {
      const entry = await entryOf(this.#process, name, this.#args.has('L'))
      const target = entry && joinPath(directory, entry.name)
      if (!entry || target === undefined) this.#failed = true
      else if (await extraction.put(entry, target)) bytes += entry.content.length
      else this.#failed = true
      if (target !== undefined) await this.#tell(target)
    }
    extraction.finish()
    await this.#tellBlocks(bytes)
  }

  /** How -t tells of an entry; with -v as ls does. */
  #line({ name, mode, links, uid, gid, mtime, content }: CpioEntry): string {
    if (!this.#args.has('v')) return `${name}\n`
    const { users } = this.#process.system
    const { now } = this.#process.kernel.clock
    const type = (['directory', 'symlink', 'fifo', 'device'] as const).find(
      (one) => typeBits[one] === (mode & TYPE_MASK),
    )
    const owner = this.#args.has('n') ? String(uid) : (users.nameOf(uid) ?? String(uid))
    const group = this.#args.has('n') ? String(gid) : (users.groupOf(gid) ?? String(gid))
    const time = showTime({ ms: mtime * SECOND, nanos: 0 }, now(), localeStyle, zoneOf(this.#process))
    const arrow = type === 'symlink' ? ` -> ${textOf(content)}` : ''
    const who = `${owner.padEnd(8)} ${group.padEnd(8)}`
    return `${modeText(type ?? 'file', mode)} ${String(links).padStart(3)} ${who} ${String(content.length).padStart(8)} ${time} ${name}${arrow}\n`
  }
}

/** Which of -i, -o and -p is asked for; -t alone is -i. @throws UsageError */
function modeOf({ given }: Arguments): 'i' | 'o' | 'p' {
  const modes = [...new Set(given.map(({ name }) => name).filter((name) => /^[iop]$/.test(name)))]
  const lists = given.some(({ name }) => name === 't')
  if (modes.length > 1) throw new UsageError('Mode already defined')
  const [mode = lists ? 'i' : undefined] = modes
  if (mode === undefined) throw new UsageError('You must specify one of -oipt options.')
  if (lists && mode !== 'i')
    throw new UsageError(`--list is meaningless with --${mode === 'o' ? 'create' : 'pass-through'}`)
  return mode === 'o' || mode === 'p' ? mode : 'i'
}

/** cpio(1) */
export const cpio = gnu({
  name: 'cpio',
  usageStatus: 2,
  hint: () => "Try 'cpio --help' or 'cpio --usage' for more information.\n",
  options: optionList(
    'i,extract o,create p,pass-through t,list B c C,io-size=NUM block-size=NUM H,format=FORMAT quiet R,owner=OWNER v,verbose V,dot ' +
      'F,file=FILE I=FILE O=FILE f,nonmatching n,numeric-uid-gid E,pattern-file=FILE to-stdout absolute-filenames ' +
      'no-absolute-filenames 0,null L,dereference d,make-directories m,preserve-modification-time u,unconditional ' +
      'a,reset-access-time force-local sparse ignore-devno device-independent reproducible renumber-inodes no-preserve-owner',
  ),
  refused: optionList(
    'D,directory=DIR W,warning=FLAG M,message=TEXT rsh-command=COMMAND b,swap r,rename s,swap-bytes S,swap-halfwords only-verify-crc A,append ' +
      'l,link usage',
  ),
  operands: [{ name: 'PATTERN', kind: 'text', optional: true, repeated: true }],
  async run(process, args) {
    const mode = modeOf(args)
    const run = new CpioRun(process, args)
    const { operands } = args
    if (mode === 'p') {
      const [directory, extra] = operands
      if (directory === undefined) throw new UsageError('Not enough arguments')
      if (extra !== undefined) throw new UsageError('Too many arguments')
      await run.pass(directory)
    } else if (mode === 'o') {
      if (operands.length > 0) throw new UsageError('Too many arguments')
      await run.create()
    } else await run.extract()
    return run.status
  },
})
