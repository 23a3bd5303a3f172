import { programPage } from '../library/page.ts'

export const page = programPage(
  'put text that goes back and up into lines',
  'Copies standard input with what overstrikes, and what reverse line feeds put above, in its place. Blanks become tabs.',
  {
    options: {
      b: 'no backspaces: only the last character of each column',
      f: 'no effect: half line feeds are not simulated',
      p: 'control characters too',
      h: 'tabs for blanks: the usual way',
      x: 'blanks instead of tabs',
      l: 'no effect: as many lines are kept as are needed',
    },
    examples: { 'man ls | col -b > ls.txt': 'keep a manual page as plain text' },
  },
)
