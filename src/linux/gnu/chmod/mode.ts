/** How a mode changes: what chmod(1) and mkdir -m take, octal or symbolic. */
export interface ModeChange {
  /** The new mode. @param umask what a clause without `ugoa` does not set, and takes away only with `=` */
  apply(mode: number, file: { readonly directory: boolean; readonly umask: number }): number
}

interface Clause {
  readonly who: string
  readonly operator: string
  readonly what: string
}

const GROUPS = { u: 0o4700, g: 0o2070, o: 0o1007 }
const SHIFTS = { u: 6, g: 3, o: 0 }

const isGroup = (letter: string): letter is keyof typeof GROUPS => letter in GROUPS

function bitsOf(what: string, mode: number, directory: boolean): number {
  const [first = ''] = what
  if (isGroup(first)) return ((mode >> SHIFTS[first]) & 7) * 0o111
  let bits = 0
  for (const letter of what) {
    if (letter === 'r') bits |= 0o444
    else if (letter === 'w') bits |= 0o222
    else if (letter === 'x' || (letter === 'X' && (directory || (mode & 0o111) !== 0))) bits |= 0o111
    else if (letter === 's') bits |= 0o6000
    else if (letter === 't') bits |= 0o1000
  }
  return bits
}

function applied(mode: number, { who, operator, what }: Clause, directory: boolean, umask: number): number {
  const letters = who.includes('a') ? 'ugo' : who
  let mask = letters === '' ? 0o7777 : 0
  for (const letter of letters) if (isGroup(letter)) mask |= GROUPS[letter]
  if (/^[ugo]$/.test(what)) mask &= 0o777
  const bits = bitsOf(what, mode, directory) & mask & (letters === '' ? ~umask : 0o7777)
  if (operator === '+') return mode | bits
  if (operator === '-') return mode & ~bits
  // a directory keeps its set-ID bits unless they are named
  const kept = directory && !/s/.test(what) ? 0o6000 : 0
  const cleared = letters === '' ? 0o7777 : mask
  return (mode & ~(cleared & ~kept)) | bits
}

const CLAUSE = /^[ugoa]*(?:[-+=](?:[rwxXst]*|[ugo]|[0-7]+))+$/

/** Reads a mode; undefined when it is none. */
export function readMode(text: string): ModeChange | undefined {
  if (/^[0-7]+$/.test(text)) {
    const value = Number.parseInt(text, 8)
    if (value > 0o7777) return undefined
    const keep = text.length < 5 ? 0o6000 : 0
    return { apply: (mode, { directory }) => (directory ? value | (mode & keep) : value) }
  }
  const clauses: Clause[] = []
  for (const part of text.split(',')) {
    if (!CLAUSE.test(part)) return undefined
    const who = /^[ugoa]*/.exec(part)?.[0] ?? ''
    for (const [, operator = '', what = ''] of part.slice(who.length).matchAll(/([-+=])([^-+=]*)/g))
      clauses.push({ who, operator, what })
  }
  return {
    apply: (mode, { directory, umask }) =>
      clauses.reduce((current, clause) => applied(current, clause, directory, umask), mode),
  }
}
