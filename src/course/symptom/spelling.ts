import { isSlip } from '../../base/slip.ts'
import type { RanFact } from '../facts.ts'
import type { Case, Correction, Likeness } from './files.ts'

/** Shorter names are one letter from too many others. */
const SHORTEST = 4

/** What beginners type, also where there are no files for it: builtins, and all that the Simple shell has. */
export const FIRST_COMMANDS: readonly string[] = (
  'alias bg cat cd chmod chown clear cp curl date df docker echo exit export fg file find free grep head help history jobs ls man mkdir ' +
  'mv ping ps pwd rm sort tail tar top touch uname unset uptime wait wc wget which whoami'
).split(' ')

const lettersOf = (word: string): string => [...word].toSorted().join('')

/** Whether the letters of two words are the same, and they are long enough that this is no chance. */
const isShuffled: Likeness = (typed, name) =>
  typed !== name && name.length > SHORTEST && lettersOf(typed) === lettersOf(name)

/** Whether a word is another one with its letters in another order, or, where it is long enough, with one letter that differs. */
const misspells: Likeness = (typed, name) =>
  isShuffled(typed, name) || (isSlip(typed, name) && (lettersOf(typed) === lettersOf(name) || name.length >= SHORTEST))

/** The same for the name of a file, whose last part may have been left out: `welcome` for welcome.txt. */
export const misnames: Likeness = (typed, name) =>
  misspells(typed, name) || (typed !== '' && name.startsWith(`${typed}.`))

/** The command that may have been meant by one that is not there. */
export function meantCommand({ argv }: RanFact, { before }: Case): Correction | undefined {
  const [wrong = ''] = argv
  const known = new Set([...FIRST_COMMANDS, ...before.names('/bin'), ...before.names('/usr/bin')])
  const [right, another] = [...known].filter((name) => misspells(wrong, name))
  return right === undefined || another !== undefined ? undefined : { wrong, right }
}
