const WHO: Readonly<Record<string, number>> = { u: 0o700, g: 0o070, o: 0o007, a: 0o777 }
const WHAT: Readonly<Record<string, number>> = { r: 0o444, w: 0o222, x: 0o111 }

const sum = (letters: string, bits: Readonly<Record<string, number>>): number =>
  [...letters].reduce((total, letter) => total | (bits[letter] ?? 0), 0)

/** Whether permission bits are as wanted: `755`, or bits that are to be there or not, `u+x,go-w`. */
export function hasMode(mode: number, wanted: string): boolean {
  if (/^[0-7]{3,4}$/.test(wanted)) return (mode & 0o7777) === Number.parseInt(wanted, 8)
  return wanted.split(',').every((part) => {
    const [, who = '', sign, what = ''] = /^([ugoa]+)([+-])([rwx]+)$/.exec(part) ?? []
    const bits = sum(who, WHO) & sum(what, WHAT)
    return bits !== 0 && (mode & bits) === (sign === '+' ? bits : 0)
  })
}

/** Permission bits as `stat -c %a` shows them. */
export const modeText = (mode: number): string => (mode & 0o7777).toString(8)
