import type { ChangedInput, CacheMiss } from '../../../../docker/build/built-step.ts'
import { say } from '../../../words/language.ts'

/** How many files are named. */
const MOST_FILES = 2

function changeInWords({ path, change }: ChangedInput): string {
  if (change === 'new') return say('{path} is new since the last build', { path })
  if (change === 'gone') return say('{path} is gone since the last build', { path })
  return say('{path} changed since the last build', { path })
}

/** Why a step was not taken from the cache. */
export function whyInWords(why: CacheMiss): string {
  switch (why.type) {
    case 'first':
      return say('built for the first time')
    case 'unwanted':
      return say('built again: the cache was not to be used')
    case 'operation':
      return say('built again: it runs with other settings')
    case 'step-before':
      return say('built again: a step above it was')
    case 'files': {
      const named = why.files.slice(0, MOST_FILES).map((file) => changeInWords(file))
      const more = why.files.length - named.length
      return more > 0 ? `${named.join(', ')}, ${say('and {count} more', { count: more })}` : named.join(', ')
    }
  }
}
