import type { Work } from '../../../base/work.ts'
import { joinBytes } from '../../../shell/posix/bytes.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import type { Arguments } from '../../../shell/posix/getopt.ts'
import { charsetOf } from '../../../shell/posix/locale.ts'
import { resolvePath, withInput } from '../../../shell/posix/open.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { optionList } from '../library/options.ts'
import { Failure, gnu } from '../library/program.ts'
import { alike } from './alike.ts'
import { type Charset, readingCharset, writingCharset } from './charset.ts'

/** How many characters are converted between two turns. */
const MANY = 4096

/** What becomes of characters that the charset lacks. */
interface Lacking {
  /** They are left out. */
  readonly skip: boolean
  /** //IGNORE: they are left out, and that is a failure. */
  readonly tell: boolean
  readonly alike: ((code: number) => string) | undefined
}

interface Conversion {
  readonly from: string
  readonly to: string
  readonly lacking: Lacking
}

interface Converted {
  readonly bytes: Uint8Array
  readonly problem: string | undefined
}

const illegal = (at: number): string => `illegal input sequence at position ${at}`
const SHORT = 'incomplete character or shift sequence at end of buffer'

/** The bytes of a character, or of what is like it. */
function written(code: number, target: Charset, { alike: like }: Lacking): readonly number[] | undefined {
  const own = target.write(code)
  if (own || !like) return own
  return Array.from(like(code)).flatMap((character) => target.write(character.codePointAt(0) ?? 0) ?? [])
}

/** Converts a whole text, up to what cannot be. */
function* converted(bytes: Uint8Array, source: readonly [Charset, number], way: Way): Work<Converted> {
  const [charset, start] = source
  const { target, lacking } = way
  const pieces: Uint8Array[] = []
  // a list of all bytes as numbers would take eight times their room
  let piece: number[] = []
  const done = (problem?: string): Converted => ({ bytes: joinBytes([...pieces, Uint8Array.from(piece)]), problem })
  let skipped = false
  let count = 0
  for (let at = start; at < bytes.length;) {
    count += 1
    if (count % MANY === 0) {
      yield MANY / 8
      pieces.push(Uint8Array.from(piece))
      piece = []
    }
    const character = charset.read(bytes, at)
    if (character === 'short') return done(SHORT)
    const own = character && written(character.code, target, lacking)
    if (own) for (const byte of own) piece.push(byte)
    else if (!lacking.skip) return done(illegal(at))
    skipped ||= !own
    at += character?.size ?? charset.unit
  }
  return done(skipped && lacking.tell ? illegal(bytes.length) : undefined)
}

interface Way {
  readonly target: Charset
  readonly lacking: Lacking
}

const UNKNOWN = 'failed to start conversion processing'

/** A charset's name, and what stands behind it: `//TRANSLIT`, `//IGNORE`. */
function named(text: string | undefined, usual: string): readonly [name: string, suffixes: readonly string[]] {
  const [name = '', ...suffixes] = (text ?? '').split('//')
  return [name === '' ? usual : name, suffixes.map((suffix) => suffix.toUpperCase())]
}

/** Where the locale knows ASCII alone, nothing is like another. */
const unlike = (): string => '?'

function conversionOf(process: GnuProcess, { has, value }: Arguments): Conversion {
  const own = charsetOf(process.environment)
  const [from] = named(value('f'), own)
  const [to, suffixes] = named(value('t'), own)
  const tell = suffixes.includes('IGNORE')
  const like = suffixes.includes('TRANSLIT') ? (own === 'ASCII' ? unlike : alike) : undefined
  return { from, to, lacking: { skip: has('c') || tell, tell, alike: like } }
}

async function bytesIn(process: GnuProcess, path: string): Promise<Uint8Array> {
  try {
    return await withInput(process, path, (input) => input.bytes())
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error
    const what = error.code === 'EISDIR' ? 'error while reading the input' : `cannot open input file \`${path}'`
    throw new Failure(`${what}: ${error.message}`)
  }
}

/** iconv(1) of the C library */
export const iconv = gnu({
  name: 'iconv',
  options: optionList('f,from-code=NAME t,to-code=NAME c o,output=FILE s,silent'),
  refused: optionList('l,list verbose usage'),
  operands: [{ name: 'FILE', kind: 'file', optional: true, repeated: true }],
  usageStatus: 64,
  hint: () => "Try `iconv --help' or `iconv --usage' for more information.\n",
  async run(process, args) {
    const { from, to, lacking } = conversionOf(process, args)
    const writing = writingCharset(to)
    if (!writing || !readingCharset(from, new Uint8Array())) throw new Failure(UNKNOWN)
    const [target, mark] = writing
    const output = args.value('o')
    const pieces: Uint8Array[] = []
    let problem: string | undefined
    for (const path of args.operands.length > 0 ? args.operands : ['-']) {
      const bytes = await bytesIn(process, path)
      const source = readingCharset(from, bytes)
      if (!source) throw new Failure(UNKNOWN)
      const result = await process.inTurns(converted(bytes, source, { target, lacking }))
      pieces.push(result.bytes)
      problem = result.problem
      if (problem !== undefined) break
    }
    const text = joinBytes(pieces)
    const whole = text.length > 0 ? joinBytes([Uint8Array.from(mark), text]) : text
    if (output === undefined || output === '-') await process.print(whole)
    else {
      const error = attempt(() => process.system.fs.writeFile(resolvePath(process, output), whole))
      if (error instanceof FileSystemError) throw new Failure(`unable to open output file: ${error.message}`)
    }
    if (problem !== undefined) throw new Failure(problem)
    return 0
  },
})
