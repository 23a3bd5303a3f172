import { call } from '../steps.ts'
import { plain } from './library/define.ts'
import { withoutDashes } from './library/number.ts'

export const evalBuiltin = plain(
  'eval',
  (words, { shell }) => {
    const text = withoutDashes(words).join(' ')
    return text.trim() === '' ? 0 : call(shell.evaluate(text))
  },
  { special: true },
)
