import { SqlError, type Statement } from './syntax.ts'

type Of<Type extends Statement['type']> = Extract<Statement, { readonly type: Type }>

/** A statement that waits for its words, `$1` and on. */
export interface Prepared {
  readonly kinds: readonly string[]
  readonly text: string
  /** How many words it takes. */
  readonly count: number
}

const PLACES = /'(?:''|[^'])*'|"[^"]*"|--[^\n]*|\$(\d+)/g

const placesIn = (text: string): readonly number[] =>
  [...text.matchAll(PLACES)].flatMap(([, place]) => (place === undefined ? [] : [Number(place)]))

/** PREPARE and DEALLOCATE. Gives what was done. @throws SqlError */
export function changePrepared(prepared: Map<string, Prepared>, statement: Of<'prepare' | 'deallocate'>): string {
  const { name } = statement
  if (statement.type === 'prepare') {
    const { kinds, text } = statement
    if (prepared.has(name)) throw new SqlError({ type: 'prepared-exists', name })
    prepared.set(name, { kinds, text, count: Math.max(kinds.length, ...placesIn(text), 0) })
    return 'PREPARE'
  }
  if (statement.isAll) prepared.clear()
  else if (!prepared.delete(name)) throw new SqlError({ type: 'no-prepared', name })
  return statement.isAll ? 'DEALLOCATE ALL' : 'DEALLOCATE'
}

/** The text of a prepared statement with the words that EXECUTE gives it. @throws SqlError */
export function executed(prepared: ReadonlyMap<string, Prepared>, { name, words }: Of<'execute'>): string {
  const found = prepared.get(name)
  if (!found) throw new SqlError({ type: 'no-prepared', name })
  const { kinds, text, count } = found
  if (words.length !== count) throw new SqlError({ type: 'prepared-words', name, expected: count, given: words.length })
  return text.replace(PLACES, (whole: string, place: string | undefined) => {
    if (place === undefined) return whole
    const [word = 'NULL', kind] = [words[Number(place) - 1], kinds[Number(place) - 1]]
    return kind === undefined || kind === 'unknown' ? `(${word})` : `CAST(${word} AS ${kind})`
  })
}
