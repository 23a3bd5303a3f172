import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { height, media } from '../theme.ts'
import { Wrap } from './controls.tsx'
import { folded } from './folded.ts'
import { Lessons } from './Lessons.tsx'
import { TerminalWindow, type TerminalWindowProps } from './TerminalWindow.tsx'

const Section = styled.section`
  display: flex;
  flex-direction: column;
  min-height: calc(100dvh - var(--header) - ${height.footer}px);
  ${media.snapped} {
    scroll-snap-align: start;
  }
  ${media.phone} {
    min-height: 0;
  }
`

const Space = styled(Wrap)`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  padding-block: 24px;
  ${media.phone} {
    padding: 8px 12px 12px;
  }
`

// Lessons and terminal have one height: what the section leaves, but no more than the terminal's body may have with its
// title bar and its strip, so that both columns end on one line.
const Grid = styled.div`
  --available: calc(100dvh - var(--header) - ${height.footer}px - 48px);
  --tallest: calc(34rem + ${height.titleBar + height.strip + 2}px);
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 24px;
  height: clamp(35rem, var(--available), var(--tallest));
  > .terminal-window {
    grid-column: span 2;
  }
  ${media.stacked} {
    display: flex;
    flex-direction: column;
    gap: 16px;
    height: auto;
  }
  ${media.phone} {
    gap: 8px;
  }
  &[data-maximized] {
    ${folded}
  }
`

/** The second section: lessons beside the terminal. */
export function Work(props: TerminalWindowProps): ReactNode {
  const { keeper, maximized, suggestion } = props
  return (
    <Section data-work="" aria-label="Lessons and terminal">
      <Space>
        <Grid data-maximized={maximized || undefined}>
          <Lessons key={keeper.mode.name} keeper={keeper} onTry={suggestion.offer} />
          <TerminalWindow {...props} />
        </Grid>
      </Space>
    </Section>
  )
}
