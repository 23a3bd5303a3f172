/** Keys by the last letter of their sequence. */
const LETTERS: Readonly<Record<string, string>> = {
  A: 'Up',
  B: 'Down',
  C: 'Right',
  D: 'Left',
  F: 'End',
  H: 'Home',
  P: 'F1',
  Q: 'F2',
  R: 'F3',
  S: 'F4',
  Z: 'BackTab',
}
/** Keys by the number before their tilde. */
const NUMBERS: Readonly<Record<string, string>> = {
  1: 'Home',
  2: 'Insert',
  3: 'Delete',
  4: 'End',
  5: 'PageUp',
  6: 'PageDown',
  7: 'Home',
  8: 'End',
  15: 'F5',
  17: 'F6',
  18: 'F7',
  19: 'F8',
}
const CONTROLS: Readonly<Record<number, string>> = {
  9: 'Tab',
  10: 'Enter',
  13: 'Enter',
  27: 'Escape',
  127: 'Backspace',
  8: 'Backspace',
}

/** One input at the head of what a terminal sent: a sequence, Alt with a key, or a character. */
const INPUT = /\x1b(?:\[([0-9;]*)([A-Za-z~])|O([A-Za-z]))|\x1b([^\x1b[O])|([^])/gu

function sequenceKey(parameters: string, final: string): string | undefined {
  const [first = '', modifier] = parameters.split(';')
  const name = final === '~' ? NUMBERS[first] : LETTERS[final]
  if (name === undefined) return undefined
  const bits = Number(modifier ?? 1) - 1
  return (bits & 4 ? 'C-' : '') + (bits & 2 ? 'M-' : '') + name
}

const controlName = (code: number): string => CONTROLS[code] ?? `^${String.fromCharCode(code + 64)}`

function characterKey(character: string): string {
  const code = character.codePointAt(0) ?? 0
  return code < 32 || code === 127 ? controlName(code) : character
}

/**
 * Takes apart what a terminal sends, after xterm's control sequences: characters stand for themselves, Ctrl with a letter is `^X`, Alt
 * `M-x`, and the other keys have their names: `Up`, `PageDown`, `Enter`, `C-Right`. Sequences that mean no key are left out.
 */
export function keysOf(data: string): readonly string[] {
  return [...data.matchAll(INPUT)].flatMap(([, parameters, final, short, alt, character]) => {
    if (final !== undefined) return sequenceKey(parameters ?? '', final) ?? []
    if (short !== undefined) return LETTERS[short] ?? []
    return alt === undefined ? characterKey(character ?? '') : `M-${characterKey(alt)}`
  })
}
