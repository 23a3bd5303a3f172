import { quoteAlways } from '../library/quote.ts'
import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import { UsageError } from '../../../shell/posix/getopt.ts'
import { become, OWN_FAILURE } from '../library/delegate.ts'
import { nicenessOf, setNiceness } from '../library/niceness.ts'
import { gnu } from '../library/program.ts'
import { isTerminal } from '../../../shell/posix/terminal.ts'
import { openFile } from '../../../shell/posix/open.ts'
import { FileSystemError } from '../../../shell/posix/errno.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

export const nice = gnu({
  name: 'nice',
  // `-5` is an old way to write `-n 5`
  rewrite: (words) => words.map((word, at) => (at === 0 && /^-[+-]?\d+$/.test(word) ? `-n${word.slice(1)}` : word)),
  options: [{ short: 'n', long: 'adjustment', value: { name: 'N', kind: 'number' } }],
  operands: [
    { name: 'COMMAND', kind: 'command', optional: true },
    { name: 'ARG', kind: 'path', optional: true, repeated: true },
  ],
  optionsFirst: true,
  usageStatus: OWN_FAILURE,
  run: async (process, { operands, value }) => {
    const adjustment = value('n')
    if (adjustment !== undefined && !/^[+-]?\d+$/.test(adjustment)) {
      await process.complain(phrase`invalid adjustment ${quoted(adjustment)}`)
      return OWN_FAILURE
    }
    const [command] = operands
    const now = nicenessOf(process)
    if (command === undefined) {
      if (adjustment !== undefined) throw new UsageError('a command must be given with an adjustment')
      await process.print(`${now}\n`)
      return 0
    }
    const wanted = now + Number(adjustment ?? 10)
    // only root may push forward; the command runs all the same
    if (wanted < now && process.credentials.uid !== 0) await process.complain('cannot set niceness: Permission denied')
    else setNiceness(process, wanted)
    return become(process, operands, phrase`${quoted(command)}`)
  },
})

/** Where output goes that no terminal will show: nohup.out here, or at home. */
async function openRecord(process: GnuProcess): Promise<boolean> {
  for (const path of ['nohup.out', `${process.environment.get('HOME') ?? ''}/nohup.out`]) {
    try {
      process.assign(1, openFile(process, path, { write: true, append: true, create: true }))
      const input = isTerminal(process.descriptors.get(0)) ? 'ignoring input and ' : ''
      await process.complain(`${input}appending output to ${quoteAlways(path)}`)
      return true
    } catch (error) {
      if (!(error instanceof FileSystemError)) throw error
      await process.complain(`failed to open ${quoteAlways(path)}: ${error.message}`)
    }
  }
  return false
}

export const nohup = gnu({
  name: 'nohup',
  operands: [
    { name: 'COMMAND', kind: 'command' },
    { name: 'ARG', kind: 'path', optional: true, repeated: true },
  ],
  optionsFirst: true,
  usageStatus: OWN_FAILURE,
  run: async (process, { operands }) => {
    const [command] = operands
    if (command === undefined) throw new UsageError('missing operand')
    process.ignored.add('HUP')
    const [hears, shows] = [0, 1].map((fd) => isTerminal(process.descriptors.get(fd)))
    if (shows && !(await openRecord(process))) return OWN_FAILURE
    if (hears && !shows) await process.complain('ignoring input')
    if (hears) process.assign(0, openFile(process, '/dev/null', { read: true }))
    if (isTerminal(process.descriptors.get(2))) process.assign(2, process.file(1))
    return become(process, operands, `failed to run command ${quoteAlways(command)}`)
  },
})
