import type { Result } from './step.ts'
import type { Column } from './syntax.ts'

type Described = Extract<Result, { readonly type: 'described' }>

function columnText({ name, kind, required, key, serial, standard }: Column): string {
  const empty = required || key ? ' NOT NULL' : ''
  const given =
    standard?.type === 'value' && standard.value !== null
      ? ` DEFAULT '${String(standard.value).replaceAll("'", "''")}'`
      : standard?.type === 'call'
        ? ` DEFAULT ${standard.name.toUpperCase()}`
        : empty === '' && !serial
          ? ' DEFAULT NULL'
          : ''
  return `  \`${name}\` ${kind}${empty}${serial ? ' AUTO_INCREMENT' : given}`
}

/** CREATE TABLE as MySQL would have it written. */
export function createdTable({ table, columns, next }: Described): string {
  const keys = columns.filter(({ key }) => key).map(({ name }) => `\`${name}\``)
  const lines = [
    ...columns.map(columnText),
    ...(keys.length > 0 ? [`  PRIMARY KEY (${keys.join(',')})`] : []),
    ...columns.filter(({ unique }) => unique).map(({ name }) => `  UNIQUE KEY \`${name}\` (\`${name}\`)`),
  ]
  const counts = columns.some(({ serial }) => serial) && next > 1 ? ` AUTO_INCREMENT=${next}` : ''
  return `CREATE TABLE \`${table}\` (\n${lines.join(',\n')}\n) ENGINE=InnoDB${counts} DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci`
}
