import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Icon, type IconName } from '../icons.tsx'
import { LaterIcon } from '../later-icons.tsx'
import { color, media, radius, shadow, type } from '../theme.ts'
import { usePointerOutside } from './use-pointer-outside.ts'

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
  > .icon:first-child:has(~ small) {
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

/** One thing to choose. */
export interface Choice<Name extends string> {
  readonly name: Name
  readonly label: string
  readonly icon: IconName
  readonly summary?: string
  /** The language of the label, where it is another one than the page's. */
  readonly lang?: string
}

/** Where the menu's mark goes on a key; undefined for keys that do not move it. */
function moved(choices: readonly Choice<string>[], active: number, key: string): number | undefined {
  const last = choices.length - 1
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
      const found = key.length === 1 ? choices.findIndex(({ label }) => label.toLowerCase().startsWith(key)) : -1
      return found < 0 ? undefined : found
    }
  }
}

interface ChoiceListProps {
  readonly id: string
  /** What is chosen among, for who cannot see it. */
  readonly label: string
  readonly choices: readonly Choice<string>[]
  readonly chosen: string
  readonly onChoose: (index: number) => void
  /** `restore` is true when the focus belongs back on the button. */
  readonly onClose: (restore: boolean) => void
}

interface ListKeys {
  readonly active: number
  readonly setActive: (index: number) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** The option that keys go to, and what the keys do. */
function useListKeys({ choices, chosen, onChoose, onClose }: ChoiceListProps): ListKeys {
  const [active, setActive] = useState(choices.findIndex(({ name }) => name === chosen))
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = moved(choices, active, event.key)
    if (next !== undefined) setActive(next)
    else if (event.key === 'Enter' || event.key === ' ') onChoose(active)
    else if (event.key === 'Escape') onClose(true)
    else {
      if (event.key === 'Tab') onClose(false)
      return
    }
    event.preventDefault()
  }
  return { active, setActive, onKeyDown }
}

/** The choices as a listbox, which has the focus. */
export function ChoiceList(props: ChoiceListProps): ReactNode {
  const { id, label, choices, chosen, onChoose, onClose } = props
  const menu = useRef<HTMLUListElement>(null)
  const { active, setActive, onKeyDown } = useListKeys(props)
  useEffect(() => menu.current?.focus({ preventScroll: true }), [])
  usePointerOutside(menu, () => onClose(false))
  return (
    <Menu
      ref={menu}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select shows neither icons nor summaries
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      aria-activedescendant={`${id}-${active}`}
      onKeyDown={onKeyDown}
    >
      {choices.map((choice, index) => (
        <ChoiceOption
          key={choice.name}
          id={`${id}-${index}`}
          choice={choice}
          selected={choice.name === chosen}
          active={index === active}
          onPoint={() => setActive(index)}
          onChoose={() => onChoose(index)}
        />
      ))}
    </Menu>
  )
}

interface ChoiceOptionProps {
  readonly id: string
  readonly choice: Choice<string>
  readonly selected: boolean
  readonly active: boolean
  readonly onPoint: () => void
  readonly onChoose: () => void
}

function ChoiceOption({ id, choice, selected, active, onPoint, onChoose }: ChoiceOptionProps): ReactNode {
  return (
    // the listbox holds the focus and hears the keys
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events jsx-a11y/interactive-supports-focus
    <Option
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the listbox
      role="option"
      aria-selected={selected}
      data-active={active || undefined}
      data-name={choice.name}
      lang={choice.lang}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      <Icon name={choice.icon} />
      <b>{choice.label}</b> <LaterIcon name="check" size={16} />
      {choice.summary !== undefined && <small>{choice.summary}</small>}
    </Option>
  )
}
