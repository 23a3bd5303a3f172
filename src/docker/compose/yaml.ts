import { CORE_SCHEMA, intCoreTag, load, mergeTag, YAMLException } from 'js-yaml'
import type { Work } from '../../base/work.ts'
import { refuseManyAliases } from './aliases.ts'
import { Complaint } from './complaint.ts'
import { mergeTags, type Path, withoutMarks } from './merge-tags.ts'
import { type Value, valueOf } from './value.ts'

/** What go-yaml says, and how far its line is from the place: its scanner counts from 1, its parser from 0. */
type Wording = readonly [words: string, line: 0 | 1]

const UNEXPECTED_TOKEN: Wording = ['found character that cannot start any token', 1]

const wordings: ReadonlyMap<string, Wording> = new Map([
  ["expected ':' after a mapping key", ["could not find expected ':'", 1]],
  ['tab characters must not be used in indentation', UNEXPECTED_TOKEN],
  ['deficient indentation', ["did not find expected ',' or ']'", 0]],
  ['end of the stream or a document separator is expected', ["did not find expected '-' indicator", 0]],
])

/** `a: b: c` is one wrong for js-yaml with a line that is indented too little. */
const NESTED: Wording = ['mapping values are not allowed in this context', 1]
const NO_KEY: Wording = ['did not find expected key', 0]

function duplicateText(lines: readonly string[], row: number): string {
  const head = /^\s*[^:]+:/.exec(lines[row] ?? '')?.[0] ?? ''
  const first = lines.findLastIndex((line, at) => at < row && line.startsWith(head))
  const key = JSON.stringify(head.trim().slice(0, -1))
  return `unmarshal errors:\n  line ${row + 1}: mapping key ${key} already defined at line ${first + 1}`
}

function wordsOf(text: string, { reason, mark }: YAMLException): string {
  const { line: row, column } = { line: 0, column: 0, ...mark }
  const lines = text.split('\n')
  if (reason === 'duplicated mapping key') return duplicateText(lines, row)
  const alias = /^unidentified alias "(.*)"$/.exec(reason)?.[1]
  if (alias !== undefined) return `unknown anchor '${alias}' referenced`
  const isIndented = /^\s*$/.test((lines[row] ?? '').slice(0, column))
  const other: Wording = reason === 'bad indentation of a mapping entry' ? (isIndented ? NO_KEY : NESTED) : [reason, 1]
  const [words, more] = wordings.get(reason) ?? other
  return row === 0 ? words : `line ${row + more}: ${words}`
}

/** Numbers as go-yaml reads them: `0400` is octal, as in YAML 1.1. */
const goInteger: typeof intCoreTag = {
  ...intCoreTag,
  resolve: (source, ...how) =>
    /^0[0-7]+$/.test(source) ? Number.parseInt(source, 8) : intCoreTag.resolve(source, ...how),
}

const schema = CORE_SCHEMA.withTags(mergeTag, goInteger, ...mergeTags)

/** A document, and where it takes the place of what files below it have. */
export interface YamlDocument {
  readonly value: Value
  readonly replaces: readonly Path[]
}

/** Characters that are read in about a microsecond. */
const READ_AT_ONCE = 4

/** Reads a YAML document. @throws Complaint in go-yaml's words */
export function* readYaml(text: string): Work<YamlDocument> {
  if (text.trim() === '') return { value: null, replaces: [] }
  const steps = Math.ceil(text.length / READ_AT_ONCE)
  try {
    const document = load(text, { schema })
    yield steps
    refuseManyAliases(document)
    yield steps
    const { value, paths } = withoutMarks(document)
    yield steps
    return { value: valueOf(value), replaces: paths }
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    throw new Complaint(`yaml: ${wordsOf(text, error)}`)
  }
}
