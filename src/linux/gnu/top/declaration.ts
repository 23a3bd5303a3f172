import { optionList } from '../library/options.ts'
import type { ProgramDeclaration } from '../../../shell/posix/declaration.ts'

const number = { name: 'NUMBER', kind: 'number' } as const

export const topDeclaration: ProgramDeclaration = {
  name: 'top',
  refused: optionList('H i s w U S 1 e E O h v'),
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
  options: [
    { short: 'n', long: 'interval', value: { ...number, name: 'SECS' } },
    { short: 'd', long: 'differences' },
    { short: 't', long: 'no-title' },
    { short: 'x', long: 'exec' },
    { short: 'e', long: 'errexit' },
    { short: 'g', long: 'chgexit' },
  ],
  refused: [
    { short: 'b', long: 'beep' },
    { short: 'c', long: 'color' },
    { short: 'p', long: 'precise' },
    { short: 'w', long: 'no-wrap' },
  ],
  operands: [
    { name: 'COMMAND', kind: 'command' },
    { name: 'ARG', kind: 'path', optional: true, repeated: true },
  ],
  optionsFirst: true,
}
