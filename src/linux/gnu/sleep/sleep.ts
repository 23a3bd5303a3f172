import { joined, phrase, quoted } from '../../../shell/posix/phrase.ts'
import { UsageError } from '../../../shell/posix/getopt.ts'
import { durationFrom, LONGEST_WAIT } from './duration.ts'
import { gnu } from '../library/program.ts'

export const sleep = gnu({
  name: 'sleep',
  operands: [{ name: 'NUMBER[SUFFIX]', kind: 'number', repeated: true }],
  run: async (process, { operands }) => {
    if (operands.length === 0) throw new UsageError('missing operand')
    const times = operands.map(durationFrom)
    const wrong = operands.filter((_operand, at) => times[at] === undefined)
    const messages = wrong.map((operand) => phrase`invalid time interval ${quoted(operand)}`)
    if (wrong.length > 0) throw new UsageError(joined(messages, `\n${process.name}: `))
    let left = times.reduce<number>((sum, time) => sum + (time ?? 0), 0)
    for (; left > LONGEST_WAIT; left -= LONGEST_WAIT) await process.sleep(LONGEST_WAIT)
    await process.sleep(left)
    return 0
  },
})
