import { FileSystemError } from '../../posix/errno.ts'
import { functionNames } from '../readline/default-keys.ts'
import { InitFileReader } from '../readline/init-file.ts'
import {
  actionsIn,
  functionOf,
  isFunction,
  type Keymap,
  keymapInUse,
  keymaps,
  keysByFunction,
  usualKeys,
  withKeys,
} from '../readline/keymaps.ts'
import { functionLines, macroLines, told, variableLines } from '../readline/listing.ts'
import { keysOf, written } from '../readline/notation.ts'
import { keep, linesOf, readInitFile, reading } from '../readline/start.ts'
import { NOT_SIMULATED } from '../shell-options.ts'
import { type Context, type Options, plain, readOptions, refuse } from './library/define.ts'

const LETTERS = 'lpsvPSVXm:f:q:u:r:x:'
const settingsOf = ({ state }: Context) => state.keys ?? usualKeys

function commands(context: Context, keymap: Keymap): string {
  return actionsIn(settingsOf(context), keymap)
    .map(([keys, action]) =>
      action.type === 'command' ? `"${written(keys)}": "${action.command.replace(/["\\]/g, '\\$&')}"\n` : '',
    )
    .join('')
}

/** What is asked for, in the order in which bash answers. */
function listing(context: Context, keymap: Keymap, { has }: Options): string {
  return [
    has('l') ? functionNames.map((name) => `${name}\n`).join('') : '',
    has('p') ? functionLines(context.state, keymap, true) : '',
    has('P') ? functionLines(context.state, keymap, false) : '',
    has('s') ? macroLines(context.state, keymap, true) : '',
    has('S') ? macroLines(context.state, keymap, false) : '',
    has('v') ? variableLines(context.state, keymap, true) : '',
    has('V') ? variableLines(context.state, keymap, false) : '',
  ].join('')
}

async function readFrom(context: Context, _keymap: Keymap, path: string): Promise<number> {
  const host = reading(context)
  try {
    new InitFileReader(host).readFile(path, linesOf(context, path))
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error
    return refuse(context, `${path}: cannot read: ${error.message}`)
  }
  keep(context, host)
  await context.process.write(2, host.said.join(''))
  return 0
}

async function query(context: Context, keymap: Keymap, name: string): Promise<number> {
  if (!isFunction(name)) return refuse(context, `\`${name}': unknown function name`)
  const keys = keysByFunction(settingsOf(context), keymap).find(([known]) => known === name)?.[1] ?? []
  await context.process.print(
    keys.length > 0 ? `${name} can be invoked via ${told(keys)}\n` : `${name} is not bound to any keys.\n`,
  )
  return keys.length > 0 ? 0 : 1
}

/** Takes a function off all its keys. */
async function unbind(context: Context, keymap: Keymap, name: string): Promise<number> {
  if (!isFunction(name)) return refuse(context, `\`${name}': unknown function name`)
  const settings = settingsOf(context)
  context.state.keys = actionsIn(settings, keymap)
    .filter(([, action]) => action.type === 'function' && action.name === functionOf(name))
    .reduce((changed, [keys]) => withKeys(changed, keymap, keys, { type: 'nothing' }), settings)
  return 0
}

/** `bind -x '"\C-l": clear'` */
function bindCommand(context: Context, keymap: Keymap, text: string): number | Promise<number> {
  const line = text.trimStart()
  if (!line.startsWith('"')) return refuse(context, `${text}: first non-whitespace character is not \`"'`)
  const [quoted] = /^"(?:\\.|[^"\\])*"/s.exec(line) ?? []
  if (quoted === undefined) return refuse(context, `${text}: no closing \`"' in key binding`)
  const [, rest] = /^[ \t]*:[ \t]*(.*)$/s.exec(line.slice(quoted.length)) ?? []
  if (rest === undefined) return refuse(context, `${text}: missing colon separator`)
  const command = /^"(.*)"\s*$/s.exec(rest)?.[1]?.replace(/\\(["\\])/g, '$1') ?? rest
  context.state.keys = withKeys(settingsOf(context), keymap, keysOf(quoted.slice(1, -1)), { type: 'command', command })
  return 0
}

/** Binds by lines as an init file has them: bash finds nothing wrong in what Readline complains of. */
async function bindLines(context: Context, keymap: Keymap | undefined, lines: readonly string[]): Promise<number> {
  const host = reading(context, keymap)
  const reader = new InitFileReader(host)
  for (const line of lines) reader.read(line)
  keep(context, host)
  await context.process.write(2, host.said.join(''))
  for (const what of host.refused) await refuse(context, `${what}: ${NOT_SIMULATED}`)
  return host.refused.length > 0 ? 1 : 0
}

function removeKeys(context: Context, keymap: Keymap, keys: string): number {
  context.state.keys = withKeys(settingsOf(context), keymap, keysOf(keys), { type: 'nothing' })
  return 0
}

async function change(context: Context, keymap: Keymap, { value, has }: Options): Promise<number> {
  let status = 0
  const changes = { f: readFrom, q: query, u: unbind, r: removeKeys } as const
  for (const [letter, run] of Object.entries(changes)) {
    const given = value(letter)
    if (given !== undefined) status = await run(context, keymap, given)
  }
  if (has('X')) await context.process.print(commands(context, keymap))
  const command = value('x')
  return command === undefined ? status : bindCommand(context, keymap, command)
}

/** Keys are bound for the line editor: a script has none, says so, and goes on. */
export const bind = plain('bind', async (words, context: Context) => {
  const { state, process } = context
  if (!state.spoken) await context.complain('warning: line editing not enabled')
  const options = readOptions(words, LETTERS)
  if (!state.keys) await process.write(2, readInitFile(context))
  const named = options.value('m')
  const keymap = named === undefined ? keymapInUse(settingsOf(context), state.options.has('vi')) : keymaps[named]
  if (!keymap) return refuse(context, `\`${named}': invalid keymap name`)
  await process.print(listing(context, keymap, options))
  const status = await change(context, keymap, options)
  return options.operands.length === 0
    ? status
    : bindLines(context, named === undefined ? undefined : keymap, options.operands)
})
