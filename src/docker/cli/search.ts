import { official } from '../catalogue/official.ts'
import { filterOption, filtersOf, numberOption, switchOption, valueOption } from './flags.ts'
import { printRows } from './format/print.ts'
import { SEARCH_TABLE, searchHeadings, searchRow, type SearchResult } from './format/search.ts'
import type { ListedSubcommand } from './subcommand.ts'

/** How many are shown where nothing else is said. */
const MOST = 25

const HIGHEST_LIMIT = 100

type Filters = Readonly<Record<string, readonly string[]>>

/** What a filter is given, and why a value is none that it takes. */
const KNOWN: Readonly<Record<string, RegExp>> = {
  'is-automated': /^(?:1|true|0|false)$/,
  'is-official': /^(?:1|true|0|false)$/,
  stars: /^\d+$/,
}

/** What the daemon says of a filter that it does not take. */
function wrongFilter(filters: Filters): string | undefined {
  for (const [name, values] of Object.entries(filters)) {
    const known = Object.hasOwn(KNOWN, name) ? KNOWN[name] : undefined
    if (!known) return `invalid filter '${name}'`
    if (values.some((value) => !known.test(value))) return `invalid filter '${name}=[${values.join(' ')}]'`
  }
  return undefined
}

const resultOf = (name: string): SearchResult => ({
  name,
  description: '',
  star_count: 0,
  is_official: !name.includes('/'),
  is_automated: false,
})

const isTrue = (text: string): boolean => text === '1' || text === 'true'

/** Whether a repository is one that the filters ask for: of several stars the most count. */
function fits(filters: Filters, result: SearchResult): boolean {
  const { 'is-official': isOfficial = [], 'is-automated': isAutomated = [], stars = [] } = filters
  return (
    isOfficial.every((text) => isTrue(text) === result.is_official) &&
    isAutomated.every((text) => isTrue(text) === result.is_automated) &&
    stars.every((text) => result.star_count >= Number(text))
  )
}

export const search: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] TERM',
    takes: [1, 1],
    description: ['Looks for repositories in the registry. Nobody gives stars there.'],
    options: [
      filterOption('show only what matches, such as is-official=true'),
      valueOption('format', { name: 'string', kind: 'text' }, 'print each after a template'),
      numberOption('limit', 'how many are shown'),
      switchOption('no-trunc', 'do not cut texts short'),
    ],
    operands: [{ name: 'TERM', kind: 'text' }],
  },
  async run(call) {
    const { flags, operands, process } = call
    const [term = ''] = operands
    const wanted = term.toLowerCase()
    const names = (process.system.catalogue ?? official).names.filter((name) => name.includes(wanted))
    const filters = filtersOf(flags)
    const wrong = wrongFilter(filters)
    if (wrong !== undefined) {
      await process.stderr.write(`Error response from daemon: ${wrong}\n`)
      return 1
    }
    const limit = Number(flags.value('limit') ?? 0)
    if (limit < 0 || limit > HIGHEST_LIMIT) {
      await process.stderr.write(
        `Error response from daemon: limit ${limit} is outside the range of [1, ${HIGHEST_LIMIT}]\n`,
      )
      return 1
    }
    const exactFirst = names.toSorted((one, other) => Number(other === wanted) - Number(one === wanted))
    const shown = exactFirst
      .map(resultOf)
      .filter((result) => fits(filters, result))
      .slice(0, limit === 0 ? MOST : limit)
    const rows = shown.map((result) => searchRow(result, !flags.has('no-trunc')))
    return printRows(call, { table: SEARCH_TABLE, quiet: '{{.Name}}', headings: searchHeadings }, rows)
  },
}
