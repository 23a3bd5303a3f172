import { UsageError } from '../../../shell/posix/getopt.ts'
import { phrase } from '../../../shell/posix/phrase.ts'
import { become } from '../library/delegate.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { optionList } from '../library/options.ts'
import { Failure, gnu } from '../library/program.ts'
import { type Mask, maskOf, setMask } from './cpus.ts'
import { listText, maskOfDigits, maskOfList } from './mask-text.ts'

/** @throws Failure */
function targetOf(process: GnuProcess, text: string): { readonly pid: number; readonly target: GnuProcess } {
  if (!/^\d+$/.test(text)) throw new Failure(`invalid PID argument: '${text}'`)
  const pid = Number(text)
  const target = process.kernel.processes.find((one) => one.pid === pid)
  if (!target) throw new Failure(`failed to get pid ${pid}'s affinity: No such process`)
  return { pid, target }
}

/** @throws Failure */
function set(process: GnuProcess, mask: Mask): void {
  if (!setMask(process, mask)) throw new Failure(`failed to set pid ${process.pid}'s affinity: Invalid argument`)
}

/** taskset(1): on which processors a process runs. */
export const taskset = gnu({
  name: 'taskset',
  helpLetter: 'h',
  versionLetter: 'V',
  options: optionList('a,all-tasks p,pid c,cpu-list'),
  operands: [
    { name: 'MASK', kind: 'text', optional: true },
    { name: 'COMMAND', kind: 'command', optional: true },
    { name: 'ARG', kind: 'path', optional: true, repeated: true },
  ],
  optionsFirst: true,
  async run(process, { operands, has }) {
    const [first, second] = operands
    const read = has('c') ? maskOfList : maskOfDigits
    const isOfOne = has('p')
    if (first === undefined || (!isOfOne && second === undefined)) throw new UsageError('bad usage')
    if (!isOfOne) {
      set(process, read(first))
      return become(process, operands.slice(1), phrase`failed to execute ${second ?? ''}`)
    }
    const { pid, target } = targetOf(process, second ?? first)
    const tell = (when: string): void | Promise<void> => {
      const mask = maskOf(target)
      const text = has('c') ? `list: ${listText(mask)}` : `mask: ${mask.toString(16)}`
      return process.print(`pid ${pid}'s ${when} affinity ${text}\n`)
    }
    await tell('current')
    if (second === undefined) return 0
    set(target, read(first))
    await tell('new')
    return 0
  },
})
