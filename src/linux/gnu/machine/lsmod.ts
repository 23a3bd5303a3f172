import { gnu } from '../library/program.ts'

/** lsmod(8): this kernel is whole, and has no modules. */
export const lsmod = gnu({
  name: 'lsmod',
  operands: [],
  async run(process, { operands }) {
    if (operands.length > 0) {
      await process.write(2, 'Usage: lsmod\n')
      return 1
    }
    await process.print('Module                  Size  Used by\n')
    return 0
  },
})
