import { DAYS, MONTHS } from '../../../../base/calendar.ts'
import { pickHex } from '../../../../base/chance.ts'
import { byteLength } from '../../../../shell/posix/bytes.ts'
import { contains, followed, mysqlPath } from '../compile/json-operators.ts'
import { jsonOf } from '../compile/json-values.ts'
import { SqlError, type Value } from '../syntax.ts'
import { spacedJson } from '../types/convert.ts'
import {
  dateText,
  DAY,
  daysIn,
  HOUR,
  kept,
  microsOf,
  MINUTE,
  momentOf,
  SECOND,
  timestampText,
  timeText,
} from '../types/dates.ts'
import { decimalText, roundDecimal, toDecimal } from '../types/decimal.ts'
import { later, ofUnit } from '../types/intervals.ts'
import { type Called, type Known, lenient, type SqlFunction, strict } from './definition.ts'
import { dayOfYear, fieldOf, isoWeek, mysqlFormatted, weekday } from './formats.ts'
import { cutOff, floating, hexDigest, joined, letters, repeated, rounding } from './shared.ts'

const nowMicros = ({ environment: { facts } }: Called): number => Math.floor(facts.now / 1000) * SECOND

const now = (_values: readonly Value[], called: Called): Value => timestampText(nowMicros(called))
const today = (_values: readonly Value[], called: Called): Value => dateText(momentOf(nowMicros(called)))

/** A field of a moment, told from its microseconds. */
const field =
  (of: (micros: number) => Value): ((values: readonly Known[]) => Value) =>
  ([value = '']) =>
    of(kept(String(value)))

/** Whole units between two moments. */
function whole([unit = '', from = '', to = '']: readonly Known[]): Value {
  const [start, end] = [kept(String(from)), kept(String(to))]
  const size = { microsecond: 1, second: SECOND, minute: MINUTE, hour: HOUR, day: DAY, week: 7 * DAY }[String(unit)]
  if (size !== undefined) return Math.trunc((end - start) / size)
  const [a, b] = [momentOf(start), momentOf(end)]
  const months = (b.year - a.year) * 12 + b.month - a.month
  const part = (moment: typeof a): number => moment.day * DAY + moment.time
  const full = end >= start ? months - Number(part(b) < part(a)) : months + Number(part(b) > part(a))
  return Math.trunc(full / ({ month: 1, quarter: 3, year: 12 }[String(unit)] ?? 1))
}

function added([unit = '', many = 0, to = '']: readonly Known[]): Value {
  const length = ofUnit(Number(many), String(unit))
  if (!length) throw new SqlError({ type: 'not-simulated', what: `TIMESTAMPADD of ${String(unit).toUpperCase()}` })
  return timestampText(later(kept(String(to)), length))
}

/** FORMAT: with commas between thousands. */
function grouped([value = 0, places = 0]: readonly Known[]): Value {
  const [whole0 = '0', fraction] = decimalText(roundDecimal(toDecimal(value), Number(places))).split('.')
  return whole0.replace(/\B(?=(?:\d{3})+$)/g, ',') + (fraction === undefined ? '' : `.${fraction}`)
}

const uuid = ({ environment: { facts } }: Called): string => {
  const hex = pickHex(facts.chance, 32)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-11${hex.slice(14, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}

function jsonExtract([document = '', ...paths]: readonly Known[]): Value {
  const parts = paths.map((path) => followed(JSON.parse(String(document)), mysqlPath(String(path))))
  if (parts.every((part) => part === undefined)) return null
  return spacedJson(parts.length === 1 ? parts[0] : parts)
}

function jsonObject(values: readonly Value[], { types }: Called): Value {
  const made: Record<string, unknown> = {}
  for (let at = 0; at + 1 < values.length; at += 2)
    made[String(values[at])] = jsonOf(values[at + 1] ?? null, types[at + 1] ?? { family: 'text', name: 'text' })
  return spacedJson(made)
}

function jsonLength([value = '']: readonly Known[]): Value {
  const document: unknown = JSON.parse(String(value))
  return typeof document === 'object' && document !== null ? Object.keys(document).length : 1
}

function unquoted([value = '']: readonly Known[]): Value {
  const text = String(value)
  return /^".*"$/s.test(text) ? String(JSON.parse(text)) : text
}

function isJson([value = null]: readonly Value[]): Value {
  if (value === null) return null
  try {
    JSON.parse(String(value))
    return 1
  } catch {
    return 0
  }
}

function substringIndex([value = '', between = '', many = 0]: readonly Known[]): Value {
  const parts = String(value).split(String(between))
  return (Number(many) < 0 ? parts.slice(Number(many)) : parts.slice(0, Number(many))).join(String(between))
}

function read([value = '', form = '']: readonly Known[]): Value {
  const codes: string[] = []
  const source = String(form)
    .replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replace(
      /%(.)/g,
      (_whole, code: string) => (codes.push(code), code === 'M' || code === 'b' ? '([A-Za-z]+)' : String.raw`(\d+)`),
    )
  const found = new RegExp(`^${source}`).exec(String(value))
  if (!found) return null
  const of = (code: string, otherwise: number): number => {
    const at = codes.indexOf(code)
    return at < 0 ? otherwise : Number(found[at + 1])
  }
  const named = codes.findIndex((code) => code === 'M' || code === 'b')
  const month =
    named < 0
      ? of('m', of('c', 1))
      : MONTHS.findIndex((name) => name.toLowerCase().startsWith((found[named + 1] ?? '').toLowerCase())) + 1
  const year = codes.includes('y') ? 2000 + of('y', 0) : of('Y', 0)
  const day = of('d', of('e', 1))
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return null
  const micros = microsOf({
    year,
    month,
    day,
    time: of('H', 0) * HOUR + of('i', 0) * MINUTE + of('s', of('S', 0)) * SECOND,
  })
  return codes.some((code) => 'His'.includes(code)) ? timestampText(micros) : dateText(momentOf(micros))
}

const moments: readonly SqlFunction[] = [
  ...['now', 'current_timestamp', 'localtimestamp', 'sysdate', 'utc_timestamp', 'localtime'].map((name) =>
    strict(`${name}(int?) ts`, now),
  ),
  ...['curdate', 'current_date', 'utc_date'].map((name) => strict(`${name}() date`, today)),
  ...['curtime', 'current_time'].map((name) =>
    strict(`${name}() time`, (_values, called) => timeText(momentOf(nowMicros(called)).time)),
  ),
  strict(
    'unix_timestamp(ts?) big',
    ([value], called) => (value === undefined ? nowMicros(called) : kept(String(value))) / SECOND,
  ),
  strict('from_unixtime(num) ts', ([seconds = 0]) => timestampText(Number(seconds) * SECOND)),
  strict(
    'date(ts) date',
    field((micros) => dateText(momentOf(micros))),
  ),
  strict(
    'time(ts) time',
    field((micros) => timeText(momentOf(micros).time)),
  ),
  strict(
    'year(ts) int',
    field((micros) => momentOf(micros).year),
  ),
  strict(
    'month(ts) int',
    field((micros) => momentOf(micros).month),
  ),
  strict(
    'day(ts) int',
    field((micros) => momentOf(micros).day),
  ),
  strict(
    'dayofmonth(ts) int',
    field((micros) => momentOf(micros).day),
  ),
  strict(
    'hour(ts) int',
    field((micros) => Math.floor(momentOf(micros).time / HOUR)),
  ),
  strict(
    'minute(ts) int',
    field((micros) => Math.floor(momentOf(micros).time / MINUTE) % 60),
  ),
  strict(
    'second(ts) int',
    field((micros) => Math.floor(momentOf(micros).time / SECOND) % 60),
  ),
  strict(
    'quarter(ts) int',
    field((micros) => Math.ceil(momentOf(micros).month / 3)),
  ),
  strict(
    'dayname(ts) text',
    field((micros) => DAYS[weekday(micros)] ?? ''),
  ),
  strict(
    'monthname(ts) text',
    field((micros) => MONTHS[momentOf(micros).month - 1] ?? ''),
  ),
  strict(
    'dayofweek(ts) int',
    field((micros) => weekday(micros) + 1),
  ),
  strict(
    'weekday(ts) int',
    field((micros) => (weekday(micros) + 6) % 7),
  ),
  strict('dayofyear(ts) int', field(dayOfYear)),
  strict(
    'weekofyear(ts) int',
    field((micros) => isoWeek(micros).week),
  ),
  strict('week(ts,int?) int', ([value = '', mode = 0]) =>
    Number(mode) === 0
      ? Math.floor((dayOfYear(kept(String(value))) + 6 - weekday(kept(String(value)))) / 7)
      : isoWeek(kept(String(value))).week,
  ),
  strict(
    'last_day(ts) date',
    field((micros) => {
      const moment = momentOf(micros)
      return dateText({ ...moment, day: daysIn(moment.year, moment.month) })
    }),
  ),
  strict('extract(text,ts) int', ([unit = '', value = '']) =>
    Math.floor(fieldOf(kept(String(value)), String(unit)) ?? 0),
  ),
  strict('datediff(date,date) int', ([one = '', other = '']) => (kept(String(one)) - kept(String(other))) / DAY),
  strict('timestampdiff(text,ts,ts) big', whole),
  strict('timestampadd(text,int,ts) ts', added),
  strict('date_format(ts,text) text', ([value = '', form = '']) => mysqlFormatted(kept(String(value)), String(form))),
  strict('str_to_date(text,text) date', read),
  strict('date_add(ts,int) ts', ([value = '', days = 0]) => timestampText(kept(String(value)) + Number(days) * DAY)),
  lenient('sleep(num) int', () => 0),
]

const texts: readonly SqlFunction[] = [
  lenient('concat(any*) text', (values, called) => (values.includes(null) ? null : joined(values, '', called))),
  strict('length(text) int', ([value = '']) => byteLength(String(value))),
  strict('ucase(text) text', ([value = '']) => String(value).toUpperCase()),
  strict('lcase(text) text', ([value = '']) => String(value).toLowerCase()),
  strict(
    'instr(text,text) int',
    ([value = '', sought = '']) => String(value).toLowerCase().indexOf(String(sought).toLowerCase()) + 1,
  ),
  strict(
    'locate(text,text,int?) int',
    ([sought = '', value = '', from = 1]) =>
      String(value)
        .toLowerCase()
        .indexOf(String(sought).toLowerCase(), Number(from) - 1) + 1,
  ),
  strict('substring_index(text,text,int) text', substringIndex),
  strict('format(num,int) text', grouped),
  strict('insert(text,int,int,text) text', ([value = '', from = 1, many = 0, put = '']) =>
    letters(value)
      .toSpliced(Number(from) - 1, Number(many), String(put))
      .join(''),
  ),
  strict('space(int) text', ([many = 0]) => repeated(' ', Number(many))),
  strict('hex(any) text', ([value = ''], { types: [type] }) =>
    (type?.family === 'integer'
      ? Number(value).toString(16)
      : [...String(value)].map((letter) => (letter.codePointAt(0) ?? 0).toString(16).padStart(2, '0')).join('')
    ).toUpperCase(),
  ),
  strict('bin(int) text', ([value = 0]) => Number(value).toString(2)),
  strict('sha1(text) text', ([value = '']) => hexDigest('SHA1', value)),
  strict('sha(text) text', ([value = '']) => hexDigest('SHA1', value)),
  strict('sha2(text,int) text', ([value = '']) => hexDigest('SHA256', value)),
  strict('strcmp(text,text) int', ([one = '', other = '']) => {
    const [a, b] = [String(one).toLowerCase(), String(other).toLowerCase()]
    return a < b ? -1 : Number(a > b)
  }),
  lenient(
    'field(any,any*) int',
    ([sought = null, ...others]) => others.findIndex((one) => one !== null && String(one) === String(sought)) + 1,
  ),
  strict('elt(int,any*) text', ([at = 0, ...others]) => {
    const found = others[Number(at) - 1]
    return found === undefined ? null : String(found)
  }),
  strict(
    'find_in_set(text,text) int',
    ([sought = '', list = '']) => String(list).split(',').indexOf(String(sought)) + 1,
  ),
]

const others: readonly SqlFunction[] = [
  strict('rand(int?) float', (_values, { environment: { facts } }) => facts.chance.next()),
  strict('log(float) float', floating(Math.log)),
  strict('log10(float) float', floating(Math.log10)),
  strict('log2(float) float', floating(Math.log2)),
  strict('truncate(num,int) same', rounding(cutOff, Math.trunc)),
  strict('database() text', (_values, { environment: { facts } }) => facts.database || null),
  strict('schema() text', (_values, { environment: { facts } }) => facts.database || null),
  strict('connection_id() int', () => 8),
  strict('last_insert_id() big', (_values, { environment: { values } }) => values.lastInsert),
  strict('uuid() text', (_values, called) => uuid(called)),
  strict('json_extract(text,text*) jsonb', jsonExtract),
  strict('json_unquote(text) text', unquoted),
  strict('json_value(text,text) text', ([document = '', path = '']) => {
    const part = jsonExtract([document, path])
    return part === null ? null : unquoted([part])
  }),
  lenient('json_object(any*) jsonb', jsonObject),
  lenient('json_array(any*) jsonb', (values, { types }) =>
    spacedJson(values.map((value, at) => jsonOf(value, types[at] ?? { family: 'text', name: 'text' }))),
  ),
  strict('json_length(text) int', jsonLength),
  lenient('json_valid(any) int', isJson),
  strict('json_contains(text,text) int', ([whole0 = '', part = '']) =>
    Number(contains(JSON.parse(String(whole0)), JSON.parse(String(part)))),
  ),
  strict('json_keys(text) jsonb', ([value = '']) => spacedJson(Object.keys(JSON.parse(String(value))))),
]

/** Functions that MySQL alone has: https://dev.mysql.com/doc/refman/8.0/en/built-in-function-reference.html */
export const MYSQL_FUNCTIONS: readonly SqlFunction[] = [...moments, ...texts, ...others]
