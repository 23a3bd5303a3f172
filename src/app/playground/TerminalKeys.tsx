import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { Store } from '../../base/store.ts'
import { Icon } from '../icons.tsx'
import { color, font, media, radius, type } from '../theme.ts'
import { useStore } from '../use-store.ts'

interface Key {
  readonly name: string
  /** What is sent; absent for Ctrl, which changes the next key. */
  readonly data?: string
  readonly label?: string
  /** An arrow, turned from up, in degrees. */
  readonly turn?: number
}

/** Two rows of six with the arrows in a T, or one row of twelve. */
const KEYS: readonly Key[] = [
  { name: 'Esc', data: '\x1b', label: 'Esc' },
  { name: 'Tab', data: '\t', label: 'Tab' },
  { name: 'Pipe', data: '|', label: '|' },
  { name: 'Up', data: '\x1b[A', turn: 0 },
  { name: 'Tilde', data: '~', label: '~' },
  { name: 'Interrupt ^C', data: '\x03', label: '^C' },
  { name: 'Ctrl', label: 'Ctrl' },
  { name: 'Slash', data: '/', label: '/' },
  { name: 'Left', data: '\x1b[D', turn: -90 },
  { name: 'Down', data: '\x1b[B', turn: 180 },
  { name: 'Right', data: '\x1b[C', turn: 90 },
  { name: 'Hyphen', data: '-', label: '-' },
]

const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(12, 1fr);
  gap: 4px;
  padding: 4px;
  border-top: 1px solid ${color.line};
  background: ${color.s1};
  ${media.phone} {
    grid-template-columns: repeat(6, 1fr);
  }
  ${media.widePhone} {
    grid-template-columns: repeat(12, 1fr);
  }
  &[data-pinned] {
    position: fixed;
    left: 0;
    right: 0;
    bottom: 0;
    z-index: 35;
  }
  button {
    display: grid;
    place-items: center;
    min-width: 0;
    height: 44px;
    border-radius: ${radius.control};
    background: ${color.s3};
    color: ${color.text};
    font: 500 ${type.t14} / 1 ${font.mono};
    user-select: none;
    -webkit-user-select: none;
  }
  button:focus-visible {
    outline-offset: -2px;
  }
  button[aria-pressed='true'] {
    background: ${color.accent};
    color: ${color.onaccent};
    ${media.forced} {
      outline: 2px solid Highlight;
    }
  }
`

/** An on-screen keyboard is at least this high, in pixels: browser bars that come and go are not. */
const KEYBOARD_HEIGHT = 120

/** How far the bottom of what is seen lies above the bottom of the window, while an on-screen keyboard is open. */
function useKeyboardInset(): number {
  const [inset, setInset] = useState(0)
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return undefined
    const measure = (): void => {
      const hidden = window.innerHeight - view.height * view.scale
      const typing = document.activeElement?.classList.contains('xterm-helper-textarea')
      const open = typing && hidden > KEYBOARD_HEIGHT
      setInset(open ? Math.max(0, window.innerHeight - view.height - view.offsetTop) : 0)
    }
    for (const event of ['resize', 'scroll'] as const) view.addEventListener(event, measure)
    return () => {
      for (const event of ['resize', 'scroll'] as const) view.removeEventListener(event, measure)
    }
  }, [])
  return inset
}

/** Scrolls the page so that the on-screen keyboard and the bar cover neither the terminal nor, where it is higher, its cursor. */
function keepInSight(bar: HTMLElement | null): void {
  const screen = bar?.closest('section')?.querySelector('.terminal-screen')
  if (!bar || !screen) return
  const limit = bar.getBoundingClientRect().top
  const fits = screen.getBoundingClientRect().height <= limit
  const seen = fits ? screen : (screen.querySelector('.xterm-cursor') ?? screen)
  const covered = seen.getBoundingClientRect().bottom - limit
  if (covered > 0) window.scrollBy({ top: covered, behavior: 'instant' })
}

/** Gives the ref for the bar, and keeps the terminal in sight above it when the keyboard opens. */
function useKeptInSight(inset: number): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (inset === 0) return undefined
    // room behind the page's end, so that its last part can be scrolled out from under the keyboard
    document.body.style.paddingBottom = `${inset}px`
    keepInSight(bar.current)
    return () => void document.body.style.removeProperty('padding-bottom')
  }, [inset])
  return bar
}

/** Arrow keys move along a toolbar (ARIA Authoring Practices). */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const keys = [...event.currentTarget.querySelectorAll('button')]
  const at = keys.findIndex((key) => key === document.activeElement)
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: keys.length - 1,
  }
  const next = steps[event.key]
  if (next === undefined) return
  event.preventDefault()
  keys.at(next % keys.length)?.focus()
}

export interface KeyBarProps {
  /** Whether Ctrl is held for the next key. */
  readonly control: Store<boolean>
  readonly onPress: (data: string) => void
}

/** Keys that on-screen keyboards lack. They never take the focus from the terminal. */
export function TerminalKeys({ control, onPress }: KeyBarProps): ReactNode {
  const inset = useKeyboardInset()
  const held = useStore(control)
  const [reachable, setReachable] = useState(0)
  const bar = useKeptInSight(inset)
  const press = (key: Key): void => {
    if (key.data === undefined) control.set(!held)
    else onPress(key.data)
  }
  return (
    <Bar
      ref={bar}
      role="toolbar"
      aria-label="Terminal keys"
      tabIndex={-1}
      data-pinned={inset > 0 || undefined}
      style={inset > 0 ? { transform: `translateY(-${inset}px)` } : undefined}
      onKeyDown={moveFocus}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      {KEYS.map((key, index) => (
        <button
          key={key.name}
          type="button"
          tabIndex={index === reachable ? 0 : -1}
          aria-label={key.name}
          aria-pressed={key.data === undefined ? held : undefined}
          onFocus={() => setReachable(index)}
          onClick={() => press(key)}
        >
          {key.label ?? <Icon name="arrow" size={16} turn={key.turn ?? 0} />}
        </button>
      ))}
    </Bar>
  )
}
