const BREAKS = {
  plain: /\$(\w*)\$.*?(?:\$\1\$|$)|'(?:''|[^'])*'?|"[^"]*"?|--[^\n]*|\/\*.*?(?:\*\/|$)|(?<end>;|\\gx?\b)/gs,
  escaped: /'(?:''|\\.|[^'\\])*'?|"(?:\\.|[^"\\])*"?|-- [^\n]*|\/\*.*?(?:\*\/|$)|(?<end>;|\\[gG])/gs,
} as const

/** The statements of a text, each with its semicolon, and what is left behind the last one. */
export function statementsOf(
  text: string,
  quotes: keyof typeof BREAKS = 'plain',
): { readonly whole: readonly string[]; readonly rest: string } {
  const whole: string[] = []
  let start = 0
  for (const match of text.matchAll(BREAKS[quotes])) {
    const sign = match.groups?.['end']
    if (sign === undefined) continue
    const end = match.index + sign.length
    whole.push(text.slice(start, end).trim())
    start = end
  }
  return { whole, rest: text.slice(start) }
}
