import type { PosixSystem } from '../../posix/posix-system.ts'
import { resolvePath } from '../../posix/open.ts'
import { mayExecute } from '../../posix/exec.ts'
import type { Process } from '../../posix/process.ts'
import { functionText } from '../syntax/print.ts'
import { keywords } from '../syntax/keywords.ts'
import { quoteReusable } from '../text/quote.ts'
import { type Context, define, type Options, refuse, say } from './library/define.ts'

/** Every file that a name may mean, by PATH. */
export function filesNamed<System extends PosixSystem>(
  process: Process<System>,
  name: string,
  path: string,
): readonly string[] {
  const isFile = (candidate: string): boolean =>
    process.system.fs.peek(resolvePath(process, candidate))?.type === 'file' && mayExecute(process, candidate)
  if (name.includes('/')) return isFile(name) ? [name] : []
  return path
    .split(':')
    .map((directory) => `${directory || '.'}/${name}`)
    .filter(isFile)
}

/** One thing that a name means. */
interface Meaning {
  readonly kind: 'alias' | 'keyword' | 'function' | 'builtin' | 'file'
  /** What `type`, and `command -V`, say. */
  readonly sentence: string
  /** What `command -v` says. */
  readonly short: string
  readonly path?: string
}

/** How a name's meanings are looked for. */
interface Sought {
  /** All files (`type -a`), and not what `hash` remembers. */
  readonly files?: boolean
  readonly functions?: boolean
  /** Where files are looked for, and not at what `hash` remembers; PATH when absent. */
  readonly path?: string
}

/**
 * Everything that a name means to the shell, what is run first (for `type`, `command -v` and `command -V`).
 */
export function meaningsOf(
  name: string,
  { shell, state, process }: Pick<Context, 'shell' | 'state' | 'process'>,
  { files = false, functions = true, path: searched }: Sought = {},
): readonly Meaning[] {
  const meanings: Meaning[] = []
  const alias = state.shopt.has('expand_aliases') ? state.aliases.get(name) : undefined
  const definition = functions ? state.functions.get(name) : undefined
  if (alias !== undefined) {
    const short = `alias ${name}=${quoteReusable(alias)}`
    meanings.push({ kind: 'alias', sentence: `${name} is aliased to \`${alias}'\n`, short })
  }
  if (keywords.has(name)) meanings.push({ kind: 'keyword', sentence: `${name} is a shell keyword\n`, short: name })
  if (definition) {
    const sentence = `${name} is a function\n${functionText(definition)}`
    meanings.push({ kind: 'function', sentence, short: name })
  }
  const builtin = shell.builtin(name)
  if (builtin) {
    const special = builtin.special && state.options.has('posix') ? 'special ' : ''
    meanings.push({ kind: 'builtin', sentence: `${name} is a ${special}shell builtin\n`, short: name })
  }
  const hashed = files || searched !== undefined || meanings.length > 0 ? undefined : state.hash.use(name)?.path
  if (hashed !== undefined) {
    return [{ kind: 'file', sentence: `${name} is hashed (${hashed})\n`, short: hashed, path: hashed }]
  }
  if (!files && meanings.length > 0) return meanings
  const found = filesNamed(process, name, searched ?? state.get('PATH') ?? '')
  for (const path of files ? found : found.slice(0, 1)) {
    meanings.push({ kind: 'file', sentence: `${name} is ${path}\n`, short: path, path })
  }
  return meanings
}

function shown(meaning: Meaning, { has }: Pick<Options, 'has'>): string {
  if (has('t')) return `${meaning.kind}\n`
  if (has('p') || has('P')) return meaning.path === undefined ? '' : `${meaning.path}\n`
  return meaning.sentence
}

function pathsOnly(name: string, { state, process }: Context, all: boolean): readonly Meaning[] {
  const hashed = all ? undefined : state.hash.use(name)?.path
  const paths = hashed === undefined ? filesNamed(process, name, state.get('PATH') ?? '') : [hashed]
  return (all ? paths : paths.slice(0, 1)).map((path) => ({ kind: 'file', sentence: '', short: path, path }))
}

export const type = define('type', 'aftpP', async (options, context) => {
  const { operands, has } = options
  let status = 0
  for (const name of operands) {
    const found = has('P')
      ? pathsOnly(name, context, has('a'))
      : meaningsOf(name, context, { files: has('a'), functions: !has('f') })
    if (found.length === 0) {
      status = 1
      if (!has('t') && !has('p') && !has('P')) await refuse(context, `${name}: not found`)
    }
    const text = (has('a') ? found : found.slice(0, 1)).map((meaning) => shown(meaning, options)).join('')
    if (text !== '') await say(context, text)
  }
  return status
})
