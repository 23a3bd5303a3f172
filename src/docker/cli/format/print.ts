import { ageOf } from '../../engine/units.ts'
import type { Call } from '../subcommand.ts'
import { TemplateError } from '../template/error.ts'
import type { RowContext } from '../template/value.ts'
import type { RowStyle } from './containers.ts'
import { formatRows, type Headings } from './rows.ts'

/** How the rows of a call are made. */
export function styleOf({ flags, now, process }: Call): RowStyle {
  return { trunc: !flags.has('no-trunc'), now, age: ageOf(process.system.policy) }
}

/** What a table may be printed as. */
export interface Printed {
  /** The table where no format is asked for. */
  readonly table: string
  /** The field that `--quiet` shows. */
  readonly quiet: string
  readonly headings: Headings
  /** A row that a template is tried on before any is asked for. */
  readonly sample?: RowContext
}

/** The format that is asked for. */
function formatOf({ flags }: Call, { table, quiet }: Printed): string {
  const asked = flags.value('format') || 'table'
  if (asked === 'table') return flags.has('quiet') ? quiet : table
  return asked === 'json' ? '{{json .}}' : asked
}

/** Prints rows as `--format` and `--quiet` ask for it, or says what is wrong with the template; gives the status. */
export async function printRows(call: Call, printed: Printed, rows: readonly RowContext[]): Promise<number> {
  const { stdout, stderr } = call.process
  try {
    if (printed.sample) formatRows(formatOf(call, printed), printed.headings, [printed.sample])
    await stdout.write(formatRows(formatOf(call, printed), printed.headings, rows))
    return 0
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error
    await stderr.write(`${whatFailed(call, error)}: ${error.message}\n`)
    return 1
  }
}

/** `docker ps` looks at its template before it asks for rows. */
function whatFailed({ path }: Call, { phase }: TemplateError): string {
  if (!/ (?:ps|container (?:ls|list))$/.test(path)) return 'template parsing error'
  return phase === 'parse' ? 'failed to parse template' : 'failed to execute template'
}
