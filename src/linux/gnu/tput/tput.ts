import { optionList } from '../library/options.ts'
import { withInput } from '../../../shell/posix/open.ts'
import { Failure, gnu } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { colour, flags, numbers, strings } from './capabilities.ts'

/** Statuses of tput(1), EXIT STATUS. */
const status = { absent: 1, usage: 2, terminal: 3, capability: 4, settings: 10 } as const

const USAGE = `Usage: tput [options] [command]

Options:
  -S <<       read commands from standard input
  -T TERM     use this instead of $TERM
  -V          print curses-version
  -x          do not try to clear scrollback

Commands:
  clear       clear the screen
  init        initialize the terminal
  reset       reinitialize the terminal
  capname     unlike clear/init/reset, print value for capability "capname"
`

/** Puts parameters into a string of terminfo. */
function filled(text: string, parameters: readonly string[]): string {
  const from = text.includes('%i') ? 1 : 0
  return text
    .replace('%i', '')
    .replaceAll(/%p(\d)/g, (_all, at: string) => String(Number(parameters[Number(at) - 1] ?? 0) + from))
}

/** What is printed for a capability, or a status where it is only true or false. */
function valueOf(process: GnuProcess, name: string, parameters: readonly string[]): string | number {
  const screen = process.terminal?.screen
  if (name === 'cols') return `${process.environment.get('COLUMNS') ?? screen?.cols ?? 80}\n`
  if (name === 'lines') return `${process.environment.get('LINES') ?? screen?.rows ?? 24}\n`
  if (name === 'longname') return 'xterm with 256 colors'
  if (/^(?:init|reset)$/.test(name) && !screen)
    throw new Failure('terminal attributes: No such device or address', status.settings)
  if (name === 'init') return ''
  if (name === 'reset') return `\x1b[m${strings['clear'] ?? ''}`
  if (name === 'setaf' || name === 'setab') return colour(Number(parameters[0] ?? 0), name === 'setaf' ? 30 : 40)
  const [text, number, flag] = [strings[name], numbers[name], flags[name]]
  if (text !== undefined) return filled(text, parameters)
  if (number !== undefined) return `${number}\n`
  if (flag !== undefined) return flag ? 0 : status.absent
  throw new Failure(`unknown terminfo capability '${name}'`, status.capability)
}

async function put(
  process: GnuProcess,
  [name = '', ...parameters]: readonly string[],
  keeps: boolean,
): Promise<number> {
  const value = valueOf(process, name, parameters)
  if (typeof value === 'number') return value
  await process.print(keeps && name === 'clear' ? value.replace('\x1b[3J', '') : value)
  return 0
}

/** tput(1) of ncurses: what the terminal can do, as text to print. */
export const tput = gnu({
  name: 'tput',
  refused: optionList('V'),
  options: [{ short: 'S' }, { short: 'T', value: { name: 'TERM', kind: 'text' } }, { short: 'x' }],
  operands: [
    { name: 'CAPABILITY', kind: 'text', optional: true },
    { name: 'PARAMETER', kind: 'text', optional: true, repeated: true },
  ],
  usageStatus: status.usage,
  hint: () => USAGE,
  async run(process, { operands, has, value }) {
    const term = value('T') ?? process.environment.get('TERM') ?? ''
    if (term === '') throw new Failure('No value for $TERM and no -T specified', status.usage)
    if (!/^(?:xterm|screen|tmux)/.test(term)) throw new Failure(`unknown terminal "${term}"`, status.terminal)
    if (!has('S')) {
      if (operands.length > 0) return put(process, operands, has('x'))
      await process.write(2, USAGE)
      return status.usage
    }
    let last = 0
    await withInput(process, '-', async (input) => {
      for (let lines = await input.lines(); lines; lines = await input.lines())
        for (const line of lines) if (line.trim() !== '') last = await put(process, line.trim().split(/\s+/), has('x'))
    })
    return last
  },
})
