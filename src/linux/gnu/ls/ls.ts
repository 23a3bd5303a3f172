import { failureOf } from '../library/wording.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import type { Arguments } from '../../../shell/posix/getopt.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import type { Stat } from '../../../shell/posix/posix-system.ts'
import { joinPath } from '../../path.ts'
import { matcher } from '../library/wildcard.ts'
import { FileListing, type ListedFile } from './listing.ts'
import { lsOptions, lsRefused, type LsStyle, readLsStyle } from './options.ts'
import { gnu, type GnuProgram } from '../library/program.ts'
import { quoteAlways } from '../library/quote.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

class Lister {
  status = 0
  readonly #process: GnuProcess
  readonly #style: LsStyle
  readonly #listing: FileListing
  readonly #hidden: readonly ((name: string) => boolean)[]
  #printed = false

  /** -H: links that are operands stand for what they lead to. */
  readonly #links: boolean

  constructor(process: GnuProcess, style: LsStyle, args: Arguments) {
    this.#process = process
    this.#style = style
    this.#links = args.has('H')
    this.#listing = new FileListing(process, style)
    const patterns = [...args.values('I'), ...(style.all ? [] : args.values('hide')), ...(args.has('B') ? ['*~'] : [])]
    this.#hidden = patterns.map((pattern) => matcher(pattern, { period: true }))
  }

  async list(operands: readonly string[]): Promise<void> {
    const files: ListedFile[] = []
    const directories: ListedFile[] = []
    for (const path of operands) {
      const due = this.#process.due(OPERAND)
      if (due) await due
      const file = await this.#operand(path)
      if (!file) continue
      const isDirectory = (file.stat?.type === 'symlink' ? file.target?.type : file.stat?.type) === 'directory'
      const listed =
        isDirectory && !this.#style.directories && (file.stat?.type === 'directory' || this.#style.followOperands)
      if (listed) directories.push(file)
      else files.push(file)
    }
    if (files.length > 0) {
      await this.#process.print(await this.#text(await this.#sorted(files)))
      if (directories.length > 0) await this.#process.print('\n')
    }
    const titled = operands.length > 1 || files.length > 0 || this.#style.recursive
    for (const { name } of await this.#sorted(directories)) await this.#directory(name, { titled, operand: true })
  }

  #sorted(files: readonly ListedFile[]): readonly ListedFile[] | Promise<readonly ListedFile[]> {
    return this.#process.inTurns(this.#listing.sorted(files))
  }

  #text(files: readonly ListedFile[]): string | Promise<string> {
    return this.#process.inTurns(this.#listing.text(files))
  }

  async #operand(path: string): Promise<ListedFile | undefined> {
    const { fs } = this.#process.system
    const at = resolvePath(this.#process, path)
    const stat = attempt(() => (this.#style.follow || this.#links ? fs.stat(at) : fs.lstat(at)))
    if (!(stat instanceof FileSystemError)) return this.#listing.file(path, at, stat)
    await this.#unreached(path, stat, 2)
    return undefined
  }

  /** BusyBox ends with 1 for everything. */
  #unreached(path: string, { message }: FileSystemError, status: number): Promise<void> {
    const full = `cannot access ${quoteAlways(path)}: ${message}`
    const own = this.#process.kernel.userland === 'busybox' ? 1 : status
    return this.#complain(failureOf(this.#process, 'access', { path, message }, full), own)
  }

  async #complain(message: string, status: number): Promise<void> {
    this.status = Math.max(this.status, status)
    await this.#process.complain(message)
  }

  #shown(name: string): boolean {
    if (name.startsWith('.') && !this.#style.all && !this.#style.almostAll) return false
    return !this.#hidden.some((matches) => matches(name))
  }

  /** The files that are listed of a directory. */
  async #files(path: string, at: string, names: readonly string[]): Promise<readonly ListedFile[]> {
    const { fs } = this.#process.system
    const files: ListedFile[] = []
    for (const name of this.#style.all ? ['.', '..', ...names] : names) {
      if (!this.#shown(name)) continue
      const due = this.#process.due()
      if (due) await due
      const own = joinPath(at, name)
      const stat: Stat | FileSystemError = attempt(() => (this.#style.follow ? fs.stat(own) : fs.lstat(own)))
      if (!(stat instanceof FileSystemError)) files.push(this.#listing.file(name, own, stat))
      else if (this.#style.follow && this.#style.format !== 'long')
        files.push(this.#listing.file(name, own, fs.lstat(own)))
      else await this.#unreached(joinPath(path, name), stat, 1)
    }
    return files
  }

  async #directory(path: string, { titled, operand }: { titled: boolean; operand: boolean }): Promise<void> {
    const due = this.#process.due()
    if (due) await due
    const at = resolvePath(this.#process, path)
    const entries = attempt(() => this.#process.system.fs.list(at))
    if (entries instanceof FileSystemError) {
      await this.#complain(`cannot open directory ${quoteAlways(path)}: ${entries.message}`, operand ? 2 : 1)
      return
    }
    const found = await this.#files(
      path,
      at,
      entries.map(({ name }) => name),
    )
    const files = await this.#sorted(found)
    const title = titled ? `${this.#printed ? '\n' : ''}${this.#listing.title(path)}:\n` : ''
    this.#printed = true
    const total = this.#style.format === 'long' || this.#style.blocks ? this.#listing.total(files) : ''
    await this.#process.print(title + total + (await this.#text(files)))
    if (!this.#style.recursive) return
    for (const { name, stat } of files)
      if (stat?.type === 'directory' && name !== '.' && name !== '..')
        await this.#directory(joinPath(path, name), { titled: true, operand: false })
  }
}

const variant = (name: 'ls' | 'dir' | 'vdir', before: readonly string[]): GnuProgram =>
  gnu({
    name,
    options: lsOptions,
    refused: lsRefused,
    operands: [{ name: 'FILE', kind: 'path', repeated: true, optional: true }],
    usageStatus: 2,
    rewrite: (words) => [...before, ...words],
    async run(process, args) {
      const style = readLsStyle(process, args)
      const lister = new Lister(process, style, args)
      await lister.list(args.operands.length === 0 ? ['.'] : args.operands)
      return lister.status
    },
  })

/** ls(1) */
export const ls = variant('ls', [])
/** dir(1) */
export const dir = variant('dir', ['-C', '-b'])
/** vdir(1) */
export const vdir = variant('vdir', ['-l', '-b']) /** About how long it takes to look at an operand, in microseconds. */
const OPERAND = 4
