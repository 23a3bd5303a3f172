import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Session, SessionState } from '../../shell/session.ts'
import { Icon } from '../icons.tsx'
import { color, font, height, media, radius, type } from '../theme.ts'
import { useStorePart } from '../use-store.ts'
import { hintSentence } from './hints.ts'

const Place = styled.output`
  display: flex;
  align-items: center;
  gap: 20px;
  flex: none;
  height: ${height.strip}px;
  padding: 0 8px 0 16px;
  font-size: ${type.t13};
  color: ${color.text3};
  border-bottom: 1px solid ${color.line};
  white-space: nowrap;
  overflow: hidden;
  &[data-hint] {
    gap: 10px;
    background: ${color.s2};
    color: ${color.text};
  }
  &[data-hint] > .icon {
    color: ${color.opt};
  }
  kbd {
    font: 500 ${type.t12} / 1 ${font.mono};
    color: ${color.text2};
    border: 1px solid ${color.ctl};
    border-radius: 3px;
    padding: 2px 5px 1px;
    margin-right: 2px;
  }
  ${media.coarse} {
    height: 45px;
  }
  ${media.phone} {
    height: 45px;
    padding-left: 12px;
  }
`

const Leave = styled.span`
  ${media.phone} {
    display: none;
  }
`

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

function Keys({ id }: { readonly id: string }): ReactNode {
  return (
    <>
      <span>
        <kbd>↑</kbd> earlier lines
      </span>
      <span>
        <kbd>Tab</kbd> completes
      </span>
      <Leave id={id}>
        <kbd>Esc</kbd> then <kbd>Tab</kbd> leaves the terminal
      </Leave>
    </>
  )
}

const hintOf = (state: SessionState): string | undefined => state.hint
const loadingOf = (state: SessionState): boolean => state.loading

function LiveStrip({ id, session, onBash }: StripProps & { readonly session: Session }): ReactNode {
  const hint = useStorePart(session.state, hintOf)
  const loading = useStorePart(session.state, loadingOf)
  if (loading) return <StripPlace id={id}>Loading the Bash shell…</StripPlace>
  if (hint === undefined) return <StripPlace id={id} />
  return (
    <StripPlace id={id} hint>
      <Icon name="info" size={16} />
      <Sentence>{hintSentence(hint)}</Sentence>
      <Switch type="button" onClick={onBash}>
        Switch to Bash
      </Switch>
      <Dismiss type="button" aria-label="Dismiss hint" onClick={() => session.dismissHint()}>
        <Icon name="dismiss" size={16} />
      </Dismiss>
    </StripPlace>
  )
}

interface StripPlaceProps {
  readonly id: string
  readonly hint?: boolean
  readonly children?: ReactNode
}

function StripPlace({ id, hint, children }: StripPlaceProps): ReactNode {
  return <Place data-hint={hint || undefined}>{children ?? <Keys id={id} />}</Place>
}

interface StripProps {
  /** The id of the sentence that says how to leave the terminal. */
  readonly id: string
  readonly session: Session | undefined
  readonly onBash: () => void
}

/** The row under the title bar, always there: the keys at rest, a hint when the last line asked for another shell. */
export function Strip(props: StripProps): ReactNode {
  const { id, session } = props
  return session ? <LiveStrip {...props} session={session} /> : <StripPlace id={id} />
}
