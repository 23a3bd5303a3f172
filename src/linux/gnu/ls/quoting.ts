import { isUnprintable } from '../../../shell/posix/c-string.ts'
import { quoteAlways } from '../library/quote.ts'

// styles of gnulib's quotearg, besides those of quote.ts

/** What a shell would not take as it stands. */
const SPECIAL = /^$|^[#~]|^[{}]$|[ !"$&'()*;<=>?[\\^`|]/

/** A name as `ls` shows it: as a shell would read it, in quotes where it needs them. */
export const shellWord = (name: string, always = false): string =>
  always || isUnprintable(name) || SPECIAL.test(name) ? quoteAlways(name) : name

/** A name with question marks for what a terminal must not get. */
export const masked = (text: string): string =>
  isUnprintable(text) ? Array.from(text, (char) => (isUnprintable(char) ? '?' : char)).join('') : text
