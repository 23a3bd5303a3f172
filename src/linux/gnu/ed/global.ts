import type { Line } from './buffer.ts'
import type { Editor } from './editor.ts'
import type { After, Given, RunLine } from './given.ts'
import { continuedLines, ListLines } from './line-source.ts'
import { EdError } from './scanner.ts'

/** How many lines are made room for in a microsecond, where a command does that. */
const LINES_A_MICROSECOND = 1000
const PRINT = { print: true, numbered: false, literal: false }

/** The lines that match, or that do not. */
async function matching({ editor, range, letter }: Given, pattern: Editor['expressions']['last']) {
  const { buffer, expressions } = editor
  const [first, last] = range.count > 0 ? [range.first, range.second] : [1, buffer.last]
  if (range.count > 0 && first === 0) throw new EdError('Invalid address')
  const wanted = letter === 'g' || letter === 'G'
  const found: Line[] = []
  for (const line of buffer.lines(first, last))
    if ((await expressions.matches(pattern, line.text)) === wanted) found.push(line)
  return found
}

/** Runs commands at a line; true when one of them leaves the editor. */
async function runAt(editor: Editor, commands: readonly string[], run: RunLine): Promise<boolean> {
  const source = new ListLines(commands)
  for (let line = await source.line(); line !== undefined; line = await source.line())
    if ((await run(editor, line, source)) === 'quit') return true
  return false
}

/** What `G` and `V` are told to do at a line; `&` is the same again. @throws EdError */
async function asked({ source }: Given, before: readonly string[] | undefined): Promise<readonly string[]> {
  const line = await source.line()
  if (line === undefined) throw new EdError('Unexpected end-of-file')
  if (line === '') return []
  if (line !== '&') return continuedLines(line, source)
  if (!before) throw new EdError('No previous command')
  return before
}

/** `g`, `v`: commands at all lines that match; `G`, `V`: asks for them at each. @throws EdError */
export async function globalCommand(given: Given, run: RunLine): Promise<After> {
  const { editor, scanner, letter, source } = given
  if (editor.inGlobal) throw new EdError('Cannot nest global commands')
  const delimiter = scanner.take()
  if (delimiter === '' || delimiter === ' ') throw new EdError('Invalid pattern delimiter')
  const { pattern } = editor.expressions.read(scanner, delimiter)
  const asks = letter === 'G' || letter === 'V'
  const rest = scanner.rest()
  if (asks && rest !== '') throw new EdError('Invalid command suffix')
  const list = rest === '' ? ['p'] : await continuedLines(rest, source)
  let commands: readonly string[] | undefined = asks ? undefined : list
  const found = await matching(given, pattern)
  editor.buffer.remember()
  editor.inGlobal = true
  try {
    for (const line of found) {
      const due = editor.process.due(1 + Math.floor(editor.buffer.last / LINES_A_MICROSECOND))
      if (due) await due
      const number = editor.buffer.numberOf(line)
      if (number === 0) continue
      editor.buffer.current = number
      if (asks) await editor.show(number, number, PRINT)
      const now = asks ? await asked(given, commands) : (commands ?? [])
      if (now.length > 0) commands = now
      if (await runAt(editor, now, run)) return 'quit'
    }
  } finally {
    editor.inGlobal = false
  }
  return undefined
}
