import { isSlip } from '../../base/slip.ts'
import type { RanFact } from '../facts.ts'
import { type Case, type Correction, type Likeness, sameButForCase } from './files.ts'

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
  typed !== name && name.length >= SHORTEST && lettersOf(typed) === lettersOf(name)

/** Whether a word is another one with its letters in another order, or, where it is long enough, with one letter that differs. */
export const misspells: Likeness = (typed, name) =>
  isShuffled(typed, name) || (isSlip(typed, name) && (lettersOf(typed) === lettersOf(name) || name.length >= SHORTEST))

/** The same for the name of a file, in capitals or not, whose last part may have been left out: `welcome` for welcome.txt. */
export const misnames: Likeness = (typed, name) => {
  const [small, other] = [typed.toLowerCase(), name.toLowerCase()]
  return misspells(small, other) || (small !== '' && other.startsWith(`${small}.`))
}

/** Whether a word is another one with a letter that is doubled: `lls`, `catt`. */
const stutters: Likeness = (typed, name) =>
  isSlip(typed, name) && typed.length > name.length && typed.replace(/(.)\1/, '$1') === name

/** Whether a word is the name of a command that is typed often, with one letter that differs: names of three letters, too. */
const nearlyFirst: Likeness = (typed, name) =>
  stutters(typed, name) || (typed.length > 1 && name.length === SHORTEST - 1 && isSlip(typed, name))

/** The only one of several names that may have been meant. */
export function onlyOne(typed: string, names: Iterable<string>, like: Likeness): string | undefined {
  const [right, another] = [...names].filter((name) => like(typed, name))
  return another === undefined ? right : undefined
}

/** The command that may have been meant by one that is not there. */
export function meantCommand({ argv }: RanFact, { before }: Case): Correction | undefined {
  const [wrong = ''] = argv
  const known = new Set([...FIRST_COMMANDS, ...before.names('/bin'), ...before.names('/usr/bin')])
  const own = [...before.functions, ...before.aliases.keys()]
  const right =
    onlyOne(wrong, own, (typed, name) => misspells(typed, name) || sameButForCase(typed, name)) ??
    onlyOne(wrong, known, misspells) ??
    onlyOne(wrong, FIRST_COMMANDS, nearlyFirst)
  return right === undefined ? undefined : { wrong, right }
}

/** The directory that a file was to go to: it got a new name that is nearly that of the directory. */
export function meantTarget(ran: RanFact, asked: Case): Correction | undefined {
  const [wrong = '', ...sources] = ran.argv.slice(1).toReversed()
  if (/[./]/.test(wrong) || asked.before.file(wrong) !== undefined) return undefined
  const right = onlyOne(
    wrong,
    asked.before.names('.'),
    (typed, name) => misspells(typed, name) || sameButForCase(typed, name),
  )
  const isMeant = right !== undefined && !sources.includes(right) && asked.before.file(right)?.kind === 'directory'
  return isMeant ? { wrong, right } : undefined
}
