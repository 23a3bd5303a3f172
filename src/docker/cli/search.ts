import { official } from '../catalogue/official.ts'
import { filterOption, numberOption, switchOption, valueOption } from './flags.ts'
import { printRows } from './format/print.ts'
import { SEARCH_TABLE, searchHeadings, searchRow } from './format/search.ts'
import type { ListedSubcommand } from './subcommand.ts'

const MOST = 25

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
  run(call) {
    const { flags, operands, process } = call
    const [term = ''] = operands
    const wanted = term.toLowerCase()
    const names = (process.system.catalogue ?? official).names.filter((name) => name.includes(wanted))
    const onlyOfficial = flags.values('filter').includes('is-official=true')
    const exactFirst = names.toSorted((one, other) => Number(other === wanted) - Number(one === wanted))
    const shown = exactFirst
      .filter((name) => !onlyOfficial || !name.includes('/'))
      .slice(0, Number(flags.value('limit') ?? MOST))
    const style = { trunc: !flags.has('no-trunc'), table: !flags.has('format') }
    const rows = shown.map((name) =>
      searchRow({ name, description: '', star_count: 0, is_official: !name.includes('/'), is_automated: false }, style),
    )
    return printRows(call, { table: SEARCH_TABLE, quiet: '{{.Name}}', headings: searchHeadings }, rows)
  },
}
