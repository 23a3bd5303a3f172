import { define, refuse, usage } from './library/define.ts'

export const unalias = define('unalias', 'a', async ({ operands, has }, context) => {
  const { aliases } = context.state
  if (has('a')) {
    aliases.clear()
    return 0
  }
  if (operands.length === 0) return usage(context)
  let status = 0
  for (const name of operands) if (!aliases.delete(name)) status = await refuse(context, `${name}: not found`)
  return status
})
