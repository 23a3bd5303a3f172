/** An address of those that one with braces and brackets stands for, and what stands in each of these. */
export interface GlobbedUrl {
  readonly url: string
  readonly parts: readonly string[]
}

/** What is wrong with braces or brackets, and in which column. */
export class GlobError extends Error {}

/** @throws GlobError with the address, and a sign below the place */
const fault = (what: string, url: string, at: number): never => {
  throw new GlobError(`${what} in URL position ${at + 1}:\n${url}\n${' '.repeat(at)}^`)
}

/** What a range stands for: `1-10`, `01-10:2`, `a-e`; undefined for what is none. */
function ranged(text: string): readonly string[] | undefined {
  const [, from = '', to = '', step = '1'] = /^(\d+|[A-Za-z])-(\d+|[A-Za-z])(?::(\d+))?$/.exec(text) ?? []
  const isNumber = /^\d/.test(from)
  if (from === '' || isNumber !== /^\d/.test(to)) return undefined
  const [first, last] = isNumber ? [Number(from), Number(to)] : [from.charCodeAt(0), to.charCodeAt(0)]
  if (first > last || Number(step) < 1) return undefined
  const width = isNumber && from.startsWith('0') ? from.length : 0
  return Array.from({ length: Math.floor((last - first) / Number(step)) + 1 }, (_none, at) => {
    const value = first + at * Number(step)
    return isNumber ? String(value).padStart(width, '0') : String.fromCharCode(value)
  })
}

/** The pieces of an address: texts, and lists of which one after another stands there. */
function piecesOf(url: string): readonly (string | readonly string[])[] {
  const pieces: (string | readonly string[])[] = []
  let plain = ''
  for (let at = 0; at < url.length; at += 1) {
    const sign = url[at] ?? ''
    if (sign === '\\' && /[{}[\]]/.test(url[at + 1] ?? '')) {
      plain += url[at + 1] ?? ''
      at += 1
    } else if (sign === '{' || sign === '[') {
      const end = url.indexOf(sign === '{' ? '}' : ']', at)
      if (end < 0) fault(sign === '{' ? 'unmatched brace' : 'bad range', url, sign === '{' ? at : at + 1)
      const inner = url.slice(at + 1, end)
      // an address of version 6 stands in brackets, too
      const isPlain = sign === '[' && /^[0-9a-f:.]*:[0-9a-f:.]*:/i.test(inner)
      if (isPlain) plain += `[${inner}]`
      else {
        const list =
          sign === '{'
            ? inner.split(',')
            : (ranged(inner) ?? fault('bad range', url, /^\w+-\w+/.test(inner) ? end + 1 : at + 1))
        pieces.push(plain, list)
        plain = ''
      }
      at = end
    } else if (sign === '}' || sign === ']') fault('unmatched close brace/bracket', url, at)
    else plain += sign
  }
  return [...pieces, plain]
}

/** The addresses that one stands for: https://curl.se/docs/manpage.html, GLOBBING. @throws GlobError */
export function globbed(url: string): readonly GlobbedUrl[] {
  let all: readonly GlobbedUrl[] = [{ url: '', parts: [] }]
  for (const piece of piecesOf(url))
    all = all.flatMap((one) =>
      typeof piece === 'string'
        ? [{ ...one, url: one.url + piece }]
        : piece.map((word) => ({ url: one.url + word, parts: [...one.parts, word] })),
    )
  return all
}

/** The name of a file with what stood in braces and brackets: `#1` is the first of them. */
export const filled = (name: string, parts: readonly string[]): string =>
  name.replace(/#(\d+)/g, (whole: string, place: string) => parts[Number(place) - 1] ?? whole)
