import { programPage } from '../library/page.ts'

export const page = programPage(
  'print the settings of the terminal',
  'Prints how the terminal is set; size prints its rows and columns. The settings are fixed here: the terminal edits lines itself.',
  {
    options: { a: 'all settings' },
    examples: { 'stty size': 'see how large the screen is' },
  },
)
