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

/** How many lines are looked at between two turns. */
const MANY = 512

/** Parts lines by whether they begin with a mark, and have text behind it; undefined is no run, but a chance for others. */
export function* markedRuns(lines: readonly string[], given: string): Generator<Run | undefined, void> {
  const mark = given.trim()
  const least = indentOf(given)
  let run: Extract<Run, { type: 'marked' }> | undefined
  for (const [at, line] of lines.entries()) {
    if (at % MANY === 0) yield undefined
    const indent = indentOf(line)
    const bare = line.trimStart()
    const rest = bare.slice(mark.length)
    const column = columnAfter(indent + mark.length, /^[ \t]*/.exec(rest)?.[0] ?? '')
    // the blanks behind the mark belong to it
    const begins = bare.startsWith(mark) && indent >= least && column >= indent + given.trimStart().length
    if (!begins || rest.trim() === '') {
      if (run) yield run
      run = undefined
      yield { type: 'other', line }
      continue
    }
    const text = ' '.repeat(column) + rest.trimStart()
    if (run?.indent === indent) {
      run.lines.push(text)
      continue
    }
    if (run) yield run
    run = { type: 'marked', lines: [text], indent, mark }
  }
  if (run) yield run
}

/** A line with the mark put back in the place of its blanks. */
export function marked(line: string, { indent, mark }: Extract<Run, { type: 'marked' }>): string {
  if (line === '' || line === '\n') return line
  const column = indentOf(line)
  return ' '.repeat(indent) + mark + ' '.repeat(Math.max(0, column - indent - mark.length)) + line.trimStart()
}
