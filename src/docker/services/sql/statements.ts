const BREAKS = {
  plain: /'(?:''|[^'])*'?|"[^"]*"?|--[^\n]*|\/\*.*?(?:\*\/|$)|(;)/gs,
  escaped: /'(?:''|\\.|[^'\\])*'?|"(?:\\.|[^"\\])*"?|-- [^\n]*|\/\*.*?(?:\*\/|$)|(;|\\[gG])/gs,
} as const

/** The statements of a text, each with its semicolon, and what is left behind the last one. */
export function statementsOf(
  text: string,
  quotes: keyof typeof BREAKS = 'plain',
): { readonly whole: readonly string[]; readonly rest: string } {
  const whole: string[] = []
  let start = 0
  for (const match of text.matchAll(BREAKS[quotes])) {
    if (match[1] === undefined) continue
    const end = match.index + match[1].length
    whole.push(text.slice(start, end).trim())
    start = end
  }
  return { whole, rest: text.slice(start) }
}
