import type { ProgramDeclaration } from '../../../shell/posix/declaration.ts'
import { awaitsValue } from '../fold/old-form.ts'

const START = /^\+(\d+)(?:\.(\d+))?([bdfgihMnrRV]*)$/
const END = /^-(\d+)(?:\.(\d+))?([bdfgihMnrRV]*)$/

/** `+1.2n` as -k has it: fields and characters are counted from zero. */
function startOf([, field = '', character, flags = '']: readonly string[]): string {
  return Number(field) + 1 + (character === undefined ? '' : `.${Number(character) + 1}`) + flags
}

/** `-3.4` as -k has it: no character of the field means that the key ends before it. */
function endOf([, field = '', character = '0', flags = '']: readonly string[]): string {
  const before = Number(character) === 0
  return `,${before ? Math.max(1, Number(field)) : `${Number(field) + 1}.${Number(character)}`}${flags}`
}

/** Keys in their old form, `+1 -2`, in the form of `-k`. Values of options, and operands behind `--`, stay as they are. */
export function oldKeys(words: readonly string[], declared: ProgramDeclaration): readonly string[] {
  const result: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    if (word === '--') return [...result, ...words.slice(at)]
    const start = START.exec(word)
    const end = start && END.exec(words[at + 1] ?? '')
    result.push(start ? `-k${startOf(start)}${end ? endOf(end) : ''}` : word)
    if (end) at += 1
    if (!start && awaitsValue(word, declared)) {
      at += 1
      result.push(...words.slice(at, at + 1))
    }
  }
  return result
}
