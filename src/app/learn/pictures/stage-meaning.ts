import type { Text } from '../../words/words.ts'

/** What a program does to what flows through it, in a sentence; by its name. */
const MEANINGS: Readonly<Record<string, Text>> = {
  awk: 'takes each line apart into fields',
  cat: 'prints files, or hands on what it reads',
  cut: 'keeps a part of each line',
  echo: 'prints its words',
  find: 'prints the paths that it finds',
  grep: 'keeps the lines that match',
  head: 'keeps the first lines',
  history: 'prints the lines that were entered',
  less: 'shows it page by page',
  ls: 'prints names',
  nl: 'puts numbers before the lines',
  printf: 'prints after a pattern',
  ps: 'prints the processes',
  rev: 'turns each line around',
  sed: 'edits lines as they pass',
  seq: 'prints numbers',
  sort: 'puts the lines in order',
  tac: 'prints the last line first',
  tail: 'keeps the last lines',
  tee: 'writes it into a file, and hands it on',
  tr: 'puts letters in the place of others',
  uniq: 'leaves out lines that repeat the one before',
  wc: 'counts lines, words and bytes',
  xargs: 'makes words of a command of what it reads',
  yes: 'prints y until it is stopped',
}

/** What a stage of a pipeline does; undefined where nobody has said it. */
export function meaningOf(argv: readonly string[]): Text | undefined {
  const [path = ''] = argv
  const name = path.slice(path.lastIndexOf('/') + 1)
  return Object.hasOwn(MEANINGS, name) ? MEANINGS[name] : undefined
}
