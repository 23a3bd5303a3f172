import { type Context, define, refuse, say } from './library/define.ts'
import { filesNamed } from './type.ts'

function listing({ state }: Context, reusable: boolean): string {
  const entries = [...state.hash]
  if (entries.length === 0) return ''
  if (reusable) return entries.map(([name, { path }]) => `builtin hash -p ${path} ${name}\n`).join('')
  return `hits\tcommand\n${entries.map(([, { path, hits }]) => `${String(hits).padStart(4)}\t${path}\n`).join('')}`
}

/** What `hash` does with one name; false when it is not found. */
function remember(name: string, { state, process, shell }: Context): boolean {
  if (name.includes('/') || shell.builtin(name) || state.functions.has(name)) return true
  const [path] = filesNamed(process, name, state.get('PATH') ?? '')
  if (path === undefined) return false
  state.hash.set(name, { path, hits: 0 })
  return true
}

export const hash = define('hash', 'lrp:dt', async ({ operands, has, value }, context) => {
  const { state } = context
  if (!state.options.has('hashall')) return refuse(context, 'hashing disabled')
  const path = value('p')
  if (has('r')) state.hash.clear()
  if (operands.length === 0) {
    if (has('t') || has('d')) return refuse(context, `-${has('t') ? 't' : 'd'}: option requires an argument`)
    if (has('r')) return 0
    const text = listing(context, has('l'))
    return say(context, text === '' && !has('l') ? 'hash: hash table empty\n' : text)
  }
  let status = 0
  for (const name of operands) {
    const known = state.hash.get(name)
    if (path !== undefined) state.hash.set(name, { path, hits: 0 })
    else if (has('t') && known) {
      state.hash.use(name)
      const head = operands.length > 1 ? `${name}\t` : ''
      await context.process.print(has('l') ? `builtin hash -p ${known.path} ${name}\n` : `${head}${known.path}\n`)
    } else if (has('d') && known) state.hash.delete(name)
    else if (has('d') && !state.hash.made) continue
    else if (has('t') || has('d') || !remember(name, context)) status = await refuse(context, `${name}: not found`)
  }
  return status
})
