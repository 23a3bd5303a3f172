const FLAGS =
  'bind-tty-special-chars:on blink-matching-paren byte-oriented colored-completion-prefix colored-stats completion-ignore-case ' +
  'completion-map-case convert-meta disable-completion echo-control-characters:on enable-active-region:on ' +
  'enable-bracketed-paste:on enable-keypad enable-meta-key:on expand-tilde history-preserve-point horizontal-scroll-mode ' +
  'input-meta:on mark-directories:on mark-modified-lines mark-symlinked-directories match-hidden-files:on ' +
  'menu-complete-display-prefix meta-flag:on output-meta:on page-completions:on prefer-visible-bell:on ' +
  'print-completions-horizontally revert-all-at-newline show-all-if-ambiguous show-all-if-unmodified show-mode-in-prompt ' +
  'skip-completed-text visible-stats'

/** Variables of GNU Readline 8.2 that are on or off, and what they are by default, in the order of `bind -v`. */
export const readlineFlags: ReadonlyMap<string, string> = new Map(
  FLAGS.split(' ').map((each) => {
    const [name = '', value = 'off'] = each.split(':')
    return [name, value]
  }),
)

/** The others; what may be set later is not listed before. */
export const readlineTexts: ReadonlyMap<string, string | undefined> = new Map([
  ['active-region-end-color', undefined],
  ['active-region-start-color', undefined],
  ['bell-style', 'audible'],
  ['comment-begin', '#'],
  ['completion-display-width', '-1'],
  ['completion-prefix-display-length', '0'],
  ['completion-query-items', '100'],
  ['editing-mode', 'emacs'],
  ['emacs-mode-string', '@'],
  ['history-size', '500'],
  ['isearch-terminators', undefined],
  ['keymap', 'emacs'],
  ['keyseq-timeout', '500'],
  ['vi-cmd-mode-string', '(cmd)'],
  ['vi-ins-mode-string', '(ins)'],
])

/** The value that a variable of Readline has by default; undefined where it has none. */
export const usualValue = (name: string): string | undefined => readlineFlags.get(name) ?? readlineTexts.get(name)
