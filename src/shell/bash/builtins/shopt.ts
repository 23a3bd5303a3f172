import { mayTurn, NOT_SIMULATED, setOptions, shellOptions } from '../shell-options.ts'
import { define, type Options, refuse, say } from './library/define.ts'

/** A line of `shopt` or `set -o`, or what sets an option again. */
function line(name: string, on: boolean, { has }: Pick<Options, 'has'>): string {
  if (!has('p')) return `${name.padEnd(15)}\t${on ? 'on' : 'off'}\n`
  if (has('o')) return `set ${on ? '-' : '+'}o ${name}\n`
  return `shopt ${on ? '-s' : '-u'} ${name}\n`
}

export const shopt = define('shopt', 'psuoq', async (options, context) => {
  const { operands, has } = options
  const { state } = context
  const known = has('o') ? Object.keys(setOptions) : shellOptions
  const on = has('o') ? state.options : state.shopt
  if (has('s') && has('u')) return refuse(context, 'cannot set and unset shell options simultaneously')
  const changes = has('s') || has('u')
  if (operands.length === 0) {
    const listed = known.filter((name) => !changes || on.has(name) === has('s'))
    return has('q') ? 0 : say(context, listed.map((name) => line(name, on.has(name), options)).join(''))
  }
  let status = 0
  for (const name of operands) {
    if (!known.includes(name)) {
      status = await refuse(context, `${name}: invalid ${has('o') ? '' : 'shell '}option name`)
    } else if (!changes) {
      if (!on.has(name)) status = 1
      if (!has('q')) await say(context, line(name, on.has(name), options))
    } else if (!mayTurn(name, has('s'))) status = await refuse(context, `${name}: ${NOT_SIMULATED}`)
    else if (has('s')) {
      on.add(name)
      if (name === 'extdebug') state.scriptWords ??= state.positional
    } else on.delete(name)
  }
  return status
})
