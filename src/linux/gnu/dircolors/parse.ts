import { matcher } from '../library/wildcard.ts'

/** Kinds of files in dir_colors(5), as LS_COLORS has them. */
const KINDS = new Map(
  (
    'NORMAL no NORM no FILE fi RESET rs DIR di LNK ln LINK ln SYMLINK ln ORPHAN or MISSING mi FIFO pi PIPE pi SOCK so ' +
    'BLK bd BLOCK bd CHR cd CHAR cd DOOR do EXEC ex LEFT lc LEFTCODE lc RIGHT rc RIGHTCODE rc END ec ENDCODE ec ' +
    'SUID su SETUID su SGID sg SETGID sg STICKY st OTHER_WRITABLE ow OWR ow STICKY_OTHER_WRITABLE tw OWT tw ' +
    'CAPABILITY ca MULTIHARDLINK mh CLRTOEOL cl'
  )
    .match(/\w+ \w+/g)
    ?.map((pair): [string, string] => [pair.slice(0, -3), pair.slice(-2)]),
)
/** Words that older files have, and nobody reads. */
const OLD = new Set(['OPTIONS', 'COLOR', 'EIGHTBIT'])

/** Whose terminal the colours are for. */
export interface TerminalNames {
  readonly term: string
  readonly colorTerm: string
}

/** A colour, by a kind of file or `*` and an ending. */
export type Colour = readonly [key: string, code: string]

/** What a database says for a terminal, and what is wrong in it. */
export interface Database {
  readonly colours: readonly Colour[]
  readonly faults: readonly string[]
}

const keyOf = (word: string): string | undefined => {
  if (word.startsWith('.')) return `*${word}`
  return word.startsWith('*') ? word : KINDS.get(word.toUpperCase())
}

/** Reads dir_colors(5). */
export function parseDatabase(name: string, lines: readonly string[], { term, colorTerm }: TerminalNames): Database {
  const colours: Colour[] = []
  const faults: string[] = []
  // lines for terminals may follow one another: what comes behind them counts where one of them fits
  let state: 'any' | 'fits' | 'within' | 'other' = 'any'
  for (const [at, line] of lines.entries()) {
    const [, word = '', rest = ''] = /^\s*([^\s#]\S*)?\s*([^#]*)/.exec(line) ?? []
    const code = rest.trim()
    if (word === '') continue
    if (code === '') {
      faults.push(`${name}:${at + 1}: invalid line;  missing second token`)
      continue
    }
    const kind = word.toUpperCase()
    if (kind === 'TERM' || kind === 'COLORTERM') {
      const fits = matcher(code)(kind === 'TERM' ? term : colorTerm)
      if (state !== 'fits') state = fits ? 'fits' : 'other'
      continue
    }
    if (state === 'fits') state = 'within'
    if (state === 'other') continue
    const key = keyOf(word)
    if (key !== undefined) colours.push([key, code])
    else if (state === 'within' && !OLD.has(kind)) faults.push(`${name}:${at + 1}: unrecognized keyword ${word}`)
  }
  return { colours, faults }
}
