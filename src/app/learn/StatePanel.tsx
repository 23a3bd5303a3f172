import { type ReactNode, Suspense, useEffect, useEffectEvent, useId, useState } from 'react'
import { styled } from 'styled-components'
import type { Machine } from '../../shell/machine.ts'
import { Icon } from '../icons.tsx'
import type { ModeKeeper } from '../mode-keeper.ts'
import type { Panes } from '../panes.ts'
import { iconControl } from '../playground/controls.tsx'
import { color, height, media, radius, rem } from '../theme.ts'
import { useMedia } from '../use-media.ts'
import { useStore } from '../use-store.ts'
import { pictures } from './pictures/index.ts'
import { moreBelow } from './pictures/parts.tsx'
import type { PictureName } from './pictures/name.ts'
import type { PictureProps } from './pictures/picture.ts'
import { type Rewind, rewindOf } from './rewind.ts'
import { TabList } from './TabList.tsx'
import { Timeline } from './Timeline.tsx'
import { askedPictureOf } from './asked-picture.ts'
import { askedWayOf } from './asked-way.ts'
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
  /* long names scroll beside what takes lines back */
  > [role='tablist'] {
    flex: 0 1 auto;
    min-width: 0;
    overflow: auto hidden;
    scrollbar-width: none;
  }
  ${media.phone} {
    gap: 0;
    padding: 0;
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
  ${media.phone} {
    flex: none;
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

interface PictureTabsProps {
  readonly id: string
  readonly names: readonly PictureName[]
  readonly chosen: PictureName
  /** Whether there is a panel to control. */
  readonly open: boolean
  readonly onChoose: (name: PictureName) => void
}

function PictureTabs({ id, names, chosen, open, onChoose }: PictureTabsProps): ReactNode {
  return (
    <TabList
      id={id}
      label={say('What is in the machine')}
      tabs={names.map((name) => ({ name, content: say(name) }))}
      chosen={chosen}
      panel={open ? `${id}-panel` : undefined}
      onChoose={onChoose}
    />
  )
}

interface ViewProps extends Pick<PictureTabsProps, 'id' | 'chosen'> {
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

/** Shows a picture when it is asked for; that of containers, when the way to one of them is. */
function useAsked(
  machine: Machine | undefined,
  names: readonly PictureName[],
  onChoose: (name: PictureName) => void,
): void {
  const choose = useEffectEvent((name: PictureName | undefined) => {
    if (name && names.includes(name)) onChoose(name)
  })
  useEffect(() => {
    if (!machine) return undefined
    const [way, picture] = [askedWayOf(machine), askedPictureOf(machine)]
    const stops = [
      way.subscribe(() => choose(way.get() && 'Containers')),
      picture.subscribe(() => choose(picture.get())),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [machine])
}

/** Gives the function that brings the panel into view once it is open, where the page is longer than the screen. */
function useReveal(id: string): () => void {
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (asked > 0) document.querySelector(`#${CSS.escape(id)}-panel`)?.scrollIntoView({ block: 'nearest' })
  }, [asked, id])
  return () => setAsked((times) => times + 1)
}

function LivePanel({ keeper, machine, rewind, names, panes }: LiveProps): ReactNode {
  const id = useId()
  const phone = useMedia(PHONE)
  const [tab, setTab] = useState<PictureName>()
  const [opened, setOpened] = useState<boolean>()
  const chosen = names.find((name) => name === tab) ?? names[0] ?? 'Files'
  const open = opened ?? !phone
  const choose = (name: PictureName): void => {
    setTab(name)
    setOpened(true)
  }
  const reveal = useReveal(id)
  useAsked(machine, names, (name) => {
    choose(name)
    reveal()
  })
  return (
    <>
      <Head>
        <PictureTabs id={id} names={names} chosen={chosen} open={open} onChoose={choose} />
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
      {open && (
        <View id={id} chosen={chosen} picture={{ machine, rewind, panes, told: keeper.told, downwards: false }} />
      )}
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
  useAsked(live?.machine, names, setTab)
  if (!live || !huge) return undefined
  return (
    <>
      <Head>
        <PictureTabs id={id} names={names} chosen={chosen} open onChoose={setTab} />
      </Head>
      <View
        id={id}
        chosen={chosen}
        picture={{ ...live, panes: props.panes, told: props.keeper.told, downwards: true }}
      />
    </>
  )
}
