/** How a terminal is told to show characters: by the mode of ul, its bits as numbers. */
export interface Terminal {
  /** What begins each mode; 0 is for those that have none of their own. */
  readonly starts: Readonly<Record<number, string>>
  readonly ends: Readonly<Record<number, string>>
  /** What ends every mode that has no end of its own. */
  readonly usualEnd: string
}

const starts = {
  0: '\u001b[7m',
  1: '\u001b[7m',
  2: '\u001b[4m\u001b[2m',
  4: '\u001b[2m',
  8: '\u001b[4m',
  16: '\u001b[1m',
}

/** The terminals by their names, as terminfo(5) has them. */
export const terminals: readonly { readonly names: RegExp; readonly terminal: Terminal }[] = [
  { names: /^dumb$/, terminal: { starts: {}, ends: {}, usualEnd: '' } },
  {
    names: /^xterm(?:-color|-(?:16|88|256)color)?$/,
    terminal: { starts, ends: { 8: '\u001b[24m' }, usualEnd: '\u001b(B\u001b[m' },
  },
  {
    names: /^(?:linux|(?:screen|tmux)(?:-256color)?)$/,
    terminal: { starts, ends: { 8: '\u001b[24m' }, usualEnd: '\u001b[m\u000f' },
  },
  { names: /^vt1(?:00|02|20)$/, terminal: { starts, ends: { 8: '\u001b[m' }, usualEnd: '\u001b[m\u000f' } },
]
