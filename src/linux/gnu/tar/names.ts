import type { FileSystemError } from '../../../shell/posix/errno.ts'
import type { Arguments, WrittenOption } from '../../../shell/posix/getopt.ts'
import { patternsInFiles } from '../du/pattern-files.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { fatal } from './failure.ts'
import { matcher } from '../library/wildcard.ts'

/** What --exclude-vcs leaves out: files of CVS, RCS, SCCS, git, arch, Subversion, Bazaar, Mercurial and darcs. */
const VCS = (
  'CVS .cvsignore RCS SCCS .git .gitignore .gitattributes .gitmodules .arch-ids {arch} =RELEASE-ID =meta-update =update ' +
  '.svn .bzr .bzrignore .bzrtags .hg .hgignore .hgrags _darcs'
).split(' ')
const BACKUPS = ['.#*', '*~', '#*#']

/** A member's name without the slash that directories end with. */
export const withoutSlash = (name: string): string => name.replace(/(?<=.)\/$/, '')

const unreadable = (name: string, { message }: FileSystemError): Error => fatal(`${name}: ${message}`)

/** Makes a test for what --exclude and -X leave out: a pattern may match the name, or what follows a slash in it. Those of `late` do not count. */
export async function excluder(
  process: GnuProcess,
  { given, has }: Arguments,
  late: readonly WrittenOption[] = [],
): Promise<(name: string) => boolean> {
  const tests: ((name: string) => boolean)[] = []
  const leaveOut = (patterns: readonly string[], ignoreCase = false): void => {
    for (const pattern of patterns) tests.push(matcher(pattern.replace(/(?<=.)\/$/, ''), { ignoreCase }))
  }
  let ignoreCase = false
  for (const option of given) {
    const { name, value = '' } = option
    if (name === 'ignore-case' || name === 'no-ignore-case') ignoreCase = name === 'ignore-case'
    if (name !== 'exclude' && name !== 'X') continue
    const found = name === 'X' ? await patternsInFiles(process, [value], unreadable) : [value]
    if (!late.includes(option)) leaveOut(found, ignoreCase)
  }
  if (has('exclude-vcs')) leaveOut(VCS)
  if (has('exclude-backups')) leaveOut(BACKUPS)
  if (tests.length === 0) return () => false
  return (name) => {
    const names = name.replace(/\/$/, '').split('/')
    return names.some((_, at) => {
      const tail = names.slice(at).join('/')
      return tests.some((matches) => matches(tail))
    })
  }
}

/** Whether -v and -t tell the names that --transform and its like make. */
export const tellsRenamed = ({ has }: Arguments): boolean => has('show-transformed-names') || has('show-stored-names')

/** Takes away what leads out of the directory, and says so once. */
export class RelativeNames {
  readonly #process: GnuProcess
  readonly #keep: boolean
  readonly #said = new Set<string>()

  constructor(process: GnuProcess, keep: boolean) {
    this.#process = process
    this.#keep = keep
  }

  async of(name: string, what: 'member name' | 'hard link target'): Promise<string> {
    if (this.#keep) return name
    const prefix = /^(?:.*(?:^|\/)\.\.(?=\/|$))?\/*/s.exec(name)?.[0] ?? ''
    if (name === '') await this.#process.complain(`Substituting \`.' for empty ${what}`)
    if (prefix === '') return name || '.'
    const told = `${prefix} ${what}s`
    if (!this.#said.has(told)) await this.#process.complain(`Removing leading \`${prefix}' from ${what}s`)
    this.#said.add(told)
    return name.slice(prefix.length) || '.'
  }
}
