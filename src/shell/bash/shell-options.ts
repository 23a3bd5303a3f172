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
