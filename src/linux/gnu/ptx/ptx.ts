import { sorted } from '../../../base/sorting.ts'
import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import { withInput } from '../../../shell/posix/open.ts'
import { compile, type Pattern } from '../../../shell/posix/regex/pattern.ts'
import { PatternError } from '../../../shell/posix/regex/syntax.ts'
import { eachInput, isReadError, plainSentence } from '../library/each-input.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { chunkOf, octetInput } from '../library/octets.ts'
import { optionList } from '../library/options.ts'
import { Failure, gnu } from '../library/program.ts'
import { fieldsOf, type Room } from './fields.ts'
import { type Grammar, type Occurrence, occurrencesOf, type Source } from './occurrences.ts'
import { type Layout, lineOf, type Style } from './output.ts'

/** How many lines are printed at a time. */
const BATCH = 256

/** The end of a sentence, by the name that GNU's gives it. */
const SENTENCE_END = {
  pattern: /[.?!][\]"')}]*(?:(?=\n|$)|\t| {2})[ \t\n]*/g,
  name: '[.?!][]"\')}]*\\($\\|\t\\|  \\)[ \t\n]*',
}
const LINE_END = { pattern: /\n/g, name: '\n' }

const LETTERS: ReadonlySet<string> = new Set('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz')

const folded = (word: string): string => word.replace(/[a-z]/g, (letter) => letter.toUpperCase())

/** @throws Failure */
function patternOf(text: string): NonNullable<Grammar['contextEnd']> & { readonly pattern: Pattern } {
  const name = text.replaceAll('\\n', '\n').replaceAll('\\t', '\t')
  try {
    return { pattern: compile(name, { syntax: 'basic' }), name }
  } catch (error) {
    if (!(error instanceof PatternError)) throw error
    throw new Failure(phrase`${error.message} (for regexp ${quoted(name)})`)
  }
}

/** @throws Failure */
function numberOf({ value }: Arguments, name: string, { what, usual }: { what: string; usual: number }): number {
  const text = value(name)
  if (text === undefined) return usual
  if (!/^\s*\+?\d+$/.test(text) || Number(text) === 0) throw new Failure(phrase`invalid ${what}: ${quoted(text)}`)
  return Number(text)
}

/** What a file holds that an option names; undefined where none is. @throws Failure */
async function textAt(process: GnuProcess, path: string | undefined): Promise<string | undefined> {
  if (path === undefined) return undefined
  try {
    return await withInput(process, path, (_, file) => octetInput(process, file).whole())
  } catch (error) {
    if (!isReadError(error)) throw error
    throw new Failure(plainSentence(path, error))
  }
}

async function wordsIn(
  process: GnuProcess,
  path: string | undefined,
  fold: (word: string) => string,
): Promise<ReadonlySet<string> | undefined> {
  const text = await textAt(process, path)
  return text === undefined
    ? undefined
    : new Set(
        text
          .split('\n')
          .filter((word) => word !== '')
          .map(fold),
      )
}

/** All characters but those of a file. */
function allBut(text: string): ReadonlySet<string> {
  const all = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code))
  return new Set(all.filter((character) => !text.includes(character)))
}

async function grammarOf(process: GnuProcess, { has, value }: Arguments): Promise<Grammar> {
  const fold = has('f') ? folded : (word: string): string => word
  const [ignored, only] = [await wordsIn(process, value('i'), fold), await wordsIn(process, value('o'), fold)]
  const breaks = await textAt(process, value('b'))
  const [sentence, word] = [value('S'), value('W')]
  const usual = has('r') ? LINE_END : SENTENCE_END
  return {
    contextEnd: sentence === undefined ? usual : sentence === '' ? undefined : patternOf(sentence),
    word: word !== undefined && word !== '' ? patternOf(word).pattern : breaks === undefined ? LETTERS : allBut(breaks),
    counts: (text) => !ignored?.has(fold(text)) && (only?.has(fold(text)) ?? true),
    hasReferences: has('r'),
  }
}

/** The format of the lines. @throws Failure */
function styleOf({ has, values }: Arguments): Style {
  const format = values('format').at(-1)
  if (format !== undefined && format !== 'roff' && format !== 'tex')
    throw new UsageError(phrase`invalid argument ${quoted(format)} for ${quoted('--format')}`)
  if (has('O') || format === 'roff') return 'roff'
  return has('T') || format === 'tex' ? 'tex' : 'plain'
}

/** How wide references are, at most. */
function referenceWidth(found: readonly Occurrence[], sources: readonly Source[], { has }: Arguments): number {
  let most = 0
  if (has('A'))
    for (const { name, text } of sources) most = Math.max(most, name.length + String(text.split('\n').length).length)
  else for (const { reference } of found) most = Math.max(most, reference.end - reference.start)
  return has('A') ? most + 1 : most
}

function layoutOf(
  args: Arguments,
  found: readonly Occurrence[],
  sources: readonly Source[],
): Layout & { readonly room: Room } {
  const { has, value } = args
  const gap = numberOf(args, 'g', { what: 'gap width', usual: 3 })
  const width = numberOf(args, 'w', { what: 'line width', usual: 72 })
  const mark = value('F') ?? '/'
  const references = has('A') || has('r')
  const reference = references ? referenceWidth(found, sources, args) : 0
  const half = Math.floor(Math.max(0, references && !has('R') ? width - reference - gap : width) / 2)
  let longest = 0
  for (const { key } of found) longest = Math.max(longest, key.end - key.start)
  const room: Room = {
    half,
    gap,
    before: Math.max(0, half - gap - 2 * mark.length),
    keyAfter: half - 2 * mark.length,
    longest,
    marks: mark !== '',
  }
  const kind = has('A') ? 'line' : has('r') ? 'own' : 'none'
  return {
    style: styleOf(args),
    macro: value('M') ?? 'xx',
    mark,
    half,
    gap,
    reference: { kind, width: reference, right: has('R') },
    room,
  }
}

/** ptx(1): an index of the words of texts, each within what stands around it. */
export const ptx = gnu({
  name: 'ptx',
  options: optionList(
    'A,auto-reference b,break-file=FILE f,ignore-case F,flag-truncation=TEXT g,gap-size=NUM i,ignore-file=FILE M,macro-name=NAME ' +
      'o,only-file=FILE O r,references R,right-side-refs S,sentence-regexp=REGEXP t,typeset-mode T w,width=NUM W,word-regexp=REGEXP format=FORMAT',
  ),
  refused: optionList('G,traditional'),
  operands: [{ name: 'FILE', kind: 'file', optional: true, repeated: true }],
  async run(process, args) {
    const grammar = await grammarOf(process, args)
    const fold = args.has('f') ? folded : (word: string): string => word
    const sources: Source[] = []
    layoutOf(args, [], [])
    const status = await eachInput(process, args.operands, async ({ name, input }) => {
      sources.push({ name: name === '-' ? '' : name, text: await input.whole() })
    })
    if (status !== 0) return status
    const found: { key: string; of: Occurrence }[] = []
    for (const source of sources)
      for (const of of await process.inTurns(occurrencesOf(source, grammar)))
        found.push({ key: fold(source.text.slice(of.key.start, of.key.end)), of })
    const ordered = await process.inTurns(sorted(found, (a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)))
    const layout = layoutOf(
      args,
      found.map(({ of }) => of),
      sources,
    )
    let out = ''
    for (const [at, { of }] of ordered.entries()) {
      out += lineOf(of, fieldsOf(of, grammar.word, layout.room), { ...layout, word: grammar.word })
      if (at % BATCH !== BATCH - 1) continue
      await process.print(chunkOf(out))
      out = ''
      const due = process.due(BATCH)
      if (due) await due
    }
    await process.print(chunkOf(out))
    return 0
  },
})
