import { optionList } from '../library/options.ts'
import type { ProgramDeclaration } from '../../../shell/posix/declaration.ts'

const number = { name: 'NUMBER', kind: 'number' } as const

export const topDeclaration: ProgramDeclaration = {
  name: 'top',
  helpLetter: 'h',
  versionLetter: 'V',
  refused: optionList(
    'H,threads-show i,idle-toggle s,secure-mode w,width[=COLS] U,filter-only-euser=USER S,accum-time-toggle 1,single-cpu-toggle e,scale-task-mem=UNIT ' +
      'E,scale-summary-mem=UNIT O,list-fields v',
  ),
  options: [
    { short: 'b', long: 'batch-mode' },
    { short: 'n', long: 'iterations', value: number },
    { short: 'd', long: 'delay', value: { ...number, name: 'SECS' } },
    { short: 'p', long: 'pid', value: { ...number, name: 'PIDS' } },
    { short: 'u', long: 'filter-any-user', value: { name: 'USER', kind: 'text' } },
    { short: 'o', long: 'sort-override', value: { name: 'FIELD', kind: 'text' } },
    { short: 'c', long: 'cmdline-toggle' },
  ],
}

export const watchDeclaration: ProgramDeclaration = {
  name: 'watch',
  helpLetter: 'h',
  versionLetter: 'v',
  options: [
    { short: 'n', long: 'interval', value: { ...number, name: 'SECS' } },
    { short: 'd', long: 'differences' },
    { short: 't', long: 'no-title' },
    { short: 'c', long: 'color' },
    { short: 'x', long: 'exec' },
    { short: 'e', long: 'errexit' },
    { short: 'g', long: 'chgexit' },
    { short: 'q', long: 'equexit', value: { ...number, name: 'CYCLES' } },
  ],
  refused: [
    { short: 'b', long: 'beep' },
    { short: 'p', long: 'precise' },
    { short: 'w', long: 'no-wrap' },
  ],
  operands: [
    { name: 'COMMAND', kind: 'command' },
    { name: 'ARG', kind: 'path', optional: true, repeated: true },
  ],
  optionsFirst: true,
}
