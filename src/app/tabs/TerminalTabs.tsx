import { type ReactNode, useEffect, useId } from 'react'
import { styled } from 'styled-components'
import type { SessionState } from '../../shell/session/session.ts'
import type { ShellName } from '../../shell/terminal-shell.ts'
import { Figure, Icon } from '../icons.tsx'
import { TabList } from '../learn/TabList.tsx'
import type { ModeKeeper } from '../mode-keeper.ts'
import type { PlaygroundMachine } from '../modes.tsx'
import type { Panes } from '../panes.ts'
import { BarButton } from '../playground/BarButton.ts'
import { Spoken } from '../playground/controls.tsx'
import { color, font, height, media, rem, type } from '../theme.ts'
import { useStore, useStorePart } from '../use-store.ts'
import { say } from '../words/language.ts'
import { type TerminalTab, type TerminalTabs, tabsOf } from './tabs.ts'

export interface TerminalTabsProps {
  readonly keeper: ModeKeeper
  readonly panes: Panes
  /** The machine as the terminal has it that is shown. */
  readonly machine: PlaygroundMachine
  readonly shell: ShellName
}

const Tabs = styled(TabList<`${number}`>)`
  flex: 1;
  min-width: 0;
  margin-left: -4px;
  overflow: auto hidden;
  scrollbar-width: none;
  button {
    display: flex;
    align-items: center;
    gap: 8px;
    min-width: 0;
    max-width: 240px;
    height: ${rem(height.titleBar - 1)};
    font: 500 ${type.t13} / 1.3 ${font.mono};
  }
  small {
    overflow: hidden;
    text-overflow: ellipsis;
    font: 400 ${type.t13} / 1.3 ${font.mono};
    color: ${color.text3};
  }
  ${media.phone} {
    button {
      min-width: 44px;
      justify-content: center;
    }
    small {
      position: absolute;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }
  }
`

// a phone has no room for it beside the machine's name; what was opened before it was turned upright stays
const Opener = styled(BarButton)`
  ${media.phone} {
    display: none;
  }
`

/** What a terminal does: the line that runs there, or where its shell is. */
function titleOf({ inside, running, reads, lines, where }: SessionState): string {
  if (inside !== undefined) return inside
  if (!running || reads === 'command') return where
  return lines.findLast((line) => line.type === 'command')?.content ?? where
}

function Tab({ tab: { machine, number } }: { readonly tab: TerminalTab }): ReactNode {
  return (
    <>
      <Spoken>{say('Terminal')} </Spoken>
      {number}
      <small>{useStorePart(machine.session.state, titleOf)}</small>
    </>
  )
}

function useTabs({ keeper, panes, machine }: TerminalTabsProps): TerminalTabs {
  return tabsOf(machine, keeper, panes)
}

/** Gives the keyboard to the terminal, once it is there; on a touch screen that would raise a keyboard over what was asked for. */
function focusSoon(panes: Panes): void {
  if (!matchMedia('(pointer: coarse)').matches) setTimeout(() => panes.focus())
}

const nameOf = ({ number }: TerminalTab): `${number}` => `${number}`

/** The tabs of a machine in its title bar, as soon as there are two. The Simple shell has one terminal: the others go on out of sight. */
export function TabsOfTerminals(props: TerminalTabsProps): ReactNode {
  const { panes, machine, shell } = props
  const id = useId()
  const tabs = useTabs(props)
  const list = useStore(tabs.list)
  useEffect(() => {
    const [first] = tabs.list.get()
    if (shell === 'Simple' && first) tabs.show(first.machine)
  }, [tabs, shell])
  const shown = list.find((tab) => tab.machine === machine)
  if (list.length < 2 || !shown || shell === 'Simple') return null
  return (
    <Tabs
      id={id}
      className="terminal-tabs"
      label={say('Terminals')}
      tabs={list.map((tab) => ({ name: nameOf(tab), content: <Tab tab={tab} /> }))}
      chosen={nameOf(shown)}
      panel="terminal"
      onChoose={(name) => {
        const tab = list.find((each) => nameOf(each) === name)
        if (tab) tabs.show(tab.machine)
      }}
      onPointed={() => focusSoon(panes)}
      onDelete={() => shown.close?.()}
    />
  )
}

/** What opens one more terminal, and closes the one that is shown where that is not the first. */
export function TabButtons(props: TerminalTabsProps): ReactNode {
  const { panes, machine } = props
  const tabs = useTabs(props)
  const shown = useStore(tabs.list).find((tab) => tab.machine === machine)
  const isBash = useStorePart(machine.session.state, ({ shell }) => shell === 'Bash')
  const open = (): void => {
    // what did not come is said by the page
    tabs.open().then(
      () => focusSoon(panes),
      () => undefined,
    )
  }
  return (
    <>
      {shown?.close && (
        <BarButton
          type="button"
          className="close-terminal"
          aria-label={say('Close terminal {number}', { number: String(shown.number) })}
          onClick={() => {
            shown.close?.()
            focusSoon(panes)
          }}
        >
          <Icon name="dismiss" size={16} />
        </BarButton>
      )}
      <Opener type="button" aria-label={say('New terminal on the same machine')} disabled={!isBash} onClick={open}>
        <Figure size={16}>
          <path d="M12 5v14M5 12h14" />
        </Figure>
      </Opener>
    </>
  )
}
