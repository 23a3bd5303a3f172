import { largest } from '../../../base/largest.ts'
import { textWidth } from '../../../base/width.ts'
import { inLoop, within } from '../frame.ts'
import { tell } from '../messages.ts'
import type { Shell } from '../shell.ts'
import { settle, type Steps } from '../steps.ts'
import type { Select } from '../syntax/parser.ts'
import { list } from './list.ts'
import { isMisnamed, leaves, loopBegins, loopHead, loopWords } from './loop.ts'
import { prompt } from './prompt.ts'
import { show } from './tracing.ts'

/** `select name in word…` */
export function* selectLoop(shell: Shell, node: Select): Steps<number> {
  shell.state.line = shell.frame.source.lineAt(node.pos)
  if (isMisnamed(shell, node.name)) return 1
  yield* loopBegins(shell, 'select', node)
  if (shell.state.options.has('xtrace')) yield* show(shell, loopHead('select', node))
  const words = yield* loopWords(shell, node.wordlist)
  return words.length === 0 ? 0 : yield* within(shell, inLoop(shell.frame), rounds(shell, node, words))
}

function* rounds(shell: Shell, { name, body }: Select, words: readonly string[]): Steps<number> {
  const { state } = shell
  const menu = menuOf(words, Number(state.get('COLUMNS') ?? 80))
  let [status, shown] = [0, false]
  for (;;) {
    if (!shown || state.get('REPLY') === '') yield* settle(tell(shell, menu))
    shown = true
    yield* settle(tell(shell, yield* prompt(shell, state.get('PS3') ?? '#? ')))
    if ((yield* shell.runWords(['read', 'REPLY'])) !== 0) {
      yield* settle(shell.process.print('\n'))
      return 1
    }
    const reply = state.get('REPLY') ?? ''
    if (reply === '') continue
    state.set(name.text, /^\d+$/.test(reply) ? (words[Number(reply) - 1] ?? '') : '')
    status = yield* list(shell, body.commands)
    if (shell.jump && leaves(shell)) return status
  }
}

/** The choices in columns, tabs between them; the first column's numbers are only as wide as its own. */
function menuOf(words: readonly string[], columns: number): string {
  const digits = String(words.length).length
  const longest = largest(words.map(textWidth)) + digits + 4
  const fitting = Math.max(1, Math.floor(columns / longest))
  const needed = Math.ceil(words.length / fitting)
  const rows = needed === 1 ? words.length : needed
  let menu = ''
  for (let row = 0; row < rows; row += 1) {
    for (let [at, column] = [row, 0]; at < words.length; at += rows, column += longest) {
      const number = String(at + 1).padStart(column === 0 ? String(rows).length : digits)
      const cell = `${number}) ${words[at] ?? ''}`
      menu += at + rows < words.length ? cell + indent(column + textWidth(cell), column + longest) : `${cell}\n`
    }
  }
  return menu
}

/** Tabs and blanks that lead from one column to another. */
function indent(from: number, to: number): string {
  const stop = Math.floor(to / 8) * 8
  if (stop <= from) return ' '.repeat(to - from)
  return '\t'.repeat(stop / 8 - Math.floor(from / 8)) + ' '.repeat(to - stop)
}
