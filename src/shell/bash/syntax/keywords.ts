/** Reserved words, those that mean something to the grammar, in the order in which compgen lists them. */
export const keywords: ReadonlySet<string> = new Set(
  'if then else elif fi case esac for select while until do done in function time { } ! [[ ]] coproc'.split(' '),
)
