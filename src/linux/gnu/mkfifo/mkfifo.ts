import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import { readMode } from '../chmod/mode.ts'
import { optionList } from '../library/options.ts'
import { Failure, gnu } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { quoteAlways } from '../library/quote.ts'
import { succeeds } from '../mkdir/failure.ts'

const OPTIONS = optionList('m,mode=MODE Z context[=CONTEXT]')

/** The mode that -m asks for, or that the umask leaves. @throws Failure */
function modeOf({ umask }: GnuProcess, { value }: Arguments): number {
  const text = value('m')
  if (text === undefined) return 0o666 & ~umask
  const mode = readMode(text)?.apply(0o666, { directory: false, umask })
  if (mode === undefined) throw new Failure('invalid mode')
  if (mode > 0o777) throw new Failure('mode must specify only file permission bits')
  return mode
}

/** mkfifo(1) */
export const mkfifo = gnu({
  name: 'mkfifo',
  options: OPTIONS,
  operands: [{ name: 'NAME', kind: 'path', repeated: true }],
  async run(process, args) {
    if (args.operands.length === 0) throw new UsageError('missing operand')
    const mode = modeOf(process, args)
    let status = 0
    for (const path of args.operands) {
      const due = process.due()
      if (due) await due
      const make = (): void => process.system.fs.mkfifo(resolvePath(process, path), { mode })
      if (!(await succeeds(process, `cannot create fifo ${quoteAlways(path)}`, make))) status = 1
    }
    return status
  },
})

/** How many operands there may be: only devices have numbers. @throws UsageError */
function checkOperands([name, type, ...numbers]: readonly string[]): void {
  if (name === undefined) throw new UsageError('missing operand')
  if (type === undefined) throw new UsageError(phrase`missing operand after ${quoted(name)}`)
  const [first, second, extra] = numbers
  const surplus = type === 'p' ? first : extra
  if (surplus !== undefined) throw new UsageError(phrase`extra operand ${quoted(surplus)}`)
  if (type !== 'p' && second === undefined)
    throw new UsageError(
      phrase`missing operand after ${quoted(first ?? type)}${first === undefined ? '\nSpecial files require major and minor device numbers.' : ''}`,
    )
}

/** mknod(1), of named pipes alone. */
export const mknod = gnu({
  name: 'mknod',
  options: OPTIONS,
  operands: [
    { name: 'NAME', kind: 'path' },
    { name: 'TYPE', kind: 'text' },
    { name: 'NUMBER', kind: 'number', optional: true, repeated: true },
  ],
  async run(process, args) {
    const { operands } = args
    const mode = modeOf(process, args)
    checkOperands(operands)
    const [path = '', type = ''] = operands
    if (type !== 'p') {
      await process.complain(
        /^[bcu]$/.test(type)
          ? 'new devices are not simulated here; type p makes a named pipe'
          : phrase`invalid device type ${quoted(type)}`,
      )
      return 1
    }
    const make = (): void => process.system.fs.mkfifo(resolvePath(process, path), { mode })
    return (await succeeds(process, path, make)) ? 0 : 1
  },
})
