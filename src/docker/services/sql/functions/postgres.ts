import { pickHex } from '../../../../base/chance.ts'
import { jsonAsText } from '../compile/json-operators.ts'
import { jsonOf } from '../compile/json-values.ts'
import { regular, regularSource, searchable } from '../compile/patterns.ts'
import { settledParameter } from '../parameter-values.ts'
import { parameterOf } from '../postgres-settings.ts'
import { SqlError, type Value } from '../syntax.ts'
import { readArray, writeArray } from '../types/arrays.ts'
import { spacedJson } from '../types/convert.ts'
import {
  dateText,
  DAY,
  HOUR,
  kept,
  microsOf,
  MINUTE,
  momentOf,
  SECOND,
  timestampText,
  timestamptzText,
  timeText,
} from '../types/dates.ts'
import { decimalText, roundDecimal, toDecimal } from '../types/decimal.ts'
import { ageBetween, intervalText, keptInterval } from '../types/intervals.ts'
import { typeName } from '../types/type.ts'
import { type Called, type Known, lenient, type SqlFunction, strict } from './definition.ts'
import { fieldOf, formattedMoment, formattedNumber, readByTemplate, truncated } from './formats.ts'
import { cutOff, exactly, floating, hexDigest, joined, letters, rounding } from './shared.ts'

const nowMicros = ({ environment: { facts } }: Called): number => facts.now * 1000

/** A field of an interval. */
function intervalField(text: string, unit: string): number | undefined {
  const { months, days, micros } = keptInterval(text)
  const known: Readonly<Record<string, number>> = {
    year: Math.trunc(months / 12),
    month: months % 12,
    day: days,
    hour: Math.trunc(micros / HOUR),
    minute: Math.trunc(micros / MINUTE) % 60,
    second: (micros % MINUTE) / SECOND,
    epoch: (months * 30 + Math.floor(months / 12) * 5.25 + days) * (DAY / SECOND) + micros / SECOND,
  }
  return Object.hasOwn(known, unit) ? known[unit] : undefined
}

/** What a parameter is. @throws SqlError where there is none */
function settingOf(name: string, { environment: { values } }: Called, isLenient: boolean): Value {
  const value = values.setting(name.toLowerCase()) ?? parameterOf(name)?.standard
  if (value === undefined && !isLenient) throw new SqlError({ type: 'no-setting', name })
  return value ?? null
}

const FRACTIONAL = new Set(['second', 'epoch', 'milliseconds'])

function field(values: readonly Known[], { types }: Called, isExact: boolean): Value {
  const [name = '', value = ''] = values
  const unit = String(name)
    .toLowerCase()
    .replace(/s$/, (end) => (/^(?:milli|micro)seconds$/.test(String(name)) ? end : ''))
  const [, type] = types
  const found =
    type?.family === 'interval'
      ? intervalField(String(value), unit)
      : type?.family === 'time'
        ? fieldOf(kept(`1970-01-01 ${value}`), unit)
        : fieldOf(kept(String(value)), unit)
  if (found === undefined)
    throw new SqlError({ type: 'no-field', name: String(name), kind: type ? typeName(type) : '' })
  if (!isExact) return found
  return FRACTIONAL.has(unit) && type?.family !== 'date'
    ? decimalText(roundDecimal(toDecimal(found), unit === 'milliseconds' ? 3 : 6))
    : String(found)
}

function truncation([unit = '', value = '']: readonly Known[], text: (micros: number) => string): Value {
  const made = truncated(kept(String(value)), String(unit).toLowerCase().replace(/s$/, ''))
  if (made === undefined) throw new SqlError({ type: 'no-unit', name: String(unit) })
  return text(made)
}

function toChar([value = '', template = '']: readonly Known[], { types: [type] }: Called): Value {
  if (type?.family === 'interval') return formattedMoment(keptInterval(String(value)).micros, String(template))
  return formattedMoment(kept(String(value)), String(template))
}

function readAs([value = '', template = '']: readonly Known[], text: (micros: number) => string): Value {
  const read = readByTemplate(String(value), String(template))
  if (read === undefined) throw new SqlError({ type: 'no-such-day', text: String(value) })
  return text(read)
}

function splitPart([value = '', between = '', nth = 1]: readonly Known[]): Value {
  const parts = String(value).split(String(between))
  return parts.at(Number(nth) > 0 ? Number(nth) - 1 : Number(nth)) ?? ''
}

function regexpReplace([value = '', pattern = '', to = '', flags = '']: readonly Known[]): Value {
  const made = regular(regularSource(String(pattern)), `s${String(flags).replace(/[^gi]/g, '')}`)
  return searchable(String(value), made).replace(
    made,
    String(to)
      .replace(/\$/g, '$$$$')
      .replace(/\\(\d|&)/g, (_whole, place: string) => (place === '&' ? '$&' : `$${place}`)),
  )
}

function regexpMatch([value = '', pattern = '', flags = '']: readonly Known[]): Value {
  const made = regular(regularSource(String(pattern)), `s${String(flags).replace(/[^i]/g, '')}`)
  const found = made.exec(searchable(String(value), made))
  if (!found) return null
  return writeArray(found.length > 1 ? found.slice(1).map((part) => part ?? null) : [found[0]])
}

const uuid = ({ environment: { facts } }: Called): string => {
  const hex = pickHex(facts.chance, 32)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}

/** Lists that a function makes JSON of. */
function jsonObject(values: readonly Value[], { types }: Called): Record<string, unknown> {
  const made: Record<string, unknown> = {}
  for (let at = 0; at + 1 < values.length; at += 2)
    made[String(values[at])] = jsonOf(values[at + 1] ?? null, types[at + 1] ?? { family: 'text', name: 'text' })
  return made
}

/** JSON as its functions without a `b` write it: with blanks around colons. */
const builtText = (value: Record<string, unknown>): string =>
  `{${Object.entries(value)
    .map(([key, one]) => `${JSON.stringify(key)} : ${JSON.stringify(one)}`)
    .join(', ')}}`

const items = (value: Known): readonly (string | null)[] => readArray(String(value)) ?? []

function format([template = '', ...values]: readonly Value[]): Value {
  if (template === null) return null
  let at = 0
  return String(template).replace(
    /%(?:(\d+)\$)?(?:-?\d+)?([sIL%])/g,
    (_whole, place: string | undefined, kind: string) => {
      if (kind === '%') return '%'
      const value = values[place === undefined ? at++ : Number(place) - 1] ?? null
      if (kind === 'L') return value === null ? 'NULL' : `'${String(value).replaceAll("'", "''")}'`
      return kind === 'I' ? `"${String(value)}"`.replace(/^"([a-z_]\w*)"$/, '$1') : String(value ?? '')
    },
  )
}

function typed(_values: readonly Value[], { types: [type] }: Called): Value {
  return type ? typeName({ ...type, sizes: undefined }) : 'unknown'
}

const chars = (value: Known): number => letters(value).length

const parsed = (value: Known): unknown => JSON.parse(String(value))

function jsonLength([value = '']: readonly Known[]): Value {
  const document = parsed(value)
  if (!Array.isArray(document)) throw new SqlError({ type: 'no-json-array' })
  return document.length
}

const jsonType = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)

function jsonSet([document = '{}', path = '{}', value = 'null']: readonly Known[]): Value {
  const steps = items(path).map(String)
  const put = (at: unknown, [step, ...rest]: readonly string[]): unknown => {
    if (step === undefined) return parsed(value)
    if (Array.isArray(at)) return at.map((one: unknown, place) => (place === Number(step) ? put(one, rest) : one))
    return {
      ...(typeof at === 'object' ? at : {}),
      [step]: put(Object.entries(at ?? {}).find(([key]) => key === step)?.[1], rest),
    }
  }
  return spacedJson(put(parsed(document), steps))
}

const moments: readonly SqlFunction[] = [
  strict('now() tstz', (_values, called) => timestamptzText(nowMicros(called))),
  strict('transaction_timestamp() tstz', (_values, called) => timestamptzText(nowMicros(called))),
  strict('statement_timestamp() tstz', (_values, called) => timestamptzText(nowMicros(called))),
  strict('clock_timestamp() tstz', (_values, called) => timestamptzText(nowMicros(called))),
  strict('current_timestamp(int?) tstz', (_values, called) => timestamptzText(nowMicros(called))),
  strict('localtimestamp(int?) ts', (_values, called) => timestampText(nowMicros(called))),
  strict('current_date() date', (_values, called) => dateText(momentOf(nowMicros(called)))),
  strict('current_time() time', (_values, called) => `${timeText(momentOf(nowMicros(called)).time)}+00`),
  strict('localtime() time', (_values, called) => timeText(momentOf(nowMicros(called)).time)),
  strict('extract(text,ts) num', (values, called) => field(values, called, true)),
  strict('extract(text,tstz) num', (values, called) => field(values, called, true)),
  strict('extract(text,interval) num', (values, called) => field(values, called, true)),
  strict('extract(text,time) num', (values, called) => field(values, called, true)),
  strict('date_part(text,ts) float', (values, called) => field(values, called, false)),
  strict('date_part(text,tstz) float', (values, called) => field(values, called, false)),
  strict('date_part(text,interval) float', (values, called) => field(values, called, false)),
  strict('date_trunc(text,date) tstz', (values) => truncation(values, timestamptzText)),
  strict('date_trunc(text,ts) ts', (values) => truncation(values, timestampText)),
  strict('date_trunc(text,tstz) tstz', (values) => truncation(values, timestamptzText)),
  strict('age(tstz,tstz) interval', ([one = '', other = '']) =>
    intervalText(ageBetween(kept(String(one)), kept(String(other)))),
  ),
  strict('age(tstz) interval', ([one = ''], called) =>
    intervalText(ageBetween(Math.floor(nowMicros(called) / DAY) * DAY, kept(String(one)))),
  ),
  strict('to_char(ts,text) text', toChar),
  strict('to_char(tstz,text) text', toChar),
  strict('to_char(interval,text) text', toChar),
  strict('to_char(number,text) text', ([value = 0, template = '']) =>
    formattedNumber(decimalText(toDecimal(value)), String(template)),
  ),
  strict('to_date(text,text) date', (values) => readAs(values, (micros) => dateText(momentOf(micros)))),
  strict('to_timestamp(text,text) tstz', (values) => readAs(values, timestamptzText)),
  strict('to_timestamp(number) tstz', ([seconds = 0]) => timestamptzText(Number(seconds) * SECOND)),
  strict('make_date(int,int,int) date', ([year = 0, month = 0, day = 0]) =>
    dateText(momentOf(microsOf({ year: Number(year), month: Number(month), day: Number(day), time: 0 }))),
  ),
  strict('timezone(text,ts) tstz', ([, at = '']) => timestamptzText(kept(String(at)))),
  strict('timezone(text,tstz) ts', ([, at = '']) => timestampText(kept(String(at)))),
  lenient('pg_sleep(number) void', () => ''),
]

const texts: readonly SqlFunction[] = [
  lenient('concat(any*) text', (values, called) => joined(values, '', called)),
  lenient('format(text,any*) text', format),
  strict('length(text) int', ([value = '']) => chars(value)),
  strict('initcap(text) text', ([value = '']) =>
    String(value)
      .toLowerCase()
      .replace(/[a-z0-9\u00c0-\uffff]+/g, (word) => word.charAt(0).toUpperCase() + word.slice(1)),
  ),
  strict('split_part(text,text,int) text', splitPart),
  strict('translate(text,text,text) text', ([value = '', from = '', to = '']) =>
    [...String(value)]
      .map((letter) => {
        const at = [...String(from)].indexOf(letter)
        return at < 0 ? letter : ([...String(to)][at] ?? '')
      })
      .join(''),
  ),
  strict('starts_with(text,text) bool', ([value = '', start = '']) => String(value).startsWith(String(start))),
  strict('chr(int) text', ([code = 0]) => String.fromCodePoint(Number(code))),
  strict('to_hex(int) text', ([value = 0]) => Number(value).toString(16)),
  strict('quote_literal(text) text', ([value = '']) => `'${String(value).replaceAll("'", "''")}'`),
  strict('quote_ident(text) text', ([value = '']) => (/^[a-z_][a-z0-9_]*$/.test(String(value)) ? value : `"${value}"`)),
  strict('regexp_replace(text,text,text,text?) text', regexpReplace),
  strict('regexp_match(text,text,text?) text[]', regexpMatch),
  strict('sha256(text) text', ([value = '']) => String.raw`\x` + hexDigest('SHA256', value)),
]

const numbers: readonly SqlFunction[] = [
  strict('random() float', (_values, { environment: { facts } }) => facts.chance.next()),
  strict(
    'power(num,num) num',
    exactly((base = 0, exponent = 0) => base ** exponent),
  ),
  strict('log(num) float', floating(Math.log10)),
  strict('log10(num) float', floating(Math.log10)),
  strict('cbrt(float) float', floating(Math.cbrt)),
  strict('trunc(num,int?) same', rounding(cutOff, Math.trunc)),
  strict('trunc(float) float', floating(Math.trunc)),
  strict('div(num,num) num', ([one = 0, other = 1]) => String(Math.trunc(Number(one) / Number(other)))),
  strict('width_bucket(number,number,number,int) int', ([value = 0, low = 0, high = 1, many = 1]) =>
    Number(value) < Number(low)
      ? 0
      : Math.min(
          Math.floor(((Number(value) - Number(low)) / (Number(high) - Number(low))) * Number(many)) + 1,
          Number(many) + 1,
        ),
  ),
]

const documents: readonly SqlFunction[] = [
  lenient('json_build_object(any*) json', (values, called) => builtText(jsonObject(values, called))),
  lenient('jsonb_build_object(any*) jsonb', (values, called) => spacedJson(jsonObject(values, called))),
  lenient(
    'json_build_array(any*) json',
    (values, { types }) =>
      `[${values.map((value, at) => JSON.stringify(jsonOf(value, types[at] ?? { family: 'text', name: 'text' }))).join(', ')}]`,
  ),
  lenient('jsonb_build_array(any*) jsonb', (values, { types }) =>
    spacedJson(values.map((value, at) => jsonOf(value, types[at] ?? { family: 'text', name: 'text' }))),
  ),
  strict('to_json(any) json', ([value = ''], { types: [type] }) =>
    JSON.stringify(jsonOf(value, type ?? { family: 'text', name: 'text' })),
  ),
  strict('to_jsonb(any) jsonb', ([value = ''], { types: [type] }) =>
    spacedJson(jsonOf(value, type ?? { family: 'text', name: 'text' })),
  ),
  strict('row_to_json(json) json', ([value = '']) => value),
  strict('json_array_length(json) int', jsonLength),
  strict('jsonb_array_length(jsonb) int', jsonLength),
  strict('json_typeof(json) text', ([value = '']) => jsonType(parsed(value))),
  strict('jsonb_typeof(jsonb) text', ([value = '']) => jsonType(parsed(value))),
  strict('jsonb_set(jsonb,text[],jsonb,bool?) jsonb', jsonSet),
  strict('jsonb_pretty(jsonb) text', ([value = '']) => JSON.stringify(parsed(value), null, 4)),
  strict('json_extract_path_text(json,text*) text', ([value = '', ...path]) =>
    jsonAsText(
      path.reduce<unknown>(
        (at, step) => Object.entries(at ?? {}).find(([key]) => key === String(step))?.[1],
        parsed(value),
      ),
    ),
  ),
]

const arrays: readonly SqlFunction[] = [
  strict('array_length(array,int) int', ([value = '']) => items(value).length || null),
  strict('cardinality(array) int', ([value = '']) => items(value).length),
  strict('array_to_string(array,text,text?) text', ([value = '', between = ',', none]) =>
    items(value)
      .map((item) => item ?? none ?? null)
      .filter((item) => item !== null)
      .join(String(between)),
  ),
  strict('string_to_array(text,text) text[]', ([value = '', between = ',']) =>
    writeArray(String(value).split(String(between))),
  ),
  strict('array_append(array,any) same', ([value = '', item = '']) => writeArray([...items(value), item])),
  strict('array_remove(array,any) same', ([value = '', item = '']) =>
    writeArray(items(value).filter((one) => one !== String(item))),
  ),
  strict('array_position(array,any) int', ([value = '', item = '']) => items(value).indexOf(String(item)) + 1 || null),
]

const system: readonly SqlFunction[] = [
  strict('current_database() name', (_values, { environment: { facts } }) => facts.database),
  strict('current_catalog() name', (_values, { environment: { facts } }) => facts.database),
  strict('current_schema() name', () => 'public'),
  strict('current_role() name', (_values, { environment: { facts } }) => facts.user),
  lenient('pg_typeof(raw) name', typed),
  strict('gen_random_uuid() uuid', (_values, called) => uuid(called)),
  strict('uuid_generate_v4() uuid', (_values, called) => uuid(called)),
  strict('pg_backend_pid() int', () => 64),
  strict('nextval(text) big', ([name = ''], { environment: { values } }) => values.nextNumber(sequenceName(name))),
  strict('currval(text) big', ([name = ''], { environment: { values } }) => values.currentNumber(sequenceName(name))),
  strict('lastval() big', (_values, { environment: { values } }) => values.currentNumber(undefined)),
  strict(
    'setval(text,num,bool?) big',
    ([name = '', value = 0, isUsed = true], { environment: { values } }) => (
      values.setNumber(sequenceName(name), Number(value), isUsed === true),
      value
    ),
  ),
  strict('set_config(text,text,bool) text', ([name = '', value = '', local], { environment: { values } }) => {
    const isPath = name === 'search_path'
    const made = isPath ? String(value) : settledParameter(String(name), [String(value)])
    if (local !== true || values.isWithin) values.setParameter(String(name).toLowerCase(), made, local === true)
    return made
  }),
  strict('current_setting(text) text', ([name = ''], called) => settingOf(String(name), called, false)),
  strict('current_setting(text,bool) text', ([name = '', isLenient], called) =>
    settingOf(String(name), called, isLenient === true),
  ),
  strict('pg_get_serial_sequence(text,text) text', ([table = '', column = '']) => `public.${table}_${column}_seq`),
]

/** A sequence may be named with its schema. */
const sequenceName = (name: Known): string =>
  String(name)
    .replace(/^public\./, '')
    .replaceAll('"', '')

/** Functions that PostgreSQL alone has: https://www.postgresql.org/docs/15/functions.html */
export const POSTGRES_FUNCTIONS: readonly SqlFunction[] = [
  ...moments,
  ...texts,
  ...numbers,
  ...documents,
  ...arrays,
  ...system,
]
