import { type ReactNode, Suspense, useRef } from 'react'
import { styled } from 'styled-components'
import { late } from '../../../late.ts'
import { textButton } from '../../../playground/controls.tsx'
import { color, media } from '../../../theme.ts'
import { useStore } from '../../../use-store.ts'
import { say } from '../../../words/language.ts'
import { askedWayOf } from '../../asked-way.ts'
import { isPlaygroundWorld } from '../../world.ts'
import { moreBelow } from '../parts.tsx'
import type { PictureProps } from '../picture.ts'
import { Containers } from './Containers.tsx'

/** In sight however many containers there are; where the panel is low or letters are large it would hide the containers. */
const Foot = styled.div`
  ${media.roomyPanel} {
    position: sticky;
    left: 0;
    bottom: -12px;
  }
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 0 24px;
  z-index: 1;
  margin: 4px -4px -12px;
  padding: 4px 4px 8px;
  background: ${color.s1};
  /* what goes on below it */
  &::before {
    ${moreBelow}
    bottom: 100%;
  }
`

const AskButton = styled.button`
  ${textButton}
`

const SkipTime = late(async () => (await import('../skip/SkipTime.tsx')).SkipTime)
const ReachView = late(async () => (await import('../reach/ReachView.tsx')).ReachView)

/** The picture of containers, or why one of them cannot be reached. */
export function ContainersPicture(props: PictureProps): ReactNode {
  const asked = askedWayOf(props.machine)
  const world = useStore(props.machine.world)
  const engine = isPlaygroundWorld(world) && 'engine' in world ? world.engine : undefined
  const isBack = useRef(false)
  const hasContainers = engine !== undefined && engine.containers.length > 0
  const goBack = (): void => {
    isBack.current = true
    asked.set(undefined)
  }
  const focusOnReturn = (button: HTMLButtonElement | null): void => {
    if (isBack.current) button?.focus({ preventScroll: true })
    isBack.current = false
  }
  if (useStore(asked) && hasContainers)
    return (
      <Suspense>
        <ReachView {...props} engine={engine} onBack={goBack} />
      </Suspense>
    )
  return (
    <>
      <Containers {...props} />
      <Foot>
        {hasContainers && (
          <AskButton type="button" ref={focusOnReturn} onClick={() => asked.set({})}>
            {say('Why can I not reach it?')}
          </AskButton>
        )}
        <Suspense>
          <SkipTime machine={props.machine} />
        </Suspense>
      </Foot>
    </>
  )
}
