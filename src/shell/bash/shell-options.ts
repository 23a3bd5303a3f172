/** The names of `set -o` in the order in which it lists them, with their letters ('' where there is none). */
export const setOptions: Readonly<Record<string, string>> = {
  allexport: 'a',
  braceexpand: 'B',
  emacs: '',
  errexit: 'e',
  errtrace: 'E',
  functrace: 'T',
  hashall: 'h',
  histexpand: 'H',
  history: '',
  ignoreeof: '',
  'interactive-comments': '',
  keyword: 'k',
  monitor: 'm',
  noclobber: 'C',
  noexec: 'n',
  noglob: 'f',
  nolog: '',
  notify: 'b',
  nounset: 'u',
  onecmd: 't',
  physical: 'P',
  pipefail: '',
  posix: '',
  privileged: 'p',
  verbose: 'v',
  vi: '',
  xtrace: 'x',
}

/** What is on in a shell that is not interactive. */
export const usualSetOptions: readonly string[] = ['braceexpand', 'hashall', 'interactive-comments']

/** The names of `shopt` in the order in which it lists them. */
export const shellOptions: readonly string[] = (
  'autocd assoc_expand_once cdable_vars cdspell checkhash checkjobs checkwinsize cmdhist compat31 compat32 compat40 ' +
  'compat41 compat42 compat43 compat44 complete_fullquote direxpand dirspell dotglob execfail expand_aliases extdebug ' +
  'extglob extquote failglob force_fignore globasciiranges globskipdots globstar gnu_errfmt histappend histreedit ' +
  'histverify hostcomplete huponexit inherit_errexit interactive_comments lastpipe lithist localvar_inherit ' +
  'localvar_unset login_shell mailwarn no_empty_cmd_completion nocaseglob nocasematch noexpand_translation nullglob ' +
  'patsub_replacement progcomp progcomp_alias promptvars restricted_shell shift_verbose sourcepath varredir_close ' +
  'xpg_echo'
).split(' ')

/** What `shopt` shows as on in a shell that is not interactive. */
export const usualShellOptions: readonly string[] = (
  'checkwinsize cmdhist complete_fullquote extquote force_fignore globasciiranges globskipdots hostcomplete ' +
  'interactive_comments patsub_replacement progcomp promptvars sourcepath'
).split(' ')

/**
 * Options that bash has and nothing here obeys: they stay as they are by default. Those that are in neither this list nor the sources have no
 * effect by nature: there is no mail, no translation and no locale with an order of its own, the history is kept whole, and bash itself
 * takes no notice of nolog.
 */
const refused: ReadonlySet<string> = new Set(
  (
    'interactive-comments privileged ' +
    'assoc_expand_once checkhash compat31 compat32 compat40 compat41 compat42 compat43 compat44 ' +
    'complete_fullquote dirspell extquote force_fignore gnu_errfmt histreedit hostcomplete ' +
    'huponexit interactive_comments no_empty_cmd_completion progcomp progcomp_alias varredir_close'
  ).split(' '),
)

/** Options that may be changed. */
interface Switches {
  add(name: string): unknown
  delete(name: string): unknown
}

/** Puts what `set -o posix` brings along on, or what it alone has brought off again (bash's posix_initialize). */
export function followPosix(shopt: Switches, on: boolean, interactive: boolean): void {
  for (const name of on ? ['expand_aliases', 'inherit_errexit', 'shift_verbose', 'sourcepath'] : ['shift_verbose'])
    if (on) shopt.add(name)
    else shopt.delete(name)
  if (!on && !interactive) shopt.delete('expand_aliases')
}

/** Whether an option may be turned on, or off: it can be obeyed, or has no effect by nature. */
export const mayTurn = (name: string, on: boolean): boolean =>
  !refused.has(name) || on === (usualSetOptions.includes(name) || usualShellOptions.includes(name))

export const NOT_SIMULATED = 'not simulated here'
