import type { Editor } from './editor.ts'
import type { After, Given } from './given.ts'
import { EdError, Scanner } from './scanner.ts'
import type { Style } from './show.ts'
import { partsOf, replaced, type Substitution } from './substitution.ts'

interface Wanted {
  readonly how: Substitution
  readonly style: Style | undefined
}

/** What stands between the second delimiter and the third; `closed` tells whether there is a third. */
function replacementOf(editor: Editor, scanner: Scanner, delimiter: string) {
  const text = scanner.match(new RegExp(`(?:\\\\[^]|[^\\\\\\n${delimiter.replace(/[\]\\^-]/g, '\\$&')}])*`, 'y')) ?? ''
  const closed = scanner.take() === delimiter
  if (text !== '%') editor.replacement = text
  if (editor.replacement === undefined) throw new EdError('No previous substitution')
  return { text: editor.replacement, closed }
}

/** The letters l, n, p, g, I and a number, in any order, that end an `s`. @throws EdError */
function flagsOf(scanner: Scanner) {
  const flags = scanner.match(/(?:([glnpI])(?![glnpI\d]*\1)|\d+)*/y) ?? ''
  if (scanner.next !== '') throw new EdError('Invalid command suffix')
  const number = /\d+/.exec(flags)?.[0]
  const conflicts = flags.includes('g') && number !== undefined
  if (conflicts || (number !== undefined && Number(number) === 0)) throw new EdError('Invalid command suffix')
  const style = { print: flags.includes('p'), numbered: flags.includes('n'), literal: flags.includes('l') }
  return {
    ignoreCase: flags.includes('I'),
    global: flags.includes('g'),
    number,
    style: style.print || style.numbered || style.literal ? style : undefined,
  }
}

function fresh(editor: Editor, scanner: Scanner, delimiter: string): Wanted {
  const { text, closed: isWhole } = scanner.pattern(delimiter)
  if (!isWhole) throw new EdError('Missing pattern delimiter')
  const { text: replacement, closed } = replacementOf(editor, scanner, delimiter)
  const { ignoreCase, global, number, style } = flagsOf(scanner)
  const pattern = editor.expressions.compile(text, ignoreCase)
  const parts = partsOf(replacement, pattern.groups)
  const how = { pattern, parts, global, number: Number(number ?? 1) }
  return { how, style: closed ? style : { print: true, numbered: false, literal: false } }
}

/** The last one again: `g` turns it for all matches, `r` takes the last expression, a number is another match. @throws EdError */
function again(editor: Editor, scanner: Scanner): Wanted {
  const last = editor.substitution
  const letters = scanner.match(/(?:[gpr]|\d+)*/y) ?? ''
  if (scanner.next !== '') throw new EdError('Invalid command suffix')
  if (!last) throw new EdError('No previous substitution')
  const number = /\d+/.exec(letters)?.[0]
  const how = {
    pattern: letters.includes('r') ? editor.expressions.last : last.pattern,
    parts: last.parts,
    global: number === undefined && letters.includes('g') !== last.global,
    number: Number(number ?? last.number),
  }
  return { how, style: letters.includes('p') ? { print: true, numbered: false, literal: false } : undefined }
}

/** The command with the lines that a backslash at its end asks for. */
async function wholeScanner({ scanner, source }: Given): Promise<Scanner> {
  let text = scanner.rest()
  while ((/\\*$/.exec(text)?.[0].length ?? 0) % 2 === 1) {
    const next = await source.line()
    if (next === undefined) break
    text += `\n${next}`
  }
  return new Scanner(text)
}

/**
 * `s`: replaces matches in lines.
 * @param remember is called before the first line is changed
 * @throws EdError
 */
export async function substituteCommand(given: Given, remember: () => void): Promise<After> {
  const { editor, range } = given
  const scanner = await wholeScanner(given)
  const repeats = /^[\dgpr]?$/.test(scanner.next)
  const delimiter = repeats ? '' : scanner.take()
  if (delimiter === ' ') throw new EdError('Invalid pattern delimiter')
  const { how, style } = repeats ? again(editor, scanner) : fresh(editor, scanner, delimiter)
  editor.substitution = how
  const { buffer, process } = editor
  let [last, number, changed] = [range.second, range.first, 0]
  remember()
  for (; number <= last; number += 1) {
    const text = await replaced(process, buffer.text(number), how)
    if (text === undefined) continue
    const lines = text.split('\n')
    buffer.replace(number, lines)
    changed = number + lines.length - 1
    last += lines.length - 1
    number += lines.length - 1
  }
  if (changed === 0 && !editor.inGlobal) throw new EdError('No match')
  if (changed === 0) return undefined
  buffer.current = changed
  return style
}
