import { nextBoundary, previousBoundary } from '../../../base/width.ts'

/** A place in a text: offsets of UTF-16 code units from 0. */
export interface Place {
  readonly line: number
  readonly at: number
}

/** What an undo calls what it takes back, in nano's words. */
export type Change = 'addition' | 'line break' | 'deletion' | 'cut' | 'paste' | 'replacement' | 'insertion'

interface Version {
  readonly lines: readonly string[]
  readonly caret: Place
}

interface Step {
  readonly change: Change
  readonly before: Version
  readonly after: Version
}

const MOST_STEPS = 1000
/** How many lines all steps may have together: each has a list of all of them. */
const MOST_LINES = 20_000_000

/** A text being edited, and how it came to be. There is always a last line; it is empty where the text ends in a newline. */
export class Buffer {
  #version: Version
  /** The lines as they were saved. */
  #saved: readonly string[]
  readonly #done: Step[] = []
  readonly #undone: Step[] = []
  #cut: readonly string[] = []
  #cutting = false

  constructor(text: string) {
    this.#version = { lines: text.split('\n'), caret: { line: 0, at: 0 } }
    this.#saved = this.#version.lines
  }

  get lines(): readonly string[] {
    return this.#version.lines
  }

  get caret(): Place {
    return this.#version.caret
  }

  get modified(): boolean {
    return this.lines !== this.#saved
  }

  /** The text as it is written to a file: it ends in a newline unless it is empty. */
  get text(): string {
    const text = this.lines.join('\n')
    return text === '' || text.endsWith('\n') ? text : `${text}\n`
  }

  get line(): string {
    return this.lines[this.caret.line] ?? ''
  }

  markSaved(): void {
    this.#saved = this.lines
  }

  /** Moves the caret; places outside the text become the nearest inside it. */
  move({ line, at }: Place): void {
    const row = Math.max(0, Math.min(this.lines.length - 1, line))
    const caret = { line: row, at: Math.max(0, Math.min((this.lines[row] ?? '').length, at)) }
    this.#version = { lines: this.lines, caret }
    this.#cutting = false
  }

  left(): void {
    const { line, at } = this.caret
    if (at > 0) this.move({ line, at: previousBoundary(this.line, at) })
    else if (line > 0) this.move({ line: line - 1, at: Infinity })
  }

  right(): void {
    const { line, at } = this.caret
    if (at < this.line.length) this.move({ line, at: nextBoundary(this.line, at) })
    else if (line < this.lines.length - 1) this.move({ line: line + 1, at: 0 })
  }

  /** Puts text in at the caret, which goes behind it. */
  insert(text: string, change: Change): void {
    const { line, at } = this.caret
    const added = text.split('\n')
    const [before, after] = [this.line.slice(0, at), this.line.slice(at)]
    const last = added.length - 1
    const end = { line: line + last, at: (last === 0 ? before.length : 0) + (added[last] ?? '').length }
    added[0] = before + (added[0] ?? '')
    added[last] = (added[last] ?? '') + after
    this.#apply(change, { lines: this.lines.slice(0, line).concat(added, this.lines.slice(line + 1)), caret: end })
  }

  /** Takes out what is between two places, the first before the second. */
  remove(from: Place, to: Place, change: Change): void {
    const joined = (this.lines[from.line] ?? '').slice(0, from.at) + (this.lines[to.line] ?? '').slice(to.at)
    this.#apply(change, { lines: this.lines.toSpliced(from.line, to.line - from.line + 1, joined), caret: from })
  }

  deleteForward(): void {
    const { line, at } = this.caret
    if (at < this.line.length) this.remove(this.caret, { line, at: nextBoundary(this.line, at) }, 'deletion')
    else if (line < this.lines.length - 1) this.remove(this.caret, { line: line + 1, at: 0 }, 'deletion')
  }

  deleteBackward(): void {
    const { line, at } = this.caret
    if (line === 0 && at === 0) return
    this.left()
    this.deleteForward()
  }

  /** Cuts the line; lines that are cut one after the other come back together. False when there was nothing. */
  cutLine(): boolean {
    const { line } = this.caret
    const last = line === this.lines.length - 1
    if (last && this.line === '') return false
    const cut = this.#cutting ? this.#cut : []
    this.#cut = [...cut, this.line]
    this.remove({ line, at: 0 }, last ? { line, at: this.line.length } : { line: line + 1, at: 0 }, 'cut')
    this.#cutting = true
    return true
  }

  copyLine(): void {
    this.#cut = [this.line]
    this.move({ line: this.caret.line + 1, at: 0 })
  }

  paste(): boolean {
    if (this.#cut.length === 0) return false
    this.insert(`${this.#cut.join('\n')}\n`, 'paste')
    return true
  }

  /** Takes the last change back and gives its name; undefined when there is none. */
  undo(): Change | undefined {
    const step = this.#done.pop()
    if (!step) return undefined
    this.#undone.push(step)
    this.#version = step.before
    return step.change
  }

  redo(): Change | undefined {
    const step = this.#undone.pop()
    if (!step) return undefined
    this.#done.push(step)
    this.#version = step.after
    return step.change
  }

  #apply(change: Change, after: Version): void {
    const last = this.#done.at(-1)
    // characters typed or taken out one after the other are one change
    const joins = last?.change === change && last.after === this.#version && /^(addition|deletion)$/.test(change)
    if (joins) this.#done.pop()
    this.#done.push({ change, before: joins ? last.before : this.#version, after })
    const most = Math.max(1, Math.min(MOST_STEPS, MOST_LINES / after.lines.length))
    while (this.#done.length > most) this.#done.shift()
    this.#undone.length = 0
    this.#version = after
    this.#cutting = false
  }
}
