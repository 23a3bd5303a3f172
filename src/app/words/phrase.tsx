import { Fragment, type ReactNode } from 'react'
import { say } from './language.ts'
import type { Text } from './words.ts'

/** A text in the language of now, with elements in place of the names in its braces. */
export function phrase(text: Text, parts: Readonly<Record<string, ReactNode>>): ReactNode {
  // what is in braces has odd places
  return say(text)
    .split(/\{(\w+)\}/)
    .map((piece, at) => (at % 2 === 0 ? piece : <Fragment key={piece}>{parts[piece]}</Fragment>))
}
