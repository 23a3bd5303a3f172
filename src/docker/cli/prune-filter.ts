import { hasLabel } from '../daemon/summary.ts'
import { readTime } from '../engine/time.ts'
import { type DockerOption, filterOption, filtersOf } from './flags.ts'
import type { Call } from './subcommand.ts'

/** What filters of a prune look at. */
export interface Prunable {
  /** Milliseconds since 1970. */
  readonly created: number
  readonly labels?: Readonly<Record<string, string>> | undefined
  /** How an image has them. */
  readonly config?: { readonly labels: Readonly<Record<string, string>> }
}

/** Whether something may be removed. */
export type Chosen = (thing: Prunable) => boolean

/** Prunes have `-f` for `--force`. */
const { short: _short, ...longOnly } = filterOption('remove only what matches, such as until=24h or label=a')

export const pruneFilterOption: DockerOption = longOnly

/** What `--filter` chooses; the reason where it cannot be read. `filters` are those of the call that are meant for all prunes. */
export function chosenBy({ flags, now }: Call, filters = filtersOf(flags)): Chosen | string {
  const { until = [], label = [], 'label!': without = [], ...others } = filters
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) return `invalid filter '${unknown}'`
  const times = until.map((text) => readTime(text, now))
  const bad = until.find((_text, at) => times[at] === undefined)
  if (bad !== undefined) return `failed to parse value as time or duration: ${JSON.stringify(bad)}`
  const before = Math.min(Infinity, ...times.map((time) => time ?? Infinity))
  return ({ created, config, labels = config?.labels ?? {} }) =>
    created <= before &&
    label.every((text) => hasLabel(labels, text)) &&
    !without.some((text) => hasLabel(labels, text))
}

/** Says that a filter is none; gives the status. */
export async function sayBadFilter({ process }: Call, reason: string): Promise<number> {
  await process.stderr.write(`Error response from daemon: ${reason}\n`)
  return 1
}
