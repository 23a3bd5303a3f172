import { parseSize } from '../engine/units.ts'
import type { HostSettings } from '../engine/settings.ts'
import { NotStarted } from './container-runtime.ts'

/** The status of docker run where no process was made. */
const NOT_MADE = 125
/** What the drivers have where nothing is told: local keeps files of 20 MB, and json-file all in one. */
const FILES = { local: 5, 'json-file': 1 } as const

const parsing = (parser: string, text: string): string =>
  `strconv.${parser}: parsing ${JSON.stringify(text)}: invalid syntax`

/** What is wrong with the size of a log's files; json-file and local word it alike. */
function badSize(size: string): string | undefined {
  const bytes = parseSize(size, 1000)
  if (bytes === undefined) return `invalid size: '${size}'`
  return bytes > 0 ? undefined : 'max-size must be a positive number'
}

function badOption({ LogDriver, LogOptions = {} }: HostSettings): string | undefined {
  const driver = LogDriver === 'local' ? LogDriver : 'json-file'
  const { 'max-size': size, 'max-file': files = String(FILES[driver]), compress = 'false' } = LogOptions
  const bad = size === undefined ? undefined : badSize(size)
  if (bad !== undefined) return bad
  if (!/^[+-]?\d+$/.test(files)) return parsing('Atoi', files)
  if (Number(files) < 1) return 'max-file cannot be less than 1'
  if (!/^(?:[10tf]|true|false|TRUE|FALSE|True|False|T|F)$/.test(compress)) return parsing('ParseBool', compress)
  const compresses = /^[1tT]/.test(compress)
  return driver === 'json-file' && compresses && (Number(files) === 1 || size === undefined)
    ? 'compress cannot be true when max-file is less than 2 or max-size is not set'
    : undefined
}

/** Values of log options are looked at when a container is started. @throws NotStarted */
export function checkLogOptions(settings: HostSettings | undefined): void {
  const bad = settings && badOption(settings)
  if (bad === undefined) return
  const step = 'failed to create task for container: failed to initialize logging driver'
  throw new NotStarted(`${step}: ${bad}`, NOT_MADE, false)
}
