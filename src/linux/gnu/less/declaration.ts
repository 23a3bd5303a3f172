import type { ProgramDeclaration } from '../../../shell/posix/declaration.ts'
import { optionList } from '../library/options.ts'

export const lessDeclaration: ProgramDeclaration = {
  name: 'less',
  options: [
    { short: 'N', long: 'LINE-NUMBERS' },
    { short: 'S', long: 'chop-long-lines' },
    { short: 'R', long: 'RAW-CONTROL-CHARS' },
    { short: 'r', long: 'raw-control-chars' },
    { short: 'i', long: 'ignore-case' },
    { short: 'I', long: 'IGNORE-CASE' },
    { short: 'F', long: 'quit-if-one-screen' },
    { short: 'X', long: 'no-init' },
    { short: 'M', long: 'LONG-PROMPT' },
    { short: 'm', long: 'long-prompt' },
    { short: 'n', long: 'line-numbers' },
    { short: 'p', long: 'pattern', value: { name: 'PATTERN', kind: 'text' } },
    ...['q', 'Q'].map((short) => ({ short })),
    { long: 'quiet' },
    ...['silent', 'QUIET', 'SILENT'].map((long) => ({ long })),
  ],
  refused: optionList(
    'a,search-skip-screen A,SEARCH-SKIP-SCREEN b,buffers=NUM B,auto-buffers c,clear-screen C,CLEAR-SCREEN d,dumb D,color=TEXT ' +
      'e,quit-at-eof E,QUIT-AT-EOF f,force g,hilite-search G,HILITE-SEARCH h,max-back-scroll=NUM j,jump-target=NUM J,status-column ' +
      'k,lesskey-file=FILE K,quit-on-intr L,no-lessopen o,log-file=FILE O,LOG-FILE=FILE P,prompt=TEXT t,tag=TEXT T,tag-file=FILE ' +
      'u,underline-special U,UNDERLINE-SPECIAL w,hilite-unread W,HILITE-UNREAD x,tabs=LIST y,max-forw-scroll=NUM s,squeeze-blank-lines z,window=NUM ' +
      '~,tilde #,shift=NUM follow-name header=NUM incsearch line-num-width=NUM mouse MOUSE modelines=NUM no-histdups no-keypad ' +
      'exit-follow-on-close redraw-on-quit rscroll=CHAR save-marks search-options=TEXT show-preproc-errors status-line ' +
      'use-backslash use-color wheel-lines=NUM file-size status-col-width=NUM V',
  ),
  operands: [{ name: 'FILE', kind: 'file', optional: true, repeated: true }],
}

/** more(1) of util-linux: the same pager, with options of its own. */
export const moreDeclaration: ProgramDeclaration = {
  name: 'more',
  helpLetter: 'h',
  versionLetter: 'V',
  options: optionList('d,silent f,logical p,print-over c,clean-print e,exit-on-eof F u,plain'),
  refused: optionList('l,no-pause s,squeeze n,lines=NUM'),
  operands: [{ name: 'FILE', kind: 'file', optional: true, repeated: true }],
}
