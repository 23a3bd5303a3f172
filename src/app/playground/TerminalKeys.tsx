import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { css, styled } from 'styled-components'
import { Icon } from '../icons.tsx'
import { LaterIcon } from '../later-icons.tsx'
import type { Panes } from '../panes.ts'
import { color, font, media, radius, type } from '../theme.ts'
import { useStore } from '../use-store.ts'
import { watchOnScreenKeyboard } from './watch-keyboard.ts'
import { watchTurning } from './watch-turning.ts'
import { say } from '../words/language.ts'
import type { Text } from '../words/words.ts'

interface Key {
  readonly name: Text
  /** What is sent; absent for Ctrl, which changes the next key. */
  readonly data?: string
  readonly label?: string
  /** An arrow, turned from up, in degrees. */
  readonly turn?: number
}

/** Two rows of six with the arrows in a T and Run beside both, or one row. */
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

const scrolled = css`
  display: flex;
  overflow-x: auto;
  scrollbar-width: none;
  > button {
    flex: none;
    width: 44px;
  }
  > button:nth-child(-n + 2),
  > button:nth-child(7) {
    width: 56px;
  }
`

const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(12, 1fr) 76px;
  gap: 4px;
  padding: 4px;
  /* large letters may need more room than there is */
  overflow: auto hidden;
  scrollbar-width: none;
  border-top: 1px solid ${color.line};
  background: ${color.s1};
  ${media.phone} {
    grid-template-columns: repeat(6, minmax(max-content, 1fr)) minmax(52px, max-content);
  }
  ${media.tiny} {
    grid-template-columns: repeat(6, minmax(max-content, 1fr));
  }
  ${media.widePhone} {
    grid-template-columns: repeat(12, 1fr) 76px;
  }
  /* one row that scrolls, where there is little height */
  ${media.landscape} {
    ${scrolled}
  }
  [data-kb] & {
    ${scrolled}
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
  /* filled while there is a line to run, under the thumb */
  .run {
    grid-column: -2;
    grid-row: 1 / span 2;
    height: auto;
    grid-auto-flow: column;
    place-content: center;
    gap: 4px;
    font: 600 ${type.t14} / 1.3 ${font.ui};
    /* Ejecutar is longer than Run */
    :lang(es) & {
      font-stretch: 76%;
    }
    ${media.phone} {
      grid-auto-flow: row;
    }
    ${media.tiny} {
      grid-column: 1 / -1;
      grid-row: 3;
      grid-auto-flow: column;
      height: 44px;
    }
    ${media.widePhone} {
      grid-row: 1;
      grid-auto-flow: column;
      height: 44px;
    }
    ${media.landscape} {
      order: -1;
      grid-auto-flow: column;
      width: 76px;
      height: 44px;
    }
    [data-kb] & {
      display: none;
    }
  }
  [data-filled],
  button[aria-pressed='true'] {
    background: ${color.accent};
    color: ${color.onaccent};
    ${media.forced} {
      outline: 2px solid Highlight;
    }
  }
`

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
  readonly panes: Pick<Panes, 'control' | 'holdsLine' | 'cramped' | 'press'>
}

function RunKey({ panes }: KeyBarProps): ReactNode {
  const holdsLine = useStore(panes.holdsLine)
  return (
    <button
      type="button"
      className="run"
      tabIndex={-1}
      data-filled={holdsLine || undefined}
      onClick={() => panes.press('\r')}
    >
      {say('Run')} <Icon name="enter" size={16} />
    </button>
  )
}

/** Keys that on-screen keyboards lack. They never take the focus from the terminal. */
export function TerminalKeys({ panes }: KeyBarProps): ReactNode {
  const held = useStore(panes.control)
  const [reachable, setReachable] = useState(0)
  useEffect(() => watchOnScreenKeyboard(panes.cramped), [panes])
  useEffect(watchTurning, [])
  const press = (key: Key): void => {
    if (key.data === undefined) panes.control.set(!held)
    else panes.press(key.data)
  }
  return (
    <Bar
      role="toolbar"
      aria-label={say('Terminal keys')}
      tabIndex={-1}
      onKeyDown={moveFocus}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      {KEYS.map((key, index) => (
        <button
          key={key.name}
          type="button"
          tabIndex={index === reachable ? 0 : -1}
          aria-label={say(key.name)}
          aria-pressed={key.data === undefined ? held : undefined}
          onFocus={() => setReachable(index)}
          onClick={() => press(key)}
        >
          {key.label ?? <LaterIcon name="arrow" size={16} turn={key.turn ?? 0} />}
        </button>
      ))}
      <RunKey panes={panes} />
    </Bar>
  )
}
