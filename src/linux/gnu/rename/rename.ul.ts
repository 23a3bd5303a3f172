import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import { agrees } from '../library/answer.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { optionList } from '../library/options.ts'
import { Failure, gnu } from '../library/program.ts'

/** Statuses of rename(1): some could not be renamed, and none had to be. */
const [SOME_FAILED, NOTHING] = [2, 4]

/** What became of one file. */
type Outcome = 'renamed' | 'kept' | 'failed'

/** A change of names. */
interface Change {
  readonly from: string
  readonly to: string
  readonly which: 'first' | 'last' | 'all'
}

/** A name as it will be; undefined where it stays. Only the last part of a path changes, unless what is sought has a slash. */
function changed(path: string, { from, to, which }: Change): string | undefined {
  const start = from.includes('/') || to.includes('/') ? 0 : path.lastIndexOf('/') + 1
  const name = path.slice(start)
  if (!name.includes(from)) return undefined
  const before = path.slice(0, start)
  if (which === 'all') return before + name.replaceAll(from, () => to)
  const at = which === 'last' ? name.lastIndexOf(from) : name.indexOf(from)
  return before + name.slice(0, at) + to + name.slice(at + from.length)
}

/** Renames files, or what links lead to. */
class Renaming {
  readonly #process: GnuProcess
  readonly #args: Arguments
  readonly #change: Change

  constructor(process: GnuProcess, args: Arguments, change: Change) {
    this.#process = process
    this.#args = args
    this.#change = change
  }

  async #tell(sentence: string): Promise<void> {
    if (this.#args.has('v')) await this.#process.print(`${sentence}\n`)
  }

  async #fail(sentence: string): Promise<Outcome> {
    await this.#process.complain(sentence)
    return 'failed'
  }

  async #mayReplace(target: string): Promise<boolean> {
    if (!this.#process.system.fs.exists(resolvePath(this.#process, target))) return true
    if (this.#args.has('o')) {
      await this.#tell(`Skipping existing file: \`${target}'`)
      return false
    }
    return (
      !this.#args.has('i') ||
      agrees(this.#process, `${this.#process.name}: overwrite \`${target}'? `, { fd: 1, unanswered: 'n\n' })
    )
  }

  async file(path: string): Promise<Outcome> {
    const { fs } = this.#process.system
    const at = resolvePath(this.#process, path)
    const stat = attempt(() => (this.#args.has('s') ? fs.lstat(at) : fs.stat(at)))
    // what a link leads to need not be there
    const here = stat instanceof FileSystemError ? attempt(() => fs.lstat(at)) : stat
    if (here instanceof FileSystemError) return this.#fail(`${path}: not accessible: ${here.message}`)
    if (this.#args.has('s'))
      return here.type === 'symlink' ? this.#link(path, at) : this.#fail(`${path}: not a symbolic link`)
    const target = changed(path, this.#change)
    if (target === undefined || !(await this.#mayReplace(target))) return 'kept'
    const error = this.#args.has('n') ? undefined : attempt(() => fs.rename(at, resolvePath(this.#process, target)))
    if (error instanceof FileSystemError) return this.#fail(`${path}: rename to ${target} failed: ${error.message}`)
    await this.#tell(`\`${path}' -> \`${target}'`)
    return 'renamed'
  }

  async #link(path: string, at: string): Promise<Outcome> {
    const { fs } = this.#process.system
    const old = fs.readLink(at)
    const target = changed(old, this.#change)
    if (target === undefined) return 'kept'
    if (this.#args.has('o') && fs.exists(resolvePath(this.#process, target))) {
      await this.#tell(`Skipping existing link: \`${path}' -> \`${target}'`)
      return 'kept'
    }
    const error = attempt(() => {
      if (this.#args.has('n')) return
      fs.unlink(at)
      fs.symlink(target, at)
    })
    if (error instanceof FileSystemError) return this.#fail(`${path}: symlinking to ${target} failed: ${error.message}`)
    await this.#tell(`${path}: \`${old}' -> \`${target}'`)
    return 'renamed'
  }
}

/** rename(1) of util-linux. */
export const renameUl = gnu({
  name: 'rename.ul',
  helpLetter: 'h',
  versionLetter: 'V',
  options: optionList('v,verbose s,symlink n,no-act a,all l,last o,no-overwrite i,interactive'),
  operands: [
    { name: 'EXPRESSION', kind: 'text' },
    { name: 'REPLACEMENT', kind: 'text' },
    { name: 'FILE', kind: 'path', repeated: true },
  ],
  optionsFirst: true,
  async run(process, args) {
    const { operands, has } = args
    if (has('a') && has('l')) throw new Failure('mutually exclusive arguments: --all --last')
    const [from, to, ...files] = operands
    if (from === undefined || to === undefined || files.length === 0) throw new UsageError('not enough arguments')
    const renaming = new Renaming(process, args, { from, to, which: has('a') ? 'all' : has('l') ? 'last' : 'first' })
    const outcomes = new Set<Outcome>()
    for (const path of files) {
      const due = process.due()
      if (due) await due
      outcomes.add(await renaming.file(path))
    }
    if (outcomes.has('failed')) return outcomes.has('renamed') ? SOME_FAILED : 1
    return outcomes.has('renamed') ? 0 : NOTHING
  },
})
