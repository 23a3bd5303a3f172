import type { Builtin } from '../shell.ts'
import type { SmallShell } from '../small-shell.ts'
import { without } from './bashisms.ts'
import { speakerOf } from '../messages.ts'
import { refusingOptions, sourcing } from './refusing.ts'
import { expecting, tokenName } from './words.ts'

const OPTIONS: ReadonlySet<string> = new Set(
  'allexport errexit ignoreeof interactive monitor noclobber noexec noglob notify nounset pipefail stdin verbose vi xtrace'.split(
    ' ',
  ),
)

/** Builtins that are programs of BusyBox, too: they name no line. */
const APPLETS: ReadonlySet<string> = new Set('[ echo kill printf pwd test'.split(' '))

/** BusyBox's ash, the `sh` of Alpine's images. */
export const ash: SmallShell = {
  // it writes that to standard error
  usage: "Usage: sh [-il] [-|+Cabefmnuvx] [-|+o OPT]... [-c 'SCRIPT' [ARG0 ARGS] | FILE ARGS | -s ARGS]\n",
  options: OPTIONS,
  lacking:
    'bind builtin caller compgen complete compopt declare dirs disown enable logout mapfile popd pushd readarray shopt suspend typeset'.split(
      ' ',
    ),
  unset:
    /^(?:BASH\w*|DIRSTACK|EUID|FUNCNAME|GROUPS|HOSTTYPE|MACHTYPE|OSTYPE|PIPESTATUS|SECONDS|SHELLOPTS|SRANDOM|UID)$/,
  skipsLong: true,
  own: (script) => without(script, { extras: true }),
  // lines are told of in files only
  prefix: ({ name, line, isFile }) => (isFile ? `${name}: line ${line}: ` : `${name}: `),
  ofBuiltin: (name, { line, isFile }) => (isFile || APPLETS.has(name) ? `${name}: ` : `${name}: line ${line - 1}: `),
  // the builtin's name comes before the line
  startOf: (name, { name: own, line, isFile }) =>
    isFile && !APPLETS.has(name) ? `${own}: ${name}: line ${line}: ` : undefined,
  illegalOption: (option) => `illegal option ${option}`,
  unopened(wanted, path, { code, message }) {
    if (code !== 'ENOENT') return `can't ${wanted} ${path}: ${message}`
    return `can't ${wanted} ${path}: ${wanted === 'open' ? 'no such file' : 'nonexistent directory'}`
  },
  unopenedStatus: 1,
  unreachable: (directory, { message }) => `can't cd to ${directory}: ${message}`,
  readOnly: 'is read only',
  badSubstitution: 'syntax error: bad substitution',
  misread(misread) {
    switch (misread.type) {
      case 'quotes':
        return 'syntax error: unterminated quoted string'
      case 'backquotes':
        return 'syntax error: EOF in backquote substitution'
      case 'missing':
        return `syntax error: missing '${misread.closer}'`
      case 'for header':
        return 'syntax error: bad for loop variable'
      case 'redirection':
        return 'syntax error: unexpected redirection'
      case 'end':
        return `syntax error: unexpected end of file${expecting(misread)}`
      case 'word':
        return `syntax error: unexpected ${tokenName(misread.found)}${expecting(misread)}`
    }
  },
}

/** What ash's builtins do otherwise than Bash's. */
export const ashBuiltins: readonly Builtin[] = [
  refusingOptions(OPTIONS, (name) => `illegal option -o ${name}`),
  sourcing(
    (path) => `can't open '${path}': No such file or directory`,
    ({ shell }) => ash.ofBuiltin('.', speakerOf(shell)),
  ),
]
