/** Reserved words: those that mean something to the grammar. */
export const keywords: ReadonlySet<string> = new Set(
  '! [[ ]] { } case coproc do done elif else esac fi for function if in select then time until while'.split(' '),
)
