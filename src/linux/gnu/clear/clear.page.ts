import { programPage } from '../library/page.ts'

export const page = programPage(
  'empty the screen',
  'Empties the screen and what has scrolled away. Ctrl-L does it too.',
  {
    options: { x: 'keep what has scrolled away' },
    examples: { clear: 'begin with an empty screen' },
  },
)
