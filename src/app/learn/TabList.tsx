import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { styled } from 'styled-components'
import { accentBracket } from '../playground/controls.tsx'
import { color, height, rem, type } from '../theme.ts'

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
    ${accentBracket(7, 12)}
  }
`

/** The tab that a key leads to. */
function tabOfKey(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

interface TabListProps<Name extends string> {
  /** What the ids of its tabs begin with: `ID-NAME`. */
  readonly id: string
  readonly className?: string
  readonly label: string
  readonly tabs: readonly { readonly name: Name; readonly content: ReactNode }[]
  readonly chosen: Name
  /** The id of what shows the chosen one; undefined while nothing does. */
  readonly panel: string | undefined
  readonly onChoose: (name: Name) => void
  /** One was chosen with the pointer. */
  readonly onPointed?: () => void
  /** Delete was pressed on the chosen one. */
  readonly onDelete?: () => void
}

/** Tabs, of which the arrow keys choose one. */
export function TabList<Name extends string>(props: TabListProps<Name>): ReactNode {
  const { id, className, label, tabs, chosen, panel, onChoose, onPointed, onDelete } = props
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent): void => {
    const at = tabs.findIndex(({ name }) => name === chosen)
    const next = tabOfKey(event.key, at, tabs.length)
    const name = next === undefined ? undefined : tabs[next]?.name
    if (event.key === 'Delete') onDelete?.()
    if (name === undefined) return
    event.preventDefault()
    onChoose(name)
    list.current?.querySelector<HTMLElement>(`[id="${id}-${name}"]`)?.focus({ preventScroll: true })
  }
  return (
    <Tabs ref={list} className={className} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map(({ name, content }) => (
        <button
          key={name}
          id={`${id}-${name}`}
          type="button"
          role="tab"
          aria-selected={name === chosen}
          aria-controls={panel}
          tabIndex={name === chosen ? 0 : -1}
          onClick={({ detail }) => {
            onChoose(name)
            // a click that the keyboard makes has no count
            if (detail > 0) onPointed?.()
          }}
        >
          {content}
        </button>
      ))}
    </Tabs>
  )
}
