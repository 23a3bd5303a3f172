import { largest } from '../../../base/largest.ts'
import { joined, phrase, quoted } from '../../../shell/posix/phrase.ts'
import type { Arguments } from '../../../shell/posix/getopt.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import { baseName, directoryName } from '../../path.ts'
import { Failure } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

/** How cp, mv and ln keep what they replace (--backup): under the name that this gives, of those that are taken. */
export type Backup = (name: string, taken: ReadonlySet<string>) => string

/** The words that --backup takes, those that mean the same in a row. */
const CONTROLS = [
  ['none', 'off'],
  ['simple', 'never'],
  ['existing', 'nil'],
  ['numbered', 't'],
] as const

function controlOf(process: GnuProcess, value: string): (typeof CONTROLS)[number][0] {
  const found = CONTROLS.find((words) => words.some((word) => word === value))
  const [first, ...more] = found ? [found] : CONTROLS.filter((words) => words.some((word) => word.startsWith(value)))
  if (first && more.length === 0) return first[0]
  const lines = CONTROLS.map((words) => phrase`  - ${joined(words.map(quoted), ', ')}\n`)
  throw new Failure(
    phrase`${first ? 'ambiguous' : 'invalid'} argument ${quoted(value)} for ${quoted('backup type')}\nValid arguments are:\n${joined(lines, '')}Try '${process.name} --help' for more information.`,
  )
}

/** What the options -b, --backup and -S ask for; undefined without them. @throws Failure */
export function backupOf(process: GnuProcess, { has, value }: Arguments): Backup | undefined {
  const suffix = value('S')
  if (!has('b') && !has('backup') && suffix === undefined) return undefined
  const control = controlOf(process, value('backup') || 'existing')
  if (control === 'none') return undefined
  return (name, taken) => {
    const numbers = [...taken].map((other) =>
      other.startsWith(`${name}.~`) ? Number(/^\d+(?=~$)/.exec(other.slice(name.length + 2))?.[0] ?? 0) : 0,
    )
    const last = control === 'simple' ? 0 : largest(numbers)
    return control === 'numbered' || last > 0 ? `${name}.~${last + 1}~` : name + (suffix || '~')
  }
}

/** Renames what is at a target; gives what a verbose command says of it. @throws FileSystemError */
export function keepBackup(process: GnuProcess, target: string, backup: Backup | undefined): string {
  if (!backup) return ''
  const { fs } = process.system
  const at = resolvePath(process, target)
  const taken = new Set(fs.list(directoryName(at)).map(({ name }) => name))
  const name = backup(baseName(at), taken)
  fs.rename(at, `${directoryName(at)}/${name}`)
  return target.slice(0, target.length - baseName(target).length) + name
}
