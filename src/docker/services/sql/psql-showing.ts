import { type Showing } from './psql-client.ts'
import { type Meta, switched } from './psql-command.ts'
import { slashWords } from './psql-variables.ts'

const onOff = (value: boolean): string => (value ? 'on' : 'off')

const expanded = ({ isAuto, upright }: Showing): string => (isAuto ? 'auto' : onOff(upright))

const format = ({ csv, unaligned }: Showing): string => (csv ? 'csv' : unaligned ? 'unaligned' : 'aligned')

/** All that `\pset` lists; what is not simulated stands as psql has it from the beginning. */
const listed = (showing: Showing): readonly (readonly [name: string, value: string])[] => [
  ['border', String(showing.border)],
  ['columns', '0'],
  ['csv_fieldsep', "','"],
  ['expanded', expanded(showing)],
  ['fieldsep', `'${showing.separator}'`],
  ['fieldsep_zero', 'off'],
  ['footer', 'on'],
  ['format', format(showing)],
  ['linestyle', 'ascii'],
  ['null', `'${showing.none}'`],
  ['numericlocale', 'off'],
  ['pager', '1'],
  ['pager_min_lines', '0'],
  ['recordsep', String.raw`'\n'`],
  ['recordsep_zero', 'off'],
  ['tableattr', ''],
  ['title', ''],
  ['tuples_only', onOff(showing.bare)],
  ['unicode_border_linestyle', 'single'],
  ['unicode_column_linestyle', 'single'],
  ['unicode_header_linestyle', 'single'],
]

const FORMATS = ['aligned', 'unaligned', 'csv']

/** How a change is told. */
const TOLD: Readonly<Record<string, (showing: Showing) => string>> = {
  border: ({ border }) => `Border style is ${border}.`,
  null: ({ none }) => `Null display is "${none}".`,
  expanded: (showing) => `Expanded display is ${showing.isAuto ? 'used automatically' : onOff(showing.upright)}.`,
  tuples_only: ({ bare }) => `Tuples only is ${onOff(bare)}.`,
  fieldsep: ({ separator }) => `Field separator is "${separator}".`,
  format: (showing) => `Output format is ${format(showing)}.`,
  pager: () => 'Pager usage is off.',
}

/** Sets one; whether that is simulated. */
function change(showing: Showing, name: string, value: string | undefined): boolean {
  if (value === undefined && name !== 'expanded' && name !== 'tuples_only') return true
  if (name === 'border') {
    if (value !== '0' && value !== '1' && value !== '2') return false
    showing.border = value === '0' ? 0 : value === '1' ? 1 : 2
  } else if (name === 'null') showing.none = value ?? ''
  else if (name === 'expanded') {
    showing.isAuto = value === 'auto'
    showing.upright = !showing.isAuto && switched(value, showing.upright)
  } else if (name === 'tuples_only') showing.bare = switched(value, showing.bare)
  else if (name === 'fieldsep') showing.separator = value ?? ''
  else if (name === 'format') {
    if (!FORMATS.includes(value ?? '')) return false
    showing.csv = value === 'csv'
    showing.unaligned = value === 'unaligned'
  }
  return true
}

/** `\pset`. */
export const changeShowing: Meta = async ({ client, rest }) => {
  const { showing, process } = client
  const [name, value] = slashWords(rest, client.variables)
  if (name === undefined) {
    const lines = listed(showing).map(([one, text]) => `${one.padEnd(25)}${text}`)
    return void (await process.print(lines.map((line) => `${line}\n`).join('')))
  }
  const told = Object.hasOwn(TOLD, name) ? TOLD[name] : undefined
  if (told && change(showing, name, value)) return void (showing.quiet || (await process.print(`${told(showing)}\n`)))
  client.failed = true
  return void (await process.write(
    2,
    `\\pset: option ${name}${value === undefined ? '' : ` ${value}`} is not simulated here\n`,
  ))
}
