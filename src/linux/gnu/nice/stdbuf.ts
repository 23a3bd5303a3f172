import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import { UsageError } from '../../../shell/posix/getopt.ts'
import { become, OWN_FAILURE } from '../library/delegate.ts'
import { optionList } from '../library/options.ts'
import { Failure, gnu } from '../library/program.ts'
import { parseSize } from '../library/size.ts'

/** stdbuf(1): programs of this machine write what they have at once, so that its modes are only checked. */
export const stdbuf = gnu({
  name: 'stdbuf',
  options: optionList('i,input=MODE o,output=MODE e,error=MODE'),
  operands: [
    { name: 'COMMAND', kind: 'command' },
    { name: 'ARG', kind: 'path', optional: true, repeated: true },
  ],
  optionsFirst: true,
  usageStatus: OWN_FAILURE,
  async run(process, { operands, given }) {
    for (const { name, value = '' } of given) {
      if (value === 'L' && name === 'i') throw new UsageError('line buffering stdin is meaningless')
      if (value !== 'L' && parseSize(value) === undefined)
        throw new Failure(phrase`invalid mode ${quoted(value)}`, OWN_FAILURE)
    }
    const [command] = operands
    if (command === undefined) throw new UsageError('missing operand')
    if (given.length === 0) throw new UsageError('you must specify a buffering mode option')
    return become(process, operands, phrase`failed to run command ${quoted(command)}`)
  },
})
