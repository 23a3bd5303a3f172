import type { SessionMoment } from '../terminal-shell.ts'
import type { Session } from './session.ts'

/** What a session keeps as it is when it goes on from a moment. */
export type Kept = (session: Session) => Partial<SessionMoment>

export const nothing: Kept = () => ({})

/** What was entered is never taken back with a line (ruling 31). */
export const itsHistory: Kept = (session) => ({ history: session.state.get().history })
