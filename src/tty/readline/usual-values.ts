/** Variables of Readline that have another value than `off` by default. */
export const usualValues: Readonly<Record<string, string>> = {
  'bell-style': 'audible',
  'comment-begin': '#',
  'completion-display-width': '-1',
  'completion-prefix-display-length': '0',
  'completion-query-items': '100',
  'keyseq-timeout': '500',
  'mark-directories': 'on',
  'match-hidden-files': 'on',
  'page-completions': 'on',
}
