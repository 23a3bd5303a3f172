import { type ReactNode, Suspense } from 'react'
import { styled } from 'styled-components'
import type { Session, SessionState } from '../../shell/session.ts'
import { late } from '../late.ts'
import type { Store } from '../../base/store.ts'
import type { Told } from '../told.ts'
import type { Heard, Note } from '../learn/heard.ts'
import { color, height, media, type } from '../theme.ts'
import { useStore, useStorePart } from '../use-store.ts'
import { say } from '../words/language.ts'
import { keycap } from './controls.tsx'

// loaded when a line first asks for another shell, or does not end
const HintText = late(async () => (await import('./HintText.tsx')).HintText)
const ToldText = late(async () => (await import('../learn/ToldText.tsx')).ToldText)
// loaded when there is something to say about a line
const NoteText = late(async () => (await import('../learn/NoteText.tsx')).NoteText)
const WayOut = late(async () => (await import('./WayOut.tsx')).WayOut)

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

const hintOf = (state: SessionState): string | undefined => state.hint
const wayOutOf = (state: SessionState): SessionState['wayOut'] => state.wayOut
const endedJobsOf = (state: SessionState): number => state.endedJobs
const loadingOf = (state: SessionState): boolean => state.loading

const insideOf = (state: SessionState): string | undefined => state.inside

const endedJobsSentence = (count: number): string =>
  count === 1 ? say('1 background job was ended') : say('{count} background jobs were ended', { count })

interface NoteStripProps extends Pick<StripProps, 'id' | 'heard' | 'onPut'> {
  readonly note: Note
}

function NoteStrip({ id, note, heard, onPut }: NoteStripProps): ReactNode {
  return (
    <StripPlace id={id} hint={note.type}>
      <Suspense>
        <NoteText note={note} onPut={onPut} onDismiss={() => heard.note.set(undefined)} />
      </Suspense>
    </StripPlace>
  )
}

interface ToldStripProps extends Pick<StripProps, 'id' | 'told'> {
  readonly news: Told
}

function ToldStrip({ id, news, told }: ToldStripProps): ReactNode {
  return (
    <StripPlace id={id} hint>
      <Suspense>
        <ToldText told={news} onDismiss={() => told.set(undefined)} />
      </Suspense>
    </StripPlace>
  )
}

/**
 * What is said first of what was told and what was noted: a program that has the screen, what was wrong with a line, lines that were
 * taken back; that a line was for another shell is said before that it was right.
 */
function firstOf(told: Told | undefined, note: Note | undefined, isForOther: boolean): 'told' | 'note' | undefined {
  if (told?.type === 'program') return 'told'
  if (note && note.type !== 'met') return 'note'
  if (told) return 'told'
  return note && !isForOther ? 'note' : undefined
}

function LiveStrip(props: StripProps & { readonly session: Session }): ReactNode {
  const { id, session, heard, told, onBash, onEnd } = props
  const note = useStore(heard.note)
  const hint = useStorePart(session.state, hintOf)
  const endedJobs = useStorePart(session.state, endedJobsOf)
  const loading = useStorePart(session.state, loadingOf)
  const wayOut = useStorePart(session.state, wayOutOf)
  const inside = useStorePart(session.state, insideOf)
  const news = useStore(told)
  if (wayOut)
    return (
      <StripPlace id={id} hint>
        <Suspense>
          <WayOut reason={wayOut} onEnd={onEnd} />
        </Suspense>
      </StripPlace>
    )
  if (loading) return <StripPlace id={id}>{say('Loading the Bash shell…')}</StripPlace>
  const first = firstOf(news, note, hint !== undefined)
  if (first === 'note' && note) return <NoteStrip {...props} note={note} />
  if (first === 'told' && news) return <ToldStrip {...props} news={news} />
  if (inside !== undefined) return <ToldStrip {...props} news={{ type: 'inside', name: inside }} />
  if (endedJobs > 0) return <StripPlace id={id}>{endedJobsSentence(endedJobs)}</StripPlace>
  if (hint === undefined) return <StripPlace id={id} />
  return (
    <StripPlace id={id} hint="shell">
      <Suspense>
        <HintText hint={hint} onBash={onBash} onDismiss={() => session.dismissHint()} />
      </Suspense>
    </StripPlace>
  )
}

interface StripPlaceProps {
  readonly id: string
  readonly hint?: boolean | 'shell' | Note['type']
  readonly children?: ReactNode
}

function StripPlace({ id, hint, children }: StripPlaceProps): ReactNode {
  return <Place data-hint={hint || undefined}>{children ?? <Keys id={id} />}</Place>
}

interface StripProps {
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
  return session ? <LiveStrip {...props} session={session} /> : <StripPlace id={id} />
}
