import { programPage } from '../library/page.ts'

export const page = programPage(
  'tell what the terminal can do',
  'Prints what makes the terminal do something: clear, bold, dim, smul (underline), rev (reverse), sgr0 (plain again), setaf N and setab N (colours), cup ROW COLUMN, el, ed, sc, rc, civis, cnorm, smcup, rmcup; or what is known of it: cols, lines, colors.',
  {
    options: {
      S: 'read lines from standard input',
      T: 'of this kind of terminal',
      x: 'with clear, keep what has scrolled away',
    },
    examples: { 'tput cols': 'the width', 'echo "$(tput bold)loud$(tput sgr0)"': 'bold text' },
  },
)
