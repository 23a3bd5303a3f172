import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { late } from '../late.ts'
import { height, media, rem, TERMINAL_HEIGHT } from '../theme.ts'
import { arriveAtTerminal, snapAhead } from '../snap.ts'
import { useStore } from '../use-store.ts'
import { panelFrame, Wrap } from './controls.tsx'
import { folded } from './folded.ts'
import type { Mode } from '../modes.tsx'
import { KeyBar } from './KeyBar.tsx'
import { LessonsBlank, LessonsPanel } from './LessonsBlank.tsx'
import type { LessonsProps } from './Lessons.tsx'
import type { StepActions } from './step.ts'
import { TerminalPlace, TerminalScreen } from './TerminalScreen.tsx'
import { blankHead, TerminalHead, TerminalWindow, type TerminalWindowProps } from './TerminalWindow.tsx'
import { Unavailable } from './Unavailable.tsx'
import { say } from '../words/language.ts'

const Section = styled.section`
  display: flex;
  flex-direction: column;
  min-height: calc(100dvh - var(--header) - ${rem(height.footer)});
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
  --available: calc(100dvh - var(--header) - ${rem(height.footer)} - 48px);
  display: grid;
  grid-template-columns: var(--lessons) repeat(2, minmax(0, 1fr));
  gap: 24px;
  --whole: clamp(35rem, var(--available), 960px);
  height: var(--whole);
  ${media.wide} {
    &:has([data-fold][aria-expanded='false']) {
      --closed: calc(${TERMINAL_HEIGHT.max} + ${rem(FRAME + 16 + CLOSED)});
      max-height: var(--closed);
      /* its top stays where it is */
      margin-bottom: max(0px, var(--whole) - var(--closed));
    }
  }
  ${media.beneath} {
    /* the page of a port is in the place of the panel, and needs more than is left for that on a low screen */
    &:has(.port-page) {
      --whole: max(${TERMINAL_HEIGHT.min} + ${rem(FRAME + 16 + 240)}, clamp(35rem, var(--available), 960px));
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
  /* a sheet lies over the terminal and the panel; a :has() here would style the whole page anew with every node that comes or goes */
  &[data-covered] > :not(.sheet) {
    visibility: hidden;
  }
  grid-column: span 2;
  display: flex;
  flex-direction: column;
  /* the page of a port is beside the terminal, and where that is too narrow in the place of the panel */
  &:has(> .port-page) {
    display: grid;
    grid-template: minmax(calc(${TERMINAL_HEIGHT.min} + ${rem(FRAME)}), 1fr) minmax(0, var(--panel)) / 58fr 42fr;
    > .state-panel {
      grid-column: 1 / -1;
    }
    ${media.narrow} {
      display: flex;
      > .state-panel {
        display: none;
      }
    }
  }
  gap: 16px;
  min-width: 0;
  min-height: 0;
  .terminal-window {
    flex: 0 1000 auto;
    min-height: calc(${TERMINAL_HEIGHT.min} + ${rem(FRAME)});
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
  ${panelFrame}
  container: panel / inline-size;
  flex: 1 1 var(--panel);
  min-height: ${rem(CLOSED + 26)};
  min-width: 0;
  ${media.stacked} {
    flex: none;
    height: var(--panel);
  }
  ${media.phone} {
    height: auto;
    min-height: ${rem(CLOSED)};
  }
  &:has([data-fold][aria-expanded='false']) {
    flex: none;
    height: ${rem(CLOSED)};
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

const NoLessons = (): ReactNode => (
  <LessonsPanel className="lessons">
    <Unavailable what="The lessons" />
  </LessonsPanel>
)

// they are on the page after the first prompt
const Lessons = late(async () => (await import('./Lessons.tsx')).Lessons, NoLessons)

// loaded once the first prompt is there and the page is idle
const StatePanel = late(async () => (await import('../learn/StatePanel.tsx')).StatePanel)
const MachinePanel = late(async () => (await import('../learn/StatePanel.tsx')).MachinePanel)

type PanelProps = Pick<TerminalWindowProps, 'keeper' | 'panes'>

const PortPage = late(async () => (await import('../learn/port-page/PortPage.tsx')).PortPage)

const LatePanel = (props: PanelProps): ReactNode => (
  <Suspense>{useStore(props.keeper.settled) && <StatePanel {...props} />}</Suspense>
)

const LateSide = (props: PanelProps): ReactNode => (
  <Suspense>{useStore(props.keeper.settled) && <MachinePanel {...props} />}</Suspense>
)

function LateLessons(props: LessonsProps): ReactNode {
  const { type } = useStore(props.keeper.lessons)
  return (
    <Suspense fallback={<LessonsBlank />}>{type === 'waiting' ? <LessonsBlank /> : <Lessons {...props} />}</Suspense>
  )
}

function LatePortPage({ keeper }: PanelProps): ReactNode {
  const machine = useStore(keeper.machine)
  const settled = useStore(keeper.settled)
  const isThere = settled && machine.type === 'ready' && machine.value.visit
  return <Suspense>{isThere && <PortPage machine={machine.value} />}</Suspense>
}

/** While a line runs nothing is done: the button is still there after that. */
function go({ keeper, panes }: WorkParts, at: number): void {
  const machine = keeper.machine.get()
  if (machine.type !== 'ready') return
  const { value } = machine
  import('../learn/rewind.ts').then(({ rewindOf }) => rewindOf(value, keeper, panes).go(at)).catch(() => undefined)
}

const actionsOf = (parts: WorkParts): StepActions => ({
  offer: parts.suggestion.offer,
  run: () => parts.panes.press('\r'),
  enter: (line) => parts.panes.enter(line),
  leave: (keys) => parts.panes.send(keys),
  go: (at) => go(parts, at),
  focus: () => void parts.panes.focus(),
})

/** What the second section is filled with. */
export type WorkParts = Omit<TerminalWindowProps, 'actions'>

interface WorkProps {
  readonly mode: Mode
  /** What the page's own text does not have: without it there is the frame alone, with the place for the terminal. */
  readonly parts: WorkParts | undefined
}

/** The second section: lessons, the terminal, and what is in the machine. */
export function Work({ mode, parts }: WorkProps): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  const props = parts && { ...parts, actions: actionsOf(parts) }
  useEffect(snapAhead, [])
  useEffect(arriveAtTerminal, [])
  return (
    <Section data-work="" aria-label={say('Lessons and terminal')}>
      <Space>
        <Grid data-maximized={props?.maximized || undefined}>
          {props ? <LateLessons key={mode.name} keeper={props.keeper} actions={props.actions} /> : <LessonsBlank />}
          <Beside className="beside">
            <TerminalWindow mode={mode}>
              {props ? <TerminalHead {...props} /> : blankHead}
              <TerminalPlace place={place}>{props && <TerminalScreen host={place} {...props} />}</TerminalPlace>
              {props && <KeyBar panes={props.panes} />}
            </TerminalWindow>
            {props && <LatePortPage {...props} />}
            <Panel className="state-panel">{props && <LatePanel {...props} />}</Panel>
          </Beside>
          <Side className="machine-panel">{props && <LateSide {...props} />}</Side>
        </Grid>
      </Space>
    </Section>
  )
}
