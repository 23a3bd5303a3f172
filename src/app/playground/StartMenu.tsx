import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import type { Machine } from '../../shell/machine.ts'
import { Icon } from '../icons.tsx'
import { LaterIcon } from '../later-icons.tsx'
import type { ModeKeeper } from '../mode-keeper.ts'
import { color, media, radius, shadow, type } from '../theme.ts'
import { useStore } from '../use-store.ts'
import { usePointerOutside } from './use-pointer-outside.ts'
import { say } from '../words/language.ts'

const Menu = styled.div`
  position: absolute;
  z-index: 20;
  right: 0;
  bottom: calc(100% + 8px);
  width: 400px;
  padding: 6px;
  border: 1px solid ${color.ctl};
  border-radius: ${radius.menu};
  background: ${color.s1};
  box-shadow: ${shadow};
  ${media.phone} {
    left: 0;
    width: auto;
  }
  > button {
    display: grid;
    grid-template-columns: 20px 1fr;
    gap: 0 12px;
    align-items: start;
    width: 100%;
    padding: 10px;
    border-radius: ${radius.control};
    text-align: left;
  }
  > button:hover {
    background: ${color.s2};
    text-decoration: none;
  }
  > button:focus-visible {
    outline-offset: -2px;
    background: ${color.s2};
  }
  b {
    font-size: ${type.t14};
    font-weight: 600;
    line-height: 1.4;
    color: ${color.text};
  }
  small {
    grid-column: 2;
    font-size: ${type.t13};
    line-height: 1.4;
    color: ${color.text2};
  }
  [aria-disabled] b {
    color: ${color.text3};
  }
`

interface Item {
  readonly icon: ReactNode
  readonly name: string
  readonly note: string
  readonly off?: boolean
  choose(): void
}

/** The machine as it was at first; what was there can be brought back. */
async function resetFiles(machine: Machine, keeper: ModeKeeper): Promise<void> {
  await machine.reset()
  keeper.told.set({ type: 'reset' })
}

/** The lesson's first step, with the files that it begins with: those of a new machine. */
async function restartLesson(machine: Machine, keeper: ModeKeeper): Promise<void> {
  const { command, expanded, lesson } = keeper.progress.get()
  if (!expanded) keeper.act({ type: 'select', lesson })
  for (let left = command; left > 0; left -= 1) keeper.act({ type: 'prev' })
  await resetFiles(machine, keeper)
}

function useItems({ keeper, onReset }: StartMenuProps): readonly Item[] {
  const machine = useStore(keeper.machine)
  const lessons = useStore(keeper.lessons)
  const progress = useStore(keeper.progress)
  const session = machine.type === 'ready' ? machine.value : undefined
  const runs = !session || session.session.state.get().running
  const title = lessons.type === 'ready' ? lessons.value[progress.lesson]?.title : undefined
  const done = progress.completed.length
  const later = say('As soon as the line that runs has ended.')
  return [
    {
      icon: <LaterIcon name="reset" size={18} />,
      name: say('Restart this lesson'),
      note: runs
        ? later
        : say(
            '{title} goes to its first step with the files it begins with. Finished lessons stay. Files can be brought back.',
            { title: title ?? say('The lesson') },
          ),
      off: runs,
      choose: () => void (session && restartLesson(session, keeper)),
    },
    {
      icon: <Icon name="loop" size={18} />,
      name: say('Reset files'),
      note: runs ? later : say('The machine as it was at the start. Steps and lessons stay. Can be undone.'),
      off: runs,
      choose: () => void (session && resetFiles(session, keeper)),
    },
    {
      icon: <Icon name="steps" size={18} />,
      name: say('Reset progress'),
      note: say('Forgets {lessons}, history and files. Asks first; cannot be undone.', {
        lessons: done === 1 ? say('1 finished lesson') : say('{count} finished lessons', { count: done }),
      }),
      choose: onReset,
    },
  ]
}

/** Which item a key leads to. */
function itemOfKey(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count
    case 'ArrowUp':
      return (at + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

interface StartMenuProps {
  readonly keeper: ModeKeeper
  readonly onReset: () => void
  /** `restore` is true when the focus belongs back on the button. */
  readonly onClose: (restore: boolean) => void
}

/** Three ways to start again, each with what stays (ARIA Authoring Practices, menu button). */
export function StartMenu(props: StartMenuProps): ReactNode {
  const { onClose } = props
  const menu = useRef<HTMLDivElement>(null)
  const items = useItems(props)
  const buttons = (): readonly HTMLElement[] => [...(menu.current?.querySelectorAll('button') ?? [])]
  useEffect(() => menu.current?.querySelector('button')?.focus({ preventScroll: true }), [])
  usePointerOutside(menu, () => onClose(false))
  const onKeyDown = (event: KeyboardEvent): void => {
    const all = buttons()
    const next = itemOfKey(
      event.key,
      all.findIndex((each) => each === document.activeElement),
      all.length,
    )
    if (next !== undefined) all[next]?.focus({ preventScroll: true })
    else if (event.key === 'Escape') onClose(true)
    else {
      if (event.key === 'Tab') onClose(false)
      return
    }
    event.preventDefault()
  }
  return (
    <Menu ref={menu} role="menu" tabIndex={-1} aria-label={say('Start again')} onKeyDown={onKeyDown}>
      {items.map((item) => (
        <MenuItem key={item.name} item={item} onClose={onClose} />
      ))}
    </Menu>
  )
}

interface MenuItemProps extends Pick<StartMenuProps, 'onClose'> {
  readonly item: Item
}

function MenuItem({ item: { icon, name, note, off, choose }, onClose }: MenuItemProps): ReactNode {
  const take = (): void => {
    if (off) return
    onClose(true)
    choose()
  }
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}

      aria-disabled={off || undefined}
      onClick={take}
    >
      {icon}
      <b>{name}</b>
      <small>{note}</small>
    </button>
  )
}
