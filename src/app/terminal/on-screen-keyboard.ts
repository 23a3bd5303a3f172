import type { Terminal } from '@xterm/xterm'

/** A tap on the terminal raises the keyboard that was held back. */
function raiseOnTap({ textarea }: Terminal, element: HTMLElement): void {
  element.addEventListener('pointerdown', () => {
    if (textarea?.inputMode !== 'none') return
    textarea.inputMode = ''
    // the terminal takes the focus anew, and the keyboard comes with it
    textarea.blur()
  })
}

/** What focuses a terminal's input. On touch screens that raises the keyboard, unless it is to be done `quietly` and none is up. */
export function createFocus(terminal: Terminal, element: HTMLElement): (quietly?: boolean) => void {
  const { textarea } = terminal
  raiseOnTap(terminal, element)
  return (quietly = false) => {
    const isUp = document.activeElement === textarea
    if (textarea && !isUp && matchMedia('(pointer: coarse)').matches) textarea.inputMode = quietly ? 'none' : ''
    terminal.focus()
  }
}
