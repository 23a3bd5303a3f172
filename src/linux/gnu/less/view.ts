import { atOnce } from '../../../base/work.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { openFile, resolvePath } from '../../../shell/posix/open.ts'
import { isTerminal, type Terminal } from '../../../shell/posix/terminal.ts'
import { FullScreen } from '../library/full-screen.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import type { PagerOptions } from './options.ts'
import { type Document, Pager } from './pager.ts'
import { rowsOf } from './rows.ts'
import { LineSource } from './source.ts'

/** How documents are shown. */
export interface View {
  readonly options: PagerOptions
  /** Leaves at once when all fits on one screen (-F). */
  readonly quitIfOneScreen: boolean
  readonly alternateScreen: boolean
  /** What is done first: `G`, `/pattern`, a line number. */
  readonly command: string
}

export const usualView: View = {
  options: { numbers: false, chop: false, raw: false, ignoreCase: false, verbosity: 0 },
  quitIfOneScreen: false,
  alternateScreen: true,
  command: '',
}

/** The terminal to show pages on: standard output has to lead there. */
export function pagerTerminal(process: GnuProcess): Terminal | undefined {
  return isTerminal(process.file(1)) ? process.terminal : undefined
}

/** Opens what is to be read; a sentence where that cannot be. */
export function openDocument(process: GnuProcess, name: string): Document | string {
  if (name === '-') return { name: '', source: new LineSource(process, process.file(0)) }
  const path = resolvePath(process, name)
  if (process.system.fs.peek(path)?.type === 'directory') return `${name} is a directory`
  const file = attempt(() => openFile(process, name, { read: true }))
  return file instanceof FileSystemError ? `${name}: ${file.message}` : { name, source: new LineSource(process, file) }
}

/** Whether a whole text fits on the screen. */
async function fits(document: Document, terminal: Terminal, { raw }: PagerOptions): Promise<boolean> {
  const { source } = document
  const { rows, cols: columns } = terminal.screen
  await source.need(rows)
  const look = { width: columns, raw, chopAt: undefined }
  const height = source.lines.slice(0, rows).reduce((sum, line) => sum + atOnce(rowsOf(line, look)).length, 0)
  return source.ended && height < rows
}

/** Shows documents on the terminal, one after the other, until the learner leaves. */
export async function viewDocuments(
  process: GnuProcess,
  terminal: Terminal,
  documents: readonly Document[],
  view: View,
): Promise<void> {
  const [first] = documents
  if (!first) return
  if (view.quitIfOneScreen && documents.length === 1 && (await fits(first, terminal, view.options))) {
    await process.print(first.source.lines.map((line) => `${line}\n`).join(''))
    return
  }
  const screen = new FullScreen(process, terminal, { alternateScreen: view.alternateScreen })
  try {
    const pager = new Pager(process, screen, { ...view.options }, first)
    await pager.begin(first, view.command)
    for (let at = 0; ;) {
      const document = documents[at]
      if (!document) return
      const position = documents.length > 1 ? `(file ${at + 1} of ${documents.length})` : ''
      const leaving = await pager.show(document, {
        position,
        next: documents[at + 1]?.name ?? '',
        keep: at === 0 && view.command !== '',
      })
      if (leaving === 'quit') return
      at = Math.max(0, Math.min(documents.length - 1, at + (leaving === 'next' ? 1 : -1)))
    }
  } finally {
    screen.end()
    for (const { source } of documents) source.close()
  }
}
