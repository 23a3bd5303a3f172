import type { Work } from '../../../base/work.ts'
import { bytesOf, joinBytes } from '../../../shell/posix/bytes.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { resolvePath, withInput } from '../../../shell/posix/open.ts'
import { codecs } from '../base-coding/codec.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { chunkOf, octetInput } from '../library/octets.ts'
import { optionList } from '../library/options.ts'
import { gnu } from '../library/program.ts'
import { fatal, illegalOption, USAGE } from './wording.ts'

const NOT_FOUND = 4
const INVALID = 2
const UNOPENED = 8
const USAGE_STATUS = 64
/** How many lines are done between two turns. */
const LINES = 512
/** So many characters of base64 belong together. */
const GROUP = 4

/** What an encoded file says of itself, and what it holds. */
interface Decoded {
  readonly name: string
  readonly mode: number
  readonly bytes: Uint8Array
}

/** What is wrong with an encoded file. */
class EncodingError extends Error {
  override readonly name = 'EncodingError'
}

const value = (line: string, at: number): number => ((line.charCodeAt(at) || 32) - 32) & 63

/** The octets of a line, whose first character says how many they are. */
function octetsOfLine(line: string): string {
  const length = value(line, 0)
  let octets = ''
  for (let at = 1; octets.length < length; at += 4) {
    const all = [0, 1, 2, 3].reduce((sum, more) => (sum << 6) | value(line, at + more), 0)
    octets += String.fromCharCode((all >> 16) & 0xff, (all >> 8) & 0xff, all & 0xff)
  }
  return octets.slice(0, length)
}

/** Lines up to one that says that all is said. */
function bodyOf(lines: readonly string[], start: number, isEnd: (line: string) => boolean): readonly string[] {
  const end = lines.findIndex((line, index) => index >= start && isEnd(line))
  if (end < 0) throw new EncodingError('Short file')
  return lines.slice(start, end)
}

/** The bytes of base64, whose groups may go on from line to line. */
function* base64Bytes(lines: readonly string[]): Work<Uint8Array> {
  const parts: Uint8Array[] = []
  let held = ''
  for (let at = 0; at < lines.length; at += LINES) {
    held += lines.slice(at, at + LINES).join('')
    const whole = at + LINES < lines.length ? held.length - (held.length % GROUP) : held.length
    const { octets, valid } = codecs.base64.decode(held.slice(0, whole))
    if (!valid) throw new EncodingError('invalid input')
    parts.push(bytesOf(chunkOf(octets)))
    held = held.slice(whole)
    yield LINES
  }
  return joinBytes(parts)
}

/** The bytes of lines that each say how many they hold. */
function* countedBytes(lines: readonly string[]): Work<Uint8Array> {
  const parts: Uint8Array[] = []
  for (let at = 0; at < lines.length; at += LINES) {
    const octets = lines.slice(at, at + LINES).map(octetsOfLine)
    parts.push(bytesOf(chunkOf(octets.join(''))))
    yield LINES * 8
  }
  return joinBytes(parts)
}

async function decoded(process: GnuProcess, lines: readonly string[]): Promise<Decoded> {
  const begin = lines.findIndex((line) => /^begin(?:-base64)? [0-7]+ ./.test(line))
  const [, base64, mode = '', name = ''] = /^begin(-base64)? ([0-7]+) (.*)$/.exec(lines[begin] ?? '') ?? []
  if (begin < 0) throw new EncodingError("Invalid or missing 'begin' line\n")
  const how = { name, mode: Number.parseInt(mode, 8) & 0o777 }
  if (base64 !== undefined) {
    const body = bodyOf(lines, begin + 1, (line) => line === '====')
    return { ...how, bytes: await process.inTurns(base64Bytes(body)) }
  }
  const body = bodyOf(lines, begin + 1, (line) => value(line, 0) === 0)
  if (!lines.slice(begin + body.length + 1).includes('end')) throw new EncodingError("No `end' line")
  return { ...how, bytes: await process.inTurns(countedBytes(body)) }
}

async function save(process: GnuProcess, target: string, { bytes, mode }: Decoded): Promise<number> {
  if (target === '-' || target === '/dev/stdout') {
    await process.print(bytes)
    return 0
  }
  const { fs } = process.system
  const at = resolvePath(process, target)
  const error = attempt(() => {
    fs.writeFile(at, bytes)
    fs.chmod(at, mode)
  })
  if (!(error instanceof FileSystemError)) return 0
  return fatal(process, `fserr 2 (${error.message}) performing 'freopen' on ${target}\n`, UNOPENED)
}

async function decodeFile(process: GnuProcess, path: string, output: string | undefined): Promise<number> {
  const shown = path === '-' ? 'standard input' : path
  const lines: string[] = []
  try {
    await withInput(process, path, async (_, file) => {
      const input = octetInput(process, file)
      for (let more = await input.lines(); more !== undefined; more = await input.lines())
        for (const line of more) lines.push(line.replace(/\r$/, ''))
    })
    const found = await decoded(process, lines)
    return await save(process, output ?? found.name, found)
  } catch (error) {
    if (error instanceof EncodingError) return fatal(process, `${shown}: ${error.message}`, INVALID)
    if (!(error instanceof FileSystemError)) throw error
    await process.complain(`${path}: ${error.message}`)
    return NOT_FOUND
  }
}

/** uudecode(1) of GNU sharutils: what uuencode made, as files again. */
export const uudecode = gnu({
  name: 'uudecode',
  options: optionList('o,output-file=FILE c,ignore-chmod'),
  refused: optionList('R,save-opts[=FILE] r,load-opts=FILE no-load-opts'),
  helpLetter: 'h',
  versionLetter: 'v',
  operands: [{ name: 'FILE', kind: 'file', optional: true, repeated: true }],
  wording: illegalOption,
  hint: () => USAGE.uudecode,
  async run(process, { operands, value: valueOf }) {
    const output = valueOf('o')
    if (output !== undefined && operands.length > 1) {
      const sentence = 'You cannot specify an output file when processing\nmultiple input files.'
      await process.write(2, `uudecode usage error:\n${sentence}\n${USAGE.uudecode}`)
      return USAGE_STATUS
    }
    let status = 0
    for (const path of operands.length > 0 ? operands : ['-']) {
      const own = await decodeFile(process, path, output)
      // what cannot be opened is passed over, all else ends the run
      if (own !== 0 && own !== NOT_FOUND) return own
      status = own || status
    }
    return status
  },
})
