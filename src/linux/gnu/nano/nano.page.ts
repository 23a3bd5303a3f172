import { programPage } from '../library/page.ts'

export const page = programPage(
  'edit a text',
  'Opens FILE in an editor; what you type goes in at the caret. The two lines at the bottom show the keys: ^O (Ctrl-O) writes, ^X leaves and asks whether to save, ^K cuts a line, ^U puts it back, ^W searches, ^\\ replaces, M-U (Alt-U) undoes, ^G shows all keys.\nA number after a plus sign before FILE is the line to begin at.',
  {
    options: { l: 'line numbers', v: 'only look', w: 'no effect: lines are never wrapped while they are written' },
    examples: {
      'nano notes.txt': 'write a note',
      'sudo nano /etc/hosts': 'edit what only root may',
      'nano +10 script.sh': 'begin at line 10',
    },
  },
)
