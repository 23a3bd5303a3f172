/** What a process takes for characters and can write as such: ASCII's, the others being bytes; or Unicode's, in UTF-8. */
export type Charset = 'ASCII' | 'UTF-8'

/** The characters of a process, by the first of its variables that is not empty, locale(7): UTF-8 unless that says C or POSIX. */
export function charsetOf(environment: ReadonlyMap<string, string>): Charset {
  const name = environment.get('LC_ALL') || environment.get('LC_CTYPE') || environment.get('LANG')
  return name === 'C' || name === 'POSIX' ? 'ASCII' : 'UTF-8'
}
