import { define, say, usage } from './library/define.ts'

export const caller = define('caller', '', ({ operands: [depth] }, context) => {
  const { state } = context
  const { calls } = state
  const call = calls.at(-1 - Number(depth ?? 0))
  const outer = calls.at(-2 - Number(depth ?? 0))
  // what stands in no file has no name
  const inFile = (calls[0]?.file ?? 'environment') !== 'environment'
  const file = outer?.file ?? (inFile ? state.name : undefined)
  const isScript = state.mode === '' && !state.interactive
  if (depth !== undefined && !/^\d+$/.test(depth) && (calls.length > 0 || isScript))
    return usage(context, `${depth}: invalid number`)
  if (!call) return depth === undefined && isScript ? say(context, '0 NULL\n') : 1
  if (depth === undefined) return say(context, `${call.line} ${file ?? 'NULL'}\n`)
  // what runs for -c or is typed has no frame of its own
  const within = outer?.name ?? (isScript ? 'main' : undefined)
  return file === undefined || within === undefined ? 1 : say(context, `${call.line} ${within} ${file}\n`)
})
