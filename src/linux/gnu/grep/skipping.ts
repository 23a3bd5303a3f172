import type { Arguments } from '../../../shell/posix/getopt.ts'
import { matcher } from '../library/wildcard.ts'

type Test = (name: string) => boolean

interface Rule {
  readonly include: boolean
  readonly fits: Test
}

/** Whether the last rule that fits a name skips it; where none fits, one that begins with what to include skips. */
function skips(rules: readonly Rule[], fits: (rule: Rule) => boolean): boolean {
  const last = rules.findLast(fits)
  return last ? !last.include : (rules[0]?.include ?? false)
}

/** Tells which files and directories are not to be searched (--include, --exclude, --exclude-dir). */
export interface Skipping {
  /** `named`: on the command line, where any part of the path from a slash on counts. */
  file(name: string, named: boolean): boolean
  directory(name: string, named: boolean): boolean
}

const anyTail =
  (name: string) =>
  ({ fits }: Rule): boolean =>
    name.split('/').some((_part, index, parts) => fits(parts.slice(index).join('/')))

export function skippingOf(args: Arguments): Skipping {
  const rules: Rule[] = []
  const directories: Rule[] = []
  for (const { name, value = '' } of args.given) {
    if (name === 'include' || name === 'exclude') rules.push({ include: name === 'include', fits: matcher(value) })
    if (name === 'exclude-dir') directories.push({ include: false, fits: matcher(value.replace(/(?<=.)\/+$/, '')) })
  }
  const tests =
    (list: readonly Rule[]) =>
    (name: string, named: boolean): boolean =>
      skips(list, named ? anyTail(name) : ({ fits }) => fits(name))
  return { file: tests(rules), directory: tests(directories) }
}
