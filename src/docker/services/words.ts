/** The words of a line, where quotes keep blanks together. */
export function shellWords(line: string): readonly string[] {
  const found = line.matchAll(/"((?:\\.|[^"\\])*)"|'([^']*)'|(\S+)/g)
  return [...found].map(([, double, single, bare]) => double?.replace(/\\(.)/g, '$1') ?? single ?? bare ?? '')
}
