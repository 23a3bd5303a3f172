import type { FileSystemReader } from '../../../../linux/fs.ts'
import type { WebResponse } from '../../../../linux/network.ts'
import { strftime } from '../../../../linux/time.ts'
import { escaped, respond } from '../files.ts'

/** How many columns a name has. */
const NAME = 50
const SIZE = 19

/** A name that is too long for its column ends in dots. */
const shortened = (name: string): string => (name.length > NAME ? `${name.slice(0, NAME - 3)}..>` : name)

function lineOf(fs: FileSystemReader, directory: string, name: string): string {
  const { mtime, size, type } = fs.stat(`${directory}/${name}`)
  const isDirectory = type === 'directory'
  const full = isDirectory ? `${name}/` : name
  const shown = shortened(full)
  const time = strftime('%d-%b-%Y %H:%M', mtime)
  const link = `<a href="${encodeURIComponent(name)}${isDirectory ? '/' : ''}">${escaped(shown)}</a>`
  return `${link}${' '.repeat(NAME - shown.length)} ${time} ${(isDirectory ? '-' : String(size)).padStart(SIZE)}\r\n`
}

/** What `autoindex` shows of a directory: its directories, then its files. */
export function directoryPage(fs: FileSystemReader, directory: string, path: string): WebResponse {
  const names = fs.names(directory).filter((name) => !name.startsWith('.'))
  const isDirectory = (name: string): boolean => fs.isDirectory(`${directory}/${name}`)
  const sorted = names.toSorted()
  const lines = [...sorted.filter(isDirectory), ...sorted.filter((name) => !isDirectory(name))].map((name) =>
    lineOf(fs, directory, name),
  )
  const title = `Index of ${escaped(path)}`
  return respond(
    200,
    'text/html',
    `<html>\r\n<head><title>${title}</title></head>\r\n<body>\r\n<h1>${title}</h1><hr><pre><a href="../">../</a>\r\n${lines.join('')}</pre><hr></body>\r\n</html>\r\n`,
  )
}
