import type { RanFact } from '../facts.ts'
import { type Case, type Correction, sameButForCase } from './files.ts'
import { misspells } from './spelling.ts'

/** The shortest name that is looked for at the beginning of a longer one. */
const SHORTEST_START = 3

/** A variable as a line asks for it. */
interface Asked {
  readonly name: string
  /** `$name` or `${name}`. */
  readonly written: string
}

/** A line without its comment and what stands within single quotes, where `$` is a letter. */
const expandedPart = (line: string): string =>
  line.replaceAll(/\\.|"(?:[^"\\]|\\.)*"|'[^']*'|(?:^|\s)#.*/g, (part) => (part.startsWith('"') ? part : ' '))

/** Whether a line names a variable otherwise than by `$`: it may give it a value. */
const isNamed = (line: string, name: string): boolean => new RegExp(`(^|[^$\\w{])${name}(?!\\w)`).test(line)

/** What runs a text that is not in the line, which may set variables: `source`, `.` and `eval`. */
const RUNS_TEXT = /(?:^|[\s;&|(])(?:source|\.|eval)\s/

/** The variables that a line asks for plainly and that nobody has set. Those that the shell makes (`RANDOM`) have no value in `before`. */
function unsetIn({ line: { line }, before }: Case): readonly Asked[] {
  const text = expandedPart(line)
  if (RUNS_TEXT.test(text)) return []
  return [...text.matchAll(/\$(?:([A-Za-z_]\w*)|\{([A-Za-z_]\w*)\})/g)].flatMap(([written, plain, braced]) => {
    const name = plain ?? braced ?? ''
    return !before.variables.includes(name) && !isNamed(text, name) ? [{ name, written }] : []
  })
}

/** A variable that is not set, and the one that may have been meant. */
export function meantVariable(_ran: RanFact, asked: Case): Correction | undefined {
  for (const { name: typed, written } of unsetIn(asked)) {
    const [right, another] = asked.before.variables.filter(
      (name) => sameButForCase(typed, name) || (!typed.startsWith(name) && misspells(typed, name)),
    )
    if (right !== undefined && another === undefined) return { wrong: written, right: written.replace(typed, right) }
  }
  return undefined
}

/** A variable that is not set, whose name begins with that of one that is: `$names` for `${name}s`. */
export function gluedVariable(_ran: RanFact, asked: Case): Correction | undefined {
  for (const { name: typed, written } of unsetIn(asked)) {
    const starts = asked.before.variables.filter((name) => name.length >= SHORTEST_START && typed.startsWith(name))
    const right = starts.toSorted((a, b) => b.length - a.length)[0]
    if (right !== undefined) return { wrong: written, right: `\${${right}}${typed.slice(right.length)}` }
  }
  return undefined
}

/** What makes sums of such texts: the attribute of integers, and `let`. */
const IS_COUNTED = /(?:^|[\s;&|])(?:(?:declare|typeset|local)\s+-\w*i|let\s)/

/** A variable, and a text that may be a sum; at last what follows it. */
const SUM = /(?:^|[\s;&|])[A-Za-z_]\w*=(\$?\w+)([-+*])(\$?\w+)(?=(\s*(?:(?:;|&&)\s*echo\s|[;&|)]|$)))/g

/** Whether a line gives a variable a sum of numbers as a text. What has a hyphen may be a name, unless it is shown at once. */
export function givesSum({ line: { line }, before }: Case): boolean {
  const text = expandedPart(line)
  if (IS_COUNTED.test(text)) return false
  const isNumber = (name: string): boolean =>
    /^-?\d+$/.test(before.variable(name) ?? '') || new RegExp(`(^|[\\s;&|])${name}=-?\\d+(?!\\w)`).test(text)
  return [...text.matchAll(SUM)].some(([, left = '', sign, right = '', next = '']) => {
    const isShown = next.includes('echo')
    const terms = [left, right].filter((term) => !/^\d+$/.test(term))
    if (sign === '-' ? !isShown || !left.startsWith('$') : !isShown && terms.length === 0) return false
    return terms.every((term) => isNumber(term.replace('$', '')))
  })
}

/** Where a noun follows it, perhaps after one word more, it belongs to a text: `your name`, `a nice day`. */
const DETERMINER = /^(a|an|the|my|your|our|his|her|their|no|this|that)$/i

/** The last word of a command, where it is the name of a variable that the line nowhere asks for: `echo name`. */
export function unmarkedVariable({ argv }: RanFact, { line: { line }, before }: Case): Correction | undefined {
  const wrong = argv.length > 1 ? (argv.at(-1) ?? '') : ''
  if (!/^[A-Za-z_]\w*$/.test(wrong) || new RegExp(`\\$\\{?${wrong}(?!\\w)`).test(line)) return undefined
  // within quotes it may be a word of a text
  if (!new RegExp(`\\s${wrong}(?![^\\s;&|)])`).test(line)) return undefined
  const isOwn = before.variable(wrong) !== undefined && !before.exported(wrong) && !/^[A-Z_]+$/.test(wrong)
  const isSetHere = new RegExp(`(^|[\\s;&|])((for|read|read -r) ${wrong}(?!\\w)|${wrong}=)`).test(line)
  const isNoun = argv
    .slice(1, -1)
    .slice(-2)
    .some((word) => DETERMINER.test(word))
  return (isOwn && !isNoun) || isSetHere ? { wrong, right: `$${wrong}` } : undefined
}
