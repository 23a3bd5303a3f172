import type { ReadableStore } from '../../base/store.ts'
import type { Keyboard } from '../terminal/keyboard.ts'

function draw(element: HTMLElement): void {
  if (element.childElementCount > 0) return
  element.classList.add('press-enter')
  // the card's button says the same to who cannot see it
  element.setAttribute('aria-hidden', 'true')
  const key = document.createElement('kbd')
  key.textContent = 'Enter ↵'
  element.append('press ', key)
}

/** Says behind the cursor what is to be done while the step's command waits at the prompt; gives the function that ends it. */
export function showPressEnter(isTyped: ReadableStore<boolean>, keyboard: Keyboard): () => void {
  let remove: (() => void) | undefined
  const hide = (): void => {
    remove?.()
    remove = undefined
  }
  const show = (): void => {
    hide()
    if (isTyped.get()) remove = keyboard.drawBehindCursor(draw)
  }
  const stops = [isTyped.subscribe(show), keyboard.watch({ key: hide, shown: show }), hide]
  show()
  return () => {
    for (const stop of stops) stop()
  }
}
