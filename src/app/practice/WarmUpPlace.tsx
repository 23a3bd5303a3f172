import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ModeKeeper } from '../mode-keeper.ts'
import type { StepActions } from '../playground/step.ts'
import { color } from '../theme.ts'
import { dayOf } from './day.ts'
import { useStore } from '../use-store.ts'
import { readPractised } from './kept.ts'
import { rows } from './loaded-rows.ts'

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
  const practised = useStore(rows.value)
  const today = dayOf(keeper.now())
  const { cards } = readPractised(keeper.practised.get()).review
  const isDue = Object.values(cards).some(({ due }) => due <= today)
  return (
    <Place data-due={(isDue && !(settled && practised)) || undefined}>
      {settled && practised && <practised.WarmUp keeper={keeper} actions={actions} />}
    </Place>
  )
}
