import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { packagesIn, versionHere } from './programs.ts'

/** What a program was asked, as JSON; two questions that are the same have the same answer. */
export type Question = Readonly<Record<string, unknown>>

/** A recorded answer: by which versions, as whom. */
interface Entry {
  readonly question: Question
  /** Version by package, of all programs that the question names. */
  readonly versions: Readonly<Record<string, string>>
  readonly uid: number
  readonly answer: unknown
}

/**
 * Where answers come from: `recorded`, from the file beside the test alone; `programs`, from the programs of this machine wherever
 * they are of the recorded versions; `record`, from the programs, into the file, which has no others then; `add`, the same beside what
 * the file has.
 */
export type Source = 'recorded' | 'programs' | 'record' | 'add'

const uid = process.getuid?.() ?? -1

const hash = (content: string | Uint8Array): string => createHash('sha1').update(content).digest('hex').slice(0, 16)

/** Characters of a text that stand in a question as they are. */
const MOST = 1000

/** Bytes, long texts, and the files that a program finds, stand in a question by their digest. */
function brief(key: string, value: unknown): unknown {
  if (value instanceof Uint8Array) return hash(value)
  if (typeof value === 'string' && value.length > MOST) return `${value.slice(0, MOST / 2)}… ${hash(value)}`
  return key === 'files' && typeof value === 'object' ? hash(JSON.stringify(Object.entries(value ?? {}), brief)) : value
}

const digest = (question: Question): string => hash(JSON.stringify(question, brief))

/** An answer by nobody whose version is known is not asked for again. */
function isConfirmable({ versions, uid: recorded }: Entry): boolean {
  const known = Object.entries(versions)
  return recorded === uid && known.length > 0 && known.every(([name, version]) => versionHere(name) === version)
}

/** What is recorded of an answer that a program has given now. */
export function entryOf(question: Question, answer: unknown): Entry {
  const plain: Question = JSON.parse(JSON.stringify(question, brief))
  const versions = Object.fromEntries(packagesIn(JSON.stringify(question)).map((name) => [name, versionHere(name)]))
  return { question: plain, versions, uid, answer }
}

/** The answers that one test file needs. */
export class AnswerFile {
  readonly #path: string
  readonly #source: Source
  readonly #entries = new Map<string, Entry>()

  constructor(path: string, source: Source) {
    this.#path = path
    this.#source = source
    if (source !== 'record' && existsSync(path)) this.#read()
  }

  get #records(): boolean {
    return this.#source === 'record' || this.#source === 'add'
  }

  /** Whether the program itself is to be asked. @throws Error when it may not be, and nothing is recorded */
  asks(question: Question): boolean {
    if (this.#records) return true
    const entry = this.#entries.get(digest(question))
    if (entry) return this.#source === 'programs' && isConfirmable(entry)
    const asked = JSON.stringify(question, brief)
    throw new Error(`No answer is recorded in ${relative('.', this.#path)} for ${asked}: npm run referee:record`)
  }

  /** Whether an answer that a program has given now may stand: it is what is recorded, or will be. */
  accepts(question: Question, answer: unknown): boolean {
    return this.#records || isDeepStrictEqual(JSON.parse(JSON.stringify(answer)), this.recorded(question))
  }

  recorded(question: Question): unknown {
    return this.#entries.get(digest(question))?.answer
  }

  keep(entries: readonly Entry[]): void {
    if (!this.#records) return
    for (const entry of entries) this.#entries.set(digest(entry.question), entry)
    writeFileSync(this.#path, [...this.#entries.values()].map((entry) => `${JSON.stringify(entry)}\n`).join(''))
  }

  #read(): void {
    for (const line of readFileSync(this.#path, 'utf8').trimEnd().split('\n')) {
      const entry: Entry = JSON.parse(line)
      this.#entries.set(digest(entry.question), entry)
    }
  }
}
