import { type Parameter, parameterOf } from './postgres-settings.ts'
import { parameterKind } from './postgres-parameters.ts'
import { SqlError } from './syntax.ts'

const SIZES = ['B', 'kB', 'MB', 'GB', 'TB']
const TIMES: Readonly<Record<string, number>> = { ms: 1, s: 1000, min: 60_000, h: 3_600_000, d: 86_400_000 }

/** How many of the smallest unit of its kind a unit is: bytes, milliseconds; undefined for what is none. */
function unitSize(unit: string): number | undefined {
  const [, many = '1', size = ''] = /^(\d*)(\w+)$/.exec(unit) ?? []
  const power = SIZES.indexOf(size)
  return power < 0 ? TIMES[size] : Number(many || 1) * 1024 ** power
}

/** A number of units as SHOW tells it: in the greatest unit that it is a whole number of. */
function amountText(smallest: number, isSize: boolean): string {
  if (smallest <= 0) return String(smallest)
  const units = isSize ? SIZES.map((name, power) => [name, 1024 ** power] as const) : Object.entries(TIMES)
  const [name, size] = units.findLast(([, one]) => smallest % one === 0) ?? ['', 1]
  return `${smallest / size}${name}`
}

/** @throws SqlError where it is none */
function amount({ name, kind, unit, choices }: Parameter, value: string): string {
  const [, number, own = ''] = /^\s*(-?\d+(?:\.\d+)?)\s*([a-zA-Z]*)\s*$/.exec(value) ?? []
  const base = unit === '-' ? 1 : (unitSize(unit) ?? 1)
  const given = own === '' ? base : unit === '-' ? undefined : unitSize(own)
  if (number === undefined || given === undefined)
    throw new SqlError({ type: 'bad-setting', name, kind, value, choices })
  if (unit === '-') return kind === 'real' ? String(Number(number)) : String(Math.round(Number(number)))
  if (Number(number) < 0) return number
  return amountText(Math.round((Number(number) * given) / base) * base, TIMES[unit] === undefined)
}

const TRUTHS: Readonly<Record<string, string>> = {
  on: 'on',
  true: 'on',
  yes: 'on',
  1: 'on',
  off: 'off',
  false: 'off',
  no: 'off',
  0: 'off',
}

/** Names of a path, each in quotes where it needs them. */
const pathText = (values: readonly string[]): string =>
  values.map((one) => (/^[a-z_][a-z0-9_]*$/.test(one) ? one : `"${one}"`)).join(', ')

/** A value as it is kept. @throws SqlError where the parameter does not take it */
function valueText(parameter: Parameter, values: readonly string[]): string {
  const { name, kind, choices } = parameter
  if (name === 'search_path') return values.length === 1 && values[0] === '' ? '""' : pathText(values)
  const [value = ''] = values
  if (name === 'DateStyle') return values.join(', ')
  if (values.length > 1) throw new SqlError({ type: 'one-setting', name })
  const fail = (): never => {
    throw new SqlError({ type: 'bad-setting', name, kind, value, choices })
  }
  if (kind === 'bool') return TRUTHS[value.toLowerCase()] ?? fail()
  if (kind === 'enum')
    return choices.includes(value.toLowerCase()) ? value.toLowerCase() : (TRUTHS[value.toLowerCase()] ?? fail())
  return kind === 'string' ? value : amount(parameter, value)
}

/** What would change what others show: only these values of it are simulated. */
const ONLY: Readonly<Record<string, RegExp>> = {
  timezone: /^(?:etc\/)?(?:utc|gmt|zulu|universal|0)$/i,
  datestyle: /^iso\b/i,
  intervalstyle: /^postgres$/,
  bytea_output: /^hex$/,
  client_encoding: /^utf-?8$/i,
  standard_conforming_strings: /^on$/,
  default_transaction_read_only: /^off$/,
  transaction_read_only: /^off$/,
  session_replication_role: /^origin$/,
}

/** What a parameter is set to. @throws SqlError where there is none, or where it cannot be */
export function settledParameter(name: string, values: readonly string[]): string {
  const parameter = parameterOf(name)
  if (!parameter && !parameterKind(name)) throw new SqlError({ type: 'no-setting', name })
  if (!parameter && values.length > 1) throw new SqlError({ type: 'one-setting', name })
  if (!parameter) return values[0] ?? ''
  if (parameter.when !== 'user')
    throw new SqlError({ type: 'fixed-setting', name: parameter.name, when: parameter.when })
  const value = valueText(parameter, values)
  const only = ONLY[name.toLowerCase()]
  if (only && !only.test(value)) throw new SqlError({ type: 'not-simulated', what: `${parameter.name} = '${value}'` })
  return /^utf-?8$/i.test(value) ? 'UTF8' : value
}
