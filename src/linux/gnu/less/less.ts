import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { resolvePath, withInput } from '../../../shell/posix/open.ts'
import type { Arguments } from '../../../shell/posix/getopt.ts'
import type { ProgramDeclaration } from '../../../shell/posix/declaration.ts'
import { gnu, type GnuProgram } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { lessDeclaration, moreDeclaration } from './declaration.ts'
import type { Document } from './pager.ts'
import { openDocument, pagerTerminal, usualView, type View, viewDocuments } from './view.ts'

/** Where there is no terminal, less is cat. */
async function copy(process: GnuProcess, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await withInput(process, name, async (input) => {
      for (let chunk = await input.chunk(); chunk !== undefined; chunk = await input.chunk()) await process.print(chunk)
    })
  }
}

const RULE = ':'.repeat(14)

/** Where there is no terminal, more is cat that says which file it shows. */
async function copyNamed(process: GnuProcess, names: readonly string[]): Promise<number> {
  for (const name of names) {
    const stat = name === '-' ? undefined : attempt(() => process.system.fs.stat(resolvePath(process, name)))
    if (stat instanceof FileSystemError) await process.complain(`cannot open ${name}: ${stat.message}`)
    else if (stat?.type === 'directory') await process.print(`\n*** ${name}: directory ***\n\n`)
    else {
      if (name !== '-') await process.print(`${RULE}\n${name}\n${RULE}\n`)
      await copy(process, [name])
    }
  }
  return 0
}

/** Takes `+G` and the like out of the operands. */
function viewOf({ has, operands, value }: Arguments): View {
  const pattern = value('p')
  const command =
    pattern === undefined ? (operands.findLast((word) => /^\+./.test(word))?.slice(1) ?? '') : `/${pattern}`
  return {
    ...usualView,
    options: {
      numbers: has('N'),
      chop: has('S'),
      raw: has('R') || has('r'),
      ignoreCase: has('i') || has('I'),
      verbosity: has('M') ? 2 : has('m') ? 1 : 0,
    },
    quitIfOneScreen: has('F'),
    alternateScreen: !has('X'),
    command,
  }
}

async function show(process: GnuProcess, names: readonly string[], args: Arguments): Promise<number> {
  const opened = names.map((name) => [name, openDocument(process, name)] as const)
  const refused = opened.map(([, document]) => document).filter((document) => typeof document === 'string')
  const usable = opened.filter(([, document]) => typeof document !== 'string')
  const terminal = pagerTerminal(process)
  // without a terminal the real one says it among the text, and is content
  for (const sentence of refused) await process.write(terminal ? 2 : 1, `${sentence}\n`)
  const documents = usable
    .map(([, document]) => document)
    .filter((document): document is Document => typeof document !== 'string')
  if (!terminal)
    await copy(
      process,
      usable.map(([name]) => name),
    )
  else await viewDocuments(process, terminal, documents, viewOf(args))
  return terminal && usable.length === 0 ? 1 : 0
}

/** A pager under a name of its own; `lacking` is said where there is nothing to show. */
const pager = (declaration: ProgramDeclaration, lacking: string): GnuProgram =>
  gnu({
    ...declaration,
    run: async (process, args) => {
      const names = args.operands.filter((word) => !/^\+./.test(word))
      if (names.length > 0 || process.file(0).type !== 'terminal') {
        const shown = names.length > 0 ? names : ['-']
        return declaration === moreDeclaration && !pagerTerminal(process)
          ? copyNamed(process, shown)
          : show(process, shown, args)
      }
      await process.write(2, `${lacking}\n`)
      return 1
    },
  })

export const less = pager(lessDeclaration, 'Missing filename ("less --help" for help)')
export const more = pager(moreDeclaration, "more: bad usage\nTry 'more --help' for more information.")
