import { UsageError } from '../../../shell/posix/getopt.ts'
import { directoryName } from '../../path.ts'
import { optionList } from '../library/options.ts'
import { gnu } from '../library/program.ts'

/** dirname(1) */
export const dirname = gnu({
  name: 'dirname',
  options: optionList('z,zero'),
  operands: [{ name: 'NAME', kind: 'path', repeated: true }],
  async run(process, { operands, has }) {
    if (operands.length === 0) throw new UsageError('missing operand')
    const end = has('z') ? '\0' : '\n'
    await process.print(operands.map((name) => directoryName(name) + end).join(''))
    return 0
  },
})
