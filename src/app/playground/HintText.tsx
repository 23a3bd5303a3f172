import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Hint } from '../../shell/session.ts'
import { Icon } from '../icons.tsx'
import { color, media, radius } from '../theme.ts'
import { hintSentence } from './hints.ts'

const Sentence = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`

const Switch = styled.button`
  flex: none;
  min-height: 28px;
  padding: 0 6px;
  border-radius: ${radius.cap};
  font-weight: 600;
  color: ${color.accent};
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${media.coarse} {
    min-height: 44px;
  }
  ${media.phone} {
    min-height: 44px;
  }
`

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
  ${media.coarse} {
    width: 44px;
    height: 44px;
  }
  ${media.phone} {
    width: 44px;
    height: 44px;
  }
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
      <Sentence>{hintSentence(hint)}</Sentence>
      <Switch type="button" onClick={onBash}>
        Switch to Bash
      </Switch>
      <Dismiss type="button" aria-label="Dismiss hint" onClick={onDismiss}>
        <Icon name="dismiss" size={16} />
      </Dismiss>
    </>
  )
}
