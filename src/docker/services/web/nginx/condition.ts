import { FILE_TEST, withoutParentheses } from './check-condition.ts'
import { type Asked, type Captures, expanded, isSet } from './variables.ts'
import { foundIn } from './pattern.ts'

function isFile(test: string, path: string, { fs }: Asked): boolean {
  if (test.endsWith('e')) return fs.exists(path)
  return fs.exists(path) && fs.isDirectory(path) === test.endsWith('d')
}

const held = (is: boolean): Captures | undefined => (is ? [] : undefined)

/** What a condition finds: the groups of its pattern, or nothing but that it holds. Undefined where it does not hold. */
export function holding(words: readonly string[], asked: Asked): Captures | undefined {
  const [subject = '', operator = '', value = ''] = withoutParentheses(words)
  if (FILE_TEST.test(subject))
    return held(isFile(subject, expanded(operator, asked), asked) !== subject.startsWith('!'))
  const is = expanded(subject, asked)
  if (operator === '') return held(isSet(is))
  if (operator.endsWith('=')) return held((is === expanded(value, asked)) === (operator === '='))
  const found = foundIn(is, value, operator.endsWith('*'))
  return operator.startsWith('!') ? held(!found) : (found ?? undefined)
}
