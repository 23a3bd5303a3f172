import { type ReactNode, Suspense } from 'react'
import { styled } from 'styled-components'
import type { Session } from '../../shell/session.ts'
import { late } from '../late.ts'
import type { Store } from '../../base/store.ts'
import type { Told } from '../told.ts'
import type { Heard, Note } from '../learn/heard.ts'
import { color, height, media, type } from '../theme.ts'
import { say } from '../words/language.ts'
import { keycap } from './controls.tsx'

// what there is to say comes with the first lines
const LiveStrip = late(async () => (await import('./LiveStrip.tsx')).LiveStrip)

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
  &[data-hint='met'] > .icon {
    color: ${color.accent};
  }
  /* loud beside the errors of a line that this shell cannot read */
  &[data-hint='shell'] {
    background: ${color.soft};
    box-shadow: inset 3px 0 0 ${color.opt};
    font-weight: 600;
  }
  b {
    font-weight: 600;
  }
  kbd {
    ${keycap}
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

/** The row while there is nothing to say on it yet. */
export const StripBlank = (): ReactNode => <Place as="div" />

const Leave = styled.span`
  ${media.phone} {
    display: none;
  }
`

function Keys({ id }: { readonly id: string }): ReactNode {
  return (
    <>
      <span>
        <kbd>↑</kbd> {say('earlier lines')}
      </span>
      <span>
        <kbd>Tab</kbd> {say('completes')}
      </span>
      <Leave id={id}>
        <kbd>Esc</kbd>
        {say(' then ')}
        <kbd>Tab</kbd> {say('leaves the terminal')}
      </Leave>
    </>
  )
}

interface StripPlaceProps {
  readonly id: string
  readonly hint?: boolean | 'shell' | Note['type']
  readonly children?: ReactNode
}

export function StripPlace({ id, hint, children }: StripPlaceProps): ReactNode {
  return <Place data-hint={hint || undefined}>{children ?? <Keys id={id} />}</Place>
}

export interface StripProps {
  /** The id of the sentence that says how to leave the terminal. */
  readonly id: string
  readonly session: Session | undefined
  /** What is told of lines that were taken back. */
  readonly told: Store<Told | undefined>
  /** What was heard of the learner's lines. */
  readonly heard: Heard
  /** Puts a line at the prompt. */
  readonly onPut: (line: string) => void
  readonly onBash: () => void
  /** Ends the shell that does not answer. */
  readonly onEnd: (options?: { readonly settings: false }) => void
}

/** The row under the title bar, always there: the keys at rest, a hint when the last line asked for another shell, what a restore ended. */
export function Strip(props: StripProps): ReactNode {
  const { id, session } = props
  const rest = <StripPlace id={id} />
  return session ? (
    <Suspense fallback={rest}>
      <LiveStrip {...props} session={session} />
    </Suspense>
  ) : (
    rest
  )
}
