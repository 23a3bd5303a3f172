import type { FileSystemReader } from '../../../../linux/fs.ts'
import type { WebResponse } from '../../../../linux/network.ts'
import { strftime } from '../../../../linux/time.ts'
import { escaped, respond } from '../files.ts'

/** How many columns a name has. */
const NAME = 50
const SIZE = 19

/** A name that is too long for its column ends in dots. */
const shortened = (name: string): string => (name.length > NAME ? `${name.slice(0, NAME - 3)}..>` : name)

const KIB = 1024
const UNITS = [
  [KIB ** 3, KIB ** 3, 'G'],
  [KIB ** 2, KIB ** 2, 'M'],
  [10_000, KIB, 'K'],
] as const

/** A size in the unit that keeps it short, as `autoindex_exact_size off` has it. */
function roughSize(size: number): string {
  const [, unit, sign] = UNITS.find(([least]) => size >= least) ?? [0, 1, '']
  return ` ${String(Math.round(size / unit)).padStart(6)}${sign}`
}

function lineOf(fs: FileSystemReader, directory: string, name: string, isExact: boolean): string {
  const { mtime, size, type } = fs.stat(`${directory}/${name}`)
  const isDirectory = type === 'directory'
  const full = isDirectory ? `${name}/` : name
  const shown = shortened(full)
  const time = strftime('%d-%b-%Y %H:%M', mtime)
  const exact = (isDirectory ? '-' : String(size)).padStart(SIZE)
  const column = isExact ? exact : isDirectory ? '-'.padStart(7) : roughSize(size)
  const link = `<a href="${encodeURIComponent(name)}${isDirectory ? '/' : ''}">${escaped(shown)}</a>`
  return `${link}${' '.repeat(NAME - shown.length)} ${time} ${column}\r\n`
}

/** What `autoindex` shows of a directory: its directories, then its files. */
export function directoryPage(fs: FileSystemReader, directory: string, path: string, isExact: boolean): WebResponse {
  const names = fs.names(directory).filter((name) => !name.startsWith('.'))
  const isDirectory = (name: string): boolean => fs.isDirectory(`${directory}/${name}`)
  const sorted = names.toSorted()
  const lines = [...sorted.filter(isDirectory), ...sorted.filter((name) => !isDirectory(name))].map((name) =>
    lineOf(fs, directory, name, isExact),
  )
  const title = `Index of ${escaped(path)}`
  return respond(
    200,
    'text/html',
    `<html>\r\n<head><title>${title}</title></head>\r\n<body>\r\n<h1>${title}</h1><hr><pre><a href="../">../</a>\r\n${lines.join('')}</pre><hr></body>\r\n</html>\r\n`,
  )
}
