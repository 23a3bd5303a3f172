import { echoText } from '../text/echo.ts'
import { plain, say } from './library/define.ts'

export const echo = plain('echo', (words, context) =>
  say(context, echoText(words, context.state.shopt.has('xpg_echo'))),
)
