import { type ReactNode, Suspense } from 'react'
import { styled } from 'styled-components'
import { late } from '../late.ts'
import type { ModeKeeper } from '../mode-keeper.ts'
import type { StepActions } from '../playground/step.ts'
import { color } from '../theme.ts'
import { dayOf } from './day.ts'
import { readPractised } from './kept.ts'

const WarmUp = late(async () => (await import('./rows.ts')).WarmUp)

// as high as the row that comes, so that nothing moves
const Place = styled.div`
  flex: none;
  /* what is longer than the panel scrolls in it */
  max-height: 100%;
  overflow: hidden auto;
  scrollbar-width: thin;
  scrollbar-color: ${color.ctl} transparent;
  /* its buttons fit where those of the lessons fit */
  container: lessons / inline-size;
  &[data-due] {
    min-height: 48px;
  }
`

interface WarmUpPlaceProps {
  readonly keeper: ModeKeeper
  readonly actions: StepActions
  readonly settled: boolean
}

/** Above the list of lessons: what was learned some days ago. */
export function WarmUpPlace({ keeper, actions, settled }: WarmUpPlaceProps): ReactNode {
  const today = dayOf(keeper.now())
  const { cards } = readPractised(keeper.practised.get()).review
  const isDue = Object.values(cards).some(({ due }) => due <= today)
  return (
    <Place data-due={(isDue && !settled) || undefined}>
      <Suspense>{settled && <WarmUp keeper={keeper} actions={actions} />}</Suspense>
    </Place>
  )
}
