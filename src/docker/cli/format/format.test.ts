import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { ImageSummary, Port } from '../../daemon/api.ts'
import { humanDuration } from '../../engine/units.ts'
import { ellipsis } from '../table.ts'
import { TemplateError } from '../template/error.ts'
import { type Change, changeHeadings, changeRow } from './changes.ts'
import { containerHeadings, containerRow, type SizedContainer } from './containers.ts'
import { type ClientContext, contextHeadings, contextRow } from './contexts.ts'
import { type HistoryItem, historyHeadings, historyRow } from './history.ts'
import { imageHeadings, imageRows } from './images.ts'
import { type ListedNetwork, networkHeadings, networkRow } from './networks.ts'
import { displayablePorts } from './ports.ts'
import { formatRows } from './rows.ts'
import { searchHeadings, type SearchResult, searchRow } from './search.ts'
import { type OsType, type Stats, statsHeadings, statsRow } from './stats.ts'
import { type ListedVolume, volumeHeadings, volumeRow } from './volumes.ts'

interface Objects {
  readonly containers?: readonly SizedContainer[]
  readonly images?: readonly ImageSummary[]
  readonly digest?: boolean
  readonly networks?: readonly ListedNetwork[]
  readonly volumes?: readonly ListedVolume[]
  readonly histories?: readonly HistoryItem[]
  readonly human?: boolean
  readonly changes?: readonly Change[]
  readonly contexts?: readonly ClientContext[]
  readonly results?: readonly SearchResult[]
  readonly Stats?: readonly Stats[]
  readonly osType?: OsType
  readonly ports?: readonly Port[]
  readonly source?: string
  readonly width?: number
}

interface Row {
  readonly id: string
  readonly like: string
  readonly format?: string
  readonly trunc?: boolean
  readonly now?: number
  readonly objects: Objects
  readonly expected: string
  readonly error?: string
}

const rows = readFileSync(new URL('fixtures/formatter.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row)

/** Volumes of a cluster, which no single engine has. */
const NO_CLUSTER: ReadonlySet<string> = new Set(['fmt-126'])

function table({ format = '', trunc = false, now = 0, objects }: Row): string {
  const style = { trunc, now: now * 1000, age: humanDuration }
  const { containers, images, networks, volumes, histories, changes, contexts, results } = objects
  if (containers)
    return formatRows(
      format,
      containerHeadings,
      containers.map((one) => containerRow(one, style)),
    )
  if (images) {
    const digests = objects.digest === true || format.includes('{{.Digest}}')
    return formatRows(
      format,
      imageHeadings,
      images.flatMap((one) => imageRows(one, style, digests)),
    )
  }
  if (networks)
    return formatRows(
      format,
      networkHeadings,
      networks.map((one) => networkRow(one, trunc)),
    )
  if (volumes)
    return formatRows(
      format,
      volumeHeadings,
      volumes.map((one) => volumeRow(one)),
    )
  if (histories) {
    const { human = true } = objects
    return formatRows(
      format,
      historyHeadings,
      histories.map((one) => historyRow(one, style, human)),
    )
  }
  if (changes) return formatRows(format, changeHeadings, changes.map(changeRow))
  if (contexts) return formatRows(format, contextHeadings, contexts.map(contextRow))
  if (results)
    return formatRows(
      format,
      searchHeadings,
      results.map((one) => searchRow(one, trunc)),
    )
  const { Stats: stats = [], osType = 'linux' } = objects
  return formatRows(
    format,
    statsHeadings(osType),
    stats.map((one) => statsRow(one, { trunc, osType })),
  )
}

function answer(row: Row): string {
  const { ports, source, width } = row.objects
  if (ports) return displayablePorts(ports)
  return source === undefined ? table(row) : ellipsis(source, width ?? 0)
}

test.each(rows.filter(({ id }) => !NO_CLUSTER.has(id)))('$id, as $like prints it', (row) => {
  if (row.error === undefined) return expect(answer(row)).toBe(row.expected)
  expect(() => answer(row)).toThrow(TemplateError)
  expect(() => answer(row)).toThrow(row.error.replace('template parsing error: ', ''))
})
