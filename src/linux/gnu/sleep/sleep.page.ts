import { programPage } from '../library/page.ts'

export const page = programPage(
  'wait for a time',
  'Waits NUMBER seconds. After the number may stand s for seconds, m for minutes, h for hours, d for days; fractions are fine. Several times add up.',
  {
    examples: {
      'sleep 0.5': 'wait half a second',
      'sleep 1m 30s': 'wait a minute and a half',
      'sleep 60 && echo now': 'do something later',
    },
  },
)
