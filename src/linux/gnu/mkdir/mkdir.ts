import { failureOf } from '../library/wording.ts'
import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { UsageError } from '../../../shell/posix/getopt.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import { readMode } from '../chmod/mode.ts'
import { optionList } from '../library/options.ts'
import { gnu } from '../library/program.ts'
import { quoteAlways } from '../library/quote.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

/** Every directory on the way to a path, the path itself last: `a/b` has `a` and `a/b`. One by one, for there may be many. */
export function* pathPrefixes(path: string): Generator<string, void> {
  for (const { 0: name, index } of path.matchAll(/[^/]+/g)) yield path.slice(0, index + name.length)
}

/** A directory that could not be made, and why. */
interface Unmade {
  readonly prefix: string
  readonly error: FileSystemError
}

/** Makes a directory and those above it, and tells of each; gives the first that could not be made. */
export async function makeDirectories(
  process: GnuProcess,
  path: string,
  made: (prefix: string) => void | Promise<void> = () => undefined,
): Promise<Unmade | undefined> {
  const { fs } = process.system
  let isNew = false
  for (const prefix of pathPrefixes(path)) {
    const due = process.due()
    if (due) await due
    const at = resolvePath(process, prefix)
    // in a new directory nothing is there yet but itself and the one above
    if ((!isNew || /(?:^|\/)\.\.?\/*$/.test(prefix)) && fs.isDirectory(at)) continue
    const error = attempt(() => fs.mkdir(at))
    if (error instanceof FileSystemError) return { prefix, error }
    isNew = true
    await made(prefix)
  }
  return undefined
}

interface Making {
  readonly mode: number
  readonly parents: boolean
  readonly verbose: boolean
}

async function make(process: GnuProcess, path: string, { mode, parents, verbose }: Making): Promise<boolean> {
  const { fs } = process.system
  const end = path.replace(/\/+$/, '').length
  let isNew = false
  for (const prefix of parents ? pathPrefixes(path) : [path]) {
    const due = process.due()
    if (due) await due
    const at = resolvePath(process, prefix)
    const last = prefix.length >= end
    // in a new directory nothing is there yet but itself and the one above
    const looks = parents && (!isNew || /(?:^|\/)\.\.?\/*$/.test(prefix))
    if (looks && fs.isDirectory(at)) continue
    if (looks && !last && fs.exists(at)) {
      await process.complain(phrase`cannot create directory ${quoted(prefix)}: Not a directory`)
      return false
    }
    const own = last ? mode : (0o777 & ~process.umask) | 0o300
    const made = attempt(() => fs.mkdir(at, { mode: own }))
    if (made instanceof FileSystemError) {
      const { message } = made
      const full = phrase`cannot create directory ${quoted(prefix)}: ${message}`
      await process.complain(failureOf(process, 'create', { path: prefix, message }, full))
      return false
    }
    isNew = true
    if (verbose) await process.print(`${process.name}: created directory ${quoteAlways(prefix)}\n`)
  }
  return true
}

/** mkdir(1) */
export const mkdir = gnu({
  name: 'mkdir',
  options: optionList('p,parents m,mode=MODE v,verbose Z context[=CONTEXT]'),
  operands: [{ name: 'DIRECTORY', kind: 'directory', repeated: true }],
  async run(process, { operands, has, value }) {
    if (operands.length === 0) throw new UsageError('missing operand')
    const text = value('m')
    const change = text === undefined ? undefined : readMode(text)
    if (text !== undefined && !change) {
      await process.complain(phrase`invalid mode ${quoted(text)}`)
      return 1
    }
    const { umask } = process
    const mode = change ? change.apply(0o777 & ~umask, { directory: true, umask: 0 }) : 0o777 & ~umask
    let status = 0
    for (const path of operands)
      if (!(await make(process, path, { mode, parents: has('p'), verbose: has('v') }))) status = 1
    return status
  },
})
