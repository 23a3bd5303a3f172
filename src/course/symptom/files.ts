import type { Facts, FileFact, LineFacts, RanFact } from '../facts.ts'
import { resolvePath } from '../judge/index.ts'

/** What is looked at: a line, and the world that it was typed in. */
export interface Case {
  readonly line: LineFacts
  readonly before: Facts
}

/** A word that is wrong, and the right one. */
export interface Correction {
  readonly wrong: string
  readonly right: string
}

/** Programs that read the files that they name. */
const READERS: ReadonlySet<string> = new Set(
  (
    'awk base64 cat column comm cut diff expand fmt fold grep egrep fgrep head jq join less nl paste rev sed sort tac tail ' +
    'tr uniq wc'
  ).split(' '),
)

const placeOf = (path: string, { cwd }: RanFact, { before }: Case): string =>
  resolvePath(path, { cwd, home: before.home })

/** The words of a command that may be files. */
const filesNamed = ({ program, operands, redirections }: RanFact): readonly string[] => [
  ...(READERS.has(program) ? operands : []),
  ...redirections.filter(({ mode }) => mode === 'read').map(({ path }) => path),
]

/** Whether a command reads a file that its line has emptied before. */
export function clobbers(ran: RanFact, asked: Case): boolean {
  const { line, before } = asked
  const place = (path: string): string => placeOf(path, ran, asked)
  // the commands of one pipeline begin together
  const together = /[;&\n]/.test(line.line) ? [ran] : line.ran
  const emptied = new Set(
    together.flatMap(({ redirections }) =>
      redirections.filter(({ mode }) => mode === 'write').map(({ path }) => place(path)),
    ),
  )
  return filesNamed(ran).some((path) => emptied.has(place(path)) && before.file(place(path)) !== undefined)
}

/** Two words of a command that are the halves of a name that is there, with this between them. */
function halves(ran: RanFact, between: string, asked: Case): readonly [first: string, second: string] | undefined {
  const { argv } = ran
  const isThere = (path: string): boolean =>
    !/\.\.(\/|$)/.test(path) && asked.before.file(placeOf(path, ran, asked)) !== undefined
  for (let at = 2; at < argv.length; at += 1) {
    const [first = '', second = ''] = argv.slice(at - 1, at + 1)
    if (first !== '' && second !== '' && isThere(first + between + second) && !(isThere(first) && isThere(second)))
      return [first, second]
  }
  return undefined
}

/** A name with a space in it of a file that is there, of which two words are the halves. */
export function splitName(ran: RanFact, asked: Case): Correction | undefined {
  const whole = halves(ran, ' ', asked)?.join(' ')
  return whole === undefined ? undefined : { wrong: whole, right: `"${whole}"` }
}

/** A name with a space in it that nothing has, and the two files that its halves are. */
export function joinedName(ran: RanFact, asked: Case): Correction | undefined {
  const isFile = (path: string): boolean => asked.before.file(placeOf(path, ran, asked))?.kind === 'file'
  const wrong = ran.argv.slice(1).find((word) => {
    const [first = '', second = '', third] = word.split(' ')
    return third === undefined && first !== '' && second !== '' && isFile(first) && isFile(second) && !isFile(word)
  })
  return wrong === undefined ? undefined : { wrong, right: wrong }
}

/** A name of a file that is there, which a space has divided. */
export function dividedName(ran: RanFact, asked: Case): Correction | undefined {
  const words = halves(ran, '', asked)
  return words && { wrong: words.join(' '), right: words.join('') }
}

/** Whether one name may have been meant by another. */
export type Likeness = (typed: string, name: string) => boolean

export const sameButForCase: Likeness = (typed, name) => typed.toLowerCase() === name.toLowerCase()

/** The name in a directory that may have been meant; undefined where there is none, or more than one. */
function meantIn(directory: string, name: string, like: Likeness, { before }: Case): string | undefined {
  const names = before.names(directory)
  if (names.includes(name)) return name
  const [meant, another] = names.filter((one) => like(name, one))
  return another === undefined ? meant : undefined
}

/** The path of what may have been meant, name by name; undefined where there is nothing. */
function meantPath(path: string, like: Likeness, ran: RanFact, asked: Case): string | undefined {
  const found: string[] = []
  for (const name of path.split('/')) {
    const directory = placeOf(found.length === 0 ? '.' : `${found.join('/')}/`, ran, asked)
    const right = /^(\.{0,2}|~)$/.test(name) ? name : meantIn(directory, name, like, asked)
    if (right === undefined) return undefined
    found.push(right)
  }
  return found.join('/')
}

/** The words of a command that may name files: its own, too, where that is a path, but no subcommand. */
function namedIn({ argv, program }: RanFact): readonly string[] {
  if (argv[0]?.includes('/')) return argv
  const own = new Set(program.split(' '))
  return argv.slice(1).filter((word, at) => !(own.has(word) && at < own.size - 1))
}

/** The path of what may have been meant, or is to be made in a directory that may have been meant. */
function meantOrNew(path: string, like: Likeness, ran: RanFact, asked: Case): string | undefined {
  const meant = meantPath(path, like, ran, asked)
  const [, directory, name] = /^(.*[^/])(\/+[^/]*)$/.exec(path) ?? []
  if (meant !== undefined || directory === undefined || name === undefined) return meant
  const right = meantPath(directory, like, ran, asked)
  return right === undefined || right === directory ? undefined : `${right}${name}`
}

/** An operand that is not there, and what is there and may have been meant. */
export function meantOperand(ran: RanFact, like: Likeness, asked: Case): Correction | undefined {
  for (const wrong of namedIn(ran)) {
    const right = wrong.startsWith('-') ? undefined : meantOrNew(wrong, like, ran, asked)
    if (right !== undefined && right !== wrong) return { wrong, right }
  }
  return undefined
}

/** A path that begins at the top, where it leads to nothing, and what it would lead to without its slash. */
export function withoutTop(ran: RanFact, asked: Case): Correction | undefined {
  for (const wrong of namedIn(ran)) {
    const below = /^\/+([^/].*)$/.exec(wrong)?.[1]
    if (below === undefined || asked.before.file(placeOf(wrong, ran, asked))) continue
    const right = meantPath(below, sameButForCase, ran, asked)
    if (right !== undefined) return { wrong, right }
  }
  return undefined
}

/** Directories that lessons work with: files are looked for there that are not where they were named. */
const SHARED_PLACES: readonly string[] = ['/usr/share/playground', '/tmp', '/etc']
/** How many directories, and how many names, a search among the learner's files looks at. */
const MOST_DIRECTORIES = 100
const MOST_NAMES = 2000

type Places = ReadonlyMap<string, readonly string[]>

/** Where a learner has something of a name, those directories first that are nearer to the top; hidden ones are left out. */
function findPlaces(before: Facts): Places {
  const places = new Map<string, string[]>()
  const directories = [before.home]
  let names = 0
  for (const directory of directories) {
    for (const name of before.names(directory)) {
      names += 1
      if (directories.length >= MOST_DIRECTORIES || names > MOST_NAMES) return places
      const others = places.get(name)
      if (others) others.push(directory)
      else places.set(name, [directory])
      const path = `${directory}/${name}`
      if (!name.startsWith('.') && before.file(path)?.kind === 'directory') directories.push(path)
    }
  }
  return places
}

/** What was found in worlds: a line may name many files that are not there, and its world stays as it was. */
const known = new WeakMap<Facts, Places>()

function placesIn(before: Facts): Places {
  const places = known.get(before) ?? findPlaces(before)
  known.set(before, places)
  return places
}

/** A path as it is written from a directory. */
function pathFrom(cwd: string, directory: string, name: string): string {
  if (directory === '..') return `../${name}`
  const path = `${directory}/${name}`
  return path.startsWith(`${cwd}/`) ? path.slice(cwd.length + 1) : path
}

/** An operand that is not there, and where there is something of its name. */
export function placeElsewhere(ran: RanFact, asked: Case): Correction | undefined {
  const { before } = asked
  const at = (path: string): FileFact | undefined => before.file(placeOf(path, ran, asked))
  const isMeant = (path: string): boolean => {
    const kind = at(path)?.kind
    return kind !== undefined && (ran.program !== 'cd' || kind === 'directory')
  }
  for (const wrong of namedIn(ran).filter((word) => !/^-|[*?[]|^\.*\/*$/.test(word) && !at(word))) {
    const name = wrong.replace(/\/+$/, '').replace(/^.*\//, '')
    const place = ['..', ...(placesIn(before).get(name) ?? []), ...SHARED_PLACES].find(
      (directory) => name !== '' && isMeant(`${directory}/${name}`),
    )
    if (place !== undefined) return { wrong, right: pathFrom(ran.cwd, place, name) }
  }
  return undefined
}
