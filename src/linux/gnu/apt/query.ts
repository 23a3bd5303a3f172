import type { Arguments } from '../../../shell/posix/getopt.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { matcher } from '../library/wildcard.ts'
import { type Package, repository } from './repository.ts'
import { formatted, USUAL } from './show-format.ts'
import { filesOf, installedNames } from './state.ts'

const HEADING = `Desired=Unknown/Install/Remove/Purge/Hold
| Status=Not/Inst/Conf-files/Unpacked/halF-conf/Half-inst/trig-aWait/Trig-pend
|/ Err?=(none)/Reinst-required (Status,Err: uppercase=bad)
`

/** The table of -l: as wide as what it holds. */
function table(packages: readonly Package[]): string {
  const rows = packages.map(({ name, version, architecture, summary }) => [name, version, architecture, summary])
  const heads = ['Name', 'Version', 'Architecture', 'Description']
  const widths = heads.map((head, at) => Math.max(head.length, ...rows.map((row) => (row[at] ?? '').length)))
  const line = (lead: string, cells: readonly string[]): string =>
    `${[lead, ...cells.map((cell, at) => (at === cells.length - 1 ? cell : cell.padEnd(widths[at] ?? 0)))].join(' ')}\n`
  const rule = `+++-${widths.map((width) => '='.repeat(width)).join('-')}\n`
  return HEADING + line('||/', heads) + rule + rows.map((row) => line('ii ', row)).join('')
}

/** Says a sentence as it is, and gives the status. */
export async function refuse(process: GnuProcess, sentence: string, status = 1): Promise<number> {
  await process.write(2, `${sentence}\n`)
  return status
}

const presentOf = (process: GnuProcess): readonly Package[] => {
  const names = installedNames(process)
  return repository.filter(({ name }) => names.has(name))
}

/** The installed packages that names or patterns mean, all where there is none; what means nothing is said. */
async function matching(
  process: GnuProcess,
  operands: readonly string[],
): Promise<readonly [found: readonly Package[], status: number]> {
  const present = presentOf(process)
  if (operands.length === 0) return [present, 0]
  const tests = operands.map((word) => matcher(word))
  const unknown = operands.filter((_word, at) => !present.some(({ name }) => tests[at]?.(name)))
  for (const word of unknown) await refuse(process, `dpkg-query: no packages found matching ${word}`)
  return [present.filter(({ name }) => tests.some((test) => test(name))), unknown.length > 0 ? 1 : 0]
}

async function each(
  process: GnuProcess,
  { operands }: Arguments,
  { show, otherwise }: { show(one: Package): string; readonly otherwise: string },
): Promise<number> {
  const present = presentOf(process)
  let status = 0
  for (const word of operands) {
    const one = present.find(({ name }) => name === word)
    if (one) await process.print(show(one))
    else status = await refuse(process, `dpkg-query: package '${word}' is not installed${otherwise}`)
  }
  return status
}

async function owners(process: GnuProcess, { operands }: Arguments): Promise<number> {
  let status = 0
  for (const word of operands) {
    const lines = presentOf(process).flatMap((one) =>
      filesOf(one)
        .filter((path) => path.includes(word))
        .map((path) => `${one.name}: ${path}\n`),
    )
    if (lines.length > 0) await process.print(lines.join(''))
    else status = await refuse(process, `dpkg-query: no path found matching pattern *${word}*`)
  }
  return status
}

const ABOUT = {
  show: ({ name, version, architecture, summary }: Package): string =>
    `Package: ${name}\nStatus: install ok installed\nArchitecture: ${architecture}\nVersion: ${version}\nDescription: ${summary}\n`,
  otherwise: ' and no information is available\nUse dpkg --info (= dpkg-deb --info) to examine archive files.',
}

const FILES = {
  show: (one: Package): string =>
    filesOf(one)
      .map((path) => `${path}\n`)
      .join(''),
  otherwise: '\nUse dpkg --contents (= dpkg-deb --contents) to list archive files contents.',
}

async function list(process: GnuProcess, { operands }: Arguments): Promise<number> {
  const [found, status] = await matching(process, operands)
  if (found.length > 0) await process.print(table(found))
  return status
}

async function showEach(process: GnuProcess, { operands, value }: Arguments): Promise<number> {
  const format = value('f') ?? USUAL
  if (formatted(format) === undefined) return refuse(process, 'dpkg-query: error in show format: missing closing brace')
  const [found, status] = await matching(process, operands)
  await process.print(found.map((one) => formatted(format, one) ?? '').join(''))
  return status
}

/** What may be asked of the packages that are installed: options of dpkg-query(1), which dpkg hands on to it. */
export const QUERIES = ['l', 'W', 's', 'L', 'S'] as const

/** Answers one of the questions; gives the status. */
export function answer(process: GnuProcess, query: (typeof QUERIES)[number], args: Arguments): Promise<number> {
  switch (query) {
    case 'l':
      return list(process, args)
    case 'W':
      return showEach(process, args)
    case 's':
      return each(process, args, ABOUT)
    case 'L':
      return each(process, args, FILES)
    case 'S':
      return owners(process, args)
  }
}
