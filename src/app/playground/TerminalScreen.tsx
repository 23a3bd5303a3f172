import { type ReactNode, type RefObject, useEffect } from 'react'
import { styled } from 'styled-components'
import type { ModeKeeper } from '../mode-keeper.ts'
import type { Loading } from '../loading.ts'
import type { PlaygroundMachine } from '../modes.tsx'
import type { Panes } from '../panes.ts'
import type { SuggestionHolder } from '../suggestion.ts'
import { color, font, HIGHLIGHT_MS, media, TERMINAL_HEIGHT, type } from '../theme.ts'
import { useStore } from '../use-store.ts'
import { errorBar, spokenOnly } from './controls.tsx'
import { foreign } from './foreign.ts'
import { Unavailable } from './Unavailable.tsx'
import { say } from '../words/language.ts'

const Screen = styled.div`
  --text-from: 20px;
  [data-mode='docker'] & {
    --text-from: 16px;
  }
  ${media.phone} {
    &,
    [data-mode='docker'] & {
      --text-from: 14px;
    }
  }
  position: relative;
  flex: 0 1 ${TERMINAL_HEIGHT.max};
  height: ${TERMINAL_HEIGHT.max};
  min-height: ${TERMINAL_HEIGHT.min};
  max-height: ${TERMINAL_HEIGHT.max};
  overflow: hidden;
  cursor: text;
  background: ${color.term};
  ${media.stacked} {
    flex-basis: ${TERMINAL_HEIGHT.min};
    height: ${TERMINAL_HEIGHT.min};
  }
  ${media.landscape} {
    height: auto;
  }
  [data-kb] & {
    height: auto;
  }
  &[data-highlight] {
    box-shadow: inset 0 0 0 2px ${color.accent};
  }
  .recalled-line {
    ${spokenOnly}
  }
  .terminal-pane {
    position: absolute;
    inset: 0;
  }
  /* the scrollbar that FitAddon leaves room for lies over the last columns */
  [data-mode='docker'] & .terminal-pane {
    right: -12px;
    ${media.phone} {
      right: 0;
    }
  }
  .xterm {
    height: 100%;
    /* FitAddon takes the scrollbar's 14 px away itself: with them the right edge has 16 */
    padding: 14px 2px 14px var(--text-from);
    ${media.phone} {
      padding: 10px 0 10px var(--text-from);
    }
  }
  /* xterm.js measures the contrast of inverse text against the wrong colour, and greys it */
  .xterm-rows span.xterm-bg-257 {
    color: var(--term) !important;
  }

  .xterm .xterm-viewport {
    background: none;
  }
  /* xterm.js clips here; the gutter belongs to what is seen, and the scrollbar to the window's edge */
  .xterm-scrollable-element {
    margin-left: calc(-1 * var(--text-from));
    padding-left: var(--text-from);
  }
  [data-mode='docker'] & .xterm-scrollable-element > .scrollbar.vertical {
    right: 12px;
    ${media.phone} {
      right: 0;
    }
  }
  .xterm .xterm-scrollable-element > .scrollbar > .slider {
    left: 3px !important;
    width: 8px !important;
    border-radius: 4px;
  }
  .xterm-rows {
    font-variant-ligatures: none;
    font-feature-settings: 'zero' 1;
  }
  ${media.forced} {
    .xterm-cursor-block {
      forced-color-adjust: none;
      background: Highlight !important;
      color: HighlightText !important;
    }
    .xterm-cursor-outline {
      outline-color: Highlight !important;
    }
  }
  .xterm .xterm-cursor-blink {
    animation-duration: 1.06s !important;
  }
  [data-resting] .xterm .xterm-cursor-blink {
    animation: none !important;
  }
  ${media.still} {
    .xterm .xterm-cursor-blink {
      animation: none !important;
    }
  }
  .xterm-decoration.press-enter {
    width: max-content !important;
    font: 400 ${type.t12} / 1 ${font.ui};
    display: flex;
    align-items: center;
    gap: 4px;
    color: ${color.text2};
    pointer-events: none;
    kbd {
      padding: 2px 5px;
      border: 1px solid ${color.ctl};
      border-radius: 3px;
      font: 500 ${type.t12} / 1 ${font.mono};
    }
  }
  .xterm-decoration.error-bar::before {
    ${errorBar}
    ${media.phone} {
      left: -9px;
    }
    ${media.forced} {
      background: Mark;
    }
  }
`

const Starting = styled.p`
  padding: 14px 20px;
  font: 400 ${type.t14} / 1.55 ${font.mono};
  color: ${color.text3};
  ${media.phone} {
    padding: 10px 14px;
    font-size: ${type.t13};
  }
`

/** How long the lessons wait for the first prompt, in milliseconds. */
const PATIENCE_MS = 2000

/** Shows the pane of the machine in `host` while both are there. */
function usePane(
  host: RefObject<HTMLElement | null>,
  keeper: ModeKeeper,
  panes: Panes,
  machine: Loading<PlaygroundMachine>,
): boolean {
  const code = useStore(panes.module)
  const ready = code.type === 'ready' && machine.type === 'ready'
  const over = code.type === 'failed' || machine.type === 'failed'
  useEffect(() => {
    if (!host.current || machine.type !== 'ready' || !ready) return undefined
    const hide = panes.show(host.current, keeper.mode, machine.value)
    keeper.openLessons()
    keeper.complete()
    const end = keeper.listen(machine.value, panes)
    return () => {
      end()
      hide()
    }
  }, [host, keeper, panes, machine, ready])
  useEffect(() => {
    // lessons can be read without a terminal, and while a slow one comes
    if (ready) return undefined
    const timer = setTimeout(() => keeper.openLessons(), over ? 0 : PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [keeper, over, ready])
  return ready
}

/** Marks the terminal's input for a moment; gives the function that ends it early. */
function highlight(screen: HTMLElement): () => void {
  screen.dataset['highlight'] = ''
  const end = (): void => {
    clearTimeout(timer)
    delete screen.dataset['highlight']
  }
  const timer = setTimeout(end, HIGHLIGHT_MS)
  return end
}

/** Puts a suggested command into the prompt, focuses the terminal, and highlights it for a moment. */
function useSuggestion(
  host: RefObject<HTMLElement | null>,
  panes: Panes,
  suggestion: SuggestionHolder,
  ready: boolean,
): void {
  useEffect(() => {
    let endHighlight: (() => void) | undefined
    const take = (): void => {
      const command = suggestion.value.get()
      if (command === undefined || !ready || !host.current) return
      panes.suggest(command)
      suggestion.used()
      host.current.closest('section')?.scrollIntoView({ block: 'nearest' })
      endHighlight?.()
      endHighlight = highlight(host.current)
    }
    take()
    const stop = suggestion.value.subscribe(take)
    return () => {
      endHighlight?.()
      stop()
    }
  }, [host, panes, suggestion, ready])
}

interface TerminalScreenProps {
  readonly host: RefObject<HTMLElement | null>
  readonly keeper: ModeKeeper
  readonly panes: Panes
  readonly suggestion: SuggestionHolder
}

/** What the terminal's place holds while there is no terminal, and what brings it there. */
export function TerminalScreen({ host, keeper, panes, suggestion }: TerminalScreenProps): ReactNode {
  const machine = useStore(keeper.machine)
  const code = useStore(panes.module)
  const ready = usePane(host, keeper, panes, machine)
  useSuggestion(host, panes, suggestion, ready)
  if (machine.type === 'failed' || code.type === 'failed') return <Unavailable what="The terminal" />
  return !ready && <Starting>{say('Starting the terminal…')}</Starting>
}

interface TerminalPlaceProps {
  readonly place: RefObject<HTMLDivElement | null>
  readonly children?: ReactNode
}

/** The terminal's place. React only makes it: what happens inside never renders a component. */
export function TerminalPlace({ place, children }: TerminalPlaceProps): ReactNode {
  return (
    <Screen ref={place} className="terminal-screen">
      <div className="panes" {...foreign} />
      {children}
    </Screen>
  )
}
