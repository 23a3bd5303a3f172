/** What stands for a class of characters, outside of brackets and within them. */
const CLASSES: Readonly<Record<string, readonly [outside: string, inside: string | undefined]>> = {
  d: ['[0-9]', '0-9'],
  D: ['[^0-9]', undefined],
  h: ['[ \t]', ' \t'],
  s: ['\\s', '[:space:]'],
  S: ['\\S', undefined],
  w: ['\\w', '[:alnum:]_'],
  W: ['\\W', undefined],
  b: ['\\b', undefined],
  B: ['\\B', undefined],
  t: ['\t', '\t'],
}

const BRACKETS = /^\[\^?\]?(?:\[:\w+:\]|\\.|[^\]\\])*\]/s

/** What is in brackets, as POSIX has it: there a backslash is a character like others. */
function bracketed(inner: string): string | undefined {
  const negated = inner.startsWith('^') ? '^' : ''
  let [body, first, last] = ['', '', '']
  for (const [part, escaped] of inner.slice(negated.length).matchAll(/\[:\w+:\]|\\(.)|./gs)) {
    if (escaped === undefined) body += part
    else if (/\w/.test(escaped)) {
      const known = CLASSES[escaped]?.[1]
      if (known === undefined) return undefined
      body += known
    } else if (escaped === ']') first = ']'
    else if (escaped === '-') last = '-'
    else if (escaped === '^' && body === '') return undefined
    else body += escaped
  }
  return `[${negated}${first}${body}${last}]`
}

/**
 * A Perl regular expression as an extended one; undefined where it has what those have not: looking around, `\K`, greed that
 * is none, and the like.
 */
export function fromPerl(pattern: string): string | undefined {
  // as little as possible up to the last character: anything but that one
  const text = pattern.replace(/\.([*+])\?([^\\\w\s()[\]{}|*+?^$.])$/, '[^$2]$1$2')
  let extended = ''
  for (let at = 0; at < text.length;) {
    const rest = text.slice(at)
    const [, escaped] = /^\\(.)/s.exec(rest) ?? []
    const group = /^\((?:\?:)?(?!\?)/.exec(rest)?.[0]
    if (escaped !== undefined) {
      const known = CLASSES[escaped]?.[0] ?? (/[1-9\W]/.test(escaped) ? `\\${escaped}` : undefined)
      if (known === undefined) return undefined
      extended += known
      at += 2
    } else if (group !== undefined) {
      if (group !== '(' && /\\[1-9]/.test(text)) return undefined
      extended += '('
      at += group.length
    } else if (rest.startsWith('[')) {
      const brackets = BRACKETS.exec(rest)?.[0]
      const set = brackets === undefined ? undefined : bracketed(brackets.slice(1, -1))
      if (brackets === undefined || set === undefined) return undefined
      extended += set
      at += brackets.length
    } else {
      if (rest.startsWith('(') || /^(?:[*+?]|\{\d*,?\d*\})[?+]/.test(rest)) return undefined
      extended += rest[0] ?? ''
      at += 1
    }
  }
  return extended
}

/** What has to stand before and after what is found: `(?<=before)…(?=after)`, or `before\K…`. */
const AROUND = /^(?:\(\?<=((?:[^()\\]|\\.)*)\)|((?:[^\\]|\\[^K])*)\\K)?(.*?)(?:\(\?=((?:[^()\\]|\\.)*)\))?$/s

/** A Perl regular expression that looks around as an extended one, and which of its groups is found; undefined as `fromPerl`. */
export function lookingAround(pattern: string): { readonly text: string; readonly group: number } | undefined {
  const [, behind, kept, found = '', ahead = ''] = AROUND.exec(pattern) ?? []
  const parts = [behind ?? kept ?? '', found, ahead].map(fromPerl)
  if (parts.includes(undefined) || /\\[1-9]/.test(pattern)) return undefined
  const [before = '', text = '', after = ''] = parts
  const open = before.replaceAll(/\\.|\[\^?\]?(?:\[:\w+:\]|[^\]])*\]/g, '').split('(').length - 1
  return { text: `(${before})(${text})(${after})`, group: open + 2 }
}
