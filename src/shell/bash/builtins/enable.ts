import { define, refuse, say } from './library/define.ts'

export const enable = define('enable', 'adnpsf:', async ({ operands, has }, context) => {
  const { shell, state } = context
  const { disabled } = state
  if (has('f') || has('d')) return refuse(context, 'loading builtins is not simulated')
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
