import type { ProgramOption } from '../../../shell/posix/declaration.ts'
import type { OperandKind } from '../../../shell/declaration.ts'

/** What a value stands for, by the name that it has in the usage line; all others are text. */
const kinds: Readonly<Record<string, OperandKind>> = {
  FILE: 'path',
  DIR: 'directory',
  NUM: 'number',
  COLS: 'number',
  MODE: 'mode',
}

/** `a,all` `w,width=COLS` `color[=WHEN]` `1`: options in few words, a blank between them. */
export function optionList(text: string): readonly ProgramOption[] {
  return text.split(' ').map((word) => {
    const [, names = '', mark, name] = /^(.[^[=]*)(\[?=)?(\w+)?/.exec(word) ?? []
    const [first = '', second] = names.split(',')
    const long = second ?? (first.length > 1 ? first : undefined)
    return {
      ...(first.length === 1 && { short: first }),
      ...(long !== undefined && { long }),
      ...(mark && name && { value: { name, kind: kinds[name] ?? 'text', ...(mark === '[=' && { optional: true }) } }),
    }
  })
}
