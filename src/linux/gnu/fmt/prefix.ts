/** The column behind a text that begins at `from`. */
export const columnAfter = (from: number, text: string): number => {
  let column = from
  for (const character of text) column = character === '\t' ? column + 8 - (column % 8) : column + 1
  return column
}

/** The column where the text of a line begins. */
export const indentOf = (line: string): number => columnAfter(0, /^[ \t]*/.exec(line)?.[0] ?? '')

/** Lines that begin with the same mark at the same column, blanks in its place; or a line that does not. */
export type Run =
  | { readonly type: 'marked'; readonly lines: string[]; readonly indent: number; readonly mark: string }
  | { readonly type: 'other'; readonly line: string }

/** Parts lines by whether they begin with a mark, and have text behind it. */
export function markedRuns(lines: readonly string[], given: string): readonly Run[] {
  const mark = given.trim()
  const least = indentOf(given)
  const runs: Run[] = []
  for (const line of lines) {
    const indent = indentOf(line)
    const bare = line.trimStart()
    const rest = bare.slice(mark.length)
    const column = columnAfter(indent + mark.length, /^[ \t]*/.exec(rest)?.[0] ?? '')
    // the blanks behind the mark belong to it
    const begins = bare.startsWith(mark) && indent >= least && column >= indent + given.trimStart().length
    if (!begins || rest.trim() === '') {
      runs.push({ type: 'other', line })
      continue
    }
    const text = ' '.repeat(column) + rest.trimStart()
    const last = runs.at(-1)
    if (last?.type === 'marked' && last.indent === indent) last.lines.push(text)
    else runs.push({ type: 'marked', lines: [text], indent, mark })
  }
  return runs
}

/** A line with the mark put back in the place of its blanks. */
export function marked(line: string, { indent, mark }: Extract<Run, { type: 'marked' }>): string {
  if (line === '' || line === '\n') return line
  const column = indentOf(line)
  return ' '.repeat(indent) + mark + ' '.repeat(Math.max(0, column - indent - mark.length)) + line.trimStart()
}
