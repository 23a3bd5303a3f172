import { resolvePath } from '../../../shell/posix/open.ts'
import { optionList } from '../library/options.ts'
import { gnu } from '../library/program.ts'
import { quoteAlways } from '../library/quote.ts'

/** sync(1): everything is stored as soon as it is written. */
export const sync = gnu({
  name: 'sync',
  options: optionList('d,data f,file-system'),
  operands: [{ name: 'FILE', kind: 'path', optional: true, repeated: true }],
  async run(process, { operands }) {
    let status = 0
    for (const path of operands) {
      if (process.system.fs.exists(resolvePath(process, path))) continue
      await process.complain(`error opening ${quoteAlways(path)}: No such file or directory`)
      status = 1
    }
    return status
  },
})
