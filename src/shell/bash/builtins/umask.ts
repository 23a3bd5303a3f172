import { ShellError } from '../state.ts'
import { define, say } from './library/define.ts'

const WHO: Readonly<Record<string, number>> = { u: 0o700, g: 0o070, o: 0o007, a: 0o777 }
const PERMISSION: Readonly<Record<string, number>> = { r: 0o444, w: 0o222, x: 0o111 }

const octal = (mask: number): string => mask.toString(8).padStart(4, '0')

/** What new files may have: `u=rwx,g=rx,o=rx`. */
function symbols(mask: number): string {
  const letters = (shift: number): string =>
    [...'rwx'].filter((_, index) => ((mask >> shift) & (4 >> index)) === 0).join('')
  return `u=${letters(6)},g=${letters(3)},o=${letters(0)}`
}

/** The mask after a symbolic mode. @throws ShellError */
function changed(mask: number, mode: string): number {
  let allowed = ~mask & 0o777
  for (const clause of mode.split(',')) {
    const [, who = '', rest = ''] = /^([ugoa]*)(.*)$/s.exec(clause) ?? []
    if (!/^[-+=]/.test(rest)) throw new ShellError(`\`${rest[0] ?? ''}': invalid symbolic mode operator`)
    const users = [...(who || 'a')].reduce((sum, letter) => sum | (WHO[letter] ?? 0), 0)
    for (const [, operator, letters = ''] of rest.matchAll(/([-+=])([^-+=]*)/g)) {
      const unknown = /[^rwxX]/.exec(letters)?.[0]
      if (unknown !== undefined) throw new ShellError(`\`${unknown}': invalid symbolic mode character`)
      const bits = [...letters].reduce((sum, letter) => sum | bitsOf(letter, allowed), 0) & users
      if (operator === '+') allowed |= bits
      else if (operator === '-') allowed &= ~bits
      else allowed = (allowed & ~users) | bits
    }
  }
  return ~allowed & 0o777
}

function bitsOf(letter: string, allowed: number): number {
  return PERMISSION[letter] ?? (allowed & 0o111 ? 0o111 : 0)
}

export const umask = define('umask', 'Sp', ({ operands: [mode], has }, context) => {
  const { process } = context
  if (mode === undefined) {
    const head = has('p') ? `umask ${has('S') ? '-S ' : ''}` : ''
    return say(context, `${head}${has('S') ? symbols(process.umask) : octal(process.umask)}\n`)
  }
  if (/^\d/.test(mode)) {
    if (!/^[0-7]+$/.test(mode) || parseInt(mode, 8) > 0o7777) throw new ShellError(`${mode}: octal number out of range`)
    process.umask = parseInt(mode, 8) & 0o777
  } else process.umask = changed(process.umask, mode)
  return has('S') ? say(context, `${symbols(process.umask)}\n`) : 0
})
