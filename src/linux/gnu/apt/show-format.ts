import type { Package } from './repository.ts'

/** What dpkg-query -W shows of a package without -f. */
export const USUAL = '${binary:Package}\\t${Version}\\n'

const FIELDS: Readonly<Record<string, (one: Package) => string>> = {
  package: ({ name }) => name,
  'binary:package': ({ name }) => name,
  version: ({ version }) => version,
  architecture: ({ architecture }) => architecture,
  status: () => 'install ok installed',
  'db:status-abbrev': () => 'ii ',
  'db:status-want': () => 'install',
  'db:status-status': () => 'installed',
  'db:status-eflag': () => 'ok',
  'installed-size': ({ installedSize }) => String(Math.ceil(installedSize / 1024)),
  description: ({ summary }) => summary,
  'binary:summary': ({ summary }) => summary,
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' }

/** A field in its width: to the left where that is below 0; what is longer is cut. */
function fitted(text: string, width: number): string {
  const room = Math.abs(width)
  const cut = text.slice(0, room || undefined)
  return width < 0 ? cut.padEnd(room) : cut.padStart(room)
}

/** A package as a show format has it, dpkg-query(1); undefined where a brace of the format is not closed. */
export function formatted(format: string, one?: Package): string | undefined {
  if (/\$\{[^}]*$/.test(format)) return undefined
  return format.replaceAll(
    /\\(.)|\$\{([^};]*)(?:;(-?\d+))?[^}]*\}/gs,
    (_all, letter?: string, field = '', width = '0') =>
      letter === undefined
        ? fitted((one && FIELDS[String(field).toLowerCase()]?.(one)) ?? '', Number(width))
        : (ESCAPES[letter] ?? letter),
  )
}
