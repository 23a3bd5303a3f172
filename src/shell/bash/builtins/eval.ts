import { call } from '../steps.ts'
import { plain, usage, withHelp } from './library/define.ts'
import { withoutDashes } from './library/number.ts'

export const evalBuiltin = withHelp(
  plain(
    'eval',
    (words, context) => {
      if (/^-[^-]/.test(words[0] ?? '')) return usage(context, `${words[0]?.slice(0, 2)}: invalid option`)
      const text = withoutDashes(words).join(' ')
      return text.trim() === '' ? 0 : call(context.shell.evaluate(text, { special: true }))
    },
    { special: true },
  ),
)
