/** The lists of psql that differ by its release. Sources: `listAllDbs` and `describeRoles` of src/bin/psql/describe.c, by branch. */

/** The major number of a release, as in "16.1". */
const majorOf = (version: string): number => Number(/^\d+/.exec(version)?.[0] ?? 0)

const LOCALE = 'en_US.utf8'

/** A database in the list of `\l`: what stands in a column of it, by its title. */
const databaseCells = (name: string, owner: string): Readonly<Record<string, string>> => ({
  Name: name,
  Owner: owner,
  Encoding: 'UTF8',
  Collate: LOCALE,
  Ctype: LOCALE,
  'Locale Provider': 'libc',
  'Access privileges': name.startsWith('template') ? `=c/${owner}\n${owner}=CTc/${owner}` : '',
})

const databaseTitles = (major: number): readonly string[] => {
  if (major >= 16) {
    const locale = major >= 17 ? 'Locale' : 'ICU Locale'
    return [
      'Name',
      'Owner',
      'Encoding',
      'Locale Provider',
      'Collate',
      'Ctype',
      locale,
      'ICU Rules',
      'Access privileges',
    ]
  }
  const more = major === 15 ? ['ICU Locale', 'Locale Provider'] : []
  return ['Name', 'Owner', 'Encoding', 'Collate', 'Ctype', ...more, 'Access privileges']
}

/** The titles and rows of `\l`, of pairs of a name and an owner. */
export function databaseList(
  version: string,
  databases: readonly (readonly [name: string, owner: string])[],
): { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] } {
  const columns = databaseTitles(majorOf(version))
  return {
    columns,
    rows: databases.map(([name, owner]) => {
      const cells = databaseCells(name, owner)
      return columns.map((title) => cells[title] ?? '')
    }),
  }
}

/** The titles of `\du`, which told of memberships before release 16. */
export const roleTitles = (version: string): readonly string[] =>
  majorOf(version) >= 16 ? ['Role name', 'Attributes'] : ['Role name', 'Attributes', 'Member of']
