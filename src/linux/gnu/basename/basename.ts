import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import { UsageError } from '../../../shell/posix/getopt.ts'
import { baseName } from '../../path.ts'
import { optionList } from '../library/options.ts'
import { gnu } from '../library/program.ts'

const without = (name: string, suffix: string): string =>
  name !== suffix && name.endsWith(suffix) ? name.slice(0, name.length - suffix.length) : name

/** basename(1) */
export const basename = gnu({
  name: 'basename',
  options: optionList('a,multiple s,suffix=SUFFIX z,zero'),
  operands: [{ name: 'NAME', kind: 'path', repeated: true }],
  optionsFirst: true,
  async run(process, { operands, has, value }) {
    const [first, second, extra] = operands
    const many = has('a') || has('s')
    if (first === undefined) throw new UsageError('missing operand')
    if (!many && extra !== undefined) throw new UsageError(phrase`extra operand ${quoted(extra)}`)
    const suffix = value('s') ?? (many ? '' : (second ?? ''))
    const end = has('z') ? '\0' : '\n'
    const lines = (many ? operands : [first]).map((name) => without(baseName(name), suffix) + end)
    await process.print(lines.join(''))
    return 0
  },
})
