import { mappingOf, type Worth } from '../languages/expression.ts'

/** A document: its fields, `_id` first. */
export type Document = Readonly<Record<string, Worth>>

/** Documents by collection, by database. */
export type Databases = Readonly<Record<string, Readonly<Record<string, readonly Document[]>>>>

/** Why MongoDB, or its driver, does not do what it is asked for. */
export class Refused extends Error {
  /** What mongosh puts before the message. */
  override readonly name: string

  /** The number that the server has for it. */
  readonly code: number | undefined

  constructor(message: string, name = 'MongoServerError', code?: number) {
    super(message)
    this.name = name
    this.code = code
  }
}

/** Of what MongoDB has and the playground has not. */
export const unsimulated = (what: string): Refused => new Refused(`${what} is not simulated here`)

/** The members of a list; none of anything else. */
export const listed = (worth: Worth | undefined): readonly Worth[] => (Array.isArray(worth) ? [...worth] : [])

export const same = (one: Worth | undefined, other: Worth | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Whether it is a document: no list, no id, no scalar. */
export const isDocument = (worth: Worth | undefined): boolean =>
  typeof worth === 'object' && worth !== null && !Array.isArray(worth) && !Object.hasOwn(worth, '$oid')

/** A field of a document. */
export const fieldOf = (document: Worth | undefined, name: string): Worth | undefined => {
  const fields = mappingOf(document)
  return Object.hasOwn(fields, name) ? fields[name] : undefined
}
