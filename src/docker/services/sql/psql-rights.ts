import { query, rowCount } from './psql-client.ts'
import { fits, type Meta } from './psql-command.ts'
import { psqlTable } from './tables-text.ts'

/** The letters of rights, in the order in which they are written. */
const LETTERS: Readonly<Record<string, string>> = {
  INSERT: 'a',
  SELECT: 'r',
  UPDATE: 'w',
  DELETE: 'd',
  TRUNCATE: 'D',
  REFERENCES: 'x',
  TRIGGER: 't',
}

const lettersOf = (verbs: readonly string[]): string =>
  Object.entries(LETTERS)
    .filter(([verb]) => verbs.includes(verb))
    .map(([, letter]) => letter)
    .join('')

const KINDS: Readonly<Record<string, string>> = { r: 'table', v: 'view', m: 'materialized view', S: 'sequence' }

/** `\dp`: who may do what with tables; nothing stands where nobody was given anything. */
export const listRights: Meta = async ({ client, words: [pattern] }) => {
  const relations = await query(client, 'SELECT relname, relkind FROM pg_class ORDER BY relname')
  const given = await query(
    client,
    'SELECT table_name, grantee, privilege_type, grantor FROM information_schema.role_table_grants',
  )
  if (relations?.type !== 'rows' || given?.type !== 'rows') return
  const columns = ['Schema', 'Name', 'Type', 'Access privileges', 'Column privileges', 'Policies']
  const rows = relations.rows.rows
    .filter(([name, kind]) => Object.hasOwn(KINDS, String(kind)) && fits(String(name), pattern))
    .map(([name, kind]) => {
      const verbs = new Map<string, string[]>()
      let owner = ''
      for (const [table, grantee, verb, grantor] of given.rows.rows)
        if (table === name) {
          owner = String(grantor)
          verbs.set(String(grantee), [...(verbs.get(String(grantee)) ?? []), String(verb)])
        }
      const all = [...verbs].map(
        ([grantee, one]) => `${grantee === 'PUBLIC' ? '' : grantee}=${lettersOf(one)}/${owner}`,
      )
      const isGiven = [...verbs.keys()].some((grantee) => grantee !== owner)
      return ['public', String(name), KINDS[String(kind)] ?? '', isGiven ? all.join('\n') : '', '', '']
    })
  await client.process.print(
    `${psqlTable({ columns, numeric: [], rows }, 'Access privileges')}${rowCount(rows.length)}\n`,
  )
}
