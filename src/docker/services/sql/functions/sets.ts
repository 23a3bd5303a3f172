import { coerce, settled } from '../compile/coerce.ts'
import type { Compiled, Context, Frame } from '../compile/context.ts'
import { compile } from '../compile/compile.ts'
import { jsonAsText } from '../compile/json-operators.ts'
import { regular, regularSource, searchable } from '../compile/patterns.ts'
import { type Call, SqlError, type Value } from '../syntax.ts'
import { readArray } from '../types/arrays.ts'
import { convert, spacedJson } from '../types/convert.ts'
import { kept, timestampText, timestamptzText } from '../types/dates.ts'
import { compareDecimals, decimalText, reckon, toDecimal } from '../types/decimal.ts'
import { keptInterval, later, span } from '../types/intervals.ts'
import {
  BIGINT,
  INTEGER,
  INTERVAL,
  JSON_TEXT,
  JSONB,
  NUMERIC,
  type SqlType,
  TEXT,
  TIMESTAMP,
  typeName,
} from '../types/type.ts'

/** What a function that gives rows is for a row: its columns, and its rows. */
export interface SetFunction {
  readonly columns: readonly { readonly name: string; readonly type: SqlType }[]
  readonly rows: (frame: Frame) => readonly (readonly Value[])[]
}

type Make = (args: readonly Compiled[], context: Context) => SetFunction | undefined

/** How many numbers a series has at most, as all of them are made at once. */
const MOST = 1_000_000

const single = (name: string, type: SqlType, values: (frame: Frame) => readonly Value[]): SetFunction => ({
  columns: [{ name, type }],
  rows: (frame) => values(frame).map((value) => [value]),
})

function numbers(from: Value, to: Value, step: Value): readonly Value[] {
  const [end, by] = [toDecimal(to), toDecimal(step)]
  if (by.units === 0n) throw new SqlError({ type: 'no-step' })
  const made: Value[] = []
  for (
    let at = toDecimal(from);
    compareDecimals(at, end) * (by.units > 0n ? 1 : -1) <= 0;
    at = reckon('+', at, by, 'postgres')
  ) {
    made.push(decimalText(at))
    if (made.length > MOST) throw new SqlError({ type: 'not-simulated', what: `a series of more than ${MOST} numbers` })
  }
  return made
}

function integers(from: number, to: number, step: number): readonly Value[] {
  if (step === 0) throw new SqlError({ type: 'no-step' })
  const many = Math.max(Math.floor((to - from) / step) + 1, 0)
  if (many > MOST) throw new SqlError({ type: 'not-simulated', what: `a series of more than ${MOST} numbers` })
  return Array.from({ length: many }, (_none, at) => from + at * step)
}

function moments(args: readonly Compiled[], context: Context): SetFunction {
  const [from, to, step] = args
  const type =
    from?.type.family === 'timestamptz' || to?.type.family === 'timestamptz' || from?.type.family === 'date'
      ? { family: 'timestamptz' as const, name: 'timestamptz' }
      : TIMESTAMP
  const [first, last, by] = [from, to, step].map((one, at) => one && coerce(one, at === 2 ? INTERVAL : type, context))
  const text = type.family === 'timestamptz' ? timestamptzText : timestampText
  return single('generate_series', type, (frame) => {
    const [start, end, length] = [first, last, by].map((one) => one?.run(frame) ?? null)
    if (
      start === null ||
      end === null ||
      length === null ||
      start === undefined ||
      end === undefined ||
      length === undefined
    )
      return []
    const interval = keptInterval(String(length))
    if (span(interval) === 0) throw new SqlError({ type: 'no-step' })
    const made: Value[] = []
    for (
      let at = kept(String(start));
      span(interval) > 0 ? at <= kept(String(end)) : at >= kept(String(end));
      at = later(at, interval)
    ) {
      made.push(text(at))
      if (made.length > MOST)
        throw new SqlError({ type: 'not-simulated', what: `a series of more than ${MOST} moments` })
    }
    return made
  })
}

const series: Make = (args, context) => {
  const [from, to, step] = args
  if (!from || !to || args.length > 3) return undefined
  if ([from, to].some(({ type }) => ['date', 'timestamp', 'timestamptz'].includes(type.family)))
    return moments(args, context)
  if ([from, to].some(({ type }) => type.family === 'text')) return undefined
  const isExact = args.some(({ type }) => type.family === 'numeric')
  const type = isExact ? NUMERIC : args.some((arg) => arg.type.name === 'int8') ? BIGINT : INTEGER
  return single('generate_series', type, (frame) => {
    const [start, end, by] = [from.run(frame), to.run(frame), step ? step.run(frame) : 1]
    if (start === null || end === null || by === null) return []
    return isExact ? numbers(start, end, by) : integers(Number(start), Number(end), Number(by))
  })
}

const unnested: Make = ([array], context) => {
  const type = array?.type.of
  if (!array || !type) return undefined
  const { facts } = context.environment
  return single('unnest', type, (frame) => {
    const value = array.run(frame)
    return value === null
      ? []
      : (readArray(String(value)) ?? []).map((item) => convert(item, { from: TEXT, to: type, facts }))
  })
}

const elements =
  (name: string, asText: boolean): Make =>
  ([document]) =>
    document?.type.family === 'json' || document?.type.family === 'unknown'
      ? single('value', asText ? TEXT : document.type, (frame) => {
          const value = document.run(frame)
          if (value === null) return []
          const parsed: unknown = JSON.parse(String(value))
          if (!Array.isArray(parsed)) throw new SqlError({ type: 'no-json-array', name })
          return parsed.map((one: unknown) => (asText ? jsonAsText(one) : spacedJson(one)))
        })
      : undefined

const members =
  (asText: boolean): Make =>
  ([document]) =>
    document?.type.family === 'json'
      ? {
          columns: [
            { name: 'key', type: TEXT },
            { name: 'value', type: asText ? TEXT : document.type },
          ],
          rows: (frame) => {
            const value = document.run(frame)
            return value === null
              ? []
              : Object.entries(JSON.parse(String(value)) ?? {}).map(([key, one]) => [
                  key,
                  asText ? jsonAsText(one) : spacedJson(one),
                ])
          },
        }
      : undefined

const keys =
  (name: string): Make =>
  ([document]) =>
    document?.type.family === 'json'
      ? single(name, TEXT, (frame) => Object.keys(JSON.parse(String(document.run(frame) ?? '{}'))))
      : undefined

/** A text in pieces. */
const pieces =
  (name: string, split: (text: string, by: string) => readonly string[]): Make =>
  ([text, by], context) => {
    if (!text || !by) return undefined
    const [whole, between] = [settled(text, context), settled(by, context)]
    return single(name, TEXT, (frame) => {
      const [value, sign] = [whole.run(frame), between.run(frame)]
      return value === null || sign === null ? [] : split(String(value), String(sign))
    })
  }

const FUNCTIONS: Readonly<Record<string, Make>> = {
  generate_series: series,
  unnest: unnested,
  json_array_elements: elements('json_array_elements', false),
  jsonb_array_elements: elements('jsonb_array_elements', false),
  json_array_elements_text: elements('json_array_elements_text', true),
  jsonb_array_elements_text: elements('jsonb_array_elements_text', true),
  json_each: members(false),
  jsonb_each: members(false),
  json_each_text: members(true),
  jsonb_each_text: members(true),
  json_object_keys: keys('json_object_keys'),
  jsonb_object_keys: keys('jsonb_object_keys'),
  string_to_table: pieces('string_to_table', (text, by) => text.split(by)),
  regexp_split_to_table: pieces('regexp_split_to_table', (text, by) => {
    const made = regular(regularSource(by), 's')
    return searchable(text, made).split(made)
  }),
}

/** Whether a function of PostgreSQL gives rows. */
export const givesRows = (name: string): boolean => Object.hasOwn(FUNCTIONS, name)

/** A text in quotes that a function of JSON takes is a document. */
const openJson = (name: string, word: Compiled, context: Context): Compiled =>
  /^jsonb?_/.test(name) && word.type.family === 'unknown'
    ? coerce(word, name.startsWith('jsonb') ? JSONB : JSON_TEXT, context)
    : word

/** A call of a function that gives rows. @throws SqlError where its words do not fit */
export function setFunction(call: Call, context: Context): SetFunction {
  const args = call.words.map((word) => openJson(call.name, compile(word, context), context))
  const made = FUNCTIONS[call.name]?.(args, context)
  if (!made)
    throw new SqlError({
      type: 'no-function',
      name: call.name,
      types: args.map(({ type }) => typeName({ ...type, sizes: undefined })),
      isKnown: true,
      at: call.at,
    })
  return made
}
