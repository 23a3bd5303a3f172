import { charsetOf } from '../../posix/locale.ts'
import { echoText } from '../text/echo.ts'
import { plain, say } from './library/define.ts'

export const echo = plain('echo', (words, context) =>
  say(context, echoText(words, { escapes: context.state.shopt.has('xpg_echo'), charset: charsetOf(context.state) })),
)
