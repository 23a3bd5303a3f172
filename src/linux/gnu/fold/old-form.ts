/** Rewrites words of an old form (`-20`), but for those that are the value of an option before them: `valued` is how such a word looks. */
export const rewriteOldForm = (
  words: readonly string[],
  valued: RegExp,
  rewrite: (word: string) => string,
): readonly string[] => words.map((word, at) => (valued.test(words[at - 1] ?? '') ? word : rewrite(word)))
