import { compile, type Pattern } from '../../../shell/posix/regex/pattern.ts'
import { PatternError } from '../../../shell/posix/regex/syntax.ts'
import { Failure } from '../library/program.ts'
import { unescape } from './lexer.ts'

/** How mawk says what is wrong with a pattern. */
const PROBLEMS: Readonly<Record<string, string>> = {
  'Unmatched ( or \\(': "missing ')'",
  'Invalid preceding regular expression': 'missing operand',
  'Unmatched [, [^, [:, [., or [=': 'bad class -- [], [^] or [)',
}

/** Reads a regular expression that stands on `line`, or is made when the program's last line has been read. @throws Failure */
export function awkPattern(source: string, line: number): Pattern {
  try {
    if (/^[*+?]/.test(source)) throw new PatternError('Invalid preceding regular expression')
    return compile(unescape(source, true), { syntax: 'awk' })
  } catch (error) {
    if (!(error instanceof PatternError)) throw error
    throw new Failure(
      `line ${line}: regular expression compile failed (${PROBLEMS[error.message] ?? error.message})\n${source}`,
      2,
    )
  }
}
