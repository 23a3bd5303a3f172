import type { Directive } from './configuration.ts'
import { ACCESS_LOG, ERROR_LOG } from './logs.ts'
import { all, innermost } from './servers.ts'
import { type Asked, expanded, isSet, variableOf } from './variables.ts'

/** What is written to a file of logs. */
export interface LogEntry {
  readonly file: string
  readonly text: string
}

const COMBINED =
  '$remote_addr - $remote_user [$time_local] "$request" $status $body_bytes_sent "$http_referer" "$http_user_agent"'

const hex = (sign: string): string => `\\x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`

/** How a variable stands in a line, by the `escape` of its format. */
const ESCAPES: Readonly<Record<string, (value: string) => string>> = {
  // eslint-disable-next-line no-control-regex -- it is control characters that are escaped
  default: (value) => (value === '' ? '-' : value.replace(/["\\\u0000-\u001F\u007F]/g, hex)),
  json: (value) => JSON.stringify(value).slice(1, -1),
  none: (value) => value,
}

/** The line of a request in a format. */
function lineOf(name: string, asked: Asked, outer: readonly Directive[]): string {
  const [, ...words] = all(outer, 'log_format').find((one) => one.words[0] === name)?.words ?? [name, COMBINED]
  const own = /^escape=(\w+)$/.exec(words[0] ?? '')?.[1]
  const escape = ESCAPES[own ?? 'default'] ?? String
  const format = (own === undefined ? words : words.slice(1)).join('')
  return format.replace(/\$\{?(\w+)\}?/g, (_all, variable: string) => escape(variableOf(variable, asked) ?? ''))
}

/** The lines that `access_log` asks for of a request. */
export function accessLines(asked: Asked, levels: readonly (readonly Directive[])[]): readonly LogEntry[] {
  const logs = innermost(levels, 'access_log').map(({ words }) => words)
  return (logs.length === 0 ? [[ACCESS_LOG]] : logs).flatMap(([file = '', ...rest]) => {
    const condition = rest.find((word) => word.startsWith('if='))?.slice('if='.length)
    if (file === 'off' || (condition !== undefined && !isSet(expanded(condition, asked)))) return []
    const [format = 'combined'] = rest.filter((word) => !word.includes('='))
    return [{ file, text: `${lineOf(format, asked, levels[0] ?? [])}\n` }]
  })
}

const SEVERITIES = ['debug', 'info', 'notice', 'warn', 'error', 'crit', 'alert', 'emerg'] as const

/** How grave a line of the error log is. */
export type Severity = (typeof SEVERITIES)[number]

/** The files that take an error of a severity. */
export const errorFiles = (levels: readonly (readonly Directive[])[], severity: Severity): readonly string[] => {
  const logs = innermost(levels, 'error_log').map(({ words }) => words)
  return (logs.length === 0 ? [[ERROR_LOG]] : logs)
    .filter(([, least = 'error']) => SEVERITIES.indexOf(severity) >= SEVERITIES.findIndex((one) => one === least))
    .map(([file = '']) => file)
}
