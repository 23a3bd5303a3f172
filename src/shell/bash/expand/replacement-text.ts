const PARTS = /\\[&\\]|&|[^&\\]+|\\/g

/**
 * What `patsub_replacement` makes of text in `${x/pattern/text}` that is not quoted: undefined stands for what was matched (`&`), and a
 * backslash takes its meaning from that and from another backslash. See bash(1), "Pattern substitution".
 */
export const readReplacement = (text: string): (string | undefined)[] =>
  Array.from(text.matchAll(PARTS), ([found]) =>
    found === '&' ? undefined : found.length > 1 && found.startsWith('\\') ? found.slice(1) : found,
  )
