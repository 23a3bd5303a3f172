import type { Arguments } from '../../../shell/posix/getopt.ts'
import { compile } from '../../../shell/posix/regex/pattern.ts'
import { withoutColour } from '../../../base/color.ts'
import { manualOf } from '../library/help.ts'
import { LineSource } from '../less/source.ts'
import { pagerTerminal, usualView, viewDocuments } from '../less/view.ts'
import { pageOf } from '../pages/index.ts'
import { gnu, type GnuProgram } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { matcher } from '../library/wildcard.ts'
import { aproposDeclaration, manDeclaration, whatisDeclaration } from './declaration.ts'

/** Status when there is no such page, man(1). */
const NO_PAGE = 16
const DIRECTORIES = ['/usr/local/bin', '/usr/bin', '/bin', '/usr/sbin', '/sbin']

/** The names of the programs that are there, without doubles. */
function programNames({ system: { fs }, kernel }: GnuProcess): readonly string[] {
  const names = DIRECTORIES.filter((path) => fs.isDirectory(path)).flatMap((path) =>
    fs.list(path).map(({ name }) => name),
  )
  return [...new Set(names)].filter((name) => kernel.program(name)).toSorted((a, b) => (a < b ? -1 : 1))
}

/** A program, whole. */
async function programOf(process: GnuProcess, name: string): Promise<GnuProgram | undefined> {
  const program: GnuProgram | undefined = process.kernel.program(name)
  return (await (program?.load && process.outside(program.load()))) ?? program
}

/** A program's page as text; undefined when there is none. */
async function manual(process: GnuProcess, name: string, columns: number): Promise<string | undefined> {
  const declaration = (await programOf(process, name))?.declaration
  if (!declaration) return undefined
  try {
    return await process.outside(manualOf(declaration, columns))
  } catch {
    // pageOf throws where nobody has written a page
    return undefined
  }
}

async function summaryOf(process: GnuProcess, name: string): Promise<string | undefined> {
  try {
    return (await process.outside(pageOf(name))).summary
  } catch {
    // as above; one that was given to the machine has its page with it
    return (await programOf(process, name))?.declaration.page?.summary
  }
}

const summaryLine = (name: string, summary: string): string => `${`${name} (1)`.padEnd(20)} - ${summary}\n`

type Fits = (word: string, name: string, summary: string) => boolean

/** Prints a line for each page that fits one of the words, or all of them. */
async function listPages(process: GnuProcess, words: readonly string[], fits: Fits, all = false): Promise<number> {
  if (words.length === 0) {
    await process.write(2, `${process.name === 'man' ? 'apropos' : process.name} what?\n`)
    return 1
  }
  const pages: (readonly [string, string])[] = []
  for (const name of programNames(process)) {
    const summary = await summaryOf(process, name)
    if (summary !== undefined) pages.push([name, summary])
  }
  let status = 0
  if (all) {
    const found = pages.filter(([name, summary]) => words.every((word) => fits(word.toLowerCase(), name, summary)))
    await process.print(found.map(([name, summary]) => summaryLine(name, summary)).join(''))
    if (found.length > 0) return 0
    await process.write(2, `${words.join(' ')}: nothing appropriate.\n`)
    return NO_PAGE
  }
  for (const word of words) {
    const found = pages.filter(([name, summary]) => fits(word.toLowerCase(), name, summary))
    await process.print(found.map(([name, summary]) => summaryLine(name, summary)).join(''))
    if (found.length > 0) continue
    await process.write(2, `${word}: nothing appropriate.\n`)
    status = NO_PAGE
  }
  return status
}

const isAbout = (word: string, name: string, summary: string): boolean =>
  name.toLowerCase().includes(word) || summary.toLowerCase().includes(word)

const isNamed = (word: string, name: string): boolean => name.toLowerCase() === word

async function showPage(process: GnuProcess, name: string, text: string): Promise<void> {
  const terminal = pagerTerminal(process)
  if (!terminal) {
    await process.print(withoutColour(text))
    return
  }
  const source = LineSource.of(process, process.file(1), text.trimEnd().split('\n'))
  const view = { ...usualView, options: { ...usualView.options, raw: true, ignoreCase: true } }
  await viewDocuments(process, terminal, [{ name, source, prompt: ` Manual page ${name}(1)` }], view)
}

async function showPages(process: GnuProcess, words: readonly string[]): Promise<number> {
  const section = /^[1-8]$/.test(words[0] ?? '') ? words[0] : undefined
  const names = section === undefined ? words : words.slice(1)
  const columns = process.file(1).type === 'terminal' ? process.terminal?.screen.cols : undefined
  let status = 0
  for (const name of names) {
    const text = section === undefined || section === '1' ? await manual(process, name, columns ?? 80) : undefined
    if (text === undefined) {
      await process.write(2, `No manual entry for ${name}${section === undefined ? '' : ` in section ${section}`}\n`)
      status = NO_PAGE
    } else await showPage(process, name, text)
  }
  return status
}

/** Where the source of a page would be: only pages that are there have a place. */
async function tellPlaces(process: GnuProcess, names: readonly string[]): Promise<number> {
  if (names.length === 0) {
    await process.print('/usr/local/man:/usr/local/share/man:/usr/share/man\n')
    return 0
  }
  let status = 0
  for (const name of names) {
    if ((await summaryOf(process, name)) !== undefined) await process.print(`/usr/share/man/man1/${name}.1.gz\n`)
    else {
      await process.write(2, `No manual entry for ${name}\n`)
      status = NO_PAGE
    }
  }
  return status
}

/** How the words of apropos and whatis are to fit names, or summaries. */
function fitting({ has, value }: Arguments, usual: Fits): Fits {
  if (
    !/^[1-9](?:[:,]|$)/.test(value('s') ?? value('section') ?? '1') ||
    !(value('s') ?? value('section') ?? '1').includes('1')
  )
    return () => false
  if (has('e')) return (word, name, summary) => name === word || summary.split(/\W+/).includes(word)
  if (has('r'))
    return (word, name, summary) => [name, summary].some((text) => compile(word, { syntax: 'egrep' }).test(text))
  if (has('w')) return (word, name, summary) => [name, summary].some((text) => matcher(word)(text))
  return usual
}

export const man = gnu({
  ...manDeclaration,
  run: async (process, args) => {
    const { has, value } = args
    const section = value('s')
    const operands = section === undefined ? args.operands : [section, ...args.operands]
    if (has('k')) return listPages(process, args.operands, isAbout)
    if (has('f')) return listPages(process, args.operands, isNamed)
    if (has('w') || has('path') || has('location')) return tellPlaces(process, operands)
    if (operands.length > 0) return showPages(process, operands)
    await process.write(2, "What manual page do you want?\nFor example, try 'man man'.\n")
    return 1
  },
})

export const apropos = gnu({
  ...aproposDeclaration,
  run: (process, args) => listPages(process, args.operands, fitting(args, isAbout), args.has('a')),
})
export const whatis = gnu({
  ...whatisDeclaration,
  run: (process, args) => listPages(process, args.operands, fitting(args, isNamed)),
})
