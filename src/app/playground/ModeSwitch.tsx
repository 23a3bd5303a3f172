import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../icons.tsx'
import { type Mode, modeList } from '../modes.tsx'
import { color, media, type ModeName, motion, radius, shadow, type } from '../theme.ts'
import { Spoken } from './controls.tsx'

const Place = styled.div`
  position: relative;
  ${media.phone} {
    order: 5;
    flex: 1 0 100%;
  }
`

const Trigger = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  height: 40px;
  /* wide enough for either label, so that choosing a mode moves nothing */
  min-width: 206px;
  padding: 0 10px 0 12px;
  border: 1px solid ${color.ctl};
  border-radius: ${radius.control};
  background: ${color.s1};
  color: ${color.accent};
  font-weight: 600;
  transition:
    border-color ${motion.fast},
    background ${motion.fast};
  &:hover {
    background: ${color.s2};
    border-color: ${color.accent};
  }
  .label {
    flex: 1;
    text-align: left;
    white-space: nowrap;
  }
  .icon:last-child {
    color: ${color.text3};
    ${media.moving} {
      transition: transform ${motion.mid} ${motion.ease};
    }
  }
  &[aria-expanded='true'] .icon:last-child {
    transform: rotate(180deg);
  }
  ${media.coarse} {
    height: 44px;
  }
  ${media.phone} {
    width: 100%;
    height: 44px;
  }
`

const Menu = styled.ul`
  position: absolute;
  right: 0;
  top: calc(100% + 8px);
  z-index: 40;
  width: 336px;
  padding: 6px;
  background: ${color.s1};
  border: 1px solid ${color.ctl};
  border-radius: ${radius.menu};
  box-shadow: ${shadow};
  ${media.phone} {
    left: 0;
    width: auto;
  }
`

const Option = styled.li`
  display: grid;
  grid-template-columns: 20px 1fr 16px;
  gap: 2px 12px;
  align-items: center;
  padding: 10px;
  border-radius: ${radius.control};
  cursor: pointer;
  &[data-active] {
    background: ${color.s2};
    box-shadow: inset 0 0 0 1px ${color.ctl};
  }
  > .icon:first-child {
    grid-row: span 2;
    align-self: start;
    margin-top: 2px;
  }
  b {
    font-weight: 600;
    line-height: 1.3;
  }
  small {
    grid-column: 2;
    font-size: ${type.t13};
    color: ${color.text2};
    line-height: 1.35;
  }
  > .icon:nth-of-type(2) {
    grid-column: 3;
    grid-row: 1;
  }
  &[aria-selected='false'] > .icon:nth-of-type(2) {
    visibility: hidden;
  }
  ${media.forced} {
    &[data-active] {
      outline: 2px solid Highlight;
    }
  }
`

/** Where the menu's mark goes on a key; undefined for keys that do not move it. */
function moved(active: number, key: string): number | undefined {
  const last = modeList.length - 1
  switch (key) {
    case 'ArrowDown':
      return Math.min(active + 1, last)
    case 'ArrowUp':
      return Math.max(active - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return last
    default: {
      const found = key.length === 1 ? modeList.findIndex((mode) => mode.label.toLowerCase().startsWith(key)) : -1
      return found < 0 ? undefined : found
    }
  }
}

interface ModeMenuProps {
  readonly id: string
  readonly mode: Mode
  readonly onChoose: (mode: ModeName) => void
  /** `restore` is true when the focus belongs back on the button. */
  readonly onClose: (restore: boolean) => void
}

interface MenuKeys {
  readonly active: number
  readonly setActive: (index: number) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** The option that keys go to, and what the keys do. */
function useMenuKeys({ mode, onClose }: ModeMenuProps, choose: (index: number) => void): MenuKeys {
  const [active, setActive] = useState(modeList.indexOf(mode))
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = moved(active, event.key)
    if (next !== undefined) setActive(next)
    else if (event.key === 'Enter' || event.key === ' ') choose(active)
    else if (event.key === 'Escape') onClose(true)
    else {
      if (event.key === 'Tab') onClose(false)
      return
    }
    event.preventDefault()
  }
  return { active, setActive, onKeyDown }
}

function ModeMenu(props: ModeMenuProps): ReactNode {
  const { id, mode, onChoose } = props
  const menu = useRef<HTMLUListElement>(null)
  const choose = (index: number): void => {
    const chosen = modeList[index]
    if (chosen) onChoose(chosen.name)
  }
  const { active, setActive, onKeyDown } = useMenuKeys(props, choose)
  useEffect(() => menu.current?.focus({ preventScroll: true }), [])
  return (
    <Menu
      ref={menu}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select shows neither icons nor summaries
      role="listbox"
      tabIndex={-1}
      aria-label="Mode"
      aria-activedescendant={`${id}-${active}`}
      onKeyDown={onKeyDown}
    >
      {modeList.map((option, index) => (
        <ModeOption
          key={option.name}
          id={`${id}-${index}`}
          option={option}
          selected={option === mode}
          active={index === active}
          onPoint={() => setActive(index)}
          onChoose={() => choose(index)}
        />
      ))}
    </Menu>
  )
}

interface ModeOptionProps {
  readonly id: string
  readonly option: Mode
  readonly selected: boolean
  readonly active: boolean
  readonly onPoint: () => void
  readonly onChoose: () => void
}

function ModeOption({ id, option, selected, active, onPoint, onChoose }: ModeOptionProps): ReactNode {
  return (
    // the listbox holds the focus and hears the keys
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events jsx-a11y/interactive-supports-focus
    <Option
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the listbox
      role="option"
      aria-selected={selected}
      data-active={active || undefined}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      <Icon name={option.icon} />
      <b>{option.label}</b> <Icon name="check" size={16} />
      <small>{option.summary}</small>
    </Option>
  )
}

/** Calls `onOutside` for pointers that go down anywhere but in `place`. */
function usePointerOutside(place: RefObject<HTMLElement | null>, open: boolean, onOutside: () => void): void {
  useEffect(() => {
    if (!open) return undefined
    const listen = (event: PointerEvent): void => {
      if (event.target instanceof Node && !place.current?.contains(event.target)) onOutside()
    }
    document.addEventListener('pointerdown', listen)
    return () => document.removeEventListener('pointerdown', listen)
  }, [place, open, onOutside])
}

interface ModeSwitchProps {
  readonly mode: Mode
  readonly onMode: (mode: ModeName) => void
}

function TriggerContent({ mode }: { readonly mode: Mode }): ReactNode {
  return (
    <>
      <Icon name={mode.icon} />
      <span className="label">
        <Spoken>Mode: </Spoken>
        {mode.label}
      </span>
      <Icon name="chevron" size={16} />
    </>
  )
}

/** The mode, and a listbox to choose another (ARIA Authoring Practices, select-only listbox). */
export function ModeSwitch({ mode, onMode }: ModeSwitchProps): ReactNode {
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const close = (restore: boolean): void => {
    setOpen(false)
    if (restore) trigger.current?.focus({ preventScroll: true })
  }
  const choose = (name: ModeName): void => {
    onMode(name)
    close(true)
  }
  const openByArrow = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpen(true)
  }
  usePointerOutside(place, open, () => setOpen(false))
  return (
    <Place ref={place}>
      <Trigger
        ref={trigger}
        type="button"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={openByArrow}
      >
        <TriggerContent mode={mode} />
      </Trigger>
      {open && <ModeMenu id={id} mode={mode} onClose={close} onChoose={choose} />}
    </Place>
  )
}
