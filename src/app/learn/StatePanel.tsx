import { type KeyboardEvent, type ReactNode, Suspense, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { Machine } from '../../shell/machine.ts'
import { Icon } from '../icons.tsx'
import type { ModeKeeper } from '../mode-keeper.ts'
import type { Panes } from '../panes.ts'
import { iconControl } from '../playground/controls.tsx'
import { color, height, media, radius, rem, type } from '../theme.ts'
import { useMedia } from '../use-media.ts'
import { useStore } from '../use-store.ts'
import { pictures } from './pictures/index.ts'
import { moreBelow } from './pictures/parts.tsx'
import type { PictureName, PictureProps } from './pictures/picture.ts'
import { type Rewind, rewindOf } from './rewind.ts'
import { Timeline } from './Timeline.tsx'
import { language, say } from '../words/language.ts'

const PHONE = media.phone.replace('@media ', '')
const HUGE = media.huge.replace('@media ', '')

const Head = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  gap: 8px;
  height: ${rem(height.panelHead)};
  padding: 0 8px 0 4px;
  ${media.phone} {
    overflow: auto hidden;
    scrollbar-width: none;
    gap: 0;
    padding: 0;
  }
`

const Tabs = styled.div`
  display: flex;
  flex: none;
  button {
    position: relative;
    height: ${rem(height.panelHead)};
    padding: 0 12px;
    font-size: ${type.t13};
    font-weight: 600;
    white-space: nowrap;
    color: ${color.text2};
  }
  button:hover,
  [aria-selected='true'] {
    color: ${color.text};
  }
  button:focus-visible {
    outline-offset: -4px;
  }
  [aria-selected='true']::after {
    content: '';
    position: absolute;
    left: 12px;
    right: 12px;
    bottom: 7px;
    height: 5px;
    border: 1.5px solid ${color.accent};
    border-top: 0;
    border-radius: 0 0 3px 3px;
    ${media.forced} {
      border-color: Highlight;
    }
  }
`

const Fold = styled.button`
  ${iconControl}
  width: 32px;
  height: 32px;
  border-radius: ${radius.control};
  &[aria-expanded='false'] .icon {
    rotate: 180deg;
  }
`

const Body = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: auto;
  padding: 6px 16px 12px;
  scrollbar-width: thin;
  scrollbar-color: ${color.ctl} transparent;
  &:focus-visible {
    outline-offset: -2px;
  }
  &::after {
    ${moreBelow}
    display: block;
    position: sticky;
    bottom: -12px;
    margin: -16px -16px -12px;
  }
  ${media.phone} {
    flex: none;
    max-height: 244px;
    padding: 8px 12px 12px;
  }
`

/** The tab that a key leads to. */
function tabOfKey(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

interface TabListProps {
  readonly id: string
  readonly names: readonly PictureName[]
  readonly chosen: PictureName
  /** Whether there is a panel to control. */
  readonly open: boolean
  readonly onChoose: (name: PictureName) => void
}

function TabList({ id, names, chosen, open, onChoose }: TabListProps): ReactNode {
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = tabOfKey(event.key, names.indexOf(chosen), names.length)
    const name = next === undefined ? undefined : names[next]
    if (name === undefined) return
    event.preventDefault()
    onChoose(name)
    list.current?.querySelector<HTMLElement>(`[id="${id}-${name}"]`)?.focus({ preventScroll: true })
  }
  return (
    <Tabs ref={list} role="tablist" aria-label={say('What is in the machine')} onKeyDown={onKeyDown}>
      {names.map((name) => (
        <button
          key={name}
          id={`${id}-${name}`}
          type="button"
          role="tab"
          aria-selected={name === chosen}
          aria-controls={open ? `${id}-panel` : undefined}
          tabIndex={name === chosen ? 0 : -1}
          onClick={() => onChoose(name)}
        >
          {say(name)}
        </button>
      ))}
    </Tabs>
  )
}

interface ViewProps extends Pick<TabListProps, 'id' | 'chosen'> {
  readonly picture: PictureProps
}

function View({ id, chosen, picture }: ViewProps): ReactNode {
  const Picture = pictures[chosen]
  return (
    // what scrolls must be reachable by keyboard
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Body id={`${id}-panel`} className="panel-body" role="tabpanel" tabIndex={0} aria-labelledby={`${id}-${chosen}`}>
      <Suspense>
        <Picture key={useStore(language)} {...picture} />
      </Suspense>
    </Body>
  )
}

interface PanelProps {
  readonly keeper: ModeKeeper
  readonly panes: Panes
}

interface LiveProps extends PanelProps {
  readonly machine: Machine
  readonly rewind: Rewind
  readonly names: readonly PictureName[]
}

/** The pictures of a mode; where the machine has a column of its own, those of it are there. */
const machineTabs = { linux: ['Files', 'Processes'], docker: ['Containers', 'Build', 'Files'] } as const
const lineTabs = ['Pipe'] as const
const allTabs = { linux: ['Files', 'Pipe', 'Processes'], docker: ['Containers', 'Build', 'Files'] } as const

function LivePanel({ machine, rewind, names, panes }: LiveProps): ReactNode {
  const id = useId()
  const phone = useMedia(PHONE)
  const [tab, setTab] = useState<PictureName>()
  const [opened, setOpened] = useState<boolean>()
  const chosen = names.find((name) => name === tab) ?? names[0] ?? 'Files'
  const open = opened ?? !phone
  return (
    <>
      <Head>
        <TabList
          id={id}
          names={names}
          chosen={chosen}
          open={open}
          onChoose={(name) => {
            setTab(name)
            setOpened(true)
          }}
        />
        <Timeline rewind={rewind} machine={machine} />
        <Fold
          type="button"
          data-fold=""
          aria-label={open ? say('Fold the panel') : say('Open the panel')}
          aria-expanded={open}
          onClick={() => setOpened(!open)}
        >
          <Icon name="chevron" size={16} />
        </Fold>
      </Head>
      {open && <View id={id} chosen={chosen} picture={{ machine, rewind, panes, downwards: false }} />}
    </>
  )
}

function useLive({ keeper, panes }: PanelProps): Pick<LiveProps, 'machine' | 'rewind'> | undefined {
  const machine = useStore(keeper.machine)
  if (machine.type !== 'ready') return undefined
  return { machine: machine.value, rewind: rewindOf(machine.value, keeper, panes) }
}

/** What is in the machine, and the lines that made it so; below the terminal. */
export function StatePanel(props: PanelProps): ReactNode {
  const live = useLive(props)
  const huge = useMedia(HUGE)
  const { name } = props.keeper.mode
  return live && <LivePanel key={name} {...props} {...live} names={huge ? lineTabs : allTabs[name]} />
}

/** The same in a column of its own, drawn downwards, on wide pages. */
export function MachinePanel(props: PanelProps): ReactNode {
  const id = useId()
  const live = useLive(props)
  const huge = useMedia(HUGE)
  const [tab, setTab] = useState<PictureName>()
  const names: readonly PictureName[] = machineTabs[props.keeper.mode.name]
  const chosen = names.find((name) => name === tab) ?? names[0] ?? 'Files'
  if (!live || !huge) return undefined
  return (
    <>
      <Head>
        <TabList id={id} names={names} chosen={chosen} open onChoose={setTab} />
      </Head>
      <View id={id} chosen={chosen} picture={{ ...live, panes: props.panes, downwards: true }} />
    </>
  )
}
