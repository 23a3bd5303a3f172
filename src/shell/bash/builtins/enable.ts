import { type Context, define, refuse, say } from './library/define.ts'

/** Takes builtins away that were loaded: here none was. */
async function unload(names: readonly string[], context: Context): Promise<number> {
  let status = 0
  for (const name of names) {
    const known = context.shell.builtinNames.includes(name)
    status = await refuse(context, `${name}: ${known ? 'not dynamically loaded' : 'not a shell builtin'}`)
  }
  return status
}

export const enable = define('enable', 'adnpsf:', async ({ operands, has }, context) => {
  const { shell, state } = context
  const { disabled } = state
  if (has('f')) return refuse(context, 'loading builtins is not simulated')
  if (has('d') && operands.length > 0) return unload(operands, context)
  // -p lists, whatever names there are
  if (operands.length > 0 && !has('p')) {
    let status = 0
    for (const name of operands) {
      if (!shell.builtinNames.includes(name)) status = await refuse(context, `${name}: not a shell builtin`)
      else if (has('n')) disabled.add(name)
      else disabled.delete(name)
    }
    return status
  }
  const names = shell.builtinNames.filter((name) => {
    const off = disabled.has(name)
    return (has('a') || off === has('n')) && (!has('s') || shell.builtin(name)?.special)
  })
  return say(context, names.map((name) => `enable ${disabled.has(name) ? '-n ' : ''}${name}\n`).join(''))
})
