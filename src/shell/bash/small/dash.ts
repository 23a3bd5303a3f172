import { charsetOf } from '../../posix/locale.ts'
import { plain, refuse, say } from '../builtins/library/define.ts'
import { FatalError } from '../expand/expansion.ts'
import { tell } from '../messages.ts'
import type { Builtin, BuiltinContext } from '../shell.ts'
import type { SmallShell } from '../small-shell.ts'
import type { Answer } from '../steps.ts'
import { decodeEscapes } from '../text/ansi-c.ts'
import { without } from './bashisms.ts'
import { refusing, refusingOptions, sourcing } from './refusing.ts'
import { expecting, tokenName } from './words.ts'

const OPTIONS: ReadonlySet<string> = new Set(
  'allexport debug emacs errexit ignoreeof interactive monitor noclobber noexec noglob nolog notify nounset privileged stdin verbose vi xtrace'.split(
    ' ',
  ),
)

/** dash, the `sh` of Debian's and Ubuntu's images. */
export const dash: SmallShell = {
  options: OPTIONS,
  lacking:
    'bind builtin caller compgen complete compopt declare dirs disown enable help history let logout mapfile popd pushd readarray shopt source suspend typeset'.split(
      ' ',
    ),
  unset:
    /^(?:BASH\w*|DIRSTACK|EPOCH\w*|EUID|FUNCNAME|GROUPS|HOSTNAME|HOSTTYPE|MACHTYPE|OSTYPE|PIPESTATUS|S?RANDOM|SECONDS|SHELLOPTS|UID)$/,
  skipsLong: false,
  own: (script) => without(script, { extras: false }),
  prefix: ({ name, line }) => `${name}: ${line}: `,
  ofBuiltin: (name) => `${name}: `,
  illegalOption: (option) => `0: Illegal option ${option}`,
  unopened(wanted, path, { code, message }) {
    if (code !== 'ENOENT') return `cannot ${wanted} ${path}: ${message}`
    return `cannot ${wanted} ${path}: ${wanted === 'open' ? 'No such file' : 'Directory nonexistent'}`
  },
  unopenedStatus: 2,
  unreachable: (directory) => `can't cd to ${directory}`,
  readOnly: 'is read only',
  badSubstitution: 'Bad substitution',
  misread(misread) {
    switch (misread.type) {
      case 'quotes':
        return 'Syntax error: Unterminated quoted string'
      case 'backquotes':
        return 'Syntax error: EOF in backquote substitution'
      case 'missing':
        return `Syntax error: Missing '${misread.closer}'`
      case 'for header':
        return 'Syntax error: Bad for loop variable'
      case 'redirection':
        return 'Syntax error: redirection unexpected'
      case 'end':
        return `Syntax error: end of file unexpected${expecting(misread)}`
      case 'word':
        return `Syntax error: ${tokenName(misread.found)} unexpected${expecting(misread)}`
    }
  },
}

/** `echo`, whose only option is -n, and to which backslashes mean something. */
const echo = plain('echo', (words, context) => {
  const quiet = words[0] === '-n'
  const { text, ended } = decodeEscapes((quiet ? words.slice(1) : words).join(' '), 'echo', charsetOf(context.state))
  return say(context, quiet || ended ? text : `${text}\n`)
})

const NUMERIC = /^-(?:eq|ne|lt|le|gt|ge)$/
const NUMBER = /^\s*[-+]?\d+\s*$/

/** What only Bash's tests understand. */
function checkTest(words: readonly string[], context: BuiltinContext): Answer<number> | undefined {
  for (const [at, word] of words.entries()) {
    const [before, after] = [words[at - 1], words[at + 1]]
    if (before === undefined || after === undefined) continue
    if (word === '==') return refuse(context, `${before}: unexpected operator`, 2)
    const bad = NUMERIC.test(word) && [before, after].find((operand) => !NUMBER.test(operand))
    if (bad !== undefined && bad !== false) return refuse(context, `Illegal number: ${bad}`, 2)
  }
  return undefined
}

const bracket = refusing('[', (words, context) =>
  words.at(-1) === ']' ? checkTest(words.slice(0, -1), context) : refuse(context, 'missing ]', 2),
)

/** Conditions that only Bash traps. */
const trap = refusing('trap', (words, { shell }) => {
  const bad = words.slice(1).find((word) => /^(?:ERR|DEBUG|RETURN)$/.test(word))
  if (bad === undefined) return undefined
  return tell(shell, `trap: ${bad}: bad trap\n`)?.then(() => 1) ?? 1
})

const read = refusing('read', (words, context) => {
  const bad = words.find((word) => /^-[^pr]/.test(word))
  return bad === undefined ? undefined : refuse(context, `Illegal option ${bad.slice(0, 2)}`, 2)
})

const exporting = refusing('export', (words) => {
  const bad = words.find((word) => /^-[^p]/.test(word))
  if (bad !== undefined) throw new FatalError(`export: Illegal option ${bad.slice(0, 2)}`)
  return undefined
})

const shift = refusing('shift', ([count = '1'], { state }) => {
  if (Number(count) > state.positional.length) throw new FatalError("shift: can't shift that many")
  return undefined
})

const exit = refusing('exit', ([status = '0']) => {
  if (!/^\d+$/.test(status)) throw new FatalError(`exit: Illegal number: ${status}`)
  return undefined
})

/** What dash's builtins do otherwise than Bash's. */
export const dashBuiltins: readonly Builtin[] = [
  echo,
  refusing('test', checkTest),
  bracket,
  trap,
  read,
  exporting,
  shift,
  exit,
  sourcing(
    (path) => `cannot open ${path}: No such file`,
    () => '.: ',
  ),
  refusingOptions(OPTIONS, (name) => `Illegal option -o ${name}`),
]
