import { paint } from '../base/color.ts'
import { textWidth } from '../base/width.ts'
import { wrapText } from '../base/wrap-text.ts'
import { type CommandDeclaration, type Example, optionRows, synopsis } from './declaration.ts'

/** The widest that a page gets: longer lines are hard to read. */
const WIDEST = 80
const INDENT = 7

function indented(text: string, indent: number, width: number): readonly string[] {
  return wrapText(text, Math.max(10, width - indent)).map((line) => ' '.repeat(indent) + line)
}

function section(title: string, blocks: readonly (readonly string[])[]): readonly string[] {
  if (blocks.length === 0) return []
  const spaced = blocks.flatMap((block, index) => (index === 0 ? block : ['', ...block]))
  return ['', paint(title, 'bold'), ...spaced]
}

function headline(name: string, width: number): string {
  const title = `${name.toUpperCase()}(1)`
  const middle = 'User Commands'
  const blanks = width - 2 * textWidth(title) - middle.length
  if (blanks < 4) return title
  const left = Math.floor(blanks / 2)
  return title + ' '.repeat(left) + middle + ' '.repeat(blanks - left) + title
}

/** A manual page, man(7), written from what a command declares about itself; `columns` is the screen's width. */
export function manPage(declaration: CommandDeclaration, columns: number = WIDEST): string {
  const width = Math.min(columns, WIDEST)
  const body = (text: string): readonly string[] => indented(text, INDENT, width)
  const pair = (term: string, meaning: string): readonly string[] => [
    ...body(term),
    ...indented(meaning, 2 * INDENT, width),
  ]
  const example = ({ line, meaning }: Example): readonly string[] => pair(line, meaning)
  const lines = [
    headline(declaration.name, width),
    ...section('NAME', [body(`${declaration.name} - ${declaration.summary}`)]),
    ...section('SYNOPSIS', [body(synopsis(declaration))]),
    ...section('DESCRIPTION', declaration.description.map(body)),
    ...section(
      'OPTIONS',
      optionRows(declaration).map(([label, summary]) => pair(label, summary)),
    ),
    ...section('EXAMPLES', (declaration.examples ?? []).map(example)),
  ]
  return lines.map((line) => `${line}\n`).join('')
}
