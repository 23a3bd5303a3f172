import { FileSystemError } from '../../../shell/posix/errno.ts'
import { resolvePath, withInput } from '../../../shell/posix/open.ts'
import { codecs } from '../base-coding/codec.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { octetsOf } from '../library/octets.ts'
import { optionList } from '../library/options.ts'
import { gnu } from '../library/program.ts'
import { fatal, illegalOption, USAGE } from './wording.ts'

/** Bytes of a line. */
const LINE = 45
/** How many lines are done between two turns. */
const LINES = 512
const USAGE_STATUS = 64

/** A number of six bits as a character; a backquote stands for 0, for a blank could be lost. */
const digit = (value: number): string => (value === 0 ? '`' : String.fromCharCode(32 + value))

/** Three bytes as four characters. */
function group(octets: string, at: number): string {
  const [a, b, c] = [0, 1, 2].map((more) => (at + more < octets.length ? octets.charCodeAt(at + more) : 0))
  const all = ((a ?? 0) << 16) | ((b ?? 0) << 8) | (c ?? 0)
  return [18, 12, 6, 0].map((shift) => digit((all >> shift) & 63)).join('')
}

type Encode = (octets: string) => string

const base64Line: Encode = (octets) => `${codecs.base64.encode(octets)}\n`

function plainLine(octets: string): string {
  let line = digit(octets.length)
  for (let at = 0; at < octets.length; at += 3) line += group(octets, at)
  return `${line}\n`
}

/** What is to be encoded, and the permissions that stand with it. @throws FileSystemError */
async function inputOf(
  process: GnuProcess,
  path: string | undefined,
): Promise<{ readonly octets: string; readonly mode: string }> {
  const bytes = await withInput(process, path ?? '-', (input) => input.bytes())
  const mode =
    path === undefined ? 0o666 & ~process.umask : process.system.fs.stat(resolvePath(process, path)).mode & 0o777
  return { octets: octetsOf(bytes), mode: mode.toString(8) }
}

async function printLines(process: GnuProcess, octets: string, encoded: Encode): Promise<void> {
  for (let at = 0; at < octets.length; at += LINE * LINES) {
    const piece = octets.slice(at, at + LINE * LINES)
    let out = ''
    for (let line = 0; line < piece.length; line += LINE) out += encoded(piece.slice(line, line + LINE))
    await process.print(out)
    const due = process.due(LINES)
    if (due) await due
  }
}

async function encode(
  process: GnuProcess,
  path: string | undefined,
  how: { name: string; base64: boolean },
): Promise<void> {
  const { octets, mode } = await inputOf(process, path)
  await process.print(`begin${how.base64 ? '-base64' : ''} ${mode} ${how.name}\n`)
  await printLines(process, octets, how.base64 ? base64Line : plainLine)
  await process.print(how.base64 ? '====\n' : '`\nend\n')
}

/** uuencode(1) of GNU sharutils: bytes as lines of plain text. */
export const uuencode = gnu({
  name: 'uuencode',
  options: optionList('m,base64'),
  refused: optionList('e,encode-file-name R,save-opts[=FILE] r,load-opts=FILE no-load-opts'),
  helpLetter: 'h',
  versionLetter: 'v',
  operands: [
    { name: 'FILE', kind: 'file', optional: true },
    { name: 'NAME', kind: 'text' },
  ],
  wording: illegalOption,
  hint: () => USAGE.uuencode,
  async run(process, { operands, has }) {
    if (operands.length === 0 || operands.length > 2) {
      await process.write(2, USAGE.uuencode)
      return USAGE_STATUS
    }
    const [path, name = ''] = operands.length === 1 ? [undefined, operands[0]] : operands
    try {
      await encode(process, path, { name, base64: has('m') })
      return 0
    } catch (error) {
      if (!(error instanceof FileSystemError)) throw error
      return fatal(process, `fserr 2 (${error.message}) performing 'freopen of stdin' on ${path}\n`, 1)
    }
  },
})
