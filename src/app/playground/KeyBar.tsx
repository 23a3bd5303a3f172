import { lazy, type ReactNode, Suspense } from 'react'
import { styled } from 'styled-components'
import { media } from '../theme.ts'
import { useMedia } from '../use-media.ts'
import type { KeyBarProps } from './TerminalKeys.tsx'

// of no use before there is a terminal, nor where the bar does not show
const TerminalKeys = lazy(async () => ({ default: (await import('./TerminalKeys.tsx')).TerminalKeys }))

const SHOWN = [media.coarse, media.phone].map((query) => query.replace('@media ', '')).join(', ')

// its place is there from the start, so that nothing moves
const Place = styled.div`
  display: none;
  flex: none;
  height: 97px;
  ${media.coarse} {
    display: block;
    height: 53px;
  }
  ${media.phone} {
    display: block;
    height: 101px;
  }
  ${media.tiny} {
    height: 149px;
  }
  ${media.widePhone} {
    height: 53px;
  }
  ${media.landscape} {
    height: 53px;
  }
  [data-kb] & {
    height: 53px;
  }
`

/** The keys under the terminal, on touch screens and phones. */
export function KeyBar(props: KeyBarProps): ReactNode {
  const shown = useMedia(SHOWN)
  return (
    <Place>
      <Suspense>{shown && <TerminalKeys {...props} />}</Suspense>
    </Place>
  )
}
