/** Emacs's syntax, which find and tac have, in that of POSIX extended expressions. */
export const fromEmacs = (text: string): string =>
  text.replace(/\\([\s\S])|[(){}|]|\[\^?\]?[^\]]*\]/g, (all, escaped?: string) => {
    if (escaped !== undefined) return '()|'.includes(escaped) ? escaped : all
    return all.startsWith('[') ? all : `\\${all}`
  })
