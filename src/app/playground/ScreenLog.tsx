import type { ReactNode } from 'react'
import { say } from '../words/language.ts'
import { Spoken } from './controls.tsx'
import { foreign } from './foreign.ts'

/** The place for the terminal's lines as text, for screen readers: new ones are read out, errors as errors. */
export function ScreenLog(): ReactNode {
  return <Spoken as="div" role="log" lang="en" aria-live="polite" aria-label={say('Terminal output')} {...foreign} />
}
