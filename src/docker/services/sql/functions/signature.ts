import type { SqlType } from '../types/type.ts'
import {
  BIGINT,
  BOOLEAN,
  DATE,
  DOUBLE,
  INTEGER,
  INTERVAL,
  isNumber,
  JSON_TEXT,
  JSONB,
  NAME,
  NUMERIC,
  TEXT,
  TIME,
  TIMESTAMP,
  TIMESTAMPTZ,
  VOID,
  arrayOf,
} from '../types/type.ts'

/** What a function takes and gives, by short names: `substring(text,int,int?) text`; `*` where a word may come again. */
export interface Signature {
  readonly name: string
  readonly takes: readonly Parameter[]
  readonly gives: string
}

export interface Parameter {
  readonly kind: string
  readonly optional: boolean
  readonly repeated: boolean
}

/** Reads a signature. */
export function signatureOf(text: string): Signature {
  const [, name = '', words = '', gives = 'text'] = /^(\w+)\((.*)\) ([\w[\]]+)$/.exec(text) ?? []
  const takes = words
    .split(',')
    .filter((word) => word !== '')
    .map((word) => ({
      kind: word.replace(/[?*]/g, ''),
      optional: word.endsWith('?') || word.endsWith('*'),
      repeated: word.endsWith('*'),
    }))
  return { name, takes, gives }
}

const TYPES: Readonly<Record<string, SqlType>> = {
  text: TEXT,
  int: INTEGER,
  big: BIGINT,
  num: NUMERIC,
  float: DOUBLE,
  bool: BOOLEAN,
  date: DATE,
  ts: TIMESTAMP,
  tstz: TIMESTAMPTZ,
  time: TIME,
  interval: INTERVAL,
  json: JSON_TEXT,
  jsonb: JSONB,
  name: NAME,
  void: VOID,
  uuid: { family: 'uuid', name: 'uuid' },
  'text[]': arrayOf(TEXT),
}

/** The type that a short name stands for; undefined for one that is what it is given. */
export const typeFor = (kind: string): SqlType | undefined => (Object.hasOwn(TYPES, kind) ? TYPES[kind] : undefined)

/** Whether a function takes what has a type without being told to make it another. */
export function accepts(kind: string, type: SqlType): boolean {
  if (type.family === 'unknown' || kind === 'any' || kind === 'raw') return true
  switch (kind) {
    case 'int':
    case 'big':
      return type.family === 'integer'
    case 'num':
      return type.family === 'integer' || type.family === 'numeric'
    case 'float':
    case 'number':
      return isNumber(type)
    case 'text':
      return type.family === 'text'
    case 'ts':
      return type.family === 'timestamp' || type.family === 'date'
    case 'tstz':
      return type.family === 'timestamptz' || type.family === 'timestamp' || type.family === 'date'
    case 'jsonish':
      return type.family === 'json'
    case 'array':
      return type.family === 'array'
    default:
      return typeFor(kind)?.family === type.family
  }
}
