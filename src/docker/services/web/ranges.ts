import type { WebResponse } from '../../../linux/network.ts'
import { bytesOf, textOf } from '../../../shell/posix/bytes.ts'
import { respond } from './files.ts'

/** The bytes from `start` to before `end`. */
interface Range {
  readonly start: number
  readonly end: number
}

/** One part of the header Range, in a body of `size` bytes; undefined where it is malformed or outside the body. */
function rangeOf(part: string, size: number): Range | undefined {
  const [, first, last] = /^\s*(\d*)-(\d*)\s*$/.exec(part) ?? []
  if (first === undefined || last === undefined || first + last === '') return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size : Math.min(size, Number(last) + 1)
  return start < end ? { start, end } : undefined
}

/** The ranges that the header Range names; undefined where none of them can be given. */
function rangesOf(header: string, size: number): readonly Range[] | undefined {
  const [, list] = /^bytes=(.+)$/.exec(header) ?? []
  const ranges = (list ?? '').split(',').map((part) => rangeOf(part, size))
  const good = ranges.filter((range) => range !== undefined)
  return good.length > 0 ? good : undefined
}

const BOUNDARY = '00000000000000000001'

/** What a server answers to a request for parts of `whole`, by the header Range. */
export function partOf(whole: WebResponse, header: string, most = Number.POSITIVE_INFINITY): WebResponse {
  const bytes = bytesOf(whole.body)
  const size = bytes.length
  const ranges = rangesOf(header, size)
  if (!ranges) return { ...respond(416, 'text/html', ''), headers: [['Content-Range', `bytes */${size}`]] }
  const [first] = ranges
  if (!first || ranges.length > most) return whole
  const told = ({ start, end }: Range): string => `bytes ${start}-${end - 1}/${size}`
  const text = ({ start, end }: Range): string => textOf(bytes.subarray(start, end))
  const headers = (whole.headers ?? []).filter(([name]) => name !== 'Accept-Ranges')
  if (ranges.length === 1)
    return {
      ...respond(206, whole.type, text(first)),
      headers: [...headers, ['Content-Range', told(first)]],
    }
  const parts = ranges.map(
    (range) =>
      `\r\n--${BOUNDARY}\r\nContent-Type: ${whole.type}\r\nContent-Range: ${told(range)}\r\n\r\n${text(range)}`,
  )
  return {
    ...respond(206, `multipart/byteranges; boundary=${BOUNDARY}`, `${parts.join('')}\r\n--${BOUNDARY}--\r\n`),
    headers,
  }
}
