import { type ReactNode, Suspense, useEffect } from 'react'
import { styled } from 'styled-components'
import type { Session, SessionState } from '../../shell/session/session.ts'
import type { ShellName } from '../../shell/terminal-shell.ts'
import type { ModeKeeper } from '../mode-keeper.ts'
import { Icon } from '../icons.tsx'
import { late } from '../late.ts'
import type { Mode } from '../modes.tsx'
import { LEAVE_SENTENCE_ID, type Panes } from '../panes.ts'
import type { SuggestionHolder } from '../suggestion.ts'
import { color, font, height, media, radius, rem, shadow, type } from '../theme.ts'
import { useStore, useStorePart } from '../use-store.ts'
import type { StepActions } from './step.ts'
import { BarButton } from './BarButton.ts'
import { bracket, spokenOnly } from './controls.tsx'
import { ScreenLog } from './ScreenLog.tsx'
import { ShellSwitch } from './ShellSwitch.tsx'
import { Strip } from './Strip.tsx'
import { StripBlank } from './StripPlace.tsx'
import { say } from '../words/language.ts'

const Window = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  flex: 0 1 auto;
  min-height: 0;
  background: ${color.term};
  border: 1px solid ${color.line};
  border-radius: ${radius.window};
  overflow: hidden;
  box-shadow: ${shadow};
  &:focus-within {
    border-color: ${color.ctl};
  }
  ${media.stacked} {
    flex: none;
  }
  ${media.landscape} {
    flex: 1;
    border-width: 0 0 0 1px;
    border-radius: 0;
    .terminal-screen {
      flex: 1;
      min-height: 0;
    }
  }
  /* an on-screen keyboard leaves room for the terminal alone */
  [data-kb] & {
    position: fixed;
    top: var(--seen-top);
    left: 0;
    right: 0;
    z-index: 40;
    height: var(--seen-height);
    min-height: 0;
    border: 0;
    border-radius: 0;
    .terminal-screen {
      flex: 1;
      min-height: 0;
    }
  }
`

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  flex: none;
  flex-wrap: wrap;
  min-height: ${rem(height.titleBar)};
  padding: 0 8px 0 16px;
  background: ${color.s1};
  border-bottom: 1px solid ${color.line};
  [data-kb] & {
    display: none;
  }
  > .icon {
    color: ${color.accent};
  }
  /* several terminals say so in their tabs */
  &:has(> .terminal-tabs) {
    flex-wrap: nowrap;
    > .title {
      display: none;
    }
  }
  ${media.phone} {
    &:has(> .terminal-tabs) > :is(.icon, .clear) {
      display: none;
    }
  }
  > .title {
    display: flex;
    align-items: center;
    gap: inherit;
    flex: 1 1 0;
    /* the name has a row of its own where the text is large */
    min-width: clamp(0px, calc((23rem - 100%) * 999), 100% - 30px);
    ${media.phone} {
      min-width: clamp(0px, calc((17rem - 100%) * 999), 100% - 26px);
    }
  }
  h2 {
    font: 500 ${type.t13} / 1.3 ${font.mono};
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
    padding-block: 3px;
    &:has(b) {
      color: ${color.text2};
    }
    i {
      font-style: normal;
      color: ${color.text3};
    }
    b {
      font-weight: 500;
      color: ${color.text};
      position: relative;
      padding-bottom: 3px;
      &::after {
        ${bracket(0, 4)}
        color: ${color.accent};
      }
    }
  }
  ${media.phone} {
    padding: 0 4px 0 12px;
    gap: 6px;
  }
  ${media.tiny} {
    gap: 2px;
    > .icon {
      display: none;
    }
    h2 {
      font-size: ${type.t12};
      letter-spacing: -0.03em;
    }
  }
`

const Where = styled.span`
  flex: 1;
  min-width: 0;
  font: 400 ${type.t13} / 1.3 ${font.mono};
  color: ${color.text3};
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
  ${media.phone} {
    display: none;
  }
`

// a phone has the whole width for the terminal, and little for its title
const MaximizeButton = styled(BarButton)`
  ${media.phone} {
    display: none;
  }
`

const Divider = styled.span`
  flex: none;
  width: 1px;
  height: 20px;
  background: ${color.line};
  ${media.phone} {
    display: none;
  }
`

// in sight where the panel is not, and on a phone Undo alone; its place is there from the start
const Rewinding = styled.span`
  display: none;
  flex: none;
  width: 68px;
  gap: 4px;
  ${media.stacked} {
    display: flex;
  }
  ${media.coarse} {
    width: 92px;
  }
  ${media.phone} {
    width: 44px;
    button + button {
      display: none;
    }
  }
  button span {
    ${spokenOnly}
  }
`

// what opens one more terminal comes later than the bar, and Bash alone has it; a phone has no room for it
const TabButtonsPlace = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  flex: none;
  justify-content: flex-end;
  min-width: 32px;
  ${media.coarse} {
    min-width: 44px;
  }
  ${media.phone} {
    &:not(:has(.close-terminal)) {
      display: none;
    }
  }
`

const StepBar = late(async () => (await import('../learn/StepBar.tsx')).StepBar)
const PortChips = late(async () => (await import('../learn/port-page/PortChips.tsx')).PortChips)
const TabsOfTerminals = late(async () => (await import('../tabs/TerminalTabs.tsx')).TabsOfTerminals)
const TabButtons = late(async () => (await import('../tabs/TerminalTabs.tsx')).TabButtons)
const TitleButtons = late(async () => (await import('../learn/TitleButtons.tsx')).TitleButtons)

const whereOf = (state: SessionState): string => state.where
const insideOf = (state: SessionState): string | undefined => state.inside

function LivePlace({ session }: { readonly session: Session }): ReactNode {
  return <Where className="where">{useStorePart(session.state, whereOf)}</Where>
}

/** The container whose shell the terminal shows. */
function LiveInside({ session }: { readonly session: Session }): ReactNode {
  const inside = useStorePart(session.state, insideOf)
  return (
    inside !== undefined && (
      <>
        <i> › </i>
        <b>{inside}</b>
      </>
    )
  )
}

/** The session of a mode, as soon as its machine runs. */
function useSession(keeper: ModeKeeper): Session | undefined {
  const machine = useStore(keeper.machine)
  return machine.type === 'ready' ? machine.value.session : undefined
}

interface TitleBarProps extends Omit<TerminalWindowProps, 'suggestion' | 'actions'> {
  readonly session: Session | undefined
}

function Rewind({ keeper, panes }: Pick<TitleBarProps, 'keeper' | 'panes'>): ReactNode {
  const machine = useStore(keeper.machine)
  const settled = useStore(keeper.settled)
  return (
    <Rewinding>
      {settled && machine.type === 'ready' && (
        <Suspense>
          <TitleButtons keeper={keeper} panes={panes} machine={machine.value} />
        </Suspense>
      )}
    </Rewinding>
  )
}

interface TabsPartProps extends Pick<TitleBarProps, 'keeper' | 'panes' | 'shell'> {
  readonly part: typeof TabButtons
}

/** A part of what there is for several terminals: Bash has them. */
function TabsPart({ keeper, part: Part, ...props }: TabsPartProps): ReactNode {
  const machine = useStore(keeper.machine)
  const settled = useStore(keeper.settled)
  const isShown = settled && machine.type === 'ready' && (props.shell === 'Bash' || 'close' in machine.value)
  return <Suspense>{isShown && <Part keeper={keeper} machine={machine.value} {...props} />}</Suspense>
}

function TabButtonsOf(props: Omit<TabsPartProps, 'part'>): ReactNode {
  const machine = useStore(props.keeper.machine)
  const isAdditional = machine.type === 'ready' && 'close' in machine.value
  return (
    (props.shell === 'Bash' || isAdditional) && (
      <TabButtonsPlace>
        <TabsPart {...props} part={TabButtons} />
      </TabButtonsPlace>
    )
  )
}

/** The ports that lead into containers. */
function Ports({ keeper }: Pick<TitleBarProps, 'keeper'>): ReactNode {
  const machine = useStore(keeper.machine)
  const settled = useStore(keeper.settled)
  const isOpen = settled && machine.type === 'ready' && machine.value.visit
  return <Suspense>{isOpen && <PortChips machine={machine.value} />}</Suspense>
}

function TitleBar({ keeper, panes, session, maximized, onMaximize, shell, onShell }: TitleBarProps): ReactNode {
  const { mode } = keeper
  const { host, home, windowButtons } = mode.terminal
  return (
    <Bar>
      <Icon name={mode.icon} />
      <TabsPart {...{ keeper, panes, shell }} part={TabsOfTerminals} />
      <div className="title">
        <h2>
          {host}
          {session && <LiveInside session={session} />}
        </h2>
        {session ? <LivePlace session={session} /> : <Where className="where">{home}</Where>}
      </div>
      <Ports keeper={keeper} />
      <ShellSwitch session={session} shell={shell} onShell={onShell} onChosen={() => panes.focus()} />
      <Rewind keeper={keeper} panes={panes} />
      {windowButtons && (
        <>
          <Divider className="divider" />
          <BarButton type="button" className="clear" disabled={!session} onClick={() => session?.clear(true)}>
            <Icon name="clear" size={16} />
            <span>{say('Clear')}</span>
          </BarButton>
        </>
      )}
      <TabButtonsOf {...{ keeper, panes, shell }} />
      {windowButtons && (
        <MaximizeButton
          type="button"
          aria-label={say('Maximize terminal')}
          aria-pressed={maximized}
          onClick={() => onMaximize(!maximized)}
        >
          <Icon name="maximize" size={16} />
        </MaximizeButton>
      )}
    </Bar>
  )
}

/** What stands above the terminal while there is no room for the lesson. */
function Cramped({ keeper, panes, actions }: Pick<TerminalWindowProps, 'keeper' | 'panes' | 'actions'>): ReactNode {
  return <Suspense>{useStore(panes.cramped) && <StepBar keeper={keeper} actions={actions} />}</Suspense>
}

/** The terminal of a mode, and what its title bar changes. */
export interface TerminalWindowProps {
  readonly keeper: ModeKeeper
  readonly panes: Panes
  readonly suggestion: SuggestionHolder
  readonly actions: StepActions
  readonly maximized: boolean
  readonly onMaximize: (maximized: boolean) => void
  readonly shell: ShellName
  readonly onShell: (shell: ShellName) => void
}

/** What stands above the terminal: the title bar and the strip. */
export function TerminalHead(props: TerminalWindowProps): ReactNode {
  const { keeper, panes, actions, shell, onShell } = props
  const session = useSession(keeper)
  useEffect(() => {
    void session?.choose(shell).then((loaded) => loaded || onShell('Simple'))
    // another function for the same end is no reason to choose again
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [session, shell])
  return (
    <>
      <Cramped {...props} />
      <TitleBar {...props} session={session} />
      <Strip
        id={LEAVE_SENTENCE_ID}
        session={session}
        told={keeper.told}
        heard={keeper.heard}
        onPut={(line) => panes.suggest(line)}
        onGo={actions.go}
        onBash={() => onShell('Bash')}
        onEnd={(options) => {
          session?.endShell(options)
          panes.focus()
        }}
      />
    </>
  )
}

/** What is there before React has come: the bars are as high as they will be. */
export const blankHead = (
  <>
    <Bar />
    <StripBlank />
  </>
)

interface WindowProps {
  readonly mode: Mode
  readonly children: ReactNode
}

/** The terminal with its title bar, its strip, and the keys for phones, and with its lines as text. */
export function TerminalWindow({ mode, children }: WindowProps): ReactNode {
  return (
    <Window id="terminal" className="terminal-window" tabIndex={-1} aria-label={say(mode.label)}>
      {children}
      <ScreenLog />
    </Window>
  )
}
