import { type ReactNode, useEffect, useRef } from 'react'
import type { Session } from '../../shell/session.ts'
import { Spoken } from './controls.tsx'
import { keepLog } from './screen-log.ts'
import { say } from '../words/language.ts'

/** The terminal's lines as text, for screen readers: new ones are read out, errors as errors. */
export function ScreenLog({ session }: { readonly session: Session | undefined }): ReactNode {
  const log = useRef<HTMLDivElement>(null)
  useEffect(() => (log.current && session ? keepLog(log.current, session) : undefined), [session])
  return <Spoken as="div" ref={log} role="log" lang="en" aria-live="polite" aria-label={say('Terminal output')} />
}
