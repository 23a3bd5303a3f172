import type { Work } from '../../../base/work.ts'
import type { DiffFile } from './diff-file.ts'
import type { Change } from './script.ts'

type LineKind = 'old' | 'new' | 'unchanged'
type GroupKind = LineKind | 'changed'

/** How groups of lines are printed, and the lines in them; what is absent is printed as it is. */
export interface Formats {
  readonly groups: Readonly<Partial<Record<GroupKind, string>>>
  readonly lines: Readonly<Partial<Record<LineKind, string>>>
}

/** What `-D NAME` prints. */
export const ifdefGroups = (name: string): Formats['groups'] => ({
  old: `#ifndef ${name}\n%<#endif /* ! ${name} */\n`,
  new: `#ifdef ${name}\n%>#endif /* ${name} */\n`,
  changed: `#ifndef ${name}\n%<#else /* ${name} */\n%>#endif /* ${name} */\n`,
})

/** How many lines are told between two turns. */
const LINES = 2048

/** `%c'x'`, `%3d` with a letter, `%(A=B?T:E)`, `%<`, or any character. */
const PIECE =
  /%(?:c'(?:\\([0-7]{1,3})|(.))'|([-']*)(\d*)(?:\.(\d*))?([doxX])([EFLMNeflmn])|\(([A-Za-z0-9]+)=([A-Za-z0-9]+)\?|([%<>=lL]))|[^]/y

interface Group {
  readonly files: readonly [DiffFile, DiffFile]
  readonly change: Change
}

/** A part of a format: where it begins, the character that ends it, if one does, and whether it is what was chosen. */
interface Stretch {
  readonly start: number
  readonly ends: string
  readonly prints: boolean
}

const BASES: Readonly<Record<string, number>> = { d: 10, o: 8, x: 16, X: 16 }

/** A number as printf has it: `%-05.3d`. */
function numeral(
  value: number,
  [flags = '', width = '', precision, letter = 'd']: readonly (string | undefined)[],
): string {
  const digits = value.toString(BASES[letter]).padStart(Number(precision ?? 0), '0')
  const text = letter === 'X' ? digits.toUpperCase() : digits
  if (flags.includes('-')) return text.padEnd(Number(width))
  return width.startsWith('0') ? text.padStart(Number(width), '0') : text.padStart(Number(width))
}

/** What stands for itself: `%c'x'`, `%c'\\ooo'`, `%%`, or any character. */
function literal(whole: string, octal: string | undefined, character: string | undefined): string {
  if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8))
  return character ?? (whole === '%%' ? '%' : whole)
}

/** What a letter stands for: capitals are of the new group. */
function letterValue(letter: string, { change }: Group): number {
  const own = letter === letter.toLowerCase()
  const [from, to] = own ? [change.from, change.to] : [change.newFrom, change.newTo]
  switch (letter.toLowerCase()) {
    case 'e':
      return from
    case 'f':
      return from + 1
    case 'l':
      return to
    case 'm':
      return to + 1
    default:
      return to - from
  }
}

class GroupPrinter {
  readonly #formats: Formats
  #out = ''
  #told = 0

  constructor(formats: Formats) {
    this.#formats = formats
  }

  *print(files: Group['files'], changes: readonly Change[]): Work<string> {
    let [at, newAt] = [0, 0]
    const end = files[0].lines.length
    for (const change of [...changes, { from: end, to: end, newFrom: files[1].lines.length, newTo: 0 }]) {
      if (at < change.from)
        yield* this.#group('unchanged', {
          files,
          change: { from: at, to: change.from, newFrom: newAt, newTo: change.newFrom },
        })
      const [old, added] = [change.from < change.to, change.newFrom < change.newTo]
      if (old || added) yield* this.#group(old && added ? 'changed' : old ? 'old' : 'new', { files, change })
      at = change.to
      newAt = change.newTo
    }
    return this.#out
  }

  #formatOf(kind: GroupKind): string {
    const { groups } = this.#formats
    if (kind === 'unchanged') return groups.unchanged ?? '%='
    if (kind === 'changed') return groups.changed ?? this.#formatOf('old') + this.#formatOf('new')
    return groups[kind] ?? groups.changed ?? (kind === 'old' ? '%<' : '%>')
  }

  *#group(kind: GroupKind, group: Group): Work<void> {
    yield* this.#text(this.#formatOf(kind), group, { start: 0, ends: '', prints: true })
  }

  /** Prints a format from a place to its end, or to the `:` or `)` that ends a choice; gives where that was. */
  *#text(format: string, group: Group, { start, ends, prints }: Stretch): Work<number> {
    let at = start
    for (; at < format.length && format.charAt(at) !== ends;) {
      PIECE.lastIndex = at
      const [whole = '', octal, character, flags, width, precision, base, letter, left, right, sign] =
        PIECE.exec(format) ?? []
      at += whole.length
      if (left !== undefined && right !== undefined) {
        at = yield* this.#choice(format, group, at, { holds: valueOf(left, group) === valueOf(right, group), prints })
        continue
      }
      if (!prints) continue
      if (letter !== undefined) this.#out += numeral(letterValue(letter, group), [flags, width, precision, base])
      else if (sign === '<' || sign === '=') yield* this.#lines(sign === '<' ? 'old' : 'unchanged', group)
      else if (sign === '>') yield* this.#lines('new', group)
      else this.#out += literal(whole, octal, character)
    }
    return at
  }

  *#choice(
    format: string,
    group: Group,
    start: number,
    { holds, prints }: { readonly holds: boolean; readonly prints: boolean },
  ): Work<number> {
    const colon = yield* this.#text(format, group, { start, ends: ':', prints: prints && holds })
    return (yield* this.#text(format, group, { start: colon + 1, ends: ')', prints: prints && !holds })) + 1
  }

  *#lines(kind: LineKind, { files, change }: Group): Work<void> {
    const file = files[kind === 'new' ? 1 : 0]
    const [from, to] = kind === 'new' ? [change.newFrom, change.newTo] : [change.from, change.to]
    const format = this.#formats.lines[kind] ?? '%l\n'
    for (let at = from; at < to; at += 1) {
      this.#line(format, file, at)
      this.#told += 1
      if (this.#told % LINES === 0) yield LINES
    }
  }

  #line(format: string, { lines, ended }: DiffFile, at: number): void {
    const line = lines[at] ?? ''
    const end = at === lines.length - 1 && !ended ? '' : '\n'
    for (PIECE.lastIndex = 0; PIECE.lastIndex < format.length;) {
      const [whole = '', octal, character, flags, width, precision, base, letter, , , sign] = PIECE.exec(format) ?? []
      if (letter === 'n') this.#out += numeral(at + 1, [flags, width, precision, base])
      else if (sign === 'l' || sign === 'L') this.#out += line + (sign === 'L' ? end : '')
      else this.#out += literal(whole, octal, character)
    }
  }
}

const valueOf = (word: string, group: Group): number => (/^\d/.test(word) ? Number(word) : letterValue(word, group))

/** Prints two files as one, in groups of equal and of different lines. */
export const formatGroups = (files: Group['files'], changes: readonly Change[], formats: Formats): Work<string> =>
  new GroupPrinter(formats).print(files, changes)
