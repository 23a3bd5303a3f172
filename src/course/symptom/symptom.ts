import type { LineFacts, RanFact } from '../facts.ts'
import { judge } from '../judge/index.ts'
import type { Symptom } from '../mistake.ts'
import { meantOfDocker } from './docker.ts'
import {
  type Case,
  clobbers,
  type Correction,
  dividedName,
  joinedName,
  meantOperand,
  placeElsewhere,
  sameButForCase,
  splitName,
  withoutTop,
} from './files.ts'
import { filledGoal, type Names, NOTHING } from './names.ts'
import { meantCommand, meantTarget, misnames } from './spelling.ts'
import { givesSum, gluedVariable, meantVariable, unmarkedVariable } from './variables.ts'

/** How much of a line is looked at, in UTF-16 units. */
const LONGEST_LINE = 1000

/** The words of a command as `words` sees them. */
const wordsOf = ({ argv }: RanFact): string => argv.map((word) => word.replaceAll(' ', '\u00A0')).join(' ')

/** The groups of a pattern; undefined where it does not match. */
function groupsOf(pattern: string, text: string, { before }: Case): Names | undefined {
  const groups = before.groups(text, pattern)
  return groups && new Map(groups.map((group, at) => [String(at), group] as const))
}

/** What was said: in the Simple shell some messages of Docker are no errors for the screen. */
const saidBy = ({ stdout, stderr, status }: LineFacts): string => (status === 0 ? stderr : `${stderr}\n${stdout}`)

/** What still runs has no status. */
const hasStatus = (is: number | undefined, wanted: Symptom['status']): boolean =>
  wanted === undefined || (is !== undefined && (wanted === 'failure' ? is !== 0 : is === wanted))

const BOUNDARY = /^[\s'"=|&;<>()]?$/

/** The place of a word in a line, from a place on; that of the same letters within another word where it stands nowhere. */
function placeOfWord(line: string, word: string, start: number): number {
  for (let at = line.indexOf(word, start); at >= 0; at = line.indexOf(word, at + 1))
    if (BOUNDARY.test(line.charAt(at - 1)) && BOUNDARY.test(line.charAt(at + word.length))) return at
  return line.indexOf(word, start)
}

/** Where a line may hold the wrong word of a command: its own name, or what stands behind that. */
function startOf(line: string, { argv: [program = ''], place }: RanFact, isName: boolean): number {
  const start = place?.start ?? 0
  return isName ? start : Math.max(start, line.indexOf(program, start) + program.length)
}

/** A line with the wrong word set right. @param start where it stands at the earliest */
function corrected(line: string, { wrong, right }: Correction, start: number): string {
  const at = placeOfWord(line, wrong, start)
  return at < 0 ? line : line.slice(0, at) + right + line.slice(at + wrong.length)
}

/** What finds the word that is wrong. */
type Corrector = (ran: RanFact, asked: Case) => Correction | undefined

const MISSPELT: Readonly<Record<NonNullable<Symptom['misspelt']>, Corrector>> = {
  operand: (ran, asked) => meantOperand(ran, misnames, asked),
  target: meantTarget,
  command: meantCommand,
  docker: meantOfDocker,
  variable: meantVariable,
}

/** What finds the wrong word of a symptom; undefined where it asks for none. */
function correctorOf(symptom: Symptom): Corrector | undefined {
  const { splits, joins, divides, otherCase, misspelt, elsewhere, atTop, glued, unmarked } = symptom
  if (splits) return splitName
  if (joins) return joinedName
  if (divides) return dividedName
  if (otherCase) return (ran, asked) => meantOperand(ran, sameButForCase, asked)
  if (elsewhere) return placeElsewhere
  if (atTop) return withoutTop
  if (glued) return gluedVariable
  if (unmarked) return unmarkedVariable
  return misspelt && MISSPELT[misspelt]
}

/** What a symptom finds in a command; undefined where the command does not have it. */
function inCommand(symptom: Symptom, ran: RanFact, asked: Case): Names | undefined {
  const { program, words, unlike, status } = symptom
  const text = wordsOf(ran)
  if (program !== undefined && !asked.before.matches(ran.program, `^(${program})$`)) return undefined
  if (!hasStatus(ran.status, status)) return undefined
  if (unlike !== undefined && asked.before.matches(text, unlike)) return undefined
  if (symptom.clobbers && !clobbers(ran, asked)) return undefined
  const names = words === undefined ? NOTHING : groupsOf(words, text, asked)
  const corrector = correctorOf(symptom)
  if (!names || !corrector) return names
  const correction = corrector(ran, asked)
  if (!correction) return undefined
  const isName = symptom.misspelt === 'command' || (ran.argv[0] === correction.wrong && correction.wrong.includes('/'))
  const behind = startOf(asked.line.line, ran, isName)
  return new Map([...names, ['fixed', corrected(asked.line.line, correction, behind)]])
}

/** The shell that a line was typed in. */
const shellOf = ({ before }: Case): Symptom['shell'] =>
  before.variable('BASH_VERSION') === undefined ? 'Simple' : 'Bash'

/** Whether a symptom asks for a command. */
const asksForCommand = (symptom: Symptom): boolean =>
  symptom.program !== undefined ||
  symptom.words !== undefined ||
  symptom.clobbers === true ||
  correctorOf(symptom) !== undefined

/** Groups of the patterns for the whole line; undefined where one of them does not match. */
function inLine({ shell, stderr, line, keys, lines, sums }: Symptom, asked: Case): Names | undefined {
  if (shell !== undefined && shellOf(asked) !== shell) return undefined
  if (sums && !givesSum(asked)) return undefined
  const { stdout, keys: pressed = '' } = asked.line
  const typed = asked.line.line.slice(0, LONGEST_LINE)
  const said = stderr === undefined ? NOTHING : groupsOf(stderr, saidBy(asked.line), asked)
  const written = line === undefined ? NOTHING : groupsOf(line, typed, asked)
  if (!said || !written) return undefined
  if (keys !== undefined && !asked.before.matches(pressed.replaceAll('\r', ' '), keys)) return undefined
  if (lines !== undefined && stdout.split('\n').length - 1 !== lines) return undefined
  return stderr === undefined ? written : said
}

/** The word after a redirection's sign, without the quote that it begins with. */
const REDIRECTED = /[<>]\s*["']?([^\s"'<>|&;()]+)/g

/** A command whose redirection failed: it did not run, and of its words those are known that the line names as files. */
function refusedOf({ line: { line, ran, status }, before: { cwd, home } }: Case): readonly RanFact[] {
  if (ran.length > 0 || status === 0) return []
  const operands = [...line.slice(0, LONGEST_LINE).matchAll(REDIRECTED)].map(([, path = '']) =>
    path.replace(/^~(?=\/)/, home),
  )
  if (operands.length === 0) return []
  return [
    { argv: ['', ...operands], cwd, status, program: '', given: [], operands, place: undefined, redirections: [] },
  ]
}

/** What a symptom finds; undefined where it does not show. */
export function found(symptom: Symptom, asked: Case): Names | undefined {
  const whole = inLine(symptom, asked)
  if (!whole) return undefined
  const own = asksForCommand(symptom)
  if (!own && !hasStatus(asked.line.status, symptom.status)) return undefined
  const ran = [...asked.line.ran, ...refusedOf(asked)]
  const commands = own ? ran.map((each) => inCommand(symptom, each, asked)) : [NOTHING]
  for (const names of commands) {
    if (!names) continue
    const all = new Map([...names, ...(symptom.stderr === undefined && symptom.words !== undefined ? NOTHING : whole)])
    if (!symptom.was || judge(filledGoal(symptom.was, all), asked.before, undefined).type === 'met') return all
  }
  return undefined
}
