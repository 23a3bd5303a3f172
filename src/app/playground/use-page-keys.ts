import { useEffect, useEffectEvent } from 'react'

interface PageKeys {
  /** From the terminal to the lesson, and back. */
  readonly onSwitch: (fromTerminal: boolean) => void
  readonly onNext: () => void
}

const isPlain = ({ ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean => !ctrlKey && !metaKey && !shiftKey

/** F6 and Alt+N, also while the terminal has the focus, which would take them. */
export function usePageKeys({ onSwitch, onNext }: PageKeys): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const { code, altKey, target } = event
    const isSwitch = code === 'F6' && !altKey && isPlain(event)
    // with Alt the letter may be another one
    const isNext = code === 'KeyN' && altKey && isPlain(event)
    if (!isSwitch && !isNext) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (isNext) onNext()
    else onSwitch(target instanceof Element && target.closest('.terminal-screen') !== null)
  })
  useEffect(() => {
    window.addEventListener('keydown', press, { capture: true })
    return () => window.removeEventListener('keydown', press, { capture: true })
  }, [])
}
