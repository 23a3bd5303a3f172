import type { Bar } from './bar.ts'
import type { Buffer, Place } from './buffer.ts'
import { plural } from './counts.ts'

/** Searching and replacing; case is ignored. */
export class Search {
  readonly #bar: Bar
  /** What was looked for last. */
  #pattern = ''

  constructor(bar: Bar) {
    this.#bar = bar
  }

  /** Asks what to look for, and goes to it. */
  async where(buffer: Buffer): Promise<void> {
    const pattern = await this.#ask('Search')
    if (pattern !== undefined) this.find(buffer, pattern)
  }

  /** Goes to the next place of a text, case ignored, over the end to the beginning. */
  find(buffer: Buffer, pattern = this.#pattern): void {
    if (pattern === '') {
      this.#bar.message = 'No current search pattern'
      return
    }
    this.#pattern = pattern
    const { caret, lines } = buffer
    const sought = pattern.toLowerCase()
    for (let step = 0; step <= lines.length; step += 1) {
      const line = (caret.line + step) % lines.length
      const at = (lines[line] ?? '').toLowerCase().indexOf(sought, step === 0 ? caret.at + 1 : 0)
      if (at < 0) continue
      const same = line === caret.line && at === caret.at
      if (same) this.#bar.message = 'This is the only occurrence'
      else if (line < caret.line || (line === caret.line && at < caret.at)) this.#bar.message = 'Search Wrapped'
      buffer.move({ line, at })
      return
    }
    this.#bar.message = `"${pattern}" not found`
  }

  /** Asks what to replace, by what, and at which places. */
  async replace(buffer: Buffer): Promise<void> {
    const pattern = await this.#ask('Search (to replace)')
    if (pattern === undefined || pattern === '') return
    this.#pattern = pattern
    const by = await this.#bar.ask('Replace with')
    if (by !== undefined) await this.#replaceEach(buffer, pattern, by)
  }

  /** Asks for a pattern; nothing typed stands for the last one. */
  async #ask(label: string): Promise<string | undefined> {
    const pattern = await this.#bar.ask(this.#pattern === '' ? label : `${label} [${this.#pattern}]`)
    return pattern === '' ? this.#pattern : pattern
  }

  async #replaceEach(buffer: Buffer, pattern: string, by: string): Promise<void> {
    let [count, all] = [0, false]
    let from = buffer.caret
    for (let place = nextPlace(buffer.lines, pattern, from); place; place = nextPlace(buffer.lines, pattern, from)) {
      buffer.move(place)
      const answer = all ? 'y' : await this.#bar.choice('Replace this instance?')
      if (answer === undefined) break
      if (answer === 'a') all = true
      from = { line: place.line, at: place.at + (answer === 'n' ? pattern.length : by.length) }
      if (answer === 'n') continue
      buffer.remove(place, { line: place.line, at: place.at + pattern.length }, 'replacement')
      buffer.insert(by, 'replacement')
      count += 1
    }
    this.#bar.message = count === 0 ? `"${pattern}" not found` : `Replaced ${plural(count, 'occurrence')}`
  }
}

/** The first place of a pattern, from a place on. */
function nextPlace(lines: readonly string[], pattern: string, { line, at }: Place): Place | undefined {
  const sought = pattern.toLowerCase()
  for (let row = line; row < lines.length; row += 1) {
    const found = (lines[row] ?? '').toLowerCase().indexOf(sought, row === line ? at : 0)
    if (found >= 0) return { line: row, at: found }
  }
  return undefined
}
