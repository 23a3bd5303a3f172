import { chunkOf, octetsOf } from '../library/octets.ts'
import { gnu } from '../library/program.ts'
import { allLines, OrderCheck, twoNames } from './two-files.ts'

/** How much is gathered before it is printed. */
const BATCH = 32_768

/** The column of the line that comes next: only in the first file (0), only in the second (1), in both (2). */
function kindOf(left: string | undefined, right: string | undefined): 0 | 1 | 2 {
  if (left === right) return 2
  return right === undefined || (left !== undefined && left < right) ? 0 : 1
}

/** comm(1): compares two sorted files line by line. */
export const comm = gnu({
  name: 'comm',
  options: [
    { short: '1' },
    { short: '2' },
    { short: '3' },
    { long: 'check-order' },
    { long: 'nocheck-order' },
    { long: 'output-delimiter', value: { name: 'STR', kind: 'text' } },
    { long: 'total' },
    { short: 'z', long: 'zero-terminated' },
  ],
  operands: [
    { name: 'FILE1', kind: 'file' },
    { name: 'FILE2', kind: 'file' },
  ],
  async run(process, { operands, has, value }) {
    const names = twoNames(operands)
    const end = has('z') ? '\0' : '\n'
    const how = { separator: end }
    const files = [await allLines(process, names[0], how), await allLines(process, names[1], how)] as const
    const tab = octetsOf(value('output-delimiter') || (has('output-delimiter') ? '\0' : '\t'))
    const leads = ['', has('1') ? '' : tab, (has('1') ? '' : tab) + (has('2') ? '' : tab)]
    const check = new OrderCheck(has, (which) => `file ${which + 1} is not in sorted order`)
    const counts = [0, 0, 0]
    const next = [0, 0]
    let out = ''
    const advance = (which: 0 | 1): void => {
      const at = (next[which] = (next[which] ?? 0) + 1)
      const [before, line] = [files[which][at - 1], files[which][at]]
      if (check.looks && before !== undefined && line !== undefined && before > line) check.see(which, at, line)
    }
    for (;;) {
      const [left, right] = [files[0][next[0] ?? 0], files[1][next[1] ?? 0]]
      if (check.stops || (left === undefined && right === undefined)) break
      const kind = kindOf(left, right)
      counts[kind] = (counts[kind] ?? 0) + 1
      if (!has(String(kind + 1))) out += `${leads[kind]}${left !== undefined && kind !== 1 ? left : right}${end}`
      check.unpaired ||= kind < 2
      if (kind !== 1) advance(0)
      if (kind !== 0) advance(1)
      if (out.length < BATCH) continue
      await process.print(chunkOf(out))
      out = ''
    }
    if (has('total') && !check.stops) out += `${[...counts, 'total'].join(tab)}${end}`
    await process.print(chunkOf(out))
    await check.end(process)
    return 0
  },
})
