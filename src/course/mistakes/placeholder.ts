import type { Mistake } from '../mistake.ts'

/** Words that stand for another word in manuals and lessons. */
const PLACEHOLDER =
  '(FILE|FILENAME|DIR|DIRECTORY|SOURCE|DEST|TARGET|NAME|USER|CONTAINER|IMAGE|filename|file_?name[.]txt|dirname|your[-_]?[a-z]+([.][a-z]+)?|container[-_]?(name|id)|CONTAINER_(NAME|ID)|image[-_]?name)'

/** A word that manuals and lessons have where one's own belongs. */
export const placeholder: Mistake = {
  id: 'placeholder',
  see: 'getting-help',
  when: [
    {
      line: '<[A-Za-z][A-Za-z_ .-]*>',
      stderr: '^bash: [^:]*: No such file or directory$|syntax error near unexpected token|<[A-Za-z][A-Za-z_ .-]*>',
      status: 'failure',
    },
    { words: ' \\[[A-Za-z][A-Za-z_.-]*\\](\\.\\.\\.)?( |$)', unlike: '^(\\[|test) ', status: 'failure' },
    {
      line: `[[:space:]]${PLACEHOLDER}([[:space:]]|$)`,
      words: ` ${PLACEHOLDER}( |$)`,
      status: 'failure',
      stderr: `must be lowercase|${PLACEHOLDER}.*(No such|not found)|(No such|not found|such container).*${PLACEHOLDER}`,
    },
    { words: ' /?path/to/', status: 'failure' },
    { words: '^(cp|mv)( -[a-z]+)* source[^ ]* dest[^ ]*$', stderr: 'cannot stat .source|no such file.*: source' },
    { line: '^[[:space:]]*(mkdir|touch)[[:space:]]+\\[[a-z_-]+\\][[:space:]]*$' },
  ],
  note: 'A word like `<name>`, `[file]` or `FILE` stands for your own, typed without brackets.',
}
