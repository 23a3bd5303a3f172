import type { Range } from './address.ts'
import type { Editor } from './editor.ts'
import type { After, Given } from './given.ts'
import { globalCommand } from './global.ts'
import type { LineSource } from './line-source.ts'
import { EdError, Scanner } from './scanner.ts'
import type { Style } from './show.ts'
import { substituteCommand } from './substitute-command.ts'

type Action = (given: Given) => After | Promise<After>

/** Reads the letters l, n and p that end a command. @throws EdError */
export function suffix({ scanner }: Pick<Given, 'scanner'>): Style | undefined {
  const letters = scanner.match(/(?:([lnp])(?![lnp]*\1))*/y) ?? ''
  if (scanner.next !== '') throw new EdError('Invalid command suffix')
  if (letters === '') return undefined
  return { print: letters.includes('p'), numbered: letters.includes('n'), literal: letters.includes('l') }
}

function noAddress({ range }: Given): void {
  if (range.count > 0) throw new EdError('Unexpected address')
}

/** Lines that have to be there. @throws EdError */
function lines({ range }: Given): Range {
  if (range.first === 0) throw new EdError('Invalid address')
  return range
}

/** The lines given, or these where none are. @throws EdError */
function linesOr({ range, editor }: Given, first: number, second: number): Range {
  if (range.count > 0) return range
  if (second > editor.buffer.last || first > second) throw new EdError('Invalid address')
  return { count: 0, first, second }
}

/** Refuses once what would lose changes. @throws EdError */
function guard({ editor, warned }: Given): void {
  if (editor.buffer.modified && !warned) {
    editor.warned = true
    throw new EdError('Warning: buffer modified')
  }
}

function remember({ editor }: Given): void {
  if (!editor.inGlobal) editor.buffer.remember()
}

async function insert(given: Given, after: number): Promise<After> {
  const style = suffix(given)
  remember(given)
  const count = await given.editor.insert(after, given.source)
  if (count === 0 && after > 0) given.editor.buffer.current = given.range.second
  return style
}

async function change(given: Given): Promise<After> {
  const { first, second } = lines(given)
  const style = suffix(given)
  remember(given)
  given.editor.buffer.delete(first, second)
  await given.editor.insert(first - 1, given.source)
  return style
}

function deleteLines(given: Given): After {
  const { first, second } = lines(given)
  const style = suffix(given)
  remember(given)
  given.editor.buffer.delete(first, second)
  return style
}

async function edit(given: Given, guarded: boolean): Promise<After> {
  noAddress(given)
  const name = given.editor.target(await given.editor.name(given.scanner))
  if (guarded) guard(given)
  await given.editor.edit(name)
  return undefined
}

async function file(given: Given): Promise<After> {
  noAddress(given)
  const { editor } = given
  const name = await editor.name(given.scanner)
  if (name.startsWith('!')) throw new EdError('Invalid redirection')
  if (name !== '') editor.fileName = name
  await editor.process.print(`${editor.target('')}\n`)
  return undefined
}

function join(given: Given): After {
  const { buffer } = given.editor
  const { first, second } = linesOr(given, buffer.current, buffer.current + 1)
  if (first === 0) throw new EdError('Invalid address')
  const style = suffix(given)
  if (first === second) return style
  remember(given)
  const text = buffer.texts(first, second).join('')
  buffer.delete(first, second)
  buffer.append(first - 1, [text])
  return style
}

function mark(given: Given): After {
  const letter = given.scanner.take()
  if (letter === '') throw new EdError('Invalid command suffix')
  const style = suffix(given)
  if (given.range.second === 0) throw new EdError('Invalid address')
  if (!/^[a-z]$/.test(letter)) throw new EdError('Invalid mark character')
  given.editor.buffer.mark(given.range.second, letter)
  return style
}

async function destination(given: Given): Promise<number> {
  return (await given.editor.addresses.range(given.scanner)).second
}

async function move(given: Given): Promise<After> {
  const { first, second } = lines(given)
  const after = await destination(given)
  if (after >= first && after < second) throw new EdError('Invalid destination')
  const style = suffix(given)
  remember(given)
  const { buffer } = given.editor
  if (after === second || after === first - 1) buffer.current = second
  else buffer.move(first, second, after)
  return style
}

async function transfer(given: Given): Promise<After> {
  const { first, second } = lines(given)
  const after = await destination(given)
  const style = suffix(given)
  remember(given)
  given.editor.buffer.append(after, given.editor.buffer.texts(first, second))
  return style
}

async function print(given: Given): Promise<After> {
  const { first, second } = lines(given)
  const more = suffix(given)
  const { letter } = given
  await given.editor.show(first, second, {
    print: true,
    numbered: letter === 'n' || more?.numbered === true,
    literal: letter === 'l' || more?.literal === true,
  })
  return undefined
}

async function read(given: Given): Promise<After> {
  const { editor, range } = given
  const name = await editor.name(given.scanner)
  const after = range.count > 0 ? range.second : editor.buffer.last
  if (editor.fileName === '' && !name.startsWith('!')) editor.fileName = name
  remember(given)
  await editor.read(after, editor.target(name))
  return undefined
}

async function write(given: Given): Promise<After> {
  const { editor, scanner, range } = given
  const quits = scanner.match(/[qQ]/y)
  const name = await editor.name(scanner)
  const { last } = editor.buffer
  const whole: Range = { count: 0, first: Math.min(1, last), second: last }
  if (range.count > 0) lines(given)
  if (editor.fileName === '' && !name.startsWith('!')) editor.fileName = name
  await editor.write(range.count > 0 ? range : whole, editor.target(name), given.letter === 'W')
  if (quits === 'q') guard(given)
  return quits === undefined ? undefined : 'quit'
}

async function scroll(given: Given): Promise<After> {
  const { editor, scanner, range } = given
  const start = range.count > 0 ? range.second : editor.buffer.current + 1
  if (start > editor.buffer.last || start === 0) throw new EdError('Invalid address')
  const size = Number(scanner.match(/\d+/y) ?? 0)
  const style = suffix(given) ?? { print: true, numbered: false, literal: false }
  if (size > 0) editor.window = size
  await editor.show(start, Math.min(start + editor.window - 1, editor.buffer.last), style)
  return undefined
}

async function lineNumber(given: Given): Promise<After> {
  const { editor, range } = given
  const style = suffix(given)
  await editor.process.print(`${range.count > 0 ? range.second : editor.buffer.last}\n`)
  return style
}

async function nextLine(given: Given): Promise<After> {
  const { current } = given.editor.buffer
  const { second } = linesOr(given, current + 1, current + 1)
  await given.editor.show(second, second, { print: true, numbered: false, literal: false })
  return undefined
}

async function tellError(given: Given, turns: boolean): Promise<After> {
  noAddress(given)
  const { editor } = given
  const style = suffix(given)
  if (turns) editor.verbose = !editor.verbose
  if (editor.error !== '' && (!turns || editor.verbose)) await editor.process.print(`${editor.error}\n`)
  return style
}

function prompts(given: Given): After {
  noAddress(given)
  const style = suffix(given)
  given.editor.prompts = !given.editor.prompts
  return style
}

function quit(given: Given): After {
  noAddress(given)
  suffix(given)
  if (given.letter === 'q') guard(given)
  return 'quit'
}

function undo(given: Given): After {
  noAddress(given)
  const style = suffix(given)
  if (!given.editor.buffer.undo()) throw new EdError('Nothing to undo')
  return style
}

function put(given: Given): After {
  const style = suffix(given)
  if (!given.editor.buffer.holdsCut) throw new EdError('Nothing to put')
  remember(given)
  given.editor.buffer.put(given.range.second)
  return style
}

function yank(given: Given): After {
  const { first, second } = lines(given)
  const style = suffix(given)
  given.editor.buffer.yank(first, second)
  return style
}

async function shell(given: Given): Promise<After> {
  noAddress(given)
  await given.editor.shell(given.scanner.rest())
  return undefined
}

const actions: Readonly<Record<string, Action>> = {
  a: (given) => insert(given, given.range.second),
  i: (given) => insert(given, Math.max(given.range.second - 1, 0)),
  c: change,
  d: deleteLines,
  e: (given) => edit(given, true),
  E: (given) => edit(given, false),
  f: file,
  g: (given) => globalCommand(given, runLine),
  G: (given) => globalCommand(given, runLine),
  v: (given) => globalCommand(given, runLine),
  V: (given) => globalCommand(given, runLine),
  h: (given) => tellError(given, false),
  H: (given) => tellError(given, true),
  j: join,
  k: mark,
  l: print,
  m: move,
  n: print,
  p: print,
  P: prompts,
  q: quit,
  Q: quit,
  r: read,
  s: (given) => {
    lines(given)
    return substituteCommand(given, () => remember(given))
  },
  t: transfer,
  u: undo,
  w: write,
  W: write,
  x: put,
  y: yank,
  z: scroll,
  '=': lineNumber,
  '!': shell,
  '#': () => undefined,
  '': nextLine,
}

/** Runs one command line. @throws EdError */
export async function runLine(editor: Editor, text: string, source: LineSource): Promise<'quit' | undefined> {
  const { warned } = editor
  editor.warned = false
  const scanner = new Scanner(text)
  const range = await editor.addresses.range(scanner)
  scanner.skipBlanks()
  const letter = scanner.take()
  const action = actions[letter]
  if (!action) throw new EdError('Unknown command')
  const after = await action({ editor, scanner, letter, range, source, warned })
  if (after === 'quit') return 'quit'
  if (after) await editor.show(editor.buffer.current, editor.buffer.current, after)
  return undefined
}
