import { type KeyboardEvent, type ReactNode, type RefObject, Suspense, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { late } from '../late.ts'
import type { Choice } from './ChoiceList.tsx'

const Place = styled.div`
  position: relative;
`

// loaded when somebody is about to choose
const load = async (): Promise<typeof import('./ChoiceList.tsx')> => import('./ChoiceList.tsx')
const ChoiceList = late(async () => (await load()).ChoiceList)

const prepare = (): void => void load().catch(() => undefined)

/** What makes an element the button of the list. */
export interface TriggerProps {
  readonly ref: RefObject<HTMLButtonElement | null>
  readonly type: 'button'
  readonly 'aria-haspopup': 'listbox'
  readonly 'aria-expanded': boolean
  readonly 'aria-controls': string | undefined
  readonly onClick: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

interface ListSwitchProps<Name extends string> {
  /** What is chosen among, for who cannot see it. */
  readonly label: string
  readonly choices: readonly Choice<Name>[]
  readonly chosen: Name
  readonly onChoose: (name: Name) => void
  readonly className?: string
  /** Draws the button. */
  readonly children: (trigger: TriggerProps) => ReactNode
}

/** A button, and a listbox to choose another of a few things (ARIA Authoring Practices, select-only listbox). */
export function ListSwitch<Name extends string>(props: ListSwitchProps<Name>): ReactNode {
  const { className, children, onChoose, ...list } = props
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const close = (restore: boolean): void => {
    setOpen(false)
    if (restore) trigger.current?.focus({ preventScroll: true })
  }
  const choose = (index: number): void => {
    const choice = list.choices[index]
    if (choice) onChoose(choice.name)
    close(true)
  }
  const openByArrow = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <Place className={className} onPointerEnter={prepare} onFocus={prepare}>
      {children({
        ref: trigger,
        type: 'button',
        'aria-haspopup': 'listbox',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => setOpen(!open),
        onKeyDown: openByArrow,
      })}
      <Suspense>{open && <ChoiceList {...list} id={id} onClose={close} onChoose={choose} />}</Suspense>
    </Place>
  )
}
