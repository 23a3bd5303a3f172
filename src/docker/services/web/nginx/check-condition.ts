/** A condition that is about a file. */
export const FILE_TEST = /^!?-[fde]$/

const COMPARISON = /^(?:!?=|!?~\*?)$/

/** The words of a condition without its parentheses. */
export function withoutParentheses(words: readonly string[]): readonly string[] {
  const [first = '', ...rest] = words
  const opened = first === '(' ? rest : [first.replace(/^\(/, ''), ...rest]
  const last = opened.at(-1) ?? ''
  return last === ')' ? opened.slice(0, -1) : [...opened.slice(0, -1), last.replace(/\)$/, '')]
}

/** What is wrong with an `if`, as nginx says it; undefined where nothing is. */
export function conditionProblem(words: readonly string[]): string | undefined {
  const [subject = '', operator, ...rest] = withoutParentheses(words)
  const invalid = `invalid condition "${subject}"`
  if (FILE_TEST.test(subject)) return operator === undefined || rest.length > 0 ? invalid : undefined
  if (!subject.startsWith('$')) return invalid
  if (operator === undefined) return undefined
  if (!COMPARISON.test(operator)) return `unexpected "${operator}" in condition`
  return rest.length === 1 ? undefined : invalid
}
