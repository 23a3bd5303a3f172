import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import { optionList } from '../library/options.ts'
import { Failure, gnu } from '../library/program.ts'
import { answer, QUERIES } from './query.ts'

/** What those say that are asked about nothing. */
const NEEDS: Readonly<Record<string, string>> = {
  L: '--listfiles needs at least one package name argument',
  S: '--search needs at least one file name pattern argument',
}

const LONG: Readonly<Record<string, string>> = { l: 'list', W: 'show', s: 'status', L: 'listfiles', S: 'search' }

/** The one question that is asked. @throws UsageError for none or two */
function queryOf({ given, operands }: Arguments): (typeof QUERIES)[number] {
  const asked = given.flatMap(({ name }) => QUERIES.filter((query) => query === name))
  const [query, other] = new Set(asked)
  if (query === undefined) throw new UsageError('error: need an action option')
  if (other !== undefined)
    throw new UsageError(`error: conflicting actions -${other} (--${LONG[other]}) and -${query} (--${LONG[query]})`)
  const lack = operands.length === 0 ? NEEDS[query] : undefined
  if (lack !== undefined) throw new UsageError(`error: ${lack}`)
  if (query === 's' && operands.length === 0) throw new Failure('--status without a package is not simulated here', 2)
  return query
}

/** dpkg-query(1): asks what dpkg knows of the packages that are installed. */
export const dpkgQuery = gnu({
  name: 'dpkg-query',
  options: optionList('f,showformat=FORMAT l,list W,show s,status L,listfiles S,search'),
  refused: optionList(
    'p,print-avail c,control-path control-list control-show admindir=DIR root=DIR load-avail no-pager',
  ),
  operands: [{ name: 'PACKAGE', kind: 'text', optional: true, repeated: true }],
  // a format may be joined to its letter by an equals sign
  rewrite: (words) => words.map((word) => word.replace(/^-f=/, '-f')),
  usageStatus: 2,
  wording: ({ type, word }) =>
    type === 'unknown' ? `error: unknown option ${word}` : `error: ${word} option takes a value`,
  hint: () => '\nUse --help for help about querying packages.\n',
  run: (process, args) => answer(process, queryOf(args), args),
})
