import { type ReactNode, Suspense } from 'react'
import type { Session, SessionState } from '../../shell/session.ts'
import type { Store } from '../../base/store.ts'
import { late } from '../late.ts'
import type { Told } from '../told.ts'
import type { Heard, Note } from '../learn/heard.ts'
import { useStore, useStorePart } from '../use-store.ts'
import { say } from '../words/language.ts'
import { StripPlace } from './StripPlace.tsx'

// loaded when a line first asks for another shell, or does not end
const HintText = late(async () => (await import('./HintText.tsx')).HintText)
const ToldText = late(async () => (await import('../learn/ToldText.tsx')).ToldText)
// loaded when there is something to say about a line
const NoteText = late(async () => (await import('../learn/NoteText.tsx')).NoteText)
const WayOut = late(async () => (await import('./WayOut.tsx')).WayOut)

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

/** What is said of the lines of a session. */
export function LiveStrip(props: StripProps & { readonly session: Session }): ReactNode {
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
