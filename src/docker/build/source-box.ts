import type { Lines } from './node.ts'

const RULE = '-'.repeat(20)

/** How many lines are shown around one line, and around several, both sides together. */
const AROUND_ONE = 4
const AROUND_MANY = 2

/** The first and the last line that are shown: as BuildKit counts them, a turn without a line counts, too. */
function shownLines({ first, last }: Lines, count: number): Lines {
  const most = first === last ? AROUND_ONE : AROUND_MANY
  let [from, to] = [first, Math.min(last, count)]
  for (let taken = 0; taken < most; taken += 1) {
    if (from > 1) [from, taken] = [from - 1, taken + 1]
    if (to < count) [to, taken] = [to + 1, taken + 1]
  }
  return { first: from, last: to }
}

/** The lines of a Dockerfile that something is about, with those around them. */
export function sourceBox(name: string, text: string, lines: Lines): string {
  const all = text.split('\n')
  const shown = shownLines(lines, all.length)
  const rows = all.slice(shown.first - 1, shown.last).map((line, at) => {
    const number = shown.first + at
    const mark = number >= lines.first && number <= lines.last ? '>>>' : '   '
    return ` ${String(number).padStart(3)} | ${mark} ${line}`
  })
  return [`${name}:${lines.first}`, RULE, ...rows, RULE].map((row) => `${row}\n`).join('')
}
