import { largest } from '../../../base/largest.ts'
import { textWidth } from '../../../base/width.ts'
import { bytesOf, joinBytes, textOf } from '../../../shell/posix/bytes.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { Input } from '../../../shell/posix/input.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import { type ContentKind, kindOf } from './content-kind.ts'
import { optionList } from '../library/options.ts'
import { Failure, gnu } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

interface How {
  readonly follow: boolean
  readonly mime: 'none' | 'type' | 'both' | 'encoding'
  readonly strict: boolean
}

const binary = (text: string, mime: string): ContentKind => ({ text, mime, charset: 'binary' })

/** The bits of a mode besides the permissions. */
const specialBits = (mode: number): readonly string[] =>
  ['setuid', 'setgid', 'sticky'].filter((_, at) => mode & (0o4000 >> at))

/** How much is looked at of what has no size. */
const MOST_READ = 2 ** 20

/** What standard input begins with. */
async function beginning(process: GnuProcess): Promise<Uint8Array> {
  const input = new Input(process, process.file(0))
  const chunks: Uint8Array[] = []
  let length = 0
  while (length < MOST_READ) {
    const chunk = await input.chunk()
    if (chunk === undefined) break
    const bytes = bytesOf(chunk)
    chunks.push(bytes)
    length += bytes.length
  }
  return joinBytes(chunks).subarray(0, MOST_READ)
}

/** What a file is, or why that cannot be told. */
async function look(process: GnuProcess, path: string, { follow, strict }: How): Promise<ContentKind | string> {
  const { fs } = process.system
  if (path === '-') return kindOf(await beginning(process), process)
  const at = resolvePath(process, path)
  const stat = attempt(() => (follow ? fs.stat(at) : fs.lstat(at)))
  if (stat instanceof FileSystemError)
    return strict ? `ERROR: cannot stat \`${path}' (${stat.message})` : `cannot open \`${path}' (${stat.message})`
  if (stat.type === 'directory') return binary([...specialBits(stat.mode), 'directory'].join(', '), 'inode/directory')
  if (stat.type === 'symlink') {
    const target = fs.readLink(at)
    return binary(`${fs.exists(at) ? '' : 'broken '}symbolic link to ${target}`, 'inode/symlink')
  }
  if (stat.type === 'device')
    return binary(`character special (${(stat.device ?? [0, 0]).join('/')})`, 'inode/chardevice')
  if (stat.type === 'fifo') return binary('fifo (named pipe)', 'inode/fifo')
  const bytes = attempt(() => fs.readFile(at))
  if (bytes instanceof FileSystemError) return 'regular file, no read permission'
  const kind = kindOf(bytes, process)
  const special = specialBits(stat.mode).join(', ')
  return special === '' ? kind : { ...kind, text: `${special} ${kind.charset === 'binary' ? '' : ', '}${kind.text}` }
}

function shown(kind: ContentKind, { mime }: How): string {
  if (mime === 'none') return kind.text
  if (mime === 'type') return kind.mime
  return mime === 'encoding' ? kind.charset : `${kind.mime}; charset=${kind.charset}`
}

const USAGE = `Usage: file [-bcCdEhikLlNnprsSvzZ0] [--apple] [--extension] [--mime-encoding]
            [--mime-type] [-e <testname>] [-F <separator>]  [-f <namefile>]
            [-m <magicfiles>] [-P <parameter=value>] [--exclude-quiet]
            <file> ...
       file -C [-m <magicfiles>]
       file [--help]
`

/** The operands, with the lines of the files that -f names before them. */
function pathsOf(process: GnuProcess, operands: readonly string[], lists: readonly string[]): readonly string[] {
  const listed = lists.flatMap((path) => {
    const bytes = attempt(() => process.system.fs.readFile(resolvePath(process, path)))
    if (bytes instanceof FileSystemError) throw new Failure(`Cannot open \`${path}' (${bytes.message})`)
    return textOf(bytes)
      .split('\n')
      .filter((line) => line !== '')
  })
  return [...listed, ...operands]
}

/** file(1), for the kinds of files that are met here. */
export const file = gnu({
  name: 'file',
  options: optionList(
    'b,brief E F,separator=STRING f,files-from=FILE h,no-dereference i,mime L,dereference N,no-pad 0,print0 ' +
      'mime-type mime-encoding r,raw p,preserve-date',
  ),
  refused: optionList(
    'k,keep-going s,special-files z,uncompress Z,uncompress-noreport C,compile c,checking-printout d,debug e,exclude=TEST ' +
      'exclude-quiet=TEST extension l,list m,magic-file=LIST n,no-buffer P,parameter=NAME S,no-sandbox v apple',
  ),
  hint: () => USAGE,
  operands: [{ name: 'FILE', kind: 'path', repeated: true }],
  async run(process, { operands, has, given, value, values }) {
    const paths = pathsOf(process, operands, values('f'))
    if (paths.length === 0) {
      await process.write(2, USAGE)
      return 1
    }
    const mime = has('mime-type') ? 'type' : has('mime-encoding') ? 'encoding' : has('i') ? 'both' : 'none'
    const how: How = {
      follow: given.findLast(({ name }) => name === 'L' || name === 'h')?.name === 'L',
      mime,
      strict: has('E'),
    }
    const width = largest(paths.map((path) => textWidth(path === '-' ? '/dev/stdin' : path)))
    const separator = (has('0') ? '\0' : '') + (value('F') ?? ':')
    let status = 0
    for (const path of paths) {
      const due = process.due()
      if (due) await due
      const name = path === '-' ? '/dev/stdin' : path
      const pad = has('N') ? '' : ' '.repeat(width - textWidth(name))
      const kind = await look(process, path, how)
      if (typeof kind === 'string' && how.strict) status = 1
      const text = typeof kind === 'string' ? kind : shown(kind, how)
      const bare = typeof kind === 'string' && !has('b') && how.strict
      await process.print(has('b') ? `${text}\n` : `${name}${separator}${bare ? '' : pad} ${text}\n`)
    }
    return status
  },
})
