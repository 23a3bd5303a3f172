import { textOf } from '../../../shell/posix/bytes.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import type { Arguments } from '../../../shell/posix/getopt.ts'
import { gnu } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { dpkgDeclaration } from './declaration.ts'
import { type Package, repository } from './repository.ts'
import { filesOf, installedNames } from './state.ts'

/** What a .deb begins with, deb(5). */
const MAGIC = '!<arch>\n'

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

async function refuse(process: GnuProcess, sentence: string, status = 1): Promise<number> {
  await process.write(2, `${sentence}\n`)
  return status
}

async function each(process: GnuProcess, { operands }: Arguments, show: (one: Package) => string): Promise<number> {
  const present = installedNames(process)
  let status = 0
  for (const word of operands) {
    const one = repository.find(({ name }) => name === word && present.has(name))
    if (one) await process.print(show(one))
    else
      status = await refuse(process, `dpkg-query: package '${word}' is not installed and no information is available`)
  }
  return status
}

async function owners(process: GnuProcess, { operands }: Arguments): Promise<number> {
  let status = 0
  const present = repository.filter(({ name }) => installedNames(process).has(name))
  for (const word of operands) {
    const lines = present.flatMap((one) =>
      filesOf(one)
        .filter((path) => path.includes(word))
        .map((path) => `${one.name}: ${path}\n`),
    )
    if (lines.length > 0) await process.print(lines.join(''))
    else status = await refuse(process, `dpkg-query: no path found matching pattern *${word}*`)
  }
  return status
}

/** -c: an archive could only come from outside of this machine; what else is named is none. */
async function contents(process: GnuProcess, [path, more]: readonly string[]): Promise<number> {
  const error = (sentence: string): Promise<number> => refuse(process, `dpkg-deb: error: ${sentence}`, 2)
  if (path === undefined || more !== undefined)
    return error(
      '--contents takes exactly one argument\n\nType dpkg-deb --help for help about manipulating *.deb files;\n' +
        'Type dpkg --help for help about installing and deinstalling packages.',
    )
  const bytes = attempt(() => process.system.fs.readFile(resolvePath(process, path)))
  if (bytes instanceof FileSystemError) return error(`failed to read archive '${path}': ${bytes.message}`)
  if (!textOf(bytes.subarray(0, MAGIC.length)).startsWith(MAGIC))
    return error(`'${path}' is not a Debian format archive`)
  return error(`reading archives like '${path}' is not simulated here`)
}

export const dpkg = gnu({
  ...dpkgDeclaration,
  run: async (process, args) => {
    const { has, operands } = args
    if (has('print-architecture')) {
      await process.print('amd64\n')
      return 0
    }
    if (has('l')) {
      const present = installedNames(process)
      const shown = repository.filter(
        ({ name }) => present.has(name) && (operands.length === 0 || operands.includes(name)),
      )
      if (shown.length === 0) return refuse(process, `dpkg-query: no packages found matching ${operands[0]}`)
      await process.print(table(shown))
      return 0
    }
    if (has('s'))
      return each(
        process,
        args,
        ({ name, version, architecture, summary }) =>
          `Package: ${name}\nStatus: install ok installed\nArchitecture: ${architecture}\nVersion: ${version}\nDescription: ${summary}\n`,
      )
    if (has('L'))
      return each(process, args, (one) =>
        filesOf(one)
          .map((path) => `${path}\n`)
          .join(''),
      )
    if (has('S')) return owners(process, args)
    if (has('c')) return contents(process, operands)
    if (has('i') || has('r'))
      return refuse(process, 'dpkg: installing from files is not simulated; apt install fetches from the repository', 2)
    return refuse(
      process,
      'dpkg: error: need an action option\n\nType dpkg --help for help about installing and deinstalling packages [*];',
      2,
    )
  },
})
