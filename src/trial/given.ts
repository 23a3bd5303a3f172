import type { GivenWorld, Lines } from '../course/challenge.ts'

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** A path as a word of a shell. */
function wordOf(path: string): string {
  if (path === '~') return path
  return path.startsWith('~/') ? `~/${quoted(path.slice(2))}` : quoted(path)
}

const directoryOf = (path: string): string => path.slice(0, path.lastIndexOf('/')) || '/'

/** What a shell runs to make of a fresh world the one that is given. */
export function linesOf({ files = {}, lines = [] }: GivenWorld): Lines {
  const laid = Object.entries(files).map(
    ([path, text]) => `mkdir -p ${wordOf(directoryOf(path))} && printf %s ${quoted(text)} > ${wordOf(path)}`,
  )
  return [...laid, ...lines]
}
