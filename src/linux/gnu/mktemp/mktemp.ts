import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import { pickInteger } from '../../../base/chance.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import { joinPath } from '../../path.ts'
import { optionList } from '../library/options.ts'
import { Failure, gnu } from '../library/program.ts'
import { quoteAlways } from '../library/quote.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
const TRIES = 100

interface Template {
  readonly before: string
  readonly count: number
  readonly suffix: string
}

/** Where the name goes, and which of its letters are left to chance. @throws Failure */
function templateOf(process: GnuProcess, { operands, given, has, value }: Arguments): Template {
  const text = operands[0] ?? 'tmp.XXXXXXXXXX'
  const ownSuffix = value('suffix')
  if (ownSuffix !== undefined && !text.endsWith('X'))
    throw new Failure(phrase`with --suffix, template ${quoted(text)} must end in X`)
  const [, before = '', run = '', after = ''] = /^(.*?)(X*)([^X]*)$/s.exec(text) ?? []
  const suffix = ownSuffix ?? after
  if (suffix.includes('/')) throw new Failure(phrase`invalid suffix ${quoted(suffix)}, contains directory separator`)
  if (run.length < 3) throw new Failure(phrase`too few X's in template ${quoted(text)}`)
  const named = given.findLast(({ name }) => name === 'p' || name === 'tmpdir')
  if (operands.length > 0 && !named && !has('t')) return { before, count: run.length, suffix }
  if (has('t') && text.includes('/'))
    throw new Failure(phrase`invalid template, ${quoted(text)}, contains directory separator`)
  if (text.startsWith('/'))
    throw new Failure(phrase`invalid template, ${quoted(text)}; with --tmpdir, it may not be absolute`)
  const usual = process.environment.get('TMPDIR') || '/tmp'
  const directory = has('t') ? process.environment.get('TMPDIR') || named?.value || '/tmp' : named?.value || usual
  return { before: joinPath(directory, before), count: run.length, suffix }
}

/** mktemp(1) */
export const mktemp = gnu({
  name: 'mktemp',
  options: optionList('d,directory u,dry-run q,quiet p=DIR tmpdir[=DIR] suffix=SUFFIX t'),
  operands: [{ name: 'TEMPLATE', kind: 'path', optional: true }],
  async run(process, args) {
    const { has, operands } = args
    if (operands.length > 1) throw new UsageError('too many templates')
    const { before, count, suffix } = templateOf(process, args)
    const { fs } = process.system
    const { chance } = process.kernel
    for (let tries = 0; tries < TRIES; tries += 1) {
      const letters = Array.from({ length: count }, () => LETTERS[pickInteger(chance, LETTERS.length)] ?? 'a')
      const path = before + letters.join('') + suffix
      const at = resolvePath(process, path)
      if (fs.exists(at)) continue
      const make = (): void => (has('d') ? fs.mkdir(at, { mode: 0o700 }) : fs.writeFile(at, '', { mode: 0o600 }))
      const error = has('u') ? undefined : attempt(make)
      if (error instanceof FileSystemError) {
        const kind = has('d') ? 'directory' : 'file'
        const shown = quoteAlways(before + 'X'.repeat(count) + suffix)
        if (!has('q')) await process.complain(`failed to create ${kind} via template ${shown}: ${error.message}`)
        return 1
      }
      await process.print(`${path}\n`)
      return 0
    }
    return 1
  },
})
