import { define, say, usage } from './define.ts'

export const caller = define('caller', '', ({ operands: [depth] }, context) => {
  const { frames } = context.state
  if (depth !== undefined && !/^\d+$/.test(depth)) return usage(context, `${depth}: invalid number`)
  const frame = frames.at(-1 - Number(depth ?? 0))
  if (!frame) return depth === undefined ? say(context, '0 NULL\n') : 1
  const outer = frames.at(-2 - Number(depth ?? 0))
  const file = outer?.file ?? context.state.name
  return say(
    context,
    depth === undefined ? `${frame.line} ${file}\n` : `${frame.line} ${outer?.name ?? 'main'} ${file}\n`,
  )
})
