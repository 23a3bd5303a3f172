import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { mayExecute, spawnCommand } from '../../../shell/posix/exec.ts'
import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import { compile, type Pattern } from '../../../shell/posix/regex/pattern.ts'
import { PatternError } from '../../../shell/posix/regex/syntax.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { optionList } from '../library/options.ts'
import { Failure, gnu } from '../library/program.ts'

/** Names that are run without --regex, run-parts(8). */
const USUAL = '^[a-zA-Z0-9_-]+$'

/** The pattern of the names; undefined where it is none. */
function patternOf(text: string): Pattern | undefined {
  try {
    return compile(text, { syntax: 'extended' })
  } catch (error) {
    if (error instanceof PatternError) return undefined
    throw error
  }
}

/** The files of a directory that have such names, in order. @throws Failure */
async function candidates(process: GnuProcess, directory: string, pattern: Pattern): Promise<readonly string[]> {
  const { fs } = process.system
  const entries = attempt(() => fs.list(resolvePath(process, directory)))
  if (entries instanceof FileSystemError) throw new Failure(`failed to open directory ${directory}: ${entries.message}`)
  const paths: string[] = []
  const names = entries.map(({ name }) => name).filter((name) => pattern.test(name))
  for (const name of names.toSorted()) {
    const path = `${directory}/${name}`
    const stat = attempt(() => fs.stat(resolvePath(process, path)))
    if (stat instanceof FileSystemError) await process.complain(`failed to stat component ${path}: ${stat.message}`)
    else if (stat.type === 'file') paths.push(path)
  }
  return paths
}

/** Runs one of them, and says where it failed; whether it went well. */
async function runOne(process: GnuProcess, path: string, { has, values }: Arguments): Promise<boolean> {
  if (has('v')) await process.complain(`executing ${path}`)
  let status = 1
  try {
    const child = spawnCommand(process, [path, ...values('a')])
    status = (await process.wait(child)).status
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error
    await process.complain(`failed to exec ${path}: ${error.message}`)
  }
  if (status !== 0) await process.complain(`${path} exited with return code ${status}`)
  return status === 0
}

async function runAll(process: GnuProcess, paths: readonly string[], args: Arguments): Promise<number> {
  let result = 0
  for (const path of paths.filter((one) => mayExecute(process, one))) {
    if (args.has('test')) await process.print(`${path}\n`)
    else if (!(await runOne(process, path, args))) {
      result = 1
      if (args.has('exit-on-error')) break
    }
  }
  return result
}

/** run-parts(8): runs the programs of a directory, one after the other. */
export const runParts = gnu({
  name: 'run-parts',
  helpLetter: 'h',
  versionLetter: 'V',
  options: optionList('test list v,verbose a,arg=ARG regex=REGEX reverse exit-on-error u,umask=MODE'),
  refused: optionList('d,debug report stdin lsbsysinit new-session'),
  operands: [{ name: 'DIRECTORY', kind: 'directory' }],
  hint: () => "Try `run-parts --help' for more information.\n",
  async run(process, args) {
    const { operands, has, value } = args
    const [directory, more] = operands
    if (has('list') && has('test')) throw new UsageError('--list and --test can not be used together')
    if (directory === undefined || more !== undefined) throw new UsageError('missing operand')
    const mask = value('u') ?? '022'
    if (!/^[0-7]{1,4}$/.test(mask)) throw new Failure('bad umask value')
    process.umask = Number.parseInt(mask, 8)
    const pattern = patternOf(value('regex') ?? USUAL)
    if (!pattern) {
      await process.write(2, 'Unable to build regexp: Invalid regular expression\n')
      return 1
    }
    const found = await candidates(process, directory, pattern)
    const paths = has('reverse') ? found.toReversed() : found
    if (!has('list')) return runAll(process, paths, args)
    await process.print(paths.map((path) => `${path}\n`).join(''))
    return 0
  },
})
