import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { textOf } from '../../../shell/posix/bytes.ts'
import { UsageError } from '../../../shell/posix/getopt.ts'
import { compile, type Pattern } from '../../../shell/posix/regex/pattern.ts'
import { PatternError } from '../../../shell/posix/regex/syntax.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { optionList } from '../library/options.ts'
import { Failure, gnu } from '../library/program.ts'

/** Where the kernel's settings are, proc(5). */
const SETTINGS = '/proc/sys'

/** Whether a key is shown, whether its name, and whether it is spoken of where it is not there. */
interface How {
  readonly names: boolean
  readonly values: boolean
  readonly ignore: boolean
}

/** `kernel.ostype` and `kernel/ostype` are the same: what comes first is what separates, and the other of the two is a part of names. */
function pathOf(key: string): string {
  const separator = /[./]/.exec(key)?.[0]
  const parts = separator === '.' ? key.replace(/[./]/g, (letter) => (letter === '.' ? '/' : '.')) : key
  return `${SETTINGS}/${parts}`
}

const keyOf = (path: string): string => path.slice(SETTINGS.length + 1).replaceAll('/', '.')

/** The files at a path and below it. */
function filesAt({ system: { fs } }: GnuProcess, path: string): readonly string[] {
  const files: string[] = []
  const left = [path]
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    const entries = fs.isDirectory(at) ? attempt(() => fs.list(String(at))) : undefined
    if (!entries) files.push(at)
    else if (!(entries instanceof FileSystemError)) for (const { name } of entries) left.push(`${at}/${name}`)
  }
  return files.toSorted()
}

/** A setting, a line for each of its own. */
function shown(path: string, text: string, { names, values }: How): string {
  const key = keyOf(path)
  if (!values) return `${key}\n`
  const lines = text.replace(/\n$/, '').split('\n')
  return lines.map((line) => `${names ? `${key} = ` : ''}${line}\n`).join('')
}

async function print(process: GnuProcess, path: string, how: How): Promise<number> {
  const bytes = attempt(() => process.system.fs.readFile(path))
  if (!(bytes instanceof FileSystemError)) {
    await process.print(shown(path, textOf(bytes), how))
    return 0
  }
  if (bytes.code === 'EACCES') await process.complain(`permission denied on key '${keyOf(path)}'`)
  else await process.complain(`reading key "${keyOf(path)}": ${bytes.message}`)
  return 1
}

/** The exit status where a key leads out of the settings. */
const OUTSIDE = 255

/** The path of a key; separators that follow one another are complained of. @throws Failure where it leads out of the settings */
async function checkedPath(process: GnuProcess, key: string): Promise<string> {
  const repeated = /(?:\.\.|\/\/).*/s.exec(key)?.[0]
  if (repeated !== undefined) await process.complain(`separators should not be repeated: ${repeated}`)
  const path = pathOf(key)
  if (path.split('/').includes('..')) throw new Failure(`Path is not under ${SETTINGS}/: ${path}`, OUTSIDE)
  return path
}

/** Whether a key is there; said where it is not. */
async function isThere(process: GnuProcess, path: string, { ignore }: How): Promise<boolean> {
  const stat = attempt(() => process.system.fs.stat(path))
  if (stat instanceof FileSystemError && !ignore) await process.complain(`cannot stat ${path}: ${stat.message}`)
  return !(stat instanceof FileSystemError)
}

/** `key=value` */
async function set(process: GnuProcess, word: string, how: How): Promise<number> {
  const [key = '', value = ''] = word.split(/\s*=\s*(.*)/s)
  const path = await checkedPath(process, key)
  if (!(await isThere(process, path, how))) return how.ignore ? 0 : 1
  const error = attempt(() => process.system.fs.writeFile(path, `${value}\n`))
  if (!(error instanceof FileSystemError)) {
    await process.print(shown(path, value, how))
    return 0
  }
  const isDenied = error.code === 'EACCES' || error.code === 'EPERM'
  await process.complain(
    isDenied ? `permission denied on key "${keyOf(path)}"` : `setting key "${keyOf(path)}": ${error.message}`,
  )
  return isDenied ? 1 : 0
}

/** Prints what is at a key and below it. */
// oxlint-disable-next-line max-params
async function show(process: GnuProcess, key: string, how: How, pattern: Pattern | undefined): Promise<number> {
  const at = await checkedPath(process, key)
  if (!(await isThere(process, at, how))) return how.ignore ? 0 : 1
  let status = 0
  for (const path of filesAt(process, at.replace(/\/$/, '')))
    if (!pattern || pattern.test(keyOf(path))) status = Math.max(status, await print(process, path, how))
  return status
}

/** The expression of -r. @throws Failure */
function patternOf(text: string): Pattern {
  try {
    return compile(text, { syntax: 'extended' })
  } catch (error) {
    if (!(error instanceof PatternError)) throw error
    throw new Failure(`${text}: ${error.message}`)
  }
}

/** sysctl(8) of procps: settings of the kernel. */
export const sysctl = gnu({
  name: 'sysctl',
  helpLetter: 'h',
  versionLetter: 'V',
  options: optionList('a,all n,values N,names e,ignore w,write r,pattern=EXPRESSION'),
  refused: optionList('A X b,binary p,load=FILE q,quiet system deprecated dry-run f d o x'),
  operands: [{ name: 'KEY', kind: 'text', optional: true, repeated: true }],
  async run(process, { operands, has, value }) {
    if (operands.length === 0 && !has('a')) throw new UsageError('')
    const how = { names: !has('n'), values: !has('N'), ignore: has('e') }
    const pattern = has('r') ? patternOf(value('r') ?? '') : undefined
    let status = 0
    for (const [at, word] of (has('a') ? [''] : operands).entries()) {
      if (word.includes('=')) status = Math.max(status, await set(process, word, how))
      else if (has('w')) {
        await process.complain(`command line(${at}): invalid syntax, continuing...`)
        status = 1
      } else status = Math.max(status, await show(process, word, how, pattern))
    }
    return status
  },
})
