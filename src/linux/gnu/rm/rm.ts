import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import { failureOf } from '../library/wording.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import { MAY_WRITE, type Stat } from '../../../shell/posix/posix-system.ts'
import { isTerminal } from '../../../shell/posix/terminal.ts'
import { baseName, directoryName, joinPath } from '../../path.ts'
import { agrees } from '../library/answer.ts'
import { typeName } from '../stat/file-type.ts'
import { matchArgument } from '../library/argument-match.ts'
import { optionList } from '../library/options.ts'
import { Failure, gnu } from '../library/program.ts'
import { quoteAlways, quoteName } from '../library/quote.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { isKeptRoot } from './root.ts'

interface How {
  readonly recursive: boolean
  readonly emptyDirectories: boolean
  readonly verbose: boolean
  readonly force: boolean
  /** Directories on other file systems stay. */
  readonly oneFileSystem: boolean
  /** Before each one, before more than three, or never. */
  readonly ask: 'always' | 'once' | 'never' | 'protected'
}

const asking: Readonly<Record<string, How['ask']>> = {
  i: 'always',
  I: 'once',
  f: 'never',
  never: 'never',
  no: 'never',
  none: 'never',
  once: 'once',
}

const WHEN = [['never', 'no', 'none'], 'once', ['always', 'yes']] as const

const whenOf = (word: string): string => matchArgument({ program: 'rm', option: 'interactive', possible: WHEN }, word)

/** The last of -f, -i, -I and --interactive decides. */
function howTo({ given, has }: Arguments): How {
  let ask: How['ask'] = 'protected'
  let force = false
  for (const { name, value } of given) {
    if (name === 'interactive') ask = asking[value === undefined ? 'i' : whenOf(value)] ?? 'always'
    else if (name in asking) ask = asking[name] ?? ask
    if (name === 'f') force = true
    else if (name === 'i' || name === 'I') force = false
  }
  return {
    recursive: has('r') || has('R'),
    emptyDirectories: has('d'),
    verbose: has('v'),
    force,
    ask,
    oneFileSystem: has('one-file-system'),
  }
}

/** Takes files away one after the other, and says what could not be. */
export class Removal {
  failures = 0
  readonly #process: GnuProcess
  readonly #how: How

  constructor(process: GnuProcess, how: How) {
    this.#process = process
    this.#how = how
  }

  /** Whether a directory is a mount point, and --one-file-system spares it. */
  #elsewhere(path: string): boolean {
    const { fs } = this.#process.system
    const at = resolvePath(this.#process, path)
    return this.#how.oneFileSystem && fs.deviceOf(at, false) !== fs.deviceOf(directoryName(at), true)
  }

  /** Removes what is at `path`. */
  async remove(path: string): Promise<void> {
    const process = this.#process
    const due = process.due()
    if (due) await due
    const stat = attempt(() => process.system.fs.lstat(resolvePath(process, path)))
    if (stat instanceof FileSystemError) {
      if (this.#how.force && (stat.code === 'ENOENT' || stat.code === 'ENOTDIR')) return
      return this.#refuse(path, stat.message)
    }
    if (stat.type === 'directory' && !this.#how.recursive && !this.#how.emptyDirectories)
      return this.#refuse(path, 'Is a directory')
    return stat.type === 'directory' ? this.#directory(path, stat) : this.#file(path, stat)
  }

  async #refuse(path: string, reason: string): Promise<void> {
    this.failures += 1
    const full = `cannot remove ${quoteAlways(path)}: ${reason}`
    await this.#process.complain(failureOf(this.#process, 'remove', { path, message: reason }, full))
  }

  async #file(path: string, stat: Stat): Promise<void> {
    if (await this.#agreed(path, stat, 'remove')) await this.#take(path, (at) => this.#process.system.fs.unlink(at), '')
  }

  async #directory(path: string, stat: Stat): Promise<void> {
    const { fs } = this.#process.system
    const entries = attempt(() => fs.list(resolvePath(this.#process, path)))
    if (entries instanceof FileSystemError) return this.#refuse(path, entries.message)
    if (this.#elsewhere(path)) {
      this.failures += 1
      return this.#process.complain(`skipping ${quoteAlways(path)}, since it's on a different device`)
    }
    if (entries.length > 0 && this.#how.recursive) {
      if (!(await this.#agreed(path, stat, 'descend into'))) return
      const before = this.failures
      for (const { name } of entries) await this.remove(joinPath(path, name))
      // the way back from many directories in each other is as long as the way in
      const due = this.#process.due()
      if (due) await due
      // what could not be removed has been said; what was declined leaves the directory to the user
      if (this.failures > before) return
    }
    if (await this.#agreed(path, stat, 'remove')) await this.#take(path, (at) => fs.rmdir(at), 'directory ')
  }

  async #take(path: string, call: (at: string) => void, word: string): Promise<void> {
    const error = attempt(() => call(resolvePath(this.#process, path)))
    if (error instanceof FileSystemError) return this.#refuse(path, error.message)
    if (this.#how.verbose) await this.#process.print(`removed ${word}${quoteAlways(path)}\n`)
  }

  async #agreed(path: string, stat: Stat, verb: string): Promise<boolean> {
    const { ask } = this.#how
    const process = this.#process
    const closed =
      ask !== 'never' &&
      stat.type !== 'symlink' &&
      attempt(() => process.system.fs.access(resolvePath(process, path), MAY_WRITE)) instanceof FileSystemError
    if (ask !== 'always' && !(closed && isTerminal(process.descriptors.get(0)))) return true
    const what = `${closed ? 'write-protected ' : ''}${typeName(stat)}`
    return agrees(process, `${process.name}: ${verb} ${what} ${quoteAlways(path)}? `)
  }
}

async function confirmed(process: GnuProcess, { recursive, ask }: How, count: number): Promise<boolean> {
  if (ask !== 'once' || (!recursive && count <= 3)) return true
  const what = `${count} argument${count === 1 ? '' : 's'}${recursive ? ' recursively' : ''}`
  return agrees(process, `${process.name}: remove ${what}? `)
}

/** Whether rm leaves an operand alone; it says why. */
async function spared(process: GnuProcess, path: string, preserveRoot: boolean): Promise<boolean> {
  const last = baseName(path)
  if (last === '.' || last === '..') {
    await process.complain(`refusing to remove '.' or '..' directory: skipping ${quoteAlways(path)}`)
    return true
  }
  return preserveRoot && (await isKeptRoot(process, path))
}

/** rm(1) */
export const rm = gnu({
  name: 'rm',
  options: optionList(
    'f,force i I interactive[=WHEN] one-file-system no-preserve-root preserve-root[=all] r,recursive R d,dir v,verbose',
  ),
  operands: [{ name: 'FILE', kind: 'path', repeated: true, optional: true }],
  hint(process) {
    const dashed = process.argv
      .slice(1)
      .find((word) => /^-./.test(word) && process.system.fs.peek(resolvePath(process, word)))
    return `${dashed === undefined ? '' : `Try 'rm ./${quoteName(dashed)}' to remove the file ${quoteAlways(dashed)}.\n`}Try 'rm --help' for more information.\n`
  },
  async run(process, args) {
    const how = howTo(args)
    if (args.given.some(({ name, word }) => name === 'no-preserve-root' && word !== `--${name}`))
      throw new Failure('you may not abbreviate the --no-preserve-root option')
    const root = args.value('preserve-root')
    if (root !== undefined && root !== 'all')
      throw new Failure(phrase`unrecognized --preserve-root argument: ${quoted(root)}`)
    if (args.operands.length === 0) {
      if (how.force) return 0
      throw new UsageError('missing operand')
    }
    if (!(await confirmed(process, how, args.operands.length))) return 0
    const removal = new Removal(process, how)
    for (const path of args.operands) {
      if (how.recursive && (await spared(process, path, !args.has('no-preserve-root')))) removal.failures += 1
      else await removal.remove(path)
    }
    return removal.failures > 0 ? 1 : 0
  },
})
