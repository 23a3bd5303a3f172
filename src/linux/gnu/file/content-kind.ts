import { octetsOf } from '../library/octets.ts'
import { largest } from '../../../base/largest.ts'
import { textOf } from '../../../shell/posix/bytes.ts'
import { formatDate } from '../library/date-format.ts'
import { zoneOf } from '../library/file-time.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

/** What a file's content is, in words and as a MIME type. */
export interface ContentKind {
  readonly text: string
  readonly mime: string
  readonly charset: string
}

/** How much of a file is looked at. */
const HEAD = 1 << 16

/** An archive of cpio whose headers are text. */
const cpio = (kind: string): ContentKind => ({
  text: `ASCII cpio archive (${kind})`,
  mime: 'application/x-cpio',
  charset: 'us-ascii',
})

const binary = (text: string, mime = 'application/octet-stream'): ContentKind => ({ text, mime, charset: 'binary' })

const bigEndian = (bytes: Uint8Array, at: number, size: number): number =>
  bytes.subarray(at, at + size).reduce((value, byte) => value * 256 + byte, 0)
const littleEndian = (bytes: Uint8Array, at: number, size: number): number =>
  bytes
    .subarray(at, at + size)
    .toReversed()
    .reduce((value, byte) => value * 256 + byte, 0)
const latin = (bytes: Uint8Array, from: number, to: number): string => octetsOf(bytes.subarray(from, to))

const colours: Readonly<Record<number, string>> = {
  0: 'grayscale',
  2: '/color RGB',
  3: ' colormap',
  4: ' gray+alpha',
  6: '/color RGBA',
}

function png(bytes: Uint8Array): ContentKind {
  if (bytes.length < 24) return binary('data')
  const [width, height, depth] = [bigEndian(bytes, 16, 4), bigEndian(bytes, 20, 4), bytes[24] ?? 0]
  const colour = (colours[bytes[25] ?? 0] ?? '').replace(/^grayscale/, ' grayscale')
  const lines = bytes[28] === 1 ? 'interlaced' : 'non-interlaced'
  return binary(`PNG image data, ${width} x ${height}, ${depth}-bit${colour}, ${lines}`, 'image/png')
}

function gzip(bytes: Uint8Array, process: GnuProcess): ContentKind {
  const stop = bytes.indexOf(0, 10)
  const name = (bytes[3] ?? 0) & 8 ? `, was "${latin(bytes, 10, stop)}"` : ''
  const mtime = littleEndian(bytes, 4, 4)
  const when = mtime === 0 ? '' : `, last modified: ${formatDate('%a %b %e %T %Y', mtime * 1000, zoneOf(process))}`
  const level = bytes[8] === 2 ? ', max compression' : bytes[8] === 4 ? ', max speed' : ''
  const size = littleEndian(bytes, bytes.length - 4, 4)
  const text = `gzip compressed data${name}${when}${level}, from Unix, original size modulo 2^32 ${size}`
  return binary(text, 'application/gzip')
}

function zip(bytes: Uint8Array): ContentKind {
  const version = littleEndian(bytes, 4, 2)
  const method = littleEndian(bytes, 8, 2) === 0 ? 'store' : 'deflate'
  const needed = `${Math.floor(version / 10)}.${version % 10}`
  return binary(`Zip archive data, at least v${needed} to extract, compression method=${method}`, 'application/zip')
}

type Reader = (bytes: Uint8Array, process: GnuProcess) => ContentKind

/** How binary files begin. */
const magic: readonly (readonly [start: string, read: Reader])[] = [
  ['\u0089PNG\r\n\u001a\n', png],
  [
    'GIF8',
    (bytes) =>
      binary(
        `GIF image data, version ${latin(bytes, 3, 6)}, ${littleEndian(bytes, 6, 2)} x ${littleEndian(bytes, 8, 2)}`,
        'image/gif',
      ),
  ],
  [
    '\u00ff\u00d8\u00ff',
    (bytes) => {
      if (latin(bytes, 6, 10) !== 'JFIF') return binary('JPEG image data', 'image/jpeg')
      const [major, minor, units] = [bytes[11] ?? 0, bytes[12] ?? 0, bytes[13] ?? 0]
      const unit = ['aspect ratio', 'resolution (DPI)', 'resolution (DPCM)'][units] ?? ''
      const density = `density ${bigEndian(bytes, 14, 2)}x${bigEndian(bytes, 16, 2)}`
      const version = `JFIF standard ${major}.${String(minor).padStart(2, '0')}`
      return binary(
        `JPEG image data, ${version}, ${unit}, ${density}, segment length ${bigEndian(bytes, 4, 2)}`,
        'image/jpeg',
      )
    },
  ],
  [
    '%PDF-',
    (bytes) => ({ ...binary(`PDF document, version ${latin(bytes, 5, 8)}`, 'application/pdf'), charset: 'us-ascii' }),
  ],
  ['\u001f\u008b', gzip],
  ['PK\u0003\u0004', zip],
  ['PK\u0005\u0006', () => binary('Zip archive data (empty)', 'application/zip')],
  ['070701', () => cpio('SVR4 with no CRC')],
  ['070702', () => cpio('SVR4 with CRC')],
  ['070707', () => cpio('pre-SVR4 or odc')],
  ['BZh', (bytes) => binary(`bzip2 compressed data, block size = ${latin(bytes, 3, 4)}00k`, 'application/x-bzip2')],
  ['\u00fd7zXZ', () => binary('XZ compressed data, checksum CRC64', 'application/x-xz')],
  [
    "7z\u00bc\u00af'\u001c",
    (bytes) => binary(`7-zip archive data, version ${bytes[6]}.${bytes[7]}`, 'application/x-7z-compressed'),
  ],
  ['!<arch>\n', () => binary('current ar archive', 'application/x-archive')],
  ['\u007fELF', () => binary('ELF 64-bit LSB executable, x86-64', 'application/x-executable')],
]

/** Interpreters of scripts by their names. */
const interpreters: readonly (readonly [name: RegExp, text: string, mime: string])[] = [
  [/^bash$/, 'Bourne-Again shell script, %s executable', 'text/x-shellscript'],
  [/^(?:da)?sh$/, 'POSIX shell script, %s executable', 'text/x-shellscript'],
  [/^zsh$/, "Paul Falstad's zsh script, %s executable", 'text/x-shellscript'],
  [/^python[\d.]*$/, 'Python script, %s executable', 'text/x-script.python'],
  [/^perl$/, 'Perl script text executable', 'text/x-perl'],
  [/^node$/, 'Node.js script executable, %s', 'application/javascript'],
  [/^ruby$/, 'Ruby script, %s executable', 'text/x-ruby'],
  [/^[mg]?awk$/, 'awk script, %s executable', 'text/x-awk'],
]

function script(head: string, encoding: string): readonly [text: string, mime: string] | undefined {
  const [, line] = /^#![ \t]*([^\n]+)/.exec(head) ?? []
  if (line === undefined) return undefined
  const words = line.trim().split(/\s+/)
  const first = words[0]?.split('/').at(-1) ?? ''
  const name = first === 'env' ? (words[1] ?? '') : first
  const known = interpreters.find(([pattern]) => pattern.test(name))
  if (known) return [known[1].replace('%s', encoding), known[2]]
  return [`a ${line.trim()} script, ${encoding} executable`, 'text/plain']
}

function isJson(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const isTable = (text: string): boolean => {
  const lines = text.split('\n').filter((line) => line !== '')
  const commas = lines.map((line) => line.split(',').length)
  return lines.length > 1 && (commas[0] ?? 0) > 1 && commas.every((count) => count === commas[0])
}

/** What is written in a text, as far as it can be told. */
function language(text: string): readonly [name: string, mime: string] | undefined {
  if (/^\s*<\?xml\s+version="([\d.]+)"/.test(text))
    return [`XML ${/version="([\d.]+)"/.exec(text)?.[1] ?? '1.0'} document`, 'text/xml']
  if (/^\s*<(?:!doctype html|html|head|title|body)\b/i.test(text)) return ['HTML document', 'text/html']
  if (/^\s*#\s*include\s*[<"]/m.test(text)) return ['C source', 'text/x-c']
  if (/^(?:import \w+|from \w+ import |def \w+\(.*\):)/m.test(text) && /^(?:\s*def \w+\(.*\):|\s+\w)/m.test(text))
    return ['Python script', 'text/x-script.python']
  if (/\bpublic static void main\(/.test(text)) return ['Java source', 'text/x-java']
  if (/\bmain\([^)]*\)\s*\{|^struct\s+\w+|^extern\s/m.test(text)) return ['C source', 'text/x-c']
  return undefined
}

function lineEnds(text: string): string {
  const crlf = text.includes('\r\n')
  const lf = /(?:^|[^\r])\n/.test(text)
  const cr = /\r(?!\n)/.test(text)
  if (!crlf && !lf && !cr) return ', with no line terminators'
  const kinds = [...(crlf ? ['CRLF'] : []), ...(cr ? ['CR'] : []), ...(lf ? ['LF'] : [])]
  return kinds.join() === 'LF' ? '' : `, with ${kinds.join(', ')} line terminators`
}

const UNTEXTUAL = /[\u0000-\u0006\u000e-\u001a\u001c-\u001f\u007f]/

function textKind(text: string, bytes: Uint8Array): ContentKind | undefined {
  if (UNTEXTUAL.test(text)) return undefined
  const stray = /[\udc80-\udcff]/u.test(text)
  if (stray && bytes.some((byte) => byte >= 0x80 && byte < 0xa0)) {
    const text8 = 'Non-ISO extended-ASCII text'
    return { text: text8 + lineEnds(text), mime: 'text/plain', charset: 'unknown-8bit' }
  }
  const ascii = !stray && /^[\u0000-\u007f]*$/.test(text)
  const bom = text.startsWith('\ufeff') ? ' (with BOM)' : ''
  const encoding = stray ? 'ISO-8859' : ascii ? 'ASCII' : `Unicode text, UTF-8${bom}`
  const charset = stray ? 'iso-8859-1' : ascii ? 'us-ascii' : 'utf-8'
  if (isJson(text)) return { text: 'JSON text data', mime: 'application/json', charset }
  if (text.startsWith('-----BEGIN CERTIFICATE-----')) return { text: 'PEM certificate', mime: 'text/plain', charset }
  const longest = largest(text.split('\n').map((line) => line.length))
  const tail =
    (longest > 300 ? `, with very long lines (${longest})` : '') +
    lineEnds(text) +
    (text.includes('\u001b') ? ', with escape sequences' : '')
  const run = script(text, `${encoding} text`)
  if (run) return { text: run[0] + tail, mime: run[1], charset }
  const written = language(text)
  if (written) {
    const executable = written[0] === 'Python script' ? ' executable' : ''
    return { text: `${written[0]}, ${encoding} text${executable}${tail}`, mime: written[1], charset }
  }
  if (isTable(text)) return { text: `CSV ${ascii ? '' : `${encoding} `}text`, mime: 'text/csv', charset }
  return { text: `${encoding} text${tail}`, mime: 'text/plain', charset }
}

/** Tells what a file holds from its content. */
export function kindOf(bytes: Uint8Array, process: GnuProcess): ContentKind {
  if (bytes.length === 0) return binary('empty', 'inode/x-empty')
  const start = latin(bytes, 0, 16)
  const known = magic.find(([beginning]) => start.startsWith(beginning))
  if (known) return known[1](bytes, process)
  if (latin(bytes, 257, 262) === 'ustar') {
    const gnuFormat = latin(bytes, 262, 265) === '  \0'
    return binary(`POSIX tar archive${gnuFormat ? ' (GNU)' : ''}`, 'application/x-tar')
  }
  const text = textOf(bytes.subarray(0, HEAD))
  const program = /^The program \S+, simulated\./.exec(text)
  if (program) return { text: 'program of the playground, simulated', mime: 'text/plain', charset: 'us-ascii' }
  return textKind(text, bytes) ?? binary('data')
}
