import { parseSize } from '../engine/units.ts'
import type { HostSettings } from '../engine/settings.ts'

const NAMES: ReadonlySet<string> = new Set(
  'max-size max-file compress labels labels-regex env env-regex tag mode max-buffer-size'.split(' '),
)

/** What the daemon does not take of how a container's output is kept. */
export function badLogOption({ LogDriver, LogOptions = {} }: HostSettings): string | undefined {
  const { mode, 'max-buffer-size': buffer } = LogOptions
  if (mode !== undefined && !['', 'blocking', 'non-blocking'].includes(mode))
    return `logger: logging mode not supported: ${mode}`
  if (buffer !== undefined && mode !== 'non-blocking')
    return "logger: max-buffer-size option is only supported with 'mode=non-blocking'"
  if (buffer !== undefined && parseSize(buffer, 1024) === undefined)
    return `error parsing option max-buffer-size: invalid size: '${buffer}'`
  const unknown = Object.keys(LogOptions).find((name) => !NAMES.has(name))
  if (unknown === undefined) return undefined
  const where = LogDriver === 'local' ? 'log driver local' : 'json-file log driver'
  return `unknown log opt '${unknown}' for ${where}`
}
