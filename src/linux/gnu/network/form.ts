import { type Chance, pickInteger } from '../../../base/chance.ts'
import { baseName } from '../../path.ts'

/** The types of files by their endings, as formdata.c of curl has them. */
const TYPES: Readonly<Record<string, string>> = {
  gif: 'image/gif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  htm: 'text/html',
  html: 'text/html',
  pdf: 'application/pdf',
  xml: 'application/xml',
}

/** A form as it is sent. */
export interface SentForm {
  readonly body: string
  readonly type: string
}

/** One part: `name=content`, `name=@file` or `name=<file`, and behind semicolons its type and the name of its file. */
function partText(part: string, read: (path: string) => string): string {
  const [, name = '', how = '', rest = ''] = /^([^=]*)=([@<]?)(.*)$/s.exec(part) ?? []
  const content = rest.replace(/;(?:type|filename)=.*$/s, '')
  const type = /;type=([^;]*)/.exec(rest)?.[1]
  const file = how === '@' ? baseName(content) : undefined
  const shown = /;filename="?([^;"]*)"?/.exec(rest)?.[1] ?? file
  const ending = /\.(\w+)$/.exec(content)?.[1]?.toLowerCase() ?? ''
  const usual = file === undefined ? undefined : (TYPES[ending] ?? 'application/octet-stream')
  const kind = type ?? usual
  return (
    `Content-Disposition: form-data; name="${name}"${shown === undefined ? '' : `; filename="${shown}"`}\r\n` +
    `${kind === undefined ? '' : `Content-Type: ${kind}\r\n`}\r\n${how === '' ? content : read(content)}\r\n`
  )
}

/** The parts of `-F` in one body, with a border that chance has made. */
export function formOf(parts: readonly string[], read: (path: string) => string, chance: Chance): SentForm {
  const digits = Array.from({ length: 16 }, () => pickInteger(chance, 16).toString(16)).join('')
  const border = '-'.repeat(24) + digits
  const body = parts.map((part) => `--${border}\r\n${partText(part, read)}`).join('')
  return { body: `${body}--${border}--\r\n`, type: `multipart/form-data; boundary=${border}` }
}
