import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { UsageError } from '../../../shell/posix/getopt.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import { optionList } from '../library/options.ts'
import { Failure, gnu } from '../library/program.ts'
import { quoteAlways } from '../library/quote.ts'
import { resize } from './resize.ts'
import { parseSize } from '../library/size.ts'

type Resize = (size: number) => number

/** `10K`, `+5`, `-5`, `<5`, `>5`, `/5`, `%5`. @throws Failure */
function resizeOf(text: string): Resize {
  const [, sign = '', amount = ''] = /^\s*([-+<>/%]?)(.*)$/s.exec(text) ?? []
  const number = parseSize(amount.replace(/[gt]/, (unit) => unit.toUpperCase()))
  if (number === undefined) throw new Failure(phrase`Invalid number: ${quoted(text)}`)
  if (number === 0 && (sign === '/' || sign === '%')) throw new Failure('division by zero')
  const forms: Readonly<Record<string, Resize>> = {
    '': () => number,
    '+': (size) => size + number,
    '-': (size) => Math.max(0, size - number),
    '<': (size) => Math.min(size, number),
    '>': (size) => Math.max(size, number),
    '/': (size) => Math.floor(size / number) * number,
    '%': (size) => Math.ceil(size / number) * number,
  }
  return forms[sign] ?? ((size) => size)
}

/** truncate(1) */
export const truncate = gnu({
  name: 'truncate',
  options: optionList('c,no-create o,io-blocks r,reference=FILE s,size=SIZE'),
  operands: [{ name: 'FILE', kind: 'file', repeated: true }],
  async run(process, { operands, has, value }) {
    const [text, reference] = [value('s'), value('r')]
    if (text === undefined && reference === undefined)
      throw new UsageError(phrase`you must specify either ${quoted('--size')} or ${quoted('--reference')}`)
    const { fs } = process.system
    const sized = text === undefined ? undefined : resizeOf(text)
    if (operands.length === 0) throw new UsageError('missing file operand')
    const model = reference === undefined ? undefined : attempt(() => fs.stat(resolvePath(process, reference)))
    if (model instanceof FileSystemError)
      throw new Failure(`cannot stat ${quoteAlways(reference ?? '')}: ${model.message}`)
    let status = 0
    for (const path of operands) {
      const due = process.due()
      if (due) await due
      const at = resolvePath(process, path)
      const old = fs.peek(at)
      if (!old && has('c')) continue
      const error = attempt(() => {
        if (!old) fs.writeFile(at, '', { mode: 0o666 & ~process.umask })
        const { size } = model ?? fs.stat(at)
        const block = has('o') ? 4096 : 1
        resize(fs, at, sized ? sized(size / block) * block : size)
      })
      if (!(error instanceof FileSystemError)) continue
      const call = error.code === 'EFBIG' || error.code === 'ENOSPC' ? 'failed to truncate' : 'cannot open'
      await process.complain(
        `${call} ${quoteAlways(path)}${call === 'cannot open' ? ' for writing' : ''}: ${error.message}`,
      )
      status = 1
    }
    return status
  },
})
