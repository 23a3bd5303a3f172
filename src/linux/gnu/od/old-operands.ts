/** What operands say of old: the files, where to begin, and which address that has beside its own. */
export interface OldOperands {
  readonly files: readonly string[]
  readonly skip?: number
  readonly label?: number
}

/** An offset as od had it of old: octal, or hexadecimal behind 0x; `b` counts blocks of 512 bytes. */
function oldOffset(word: string | undefined): number | undefined {
  const [, hexadecimal, octal, blocks] = /^\+?(?:0[xX]([\dA-Fa-f]+)|([0-7]+))([bB]?)$/.exec(word ?? '') ?? []
  if (hexadecimal === undefined && octal === undefined) return undefined
  const number = hexadecimal === undefined ? Number.parseInt(octal ?? '', 8) : Number.parseInt(hexadecimal, 16)
  return blocks ? number * 512 : number
}

/**
 * Reads `[FILE] [+]OFFSET [[+]LABEL]`. Where that was not asked for, an offset alone needs its plus sign.
 * @param asked whether --traditional was given
 */
export function oldOperands(words: readonly string[], asked: boolean): OldOperands {
  const [first = '', second, third] = words
  const numbers = words.map(oldOffset)
  if (words.length === 1 && (asked || first.startsWith('+')) && numbers[0] !== undefined)
    return { files: [], skip: numbers[0] }
  if (words.length === 2 && (asked || /^[+\d]/.test(second ?? '')) && numbers[1] !== undefined)
    return asked && numbers[0] !== undefined
      ? { files: [], skip: numbers[0], label: numbers[1] }
      : { files: [first], skip: numbers[1] }
  if (asked && third !== undefined && numbers[1] !== undefined && numbers[2] !== undefined)
    return { files: [first], skip: numbers[1], label: numbers[2] }
  return { files: words }
}
