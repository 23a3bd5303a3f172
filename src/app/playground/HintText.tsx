import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Hint } from '../../shell/session/session.ts'
import { Icon } from '../icons.tsx'
import { LaterIcon } from '../later-icons.tsx'
import { hintSentence } from './hints.ts'
import { StripButton, StripDismiss, StripSentence } from './strip-parts.tsx'
import { say } from '../words/language.ts'

const Dismiss = styled(StripDismiss)`
  margin-left: auto;
`

interface HintTextProps {
  readonly hint: Hint
  readonly onBash: () => void
  readonly onDismiss: () => void
}

/** The strip's hint: what the last line needed, and the way to it. */
export function HintText({ hint, onBash, onDismiss }: HintTextProps): ReactNode {
  return (
    <>
      <LaterIcon name="info" size={16} />
      <StripSentence>{hintSentence(hint)}</StripSentence>
      <StripButton type="button" onClick={onBash}>
        {say('Switch to Bash')}
      </StripButton>
      <Dismiss type="button" aria-label={say('Dismiss hint')} onClick={onDismiss}>
        <Icon name="dismiss" size={16} />
      </Dismiss>
    </>
  )
}
