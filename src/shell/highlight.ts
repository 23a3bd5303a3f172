/** A part of a line, from `start` to before `end`, in a colour: SGR parameters. */
export interface HighlightSpan {
  readonly start: number
  readonly end: number
  readonly style: string
}

const STYLES = { known: '32', unknown: '31', text: '33', operator: '36' } as const

/** Quoted text (closed or not), operators, words, and blanks, as a POSIX shell tells them apart. */
const PARTS = /(?<text>"(?:\\.|[^"\\])*"?|'[^']*'?)|(?<operator>[|&;<>()]+)|(?<word>[^\s"'|&;<>()]+)/g

/**
 * Colours for a line while it is typed: the command of each part green when `isKnown` has it and red when not, quoted text
 * yellow, operators cyan. For the `highlight` option of a Tty.
 */
export function highlightCommands(line: string, isKnown: (name: string) => boolean): readonly HighlightSpan[] {
  const spans: HighlightSpan[] = []
  let expectsCommand = true
  for (const match of line.matchAll(PARTS)) {
    const { text, operator, word } = match.groups ?? {}
    const place = { start: match.index, end: match.index + match[0].length }
    if (operator !== undefined) spans.push({ ...place, style: STYLES.operator })
    else if (text !== undefined) spans.push({ ...place, style: STYLES.text })
    else if (expectsCommand) spans.push({ ...place, style: isKnown(word ?? '') ? STYLES.known : STYLES.unknown })
    // a command follows a list or pipe operator; a file name follows a redirection
    expectsCommand = operator !== undefined && !/[<>]/.test(operator)
  }
  return spans
}
