import { type RefObject, useEffect } from 'react'

/** Calls `onOutside` for pointers that go down anywhere but in a menu, and in what it stands in: its button. */
export function usePointerOutside(menu: RefObject<HTMLElement | null>, onOutside: () => void): void {
  useEffect(() => {
    const listen = (event: PointerEvent): void => {
      if (event.target instanceof Node && !menu.current?.parentElement?.contains(event.target)) onOutside()
    }
    document.addEventListener('pointerdown', listen)
    return () => document.removeEventListener('pointerdown', listen)
  }, [menu, onOutside])
}
