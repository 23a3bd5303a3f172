import { type ReactNode, Suspense, useEffect } from 'react'
import { styled } from 'styled-components'
import { late } from '../late.ts'
import { color, height, media, radius, TERMINAL_HEIGHT } from '../theme.ts'
import { snapAhead } from '../snap.ts'
import { useStore } from '../use-store.ts'
import { Wrap } from './controls.tsx'
import { folded } from './folded.ts'
import { Lessons } from './Lessons.tsx'
import { TerminalWindow, type TerminalWindowProps } from './TerminalWindow.tsx'
import { say } from '../words/language.ts'

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
  ${media.landscape} {
    height: 100dvh;
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
  ${media.landscape} {
    padding: 0;
  }
`

/** The title bar, the strip and the borders of the terminal's window; a panel that is folded. */
const FRAME = height.titleBar + height.strip + 2
const CLOSED = height.panelHead + 2

// The terminal has 125 columns from 1440 px on, beside a scrollbar too, so that `docker ps` fits. Lessons and terminal end on one line. Where there is little height the terminal gives way first, but not below its least, and
// then the panel.
const Grid = styled.div`
  --available: calc(100dvh - var(--header) - ${height.footer}px - 48px);
  display: grid;
  grid-template-columns: var(--lessons) repeat(2, minmax(0, 1fr));
  gap: 24px;
  height: clamp(35rem, var(--available), 960px);
  ${media.wide} {
    &:has([data-fold][aria-expanded='false']) {
      max-height: calc(${TERMINAL_HEIGHT.max} + ${FRAME + 16 + CLOSED}px);
    }
  }
  ${media.huge} {
    grid-template-columns: var(--lessons) repeat(2, minmax(0, 1fr)) 384px;
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
  ${media.landscape} {
    display: grid;
    grid-template-rows: minmax(0, 1fr);
    gap: 0;
    height: 100dvh;
  }
  &[data-maximized] {
    ${folded}
  }
`

const Beside = styled.div`
  position: relative;
  /* a sheet lies over the terminal and the panel */
  &:has(> .sheet) > :not(.sheet) {
    visibility: hidden;
  }
  grid-column: span 2;
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-width: 0;
  min-height: 0;
  .terminal-window {
    flex: 0 1000 auto;
    min-height: calc(${TERMINAL_HEIGHT.min} + ${FRAME}px);
    ${media.stacked} {
      flex: none;
    }
    ${media.landscape} {
      flex: 1;
      min-height: 0;
    }
    [data-kb] & {
      min-height: 0;
    }
  }
  ${media.phone} {
    gap: 8px;
  }
`

// its place is there from the start, so that nothing moves when it comes
const Panel = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1 1 var(--panel);
  min-height: ${CLOSED + 26}px;
  min-width: 0;
  background: ${color.s1};
  border: 1px solid ${color.line};
  border-radius: ${radius.window};
  overflow: hidden;
  ${media.stacked} {
    flex: none;
    height: var(--panel);
  }
  ${media.phone} {
    height: auto;
    min-height: ${CLOSED}px;
  }
  &:has([data-fold][aria-expanded='false']) {
    flex: none;
    height: ${CLOSED}px;
    min-height: 0;
  }
  ${media.landscape} {
    display: none;
  }
`

const Side = styled(Panel)`
  display: none;
  ${media.huge} {
    display: flex;
  }
`

// loaded once the first prompt is there and the page is idle
const StatePanel = late(async () => (await import('../learn/StatePanel.tsx')).StatePanel)
const MachinePanel = late(async () => (await import('../learn/StatePanel.tsx')).MachinePanel)

/** The second section: lessons, the terminal, and what is in the machine. */
export function Work(props: Omit<TerminalWindowProps, 'actions'>): ReactNode {
  const { keeper, panes, maximized, suggestion } = props
  const settled = useStore(keeper.settled)
  useEffect(snapAhead, [])
  const actions = {
    offer: suggestion.offer,
    run: () => panes.press('\r'),
    enter: (line: string) => panes.enter(line),
    leave: (keys: string) => panes.send(keys),
    focus: () => void panes.focus(),
  }
  return (
    <Section data-work="" aria-label={say('Lessons and terminal')}>
      <Space>
        <Grid data-maximized={maximized || undefined}>
          <Lessons key={keeper.mode.name} keeper={keeper} actions={actions} />
          <Beside className="beside">
            <TerminalWindow {...props} actions={actions} />
            <Panel className="state-panel">
              <Suspense>{settled && <StatePanel keeper={keeper} panes={panes} />}</Suspense>
            </Panel>
          </Beside>
          <Side className="machine-panel">
            <Suspense>{settled && <MachinePanel keeper={keeper} panes={panes} />}</Suspense>
          </Side>
        </Grid>
      </Space>
    </Section>
  )
}
