import { programPage } from '../library/page.ts'

export const page = programPage(
  'run a command in a session of its own',
  'Runs COMMAND without the terminal, so that neither Ctrl-C nor the end of the shell reaches it.',
  {
    options: { f: 'do not wait for it', w: 'wait for it in any case' },
    examples: { 'setsid -f sleep 60': 'something that stays' },
  },
)
