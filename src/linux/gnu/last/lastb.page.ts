import { programPage } from '../library/page.ts'
import { options } from './page-options.ts'

export const page = programPage(
  'list who could not log in',
  'Lists logins that were refused. Nobody is refused here, so that there is none; only root may ask. The options are those of last(1).',
  {
    options,
    examples: { 'sudo lastb': 'logins that failed' },
  },
)
