import { type ReactNode, Suspense } from 'react'
import { late } from '../late.ts'
import type { StripProps } from './LiveStrip.tsx'
import { StripPlace, StripRow } from './StripPlace.tsx'

// what there is to say comes with the first lines
const LiveStrip = late(async () => (await import('./LiveStrip.tsx')).LiveStrip)

/** The row under the title bar, always there: the keys at rest, a hint when the last line asked for another shell, what a restore ended. */
export function Strip(props: StripProps): ReactNode {
  const { id, session } = props
  const rest = <StripRow id={id} />
  return (
    <StripPlace>
      {session ? (
        <Suspense fallback={rest}>
          <LiveStrip {...props} session={session} />
        </Suspense>
      ) : (
        rest
      )}
    </StripPlace>
  )
}
