import type { WebResponse } from '../../../linux/network.ts'
import { bytesOf, textOf } from '../../../shell/posix/bytes.ts'
import { respond } from './files.ts'

/** The bytes from `start` to before `end`. */
interface Range {
  readonly start: number
  readonly end: number
}

/** One part of the header Range, in a body of `size` bytes, which may lie outside the body; undefined where it is malformed. */
function rangeOf(part: string, size: number): Range | undefined {
  const [, first, last] = /^ *(\d*) *- *(\d*) *$/.exec(part) ?? []
  if (first === undefined || last === undefined || first + last === '') return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size : Math.min(size, Number(last) + 1)
  return { start, end }
}

/** What the header Range asks for: all, some ranges, or nothing that can be given. */
type Wanted = 'all' | 'nothing' | readonly Range[]

function wantedOf(header: string, size: number): Wanted {
  const [, list] = /^bytes=(.+)$/i.exec(header) ?? []
  // other units than bytes are passed over
  if (list === undefined) return 'all'
  const ranges: Range[] = []
  for (const part of list.split(',')) {
    const range = rangeOf(part, size)
    if (!range) return 'nothing'
    if (range.start < range.end) ranges.push(range)
    else if (range.start === 0) return 'all'
  }
  if (ranges.length === 0) return 'nothing'
  // parts that are longer than the whole together
  return ranges.reduce((sum, { start, end }) => sum + end - start, 0) > size ? 'all' : ranges
}

const BOUNDARY = '00000000000000000001'

/** What a server answers to a request for parts of `whole`, by the header Range. */
export function partOf(whole: WebResponse, header: string, most = Number.POSITIVE_INFINITY): WebResponse {
  const bytes = bytesOf(whole.body)
  const size = bytes.length
  const ranges = wantedOf(header, size)
  if (ranges === 'all') return whole
  if (ranges === 'nothing') return { ...respond(416, 'text/html', ''), headers: [['Content-Range', `bytes */${size}`]] }
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
