import { attempt, FileSystemError } from '../../shell/posix/errno.ts'
import { complain, forEachOperand, type LinuxInvocation, pathOf } from './command.ts'
import type { ParsedArguments } from '../../shell/options.ts'
import { linesOf } from './text.ts'

/** What head and tail print when they are not told how much (specification, section 9). */
const DEFAULT_LINES = 10

/** Takes some of a file's lines. */
export type Excerpt = (lines: readonly string[], count: number) => readonly string[]

interface Part {
  readonly count: number
  readonly excerpt: Excerpt
  /** The line that names the file, where there are several. */
  readonly title: string
}

async function printPart(process: LinuxInvocation, file: string, part: Part): Promise<number> {
  const { fs } = process.system
  const path = pathOf(process, file)
  const text = attempt(() => fs.readText(path))
  if (text instanceof FileSystemError) {
    const reason = text.code === 'EISDIR' ? `error reading '${file}'` : file
    return complain(process, `${reason}: ${text.message}`)
  }
  const lines = linesOf(text)
  const shown = part.excerpt(lines, part.count)
  // a last line without a newline is printed as it is
  const end = text.endsWith('\n') || shown.at(-1) !== lines.at(-1) || shown.length === 0 ? '\n' : ''
  await process.stdout.write(part.title + (shown.length > 0 ? shown.join('\n') + end : ''))
  return 0
}

/** The program of head and tail: `excerpt` says which lines they show. */
export async function printExcerpts(
  process: LinuxInvocation,
  given: ParsedArguments,
  excerpt: Excerpt,
): Promise<number> {
  const asked = given.value('n')
  if (asked !== undefined && !/^\d+$/.test(asked)) return complain(process, `invalid number of lines: '${asked}'`)
  const files = given.operands
  if (files.length === 0) return complain(process, 'missing file operand')
  const count = asked === undefined ? DEFAULT_LINES : Number(asked)
  let gap = ''
  return forEachOperand(files, async (file) => {
    const title = files.length > 1 ? `${gap}==> ${file} <==\n` : ''
    const status = await printPart(process, file, { count, excerpt, title })
    if (status === 0) gap = '\n'
    return status
  })
}
