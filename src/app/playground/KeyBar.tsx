import { lazy, type ReactNode, Suspense } from 'react'
import { styled } from 'styled-components'
import { media } from '../theme.ts'
import type { KeyBarProps } from './TerminalKeys.tsx'

// of no use before there is a terminal
const TerminalKeys = lazy(async () => ({ default: (await import('./TerminalKeys.tsx')).TerminalKeys }))

// the place stays in the page while the bar is pinned above the on-screen keyboard, so that nothing moves
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
  ${media.widePhone} {
    height: 53px;
  }
`

/** The keys under the terminal, on touch screens and phones. */
export function KeyBar(props: KeyBarProps): ReactNode {
  return (
    <Place>
      <Suspense>
        <TerminalKeys {...props} />
      </Suspense>
    </Place>
  )
}
