import { quoteSingle } from '../text/quote.ts'
import { type Context, define, refuse, say } from './library/define.ts'

const line = (name: string, value: string): string =>
  `alias ${name.startsWith('-') ? '-- ' : ''}${name}=${quoteSingle(value)}\n`

function all({ state }: Context): string {
  const entries = [...state.aliases].toSorted(([first], [second]) => (first < second ? -1 : 1))
  return entries.map(([name, value]) => line(name, value)).join('')
}

export const alias = define('alias', 'p', async ({ operands, has }, context) => {
  const { aliases } = context.state
  if (has('p') || operands.length === 0) await say(context, all(context))
  let status = 0
  for (const word of operands) {
    const equals = word.indexOf('=', 1)
    const name = equals < 0 ? word : word.slice(0, equals)
    const known = aliases.get(name)
    if (equals >= 0) {
      if (/[\s/$`=\\'"|&;()<>]/.test(name)) status = await refuse(context, `\`${name}': invalid alias name`)
      else aliases.set(name, word.slice(equals + 1))
    } else if (known === undefined) status = await refuse(context, `${word}: not found`)
    else await say(context, line(name, known))
  }
  return status
})
