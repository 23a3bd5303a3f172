import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Hint } from '../../shell/session.ts'
import { Icon } from '../icons.tsx'
import { color, radius } from '../theme.ts'
import { touchSquare } from './controls.tsx'
import { hintSentence } from './hints.ts'
import { StripButton, StripSentence } from './strip-parts.tsx'
import { say } from '../words/language.ts'

const Dismiss = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 28px;
  height: 28px;
  margin-left: auto;
  border-radius: ${radius.cap};
  color: ${color.text2};
  &:hover {
    background: ${color.s3};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${touchSquare}
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
      <Icon name="info" size={16} />
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
