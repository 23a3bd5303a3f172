import { optionText, UsageError, type WrittenOption } from '../../../shell/posix/getopt.ts'
import { become } from '../library/delegate.ts'
import { optionList } from '../library/options.ts'
import { gnu } from '../library/program.ts'

const TROUBLE = 2

/** The options that diff calls otherwise. All others are the same. */
const OF_DIFF: Readonly<Record<string, string>> = {
  W: '--ignore-all-space',
  w: '--width',
  l: '--left-column',
  s: '--suppress-common-lines',
  H: '--speed-large-files',
}

function optionOfDiff({ name, value }: WrittenOption): string {
  return optionText({ word: OF_DIFF[name] ?? (name.length === 1 ? `-${name}` : `--${name}`), value })
}

/** sdiff(1), which shows files side by side: it becomes diff -y. */
export const sdiff = gnu({
  name: 'sdiff',
  versionLetter: 'v',
  options: optionList(
    'i,ignore-case E,ignore-tab-expansion Z,ignore-trailing-space b,ignore-space-change W,ignore-all-space B,ignore-blank-lines ' +
      'I,ignore-matching-lines=RE strip-trailing-cr a,text w,width=NUM l,left-column s,suppress-common-lines t,expand-tabs ' +
      'tabsize=NUM d,minimal H,speed-large-files',
  ),
  refused: optionList('o,output=FILE diff-program=PROGRAM'),
  operands: [
    { name: 'FILE1', kind: 'path' },
    { name: 'FILE2', kind: 'path' },
  ],
  usageStatus: TROUBLE,
  hint: ({ name }) => `${name}: Try '${name} --help' for more information.\n`,
  run(process, { given, operands }) {
    const [left, right, extra] = operands
    if (left === undefined || right === undefined)
      throw new UsageError(`missing operand after '${left ?? process.argv.at(-1)}'`)
    if (extra !== undefined) throw new UsageError(`extra operand '${extra}'`)
    return become(process, ['diff', '-y', ...given.map(optionOfDiff), '--', left, right], 'diff')
  },
})
