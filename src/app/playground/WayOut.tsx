import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { SessionState } from '../../shell/session/session.ts'
import { LaterIcon } from '../later-icons.tsx'
import { media } from '../theme.ts'
import { spokenOnly } from './controls.tsx'
import { StripButton, StripSentence } from './strip-parts.tsx'
import { say } from '../words/language.ts'

const SENTENCE = {
  'Ctrl-C': 'This line goes on after Ctrl-C',
  choice: 'Simple takes over when this line has ended',
} as const

// on a phone there is room for the buttons only; who cannot see hears it all the same
const Sentence = styled(StripSentence)`
  ${media.phone} {
    ${spokenOnly}
  }
`

interface WayOutProps {
  readonly reason: NonNullable<SessionState['wayOut']>
  readonly onEnd: (options?: { readonly settings: false }) => void
}

/** The strip's offer when a line does not end: another shell, with the learner's own settings or without. */
export function WayOut({ reason, onEnd }: WayOutProps): ReactNode {
  return (
    <>
      <LaterIcon name="info" size={16} />
      <Sentence>{say(SENTENCE[reason])}</Sentence>
      <StripButton type="button" onClick={() => onEnd()}>
        {say('End this shell')}
      </StripButton>
      <StripButton type="button" onClick={() => onEnd({ settings: false })}>
        {say('Start without ~/.bashrc')}
      </StripButton>
    </>
  )
}
