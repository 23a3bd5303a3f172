import type { Work } from '../../../base/work.ts'
import { textOf } from '../../../shell/posix/bytes.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import type { Arguments } from '../../../shell/posix/getopt.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import { baseName, directoryName, fromDirectory, joinPath } from '../../path.ts'
import { formatDate } from '../library/date-format.ts'
import { zoneOf } from '../library/file-time.ts'
import { InflateError } from '../library/inflate.ts'
import { optionList } from '../library/options.ts'
import { gnu } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { matcher } from '../library/wildcard.ts'
import { savedPercent, unpackMember, type ZipMember } from '../zip/format.ts'
import { openZip, separatePatterns } from './archive.ts'
import { listZip } from './zipinfo.ts'
import { fromLocal, utc } from '../library/zone.ts'

const DAMAGED = 2
const NO_ARCHIVE = 9
const USAGE = 10
const NO_MATCH = 11

type Answer = 'yes' | 'no' | { readonly rename: string }

const date = ({ localTime }: ZipMember): string => formatDate('%F %R', localTime, utc)

/** How many rows are made between two turns. */
const RUN = 64
/** The steps that a row takes, as `due` counts them. */
const ROW_STEPS = 8

function* rowsOf(members: readonly ZipMember[], row: (member: ZipMember) => string): Work<string> {
  let rows = ''
  for (const [at, member] of members.entries()) {
    rows += row(member)
    if (at % RUN === RUN - 1) yield RUN * ROW_STEPS
  }
  return rows
}

function* shortList(members: readonly ZipMember[]): Work<string> {
  const rows = yield* rowsOf(
    members,
    (member) => `${String(member.size).padStart(9)}  ${date(member)}   ${member.name}\n`,
  )
  const total = members.reduce((sum, { size }) => sum + size, 0)
  const count = `${members.length} file${members.length === 1 ? '' : 's'}`
  return (
    '  Length      Date    Time    Name\n---------  ---------- -----   ----\n' +
    `${rows}---------                     -------\n${String(total).padStart(9)}                     ${count}\n`
  )
}

const percent = (size: number, packed: number): string => `${String(savedPercent(size, packed)).padStart(3)}%`

function* longList(members: readonly ZipMember[]): Work<string> {
  const rows = yield* rowsOf(members, (member) => {
    const { size, packed, method, crc, name } = member
    const kind = (method === 'deflated' ? 'Defl:N' : 'Stored').padStart(6)
    const sizes = `${String(size).padStart(8)}  ${kind} ${String(packed.length).padStart(8)} ${percent(size, packed.length)}`
    return `${sizes} ${date(member)} ${crc.toString(16).padStart(8, '0')}  ${name}\n`
  })
  const size = members.reduce((sum, member) => sum + member.size, 0)
  const packed = members.reduce((sum, member) => sum + member.packed.length, 0)
  const count = `${members.length} file${members.length === 1 ? '' : 's'}`
  const end = `${String(size).padStart(8)}         ${String(packed).padStart(8)} ${percent(size, packed)}                            ${count}\n`
  return (
    ' Length   Method    Size  Cmpr    Date    Time   CRC-32   Name\n' +
    '--------  ------  ------- ---- ---------- ----- --------  ----\n' +
    `${rows}--------          -------  ---                            -------\n${end}`
  )
}

class Unzipper {
  status = 0
  readonly #process: GnuProcess
  readonly #args: Arguments
  /** What the user has said of all that is there already. */
  #all: 'yes' | 'no' | undefined
  readonly #links: string[] = []

  constructor(process: GnuProcess, args: Arguments) {
    this.#process = process
    this.#args = args
    this.#all = args.has('o') ? 'yes' : args.has('n') ? 'no' : undefined
  }

  async #say(text: string): Promise<void> {
    if (!this.#args.has('q')) await this.#process.print(text)
  }

  /** Takes all members out. */
  async extract(members: readonly ZipMember[]): Promise<void> {
    if (!(await this.#hasRoom())) return
    for (const member of members) {
      const due = this.#process.due()
      if (due) await due
      await this.#extract(member)
    }
    if (this.#links.length > 0) await this.#say(`finishing deferred symbolic links:\n${this.#links.join('')}`)
  }

  /** Makes the directory that -d names, but none above it: whether there is one now. */
  async #hasRoom(): Promise<boolean> {
    const directory = this.#args.value('d')
    if (directory === undefined) return true
    const { fs } = this.#process.system
    const at = resolvePath(this.#process, directory)
    const error = fs.isDirectory(at) ? undefined : attempt(() => fs.mkdir(at))
    if (!(error instanceof FileSystemError)) return true
    const reason = `           ${error.message}\n`
    await this.#fail(`checkdir:  cannot create extraction directory: ${directory}\n${reason}`)
    return false
  }

  async #extract(member: ZipMember): Promise<void> {
    const { has, value } = this.#args
    const name = has('j') ? baseName(member.name) : member.name.replace(/^\/+/, '').replace(/(?:^|\/)\.\.(?=\/)/g, '')
    const directory = value('d')
    const path = directory === undefined ? name : joinPath(directory, name)
    if (member.name.endsWith('/')) {
      if (!has('j')) await this.#directory(path, member)
      return
    }
    await this.#file(path, member)
  }

  async #directory(path: string, { mode }: ZipMember): Promise<void> {
    const { fs } = this.#process.system
    const at = resolvePath(this.#process, path)
    if (fs.isDirectory(at)) return
    const error = attempt(() => {
      fs.mkdirAll(at)
      fs.chmod(at, mode & 0o777)
    })
    if (error instanceof FileSystemError) return this.#fail(`checkdir error:  cannot create ${path}\n`)
    await this.#say(`   creating: ${path}\n`)
  }

  async #fail(message: string): Promise<void> {
    this.status = DAMAGED
    await this.#process.write(2, message)
  }

  async #file(path: string, member: ZipMember): Promise<void> {
    const { fs } = this.#process.system
    const there = fs.peek(resolvePath(this.#process, path)) !== undefined
    const stale = there && this.#isNewer(path, member)
    if (this.#args.has('f') && !there) return
    if (there && (this.#args.has('f') || this.#args.has('u')) && stale) return
    const answer: Answer = there ? await this.#mayReplace(path) : 'yes'
    if (answer === 'no') return
    if (typeof answer === 'object') return this.#file(answer.rename, member)
    const content = await this.#content(member)
    if (!content) return
    const at = resolvePath(this.#process, path)
    const link = (member.mode & 0o170000) === 0o120000
    const mtime = fromLocal(member.localTime, zoneOf(this.#process))
    const error = attempt(() => {
      fs.mkdirAll(fromDirectory('/', directoryName(at)))
      if (there) fs.unlink(at)
      if (link) fs.symlink(textOf(content), at)
      else fs.writeFile(at, content, { mode: member.mode & 0o777, mtime })
    })
    if (error instanceof FileSystemError) return this.#fail(`error:  cannot create ${path}\n        ${error.message}\n`)
    if (link) {
      this.#links.push(`  ${path.padEnd(22)} -> ${textOf(content)}\n`)
      await this.#say(`    linking: ${path.padEnd(22)}  -> ${textOf(content)} \n`)
    } else await this.#say(`${member.method === 'deflated' ? '  inflating' : ' extracting'}: ${path.padEnd(22)}  \n`)
  }

  /** Whether what is there is as new as the member, so that -u and -f leave it alone. */
  #isNewer(path: string, { localTime }: ZipMember): boolean {
    const mtime = this.#process.system.fs.peek(resolvePath(this.#process, path))?.mtime ?? 0
    return mtime >= fromLocal(localTime, zoneOf(this.#process))
  }

  async #content(member: ZipMember): Promise<Uint8Array | undefined> {
    try {
      return await this.#process.inTurns(unpackMember(member))
    } catch (error) {
      if (!(error instanceof InflateError)) throw error
      await this.#fail(`  error:  ${error.message} in ${member.name}\n`)
      return undefined
    }
  }

  async #mayReplace(path: string): Promise<Answer> {
    if (this.#all) return this.#all
    for (;;) {
      await this.#process.write(2, `replace ${path}? [y]es, [n]o, [A]ll, [N]one, [r]ename: `)
      const answer = await this.#line()
      if (answer === undefined) {
        await this.#process.write(2, ' NULL\n(EOF or read error, treating as "[N]one" ...)\n')
        this.status = 1
        this.#all = 'no'
        return 'no'
      }
      if (answer === 'A' || answer === 'N') this.#all = answer === 'A' ? 'yes' : 'no'
      if (/^[yYA]/.test(answer)) return 'yes'
      if (/^[nN]/.test(answer)) return 'no'
      if (answer.startsWith('r')) {
        await this.#process.write(2, 'new name: ')
        return { rename: (await this.#line()) ?? path }
      }
      await this.#process.write(2, `error:  invalid response [${answer.slice(0, 1)}]\n`)
    }
  }

  async #line(): Promise<string | undefined> {
    let line = ''
    for (;;) {
      const chunk = await this.#process.read(0, 1)
      if (chunk === undefined) return line === '' ? undefined : line
      if (textOf(chunk) === '\n') return line
      line += textOf(chunk)
    }
  }

  /** -p and -c: to standard output. */
  async show(members: readonly ZipMember[]): Promise<void> {
    for (const member of members) {
      if (this.#args.has('c'))
        await this.#say(
          `${member.method === 'deflated' ? '  inflating' : ' extracting'}: ${member.name.padEnd(22)}  \n`,
        )
      const content = await this.#content(member)
      if (content) await this.#process.print(content)
      if (this.#args.has('c')) await this.#say('\n')
    }
  }

  async test(members: readonly ZipMember[], name: string): Promise<void> {
    for (const member of members)
      if (await this.#content(member)) await this.#say(`    testing: ${member.name.padEnd(22)}   OK\n`)
    if (this.status === 0) await this.#process.print(`No errors detected in compressed data of ${name}.\n`)
  }
}

/** unzip(1), Info-ZIP's */
export const unzip = gnu({
  name: 'unzip',
  helpLetter: 'h',
  options: optionList('l v o n q d=DIR p c t j x=PATTERN Z 1 u f b C'),
  refused: optionList('2 a A B D E F i I=SET J N Y ^ K L M O=SET P=WORD s S T U V W X z :'),
  operands: [
    { name: 'ARCHIVE', kind: 'file' },
    { name: 'FILE', kind: 'text', optional: true, repeated: true },
  ],
  usageStatus: USAGE,
  rewrite: separatePatterns,
  async run(process, args) {
    const { operands, has, values } = args
    const [given, ...patterns] = operands
    if (given === undefined) {
      await process.print('Usage: unzip [-opts[modifiers]] file[.zip] [list] [-x xlist] [-d exdir]\n')
      return has('v') ? 0 : USAGE
    }
    if (has('Z')) return listZip(process, args)
    const archive = await openZip(process, given)
    if (!archive) return NO_ARCHIVE
    const wanted = patterns.map((pattern) => matcher(pattern, { ignoreCase: has('C') }))
    const unwanted = values('x').map((pattern) => matcher(pattern, { ignoreCase: has('C') }))
    const members = archive.members.filter(
      ({ name }) => (wanted.length === 0 || wanted.some((fits) => fits(name))) && !unwanted.some((fits) => fits(name)),
    )
    const unzipper = new Unzipper(process, args)
    const lists = has('l') || has('v')
    if (has('d') && (lists || has('t') || has('p') || has('c')))
      await process.write(has('t') ? 1 : 2, 'caution:  not extracting; -d ignored\n')
    if (!has('p') && !(has('q') && !lists)) await process.print(`Archive:  ${archive.name}\n`)
    if (lists) await process.print(await process.inTurns(has('v') ? longList(members) : shortList(members)))
    else if (has('t')) await unzipper.test(members, archive.name)
    else if (has('p') || has('c')) await unzipper.show(members)
    else await unzipper.extract(members)
    const missing = patterns.filter((_, at) => !archive.members.some(({ name }) => wanted[at]?.(name)))
    if (!lists) for (const pattern of missing) await process.write(2, `caution: filename not matched:  ${pattern}\n`)
    return unzipper.status || (missing.length > 0 ? NO_MATCH : 0)
  },
})
