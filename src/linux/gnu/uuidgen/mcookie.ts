import { pickHex } from '../../../base/chance.ts'
import { gnu } from '../library/program.ts'

/** mcookie(1): 128 random bits. */
export const mcookie = gnu({
  name: 'mcookie',
  helpLetter: 'h',
  versionLetter: 'V',
  refused: [
    { short: 'f', long: 'file', value: { name: 'FILE', kind: 'path' } },
    { short: 'm', long: 'max-size', value: { name: 'NUM', kind: 'number' } },
    { short: 'v', long: 'verbose' },
  ],
  async run(process) {
    await process.print(`${pickHex(process.kernel.chance, 32)}\n`)
    return 0
  },
})
