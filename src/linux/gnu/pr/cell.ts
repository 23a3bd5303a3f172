import type { Settings } from './settings.ts'

/** A line as it stands in its column, and how wide it is. */
export interface Cell {
  readonly text: string
  readonly width: number
}

const octal = (code: number): string => `\\${code.toString(8).padStart(3, '0')}`

const isPrintable = (character: string): boolean => character >= ' ' && character <= '~'

/** A character that cannot be printed, as -c and -v show it. */
function shown(character: string, control: 'caret' | 'octal'): string {
  const code = character.charCodeAt(0)
  return control === 'caret' && code < 128 ? `^${String.fromCharCode(code ^ 64)}` : octal(code)
}

/** What stands for a character at a position, and how far it leads. */
function piece(character: string, position: number, { input, control }: Settings): readonly [string, number] {
  if (character === '\t' || character === input.character) {
    const width = character === input.character ? input.width : 8
    const reach = width - (position % width)
    return input.expands ? [' '.repeat(reach), reach] : [character, reach]
  }
  if (isPrintable(character)) return [character, 1]
  if (control) {
    const text = shown(character, control)
    return [text, text.length]
  }
  if (character !== '\b') return [character, 0]
  return position === 0 ? ['', 0] : [character, -1]
}

/** A line of the text as its column has it, behind a number that is `before` columns wide. */
export function cellOf(line: string, before: number, settings: Settings): Cell {
  const { cuts, columnWidth, input } = settings
  // most lines are plain
  if (/^[ -~]*$/.test(line) && !line.includes(input.character)) {
    const text = cuts ? line.slice(0, Math.max(1, columnWidth - before)) : line
    return { text, width: before + text.length }
  }
  let [text, position] = ['', 0]
  for (const [at, character] of Array.from(line).entries()) {
    const [added, width] = piece(character, position, settings)
    if (cuts && position + width > columnWidth) break
    text += added
    // GNU's reads the first character before it writes the number
    position += width + (at === 0 ? before : 0)
  }
  return { text, width: position }
}
