import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import { joinPath } from '../../path.ts'
import { permissionLetters } from '../../permissions.ts'
import { type ModeChange, readMode } from './mode.ts'
import { isKeptRoot } from '../rm/root.ts'
import { optionList } from '../library/options.ts'
import { gnu } from '../library/program.ts'
import { quoteAlways, quoteName } from '../library/quote.ts'
import { failureOf } from '../library/wording.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

interface How {
  readonly change: ModeChange
  readonly recursive: boolean
  readonly tell: 'all' | 'changes' | 'nothing'
  readonly quiet: boolean
  /** Whether the mode was written like an option, `-x`: then it is said when the umask kept something on. */
  readonly optionLike: boolean
}

const describe = (mode: number): string => `${mode.toString(8).padStart(4, '0')} (${permissionLetters(mode)})`

async function change(process: GnuProcess, path: string, how: How, operand: boolean): Promise<boolean> {
  const due = process.due()
  if (due) await due
  const { fs } = process.system
  const at = resolvePath(process, path)
  const fail = async (message: string): Promise<false> => {
    if (!how.quiet) await process.complain(message)
    return false
  }
  const stat = attempt(() => fs.lstat(at))
  if (stat instanceof FileSystemError) {
    await fail(`cannot access ${quoteAlways(path)}: ${stat.message}`)
    if (how.tell === 'all') await process.print(`${quoteAlways(path)} could not be accessed\n`)
    return false
  }
  if (stat.type === 'symlink' && !operand) return true
  if (stat.type === 'symlink' && !fs.exists(at)) return fail(`cannot operate on dangling symlink ${quoteAlways(path)}`)
  const { mode: old, type } = fs.stat(at)
  const mode = how.change.apply(old, { directory: type === 'directory', umask: process.umask })
  const error = attempt(() => fs.chmod(at, mode))
  if (error instanceof FileSystemError) {
    const full = `changing permissions of ${quoteAlways(path)}: ${error.message}`
    return fail(failureOf(process, 'change', { path, message: error.message }, full))
  }
  if (how.tell === 'all' && mode === old)
    await process.print(`mode of ${quoteAlways(path)} retained as ${describe(mode)}\n`)
  else if (how.tell !== 'nothing' && mode !== old)
    await process.print(`mode of ${quoteAlways(path)} changed from ${describe(old)} to ${describe(mode)}\n`)
  const meant = how.change.apply(old, { directory: type === 'directory', umask: 0 })
  if (how.optionLike && mode & ~meant)
    return fail(`${quoteName(path)}: new permissions are ${permissionLetters(mode)}, not ${permissionLetters(meant)}`)
  if (!how.recursive || stat.type !== 'directory') return true
  return changeAll(process, path, how)
}

async function changeAll(process: GnuProcess, path: string, how: How): Promise<boolean> {
  const entries = attempt(() => process.system.fs.list(resolvePath(process, path)))
  if (entries instanceof FileSystemError) {
    if (!how.quiet) await process.complain(`cannot read directory ${quoteAlways(path)}: ${entries.message}`)
    return false
  }
  let done = true
  for (const { name } of entries) done = (await change(process, joinPath(path, name), how, false)) && done
  return done
}

const options = optionList(
  'c,changes f,silent quiet v,verbose R,recursive no-preserve-root preserve-root reference=FILE',
)

/** A mode like `-x` looks like an option: it is put behind the options. */
function behindOptions(words: readonly string[]): readonly string[] {
  const end = words.indexOf('--')
  const at = words.findIndex(
    (word, index) => (end < 0 || index < end) && /^-[rwxXstugo0-7][-rwxXstugo0-7,+=]*$/.test(word),
  )
  const mode = words[at]
  if (mode === undefined) return words
  const others = words.toSpliced(at, 1)
  const isOption = (word: string, index: number): boolean => (end < 0 || index < end - 1) && /^-./.test(word)
  return [
    ...others.filter(isOption),
    '--',
    mode,
    ...others.filter((word, index) => !isOption(word, index) && word !== '--'),
  ]
}

interface Wanted {
  readonly change: ModeChange
  readonly paths: readonly string[]
  readonly optionLike: boolean
}

/** What is to be done to which files. Says itself what is wrong. */
async function changeWanted(process: GnuProcess, args: Arguments): Promise<Wanted | undefined> {
  const reference = args.value('reference')
  const [first, ...rest] = args.operands
  if (reference !== undefined) {
    const stat = attempt(() => process.system.fs.stat(resolvePath(process, reference)))
    if (stat instanceof FileSystemError) {
      await process.complain(`failed to get attributes of ${quoteAlways(reference)}: ${stat.message}`)
      return undefined
    }
    if (first === undefined) throw new UsageError('missing operand')
    return { change: { apply: () => stat.mode }, paths: args.operands, optionLike: false }
  }
  const text = first
  if (text === undefined || (rest.length === 0 && text.startsWith('-'))) throw new UsageError('missing operand')
  if (rest.length === 0) throw new UsageError(phrase`missing operand after ${quoted(text)}`)
  const read = readMode(text)
  if (!read) throw new UsageError(phrase`invalid mode: ${quoted(text)}`)
  return { change: read, paths: rest, optionLike: text.startsWith('-') }
}

/** chmod(1) */
export const chmod = gnu({
  name: 'chmod',
  options,
  operands: [
    { name: 'MODE', kind: 'mode' },
    { name: 'FILE', kind: 'path', repeated: true },
  ],
  rewrite: behindOptions,
  async run(process, args) {
    const wanted = await changeWanted(process, args)
    if (!wanted) return 1
    const { paths } = wanted
    const tell = args.has('v') ? 'all' : args.has('c') ? 'changes' : 'nothing'
    const how: How = {
      change: wanted.change,
      recursive: args.has('R'),
      tell,
      quiet: args.has('f') || args.has('quiet'),
      optionLike: wanted.optionLike,
    }
    let status = 0
    const root = args.given.findLast(({ name }) => name === 'preserve-root' || name === 'no-preserve-root')?.name
    for (const path of paths) {
      const spared = how.recursive && root === 'preserve-root' && (await isKeptRoot(process, path))
      if (spared || !(await change(process, path, how, true))) status = 1
    }
    return status
  },
})
