import { GrowingText } from '../../../base/growing-text.ts'
import type { Work } from '../../../base/work.ts'
import type { Match, Pattern } from '../../../shell/posix/regex/pattern.ts'
import type { Part, Substitution } from './command.ts'

/** Puts together what replaces a match, with letters changed as the parts want it. */
class Replacement {
  text = ''
  #mode = 'E'
  #once = ''

  add(parts: readonly Part[], subject: string, match: Match): void {
    for (const part of parts) {
      if (part.type === 'text') this.#append(part.text)
      else if (part.type === 'group') this.#append(subject.slice(...(match[part.group] ?? [0, 0])))
      else if (part.letter === 'u' || part.letter === 'l') this.#once = part.letter
      else {
        this.#mode = part.letter
        this.#once = ''
      }
    }
    this.#mode = 'E'
    this.#once = ''
  }

  #append(text: string): void {
    if (text === '') return
    let changed = this.#mode === 'U' ? text.toUpperCase() : this.#mode === 'L' ? text.toLowerCase() : text
    if (this.#once !== '') {
      const [first = ''] = changed
      changed = (this.#once === 'u' ? first.toUpperCase() : first.toLowerCase()) + changed.slice(first.length)
      this.#once = ''
    }
    this.text += changed
  }
}

/** After how many matches in one text others have their turn. */
const PATIENCE = 1024

/** What is left when matches are replaced; undefined when none was. */
export function* substitute(subject: string, pattern: Pattern, how: Substitution): Work<string | undefined> {
  const { parts, global, number } = how
  const [replaced, before] = [new Replacement(), new GrowingText()]
  const plain = parts.length === 0 || pattern.groups === 0
  let [at, count, end, rounds] = [0, 0, -1, 0]
  while (at <= subject.length) {
    rounds += 1
    if (rounds % PATIENCE === 0) {
      before.add(replaced.text)
      replaced.text = ''
      yield PATIENCE
    }
    const near = plain ? pattern.near(subject, at) : 'far'
    const match: Match | undefined = near === 'far' ? yield* pattern.finding(subject, at) : near && [near]
    if (!match) break
    const [[start, stop]] = match
    replaced.text += subject.slice(at, start)
    // what is empty and follows a match at once is none
    if (start < stop || start !== end) {
      count += 1
      if (count >= number) {
        replaced.add(parts, subject, match)
        if (!global) return before.whole(replaced.text + subject.slice(stop))
      } else replaced.text += subject.slice(start, stop)
    }
    at = stop
    end = stop
    if (start === stop) {
      const width = (subject.codePointAt(at) ?? 0) > 0xffff ? 2 : 1
      replaced.text += subject.slice(at, at + width)
      at += width
    }
  }
  return count < number ? undefined : before.whole(replaced.text + subject.slice(at))
}
