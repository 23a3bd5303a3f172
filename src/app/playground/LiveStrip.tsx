import { type ReactNode, Suspense } from 'react'
import type { Session, SessionState } from '../../shell/session/session.ts'
import type { Store } from '../../base/store.ts'
import { late } from '../late.ts'
import type { Told } from '../told.ts'
import type { Heard, Note } from '../learn/heard.ts'
import { useStore, useStorePart } from '../use-store.ts'
import { say } from '../words/language.ts'
import { StripRow, type StripRowProps } from './StripPlace.tsx'

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
  /** Goes to a place among the lines. */
  readonly onGo: (at: number) => void
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

/**
 * What is said first of what was told and what was noted: a program that has the screen, what was wrong with a line, lines that were
 * taken back; that a line was for another shell is said before that it was right, and before a mistake that comes of it.
 */
function firstOf(told: Told | undefined, note: Note | undefined, isForOther: boolean): 'told' | 'note' | undefined {
  if (told?.type === 'program') return 'told'
  const yields = note?.type === 'met' || (isForOther && note?.type === 'mistake')
  if (note && !yields) return 'note'
  if (told) return 'told'
  return note && !isForOther ? 'note' : undefined
}

/** What the strip says, and how loud; nothing where the keys stand there. */
type Said = Pick<StripRowProps, 'hint' | 'children'> | undefined

const toldOf = (news: Told, told: Store<Told | undefined>): Said => ({
  hint: true,
  children: <ToldText told={news} onDismiss={() => told.set(undefined)} />,
})

const noteOf = (note: Note, { heard, onPut, onGo }: StripProps): Said => ({
  hint: note.type,
  children: <NoteText note={note} onPut={onPut} onGo={onGo} onDismiss={() => heard.note.set(undefined)} />,
})

function useSaid(props: LiveStripProps): Said {
  const { session, heard, told, onBash, onEnd } = props
  const note = useStore(heard.note)
  const hint = useStorePart(session.state, hintOf)
  const endedJobs = useStorePart(session.state, endedJobsOf)
  const loading = useStorePart(session.state, loadingOf)
  const wayOut = useStorePart(session.state, wayOutOf)
  const inside = useStorePart(session.state, insideOf)
  const program = useStorePart(session.state, (state) => insideOf(state) && session.program)
  const news = useStore(told)
  if (wayOut) return { hint: true, children: <WayOut reason={wayOut} onEnd={onEnd} /> }
  if (loading) return { children: say('Loading the Bash shell…') }
  const first = firstOf(news, note, hint !== undefined)
  if (first === 'note' && note) return noteOf(note, props)
  if (first === 'told' && news) return toldOf(news, told)
  if (inside !== undefined) return toldOf({ type: 'inside', name: inside, program }, told)
  if (endedJobs > 0) return { children: endedJobsSentence(endedJobs) }
  if (hint === undefined) return undefined
  return {
    hint: 'shell',
    children: <HintText hint={hint} onBash={onBash} onDismiss={() => session.dismissHint()} />,
  }
}

type LiveStripProps = StripProps & { readonly session: Session }

/** What is said of the lines of a session. */
export function LiveStrip(props: LiveStripProps): ReactNode {
  const said = useSaid(props)
  return (
    <StripRow id={props.id} hint={said?.hint}>
      {said && <Suspense>{said.children}</Suspense>}
    </StripRow>
  )
}
