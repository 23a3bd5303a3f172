/** A glob of KEYS and SCAN as a pattern: `*`, `?`, `[a-c]`, `[^a]`, and a backslash before a character that is meant as it is. */
export const globbed = (glob: string): RegExp =>
  new RegExp(
    `^${glob.replaceAll(
      /\\(.)|\[(\^?)([^\]]*)\]|[*?]|[^\w\s]/g,
      (all, escaped?: string, not?: string, set?: string) => {
        if (escaped !== undefined) return literal(escaped)
        if (set !== undefined) return set === '' ? '(?!)' : `[${not}${set.replaceAll(/[\\\]^]/g, String.raw`\$&`)}]`
        return all === '*' ? '.*' : all === '?' ? '.' : literal(all)
      },
    )}$`,
    's',
  )

const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
