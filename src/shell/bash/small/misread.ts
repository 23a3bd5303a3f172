import { innermost } from '../syntax/innermost.ts'
import { isMissing } from '../syntax/unfinished.ts'
import type { Problem } from '../syntax/parser.ts'
import type { Source } from '../syntax/source.ts'
import { type Misread, syntaxError } from '../syntax/syntax-error.ts'

/** What is wrong with a text, and on which line that shows. */
interface Found {
  readonly misread: Misread
  readonly line: number
}

/** What a clause that is not closed ends with: each of `case` has an end of its own. */
const closing = (closer: string | undefined): string | undefined => (closer === 'esac' ? ';;' : closer)

function unterminated(text: string, problem: Problem & { readonly type: 'unterminated' }): Misread {
  const { within } = innermost(text, problem.pos) ?? problem
  switch (within) {
    case 'single quotes':
    case 'double quotes':
    case 'quoted escapes':
      return { type: 'quotes' }
    case 'backquotes':
      return { type: 'backquotes' }
    case 'parameter expansion':
      return { type: 'missing', closer: '}' }
    case 'arithmetic':
      return { type: 'missing', closer: '))' }
    default:
      return { type: 'end', expected: ')' }
  }
}

/** What a small shell finds wrong with a text. */
export function misreadOf(text: string, problem: Problem, source: Source): Found {
  if (problem.type === 'foreign') return { misread: problem.foreign, line: source.lineAt(problem.pos) }
  if (problem.type === 'unterminated')
    return { misread: unterminated(text, problem), line: source.lineAt(text.trimEnd().length) }
  const { found, line } = syntaxError(text, problem, source)
  const missing = problem.type === 'missing' && isMissing(problem, 'then', 'do', 'in') ? problem.what : undefined
  const end = source.lineAt(text.length)
  if (found === undefined) return { misread: { type: 'end', expected: missing ?? closing(problem.closer) }, line: end }
  if (found === 'newline' && line === end) return { misread: { type: 'end', expected: undefined }, line }
  return { misread: { type: 'word', found, expected: missing }, line }
}
